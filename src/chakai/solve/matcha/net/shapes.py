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

SLOT: Final = 15 + 4 * MATCHES + 1 + 2
"""What is said of each tea card of this and later rounds."""
NEAR: Final = 5 + MATCHES
"""What is said of each mat of this round."""
TIME: Final = 13
"""What is said of set, round, turns and cards face down."""
ROW: Final = 15
"""What is said of a row of tokens."""
FACES: Final = CARDS + ZERO_COUNT
LEADS: Final = 5
"""How far ahead one may be in a kind of token, from two behind to two ahead."""
SUPPLY: Final = 3
"""Tokens of a suit still to be had, as far as they are told."""
STAKES: Final = 5 * LEADS + 4 * SUPPLY + 1 + 2
"""What is said of leads, of tea cards to come, and of what the set is worth if it ends now, or after a whisk."""
IN_HAND, ON_MAT, FITTING = 0, FACES, FACES + 2 * (CARDS + 1)
READING: Final = FITTING + 2 * ROUNDS
"""What is guessed of the other's cards: how likely each face is in the hand, and each on either mat; how likely
there is a match in the hand, by tea card of this and later rounds."""
GUESSED: Final = 2 * ROUNDS * (MATCHES + 1) + 2 * (MATCHES + 1) + FACES
"""What a row says of that."""
TOLD_ROUND: Final = 2 * ROUNDS * SLOT + 2 * NEAR + 1
"""Where a row of what a seat knows says which round it is: the first, or one of the next two."""
OWN: Final = 2 * ROUNDS * SLOT + 2 * NEAR + TIME + 2 * HAND_SIZE + 2 * ROW + 2 + 2 * FACES + 2 + STAKES + GUESSED
"""A row of what a seat knows."""
LATER: Final = 20 + MATCHES
RISKS: Final = 6
"""What a choice's row says of the other's card at the same tea card, and of matches in the other's hand."""
PRIZES: Final = 4
"""What it says of each end of its tea card, but for the one that brings nothing: how much that changes."""
VOICES: Final = 2
"""A greedy player's hopes, and how greedy play would go on from there."""
OPINION: Final = 3
"""What it says of what each of them thinks of it."""
CHOICE: Final = LATER + 4 * (ROUNDS - 1) + CARDS + 1 + 3 + RISKS + 2 * ROUNDS - 1 + PRIZES + VOICES * OPINION
"""A row of what is said of a choice."""
CHOICES: Final = 2 * HAND_SIZE + 1
"""Cards of the hand in order, each on both mats; the pass stands last."""
