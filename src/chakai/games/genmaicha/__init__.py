"""Genmaicha: blind bidding and tea brewing for two to six."""
