### Compiled play. The part after "refusal-" is the stable code.

refusal-needs-extra = Hiervoor is { $package } nodig, en dat is niet geïnstalleerd. Installeer het met: pip install 'chakai[{ $extra }]'
