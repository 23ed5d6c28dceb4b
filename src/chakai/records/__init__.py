"""One game as text, to the letter of the formats page."""
