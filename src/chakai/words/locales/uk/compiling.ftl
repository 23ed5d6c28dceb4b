### Compiled play. The part after "refusal-" is the stable code.

refusal-needs-extra = Для цього потрібен пакет { $package }, якого не встановлено. Встановити його можна так: pip install 'chakai[{ $extra }]'
