"""A learned player of Matcha with the turns of 2020."""
