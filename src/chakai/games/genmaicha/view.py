"""What a player may see: everything but bids that are not shown yet and the order of the hidden row."""

from dataclasses import dataclass
from functools import cached_property

from chakai.core.game import Seen
from chakai.core.outcome import Outcome
from chakai.core.seats import Seat, Viewer
from chakai.games.genmaicha import bidding
from chakai.games.genmaicha.drinks import COLUMNS, INGREDIENTS, Drink, Ingredient
from chakai.games.genmaicha.moves import SEEN, Bid, Entry, Raise, seen_as
from chakai.games.genmaicha.rules import Rules
from chakai.games.genmaicha.state import Ad, Stage, State, Use


@dataclass(frozen=True)
class View:
    """One seat's eyes, or a spectator's. Two situations with equal seen histories give equal views."""

    seat: Viewer
    rules: Rules
    players: int
    stage: Stage
    round: int
    rounds: int
    yen: tuple[int, ...]
    shelves: tuple[tuple[Drink, ...], ...]
    grid: tuple[Ingredient, ...]
    fourth_row: tuple[Ingredient, ...]
    """Which three cards are not in the grid; plain to see, but not their order."""
    hidden: tuple[Ingredient | None, ...]
    """Above left, centre and right: a card turned up or peeked at, else None."""
    face_up: tuple[bool, ...]
    line_yen: tuple[int, ...]
    gaps: tuple[int, ...]
    brewed: frozenset[str]
    ads: tuple[Ad | None, ...]
    crates: tuple[tuple[Drink, ...] | None, ...]
    deciding: tuple[Seat, ...]
    """Who bids in this stage; whether they have done so already is not told."""
    left: tuple[int, ...]
    """What each can still bid."""
    bids: tuple[int, ...]
    raises: tuple[int, ...]
    order: tuple[Seat, ...]
    turn: Seat | None
    """Whose turn it is to choose a crate or to brew."""
    spent: frozenset[Use]
    ad_right: str | None
    answer: Bid | Raise | None
    """What this seat has bid, while the stage is open."""
    outcome: Outcome | None
    events: tuple[Entry, ...]
    """The whole game as this seat saw it."""

    @cached_property
    def seen(self) -> tuple[str, ...]:
        """The seen history, as other programs get it."""
        return tuple(str(entry) for entry in self.events if isinstance(entry, SEEN))


def view(state: State, viewer: Viewer, seen: Seen | None = None, /) -> View:
    """What this seat, or a spectator, may see; `seen`: of the log so far."""
    entries, events = seen or (0, ())
    bids = state.stage in (Stage.BID, Stage.RAISE)
    turns = state.stage in (Stage.CHOOSE, Stage.BREW)
    known = [up or (viewer, column) in state.peeked for column, up in zip(COLUMNS, state.face_up, strict=True)]
    return View(
        seat=viewer,
        rules=state.rules,
        players=state.players,
        stage=state.stage,
        round=state.round,
        rounds=len(state.rules.crate_sizes(state.players)),
        yen=state.yen,
        shelves=state.shelves,
        grid=state.grid,
        fourth_row=tuple(card for card in INGREDIENTS if card not in state.grid) if state.grid else (),
        hidden=tuple(card if seen else None for card, seen in zip(state.hidden, known, strict=False)),
        face_up=state.face_up,
        line_yen=state.line_yen,
        gaps=state.gaps,
        brewed=state.brewed,
        ads=state.ads,
        crates=state.crates,
        deciding=bidding.bidders(state) if bids else (),
        left=tuple(bidding.left(state, seat) for seat in range(state.players)),
        bids=state.bids,
        raises=state.raises,
        order=state.order,
        turn=state.at_turn if turns else None,
        spent=state.spent,
        ad_right=state.ad_right,
        answer=state.answers[viewer] if bids and viewer is not None else None,
        outcome=state.outcome,
        events=(*events, *(new for entry in state.log[entries:] if (new := seen_as(entry, viewer)) is not None)),
    )
