"""The one authority for a running game, the same behind terminal, browser, arena and tests."""
