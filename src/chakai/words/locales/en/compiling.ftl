### Compiled play. The part after "refusal-" is the stable code.

refusal-needs-extra = This needs { $package }, which is not installed. Install it with: pip install 'chakai[{ $extra }]'
