### Compiled play. The part after "refusal-" is the stable code.

refusal-needs-extra = これには{ $package }が必要ですが、インストールされていません。次のコマンドでインストールしてください：pip install 'chakai[{ $extra }]'
