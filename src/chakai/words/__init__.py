"""All sentences, in four languages; nothing to the left of this package contains any."""
