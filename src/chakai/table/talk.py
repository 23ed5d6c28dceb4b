"""Table talk: allowed, perhaps false, never binding. (M15)"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from chakai.core.illegal import Refusal
from chakai.core.seats import Seat

CLAIMS: Final = ("matches", "does-not-match", "zero", "think-again")
"""What can be said with one tap; told to each listener in the listener's language."""
CLAIMS_IN: Final[Mapping[str, tuple[str, ...]]] = {"matcha": CLAIMS, "genmaicha": ()}
"""Which of them a game has a use for."""
LONGEST: Final = 300


@dataclass(frozen=True, slots=True)
class Said:
    """Free text, or one of CLAIMS, said when `after_move` moves of the record had been made."""

    seat: Seat
    after_move: int
    text: str = ""
    claim: str = ""

    def __post_init__(self) -> None:
        if self.claim and self.claim not in CLAIMS:
            raise Refusal("unknown-claim", claim=self.claim, possible=", ".join(CLAIMS))
        if not self.claim and not self.text.strip():
            raise Refusal("talk-empty")
        if len(self.text) > LONGEST:
            raise Refusal("talk-too-long", longest=LONGEST)

    def to_json(self) -> dict[str, Any]:
        """As it stands in a record, under `talk`."""
        what = {"claim": self.claim} if self.claim else {"text": self.text}
        return {"seat": self.seat, "after_move": self.after_move} | what


def said_in(talk: object) -> list[Said]:
    """The talk of a record; what does not have its form is passed over, since the key is free."""
    said: list[Said] = []
    for entry in talk if isinstance(talk, list) else []:
        match entry:
            case {"seat": int(seat), "after_move": int(after), "text": str(text)} if text.strip():
                said.append(Said(seat, after, text=text[:LONGEST]))
            case {"seat": int(seat), "after_move": int(after), "claim": str(claim)} if claim in CLAIMS:
                said.append(Said(seat, after, claim=claim))
    return sorted(said, key=lambda entry: entry.after_move)
