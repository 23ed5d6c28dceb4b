### Compiled play. The part after "refusal-" is the stable code.

refusal-needs-extra = Для цього потрібен пакет { $package }, а його не встановлено. Встановіть його так: pip install 'chakai[{ $extra }]'
