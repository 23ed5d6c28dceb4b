"""How a database of an older chakai becomes one of this."""
