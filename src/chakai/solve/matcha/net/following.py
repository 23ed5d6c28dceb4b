"""What a seat may hold at public moments of a set; the beginnings of rounds are remembered."""

from typing import Final, TypeAlias

import numpy as np

from chakai.core.seats import Seat
from chakai.solve.matcha.games import Games, new_games
from chakai.solve.matcha.greed import Greed
from chakai.solve.matcha.net.guessing import (
    MANY,
    Guesses,
    Reader,
    follow,
    guess_hands,
    new_guesses,
    new_reader,
    take,
)
from chakai.solve.matcha.net.retelling import deal_again, hold_again
from chakai.solve.matcha.net.shapes import CARDS
from chakai.solve.matcha.rounds.moments import PASS
from chakai.solve.matcha.style import Moment
from chakai.solve.matcha.tables import Tables
from chakai.solve.matcha.unknown import copy_games

Beginning: TypeAlias = tuple[Games, Guesses]

MOST: Final = 1 << 10
"""Beginnings of rounds that are remembered."""


class Following:
    """Of one edition; the hands of its game are any that fit what was seen."""

    def __init__(self, rules: Tables, greed: Greed) -> None:
        self._rules, self._greed = rules, greed
        self._reader = new_reader(rules, MANY)
        self._known: dict[tuple[object, ...], Beginning] = {}

    def at(self, moment: Moment, seat: Seat) -> Reader:
        """A reader whose game has come to a moment, with all that a seat may hold there."""
        self._begin_round(moment, seat, moment.round)
        self._go_on(moment, seat, moment.round)
        return self._reader

    def _begin_round(self, moment: Moment, seat: Seat, number: int) -> None:
        reader = self._reader
        if number == 0:
            deal_again(moment, reader.booth.games)
            guess_hands(reader.booth.games, 0, reader.guesses)
            return
        choices = tuple(choice for choice in moment.choices if choice[0] < number)
        table = moment.table[:number].tobytes()
        key = seat, moment.dealt, moment.tea, moment.set_number, moment.dealer, choices, table
        if key not in self._known:
            self._begin_round(moment, seat, number - 1)
            self._go_on(moment, seat, number - 1)
            if len(self._known) == MOST:
                self._known.clear()
            games, guesses = new_games(self._rules), new_guesses(int(reader.guesses.many[0]))
            copy_games(reader.booth.games, games)
            take(reader.guesses, guesses)
            self._known[key] = games, guesses
            return
        games, guesses = self._known[key]
        copy_games(games, reader.booth.games)
        take(guesses, reader.guesses)

    def _go_on(self, moment: Moment, seat: Seat, number: int) -> None:
        """With what was done in a round up to the moment."""
        reader, script = self._reader, []
        hands: tuple[list[int], list[int]] = ([], [])
        for when, who, way in moment.choices:
            if when == number:
                if way == PASS:
                    script.append(2 * (CARDS + 1))
                    continue
                card = int(moment.table[number, way, who])
                card = card if card >= 0 else CARDS
                hands[who].append(card)
                script.append(2 * card + way)
        for who, hand in enumerate(hands):
            hold_again(reader.booth.games, who, hand)
        actions = np.array(script, np.int64)
        follow(self._rules, self._greed, reader.booth, actions, seat, reader.guesses, reader.spare, 0)
