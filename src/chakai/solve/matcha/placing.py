"""A position of the readable engine put among compiled games."""

from collections.abc import Iterable

import numpy as np

from chakai.games.matcha.cards import Card, Face
from chakai.games.matcha.edition import Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal, Keep, Show
from chakai.games.matcha.state import Stage, State
from chakai.solve.matcha import games as at
from chakai.solve.matcha.games import Games
from chakai.solve.matcha.pieces import CARDS, LAID, RANKED, ZEROS
from chakai.solve.matcha.tables import Ints


class _Faces:
    """The numbers of an edition's cards."""

    def __init__(self, edition: Edition) -> None:
        self.number: dict[Card, int] = {card: place for place, card in enumerate(dict.fromkeys(edition.deck))}
        self.ranked = len(edition.deck) - edition.zeros
        self.none = self.ranked + 1

    def of(self, card: Face) -> int:
        return self.none if card is None else self.number[card]

    def counted(self, cards: Iterable[Face]) -> Ints:
        counts = np.zeros(len(self.number), np.int8)
        for card in cards:
            counts[self.of(card)] += 1
        return counts


def put(games: Games, game: int, state: State) -> None:
    """Everything that a seat may come to see, and all that decides how the game goes on; its luck stays."""
    faces, now = _Faces(state.edition), games.now[game]
    now[: at.NUMBER] = 0
    now[at.STAGE] = [*Stage].index(state.stage)
    now[at.SEAT] = next(iter(MATCHA.to_act(state)), at.NOBODY)
    now[at.SET], now[at.ROUND], now[at.PLAYING_ON] = state.sets_dealt, state.round, state.playing_on
    now[at.PASSED] = state.passed[0] + 2 * state.passed[1]
    now[at.TAKEN : at.TAKEN + 2] = state.turns_taken
    games.stock[game, : len(state.tea)] = [faces.of(card) for card in state.tea]
    games.tokens[game, :, :-1] = state.tokens
    games.table[game] = faces.none
    for number, pair in enumerate(state.laid):
        games.table[game, number] = [[faces.of(card) for card in sides] for sides in pair]
    games.seats[game, :, LAID : LAID + 2] = games.table[game, state.round].T
    for seat, (hand, answer) in enumerate(zip(state.hands, state.answers, strict=True)):
        cards = [faces.of(card) for card in hand]
        mine, zeros = games.seats[game, seat], cards.count(faces.ranked)
        mine[RANKED], mine[ZEROS] = len(cards) - zeros, zeros
        mine[CARDS : CARDS + len(cards) - zeros] = [card for card in cards if card < faces.ranked]
        games.keeping[game, seat] = faces.counted(answer.cards if answer else ())
        now[at.ANSWERED] |= (answer is not None) << seat
    _put_past(games, game, state, faces)


def _put_past(games: Games, game: int, state: State, faces: _Faces) -> None:
    """Cards seen in this set and the one before, and how many were kept between them."""
    seen, kept, answers = games.seen[game], games.now[game, at.KEPT : at.KEPT + 2], np.zeros(2, np.int64)
    seen[:] = 0
    for entry in state.log:
        match entry:
            case Deal(_, tea, hands):
                seen[:, at.BEFORE] = seen[:, at.NOW]
                for seat, hand in enumerate(hands):
                    seen[seat, at.NOW] = faces.counted((*tea, *hand))
                kept[:] = answers
                answers[:] = 0
            case Show(seat, card):
                seen[1 - seat, at.NOW, faces.of(card)] += 1
            case Keep(seat, cards):
                answers[seat] = len(cards)
