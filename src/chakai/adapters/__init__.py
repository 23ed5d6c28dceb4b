"""The games as others' environments; what they show a seat is made from its view, and no rule is here."""
