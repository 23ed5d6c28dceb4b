"""Players that choose a move from a view; they never see a state."""
