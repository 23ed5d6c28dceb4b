"""Matcha played again with other cards wherever a viewer sees only a back."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from chakai.core.illegal import Illegal
from chakai.core.seats import Seat, Viewer
from chakai.games.matcha import engine
from chakai.games.matcha.cards import Card, Face, Mat, in_order
from chakai.games.matcha.moves import Deal, Entry, Keep, Lay, NewRound, Pass, Show
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import view


def matcha_twin(state: State, viewer: Viewer, rng: Random) -> State | None:
    """A random position with the same seen history for the viewer; None if the dice found none."""
    seen = view(state, viewer).seen
    for _ in range(30):
        try:
            twin = _Retelling(state, viewer, rng).retold()
        except (_NoWay, Illegal):
            continue
        if view(twin, viewer).seen == seen:
            return twin
    return None


class _NoWay(Exception):
    """These dice lead nowhere."""


class _Retelling:
    """The same game again, with other cards wherever the viewer sees only a back."""

    def __init__(self, state: State, viewer: Viewer, rng: Random) -> None:
        self.real, self.viewer, self.rng = state, viewer, rng
        self.hidden = [seat for seat in (0, 1) if seat != viewer]
        self.deals = [entry for entry in state.log if isinstance(entry, Deal)]
        self.shown = _shown(state.log)
        self.twin = engine.new(state.edition)
        self.set = self.round = 0

    def retold(self) -> State:
        for entry in self.real.log:
            if isinstance(entry, NewRound):
                self.set, self.round = entry.set_number, entry.number
            if move := self._move(entry):
                self.twin = engine.apply(self.twin, move)
        for seat, answer in enumerate(self.real.answers):
            if seat == self.viewer and answer is not None:
                self.twin = engine.apply(self.twin, answer)
        self._answer_unseen()
        return self.twin

    def _answer_unseen(self) -> None:
        """Whether the others have decided yet cannot be told either, as long as somebody still thinks."""
        for seat in self.hidden:
            due = engine.to_act(self.twin)
            if self.twin.stage is Stage.KEEP and seat in due and len(due) > 1 and self.rng.random() < 0.5:
                self.twin = engine.apply(self.twin, self.rng.choice(list(engine.legal(self.twin, seat))))

    def _move(self, entry: Entry) -> Deal | Lay | Pass | Keep | None:
        match entry:
            case Deal():
                return self._deal(entry)
            case Lay(seat, _, mat) if seat in self.hidden:
                due = self.shown.get((self.set, self.round, seat, mat))
                return Lay(seat, due or self._pick(self._free(seat), 1)[0], mat)
            case Keep(seat, cards) if seat in self.hidden:
                taken = self._visible(self.deals[self.set]) if self.set < len(self.deals) else Counter()
                free = [card for card in self.twin.hands[seat] if not taken[card] or not card.suit]
                return Keep(seat, in_order(self._pick(free, len(cards))))
            case Deal() | Lay() | Pass() | Keep():
                return entry
        return None

    def _deal(self, real: Deal) -> Deal:
        size = self.real.edition.hand_size
        number = self.twin.sets_dealt + 1
        hands: list[tuple[Face, ...]] = [(), ()]
        pool = Counter[Face](self.real.edition.deck) - Counter[Face](self._visible(real))
        for seat in self.hidden:
            kept = Counter[Face](self.twin.hands[seat])
            hands[seat] = tuple((kept | self._to_show(seat, number)).elements())
        needed = Counter(hands[0]) + Counter(hands[1])
        if needed - pool or any(len(hand) > size for hand in hands):
            raise _NoWay
        stock = list((pool - needed).elements())
        self.rng.shuffle(stock)
        for seat in self.hidden:
            fill = size - len(hands[seat])
            hands[seat] += tuple(stock[:fill])
            stock = stock[fill:]
        if self.viewer is not None:
            hands[self.viewer] = real.hands[self.viewer]
        return Deal(real.dealer, real.tea, (hands[0], hands[1]), tuple(stock))

    def _visible(self, deal: Deal) -> Counter[Face]:
        own = () if self.viewer is None else deal.hands[self.viewer]
        return Counter[Face](deal.tea) + Counter(own)

    def _to_show(self, seat: Seat, set_number: int, from_round: int = 1) -> Counter[Face]:
        """The cards this seat will turn up in a set."""
        return Counter(
            card
            for (in_set, number, shower, _), card in self.shown.items()
            if in_set == set_number and number >= from_round and shower == seat
        )

    def _free(self, seat: Seat) -> list[Card]:
        """Cards of the hand that need not be turned up later in the set."""
        due = self._to_show(seat, self.set, self.round)
        for mat in Mat:  # those already laid in this round are due no more
            laid = self.twin.laid[self.twin.round][mat][seat]
            if laid is not None and (self.set, self.round, seat, mat) in self.shown:
                due[laid] -= 1
        return [card for card in (Counter[Face](self.twin.hands[seat]) - due).elements() if card is not None]

    def _pick(self, cards: list[Card], count: int) -> tuple[Card, ...]:
        if len(cards) < count:
            raise _NoWay
        return tuple(self.rng.sample(cards, count))


def _shown(log: Iterable[Entry]) -> dict[tuple[int, int, Seat, Mat], Card]:
    """Every card that is turned up, by set, round, seat and mat."""
    shown = {}
    now = (0, 0)
    for entry in log:
        match entry:
            case NewRound(set_number, number):
                now = (set_number, number)
            case Show(seat, card, mat):
                shown[*now, seat, mat] = card
    return shown
