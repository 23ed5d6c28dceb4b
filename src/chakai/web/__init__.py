"""The table in the browser: every move is kept before anybody is told, and the pages know no rules."""
