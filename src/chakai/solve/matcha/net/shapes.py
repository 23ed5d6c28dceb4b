"""How wide the rows are that a net looks at."""

from typing import Final

CARDS: Final = 16
"""Ranked cards; a 0 comes after them, and no card after that."""
ZERO_COUNT: Final = 2
MATCHES: Final = 3
"""Cards that match a tea card."""
ROUNDS: Final = 3
HAND_SIZE: Final = 5
TURNS: Final = 2

SLOT: Final = 15 + 4 * MATCHES + 1
"""What is said of each tea card of this and later rounds."""
NEAR: Final = 5 + MATCHES
"""What is said of each mat of this round."""
TIME: Final = 13
"""What is said of set, round, turns and cards face down."""
ROW: Final = 15
"""What is said of a row of tokens."""
FACES: Final = CARDS + ZERO_COUNT
OWN: Final = 2 * ROUNDS * SLOT + 2 * NEAR + TIME + 2 * HAND_SIZE + 2 * ROW + 2 + 2 * FACES + 2
"""A row of what a seat knows."""
LATER: Final = 20 + MATCHES
CHOICE: Final = LATER + 4 * (ROUNDS - 1) + CARDS + 1 + 3
"""A row of what is said of a choice."""
CHOICES: Final = 2 * HAND_SIZE + 1
"""Cards of the hand in order, each on both mats; the pass stands last."""
