"""What the start of the last set is worth, learned from games and from solved rounds."""
