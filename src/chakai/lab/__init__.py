"""Many games: matches, statistics, reports."""
