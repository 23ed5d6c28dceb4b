### Compiled play. The part after "refusal-" is the stable code.

refusal-needs-extra = これには { $package } が必要ですが、インストールされていません。次のコマンドで入れられます: pip install 'chakai[{ $extra }]'
