"""What it brings to expect the right things of others: rounds 2+3 as `master` solves them, against a known player.

    python -m bench.expecting --player net --positions 100

Games of `search` against a player whose way of play is known exactly. Where a second round begins, the rest of the
set is solved for the cards that `search` really holds there, once for each way to expect the other: what it may
hold by now, and how it goes on by habit. All are valued by what the other may really hold and really does; where
that leads it more rarely than `RARE`, it does anything. A win counts 1, a loss -1.
"""

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count, islice
from random import Random

import numpy as np
from bench.strength_rounds import style_of

from chakai.bots.levels import bot_maker
from chakai.bots.search import greedy_taste
from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import CHANCE, Seat
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.state import Stage, State
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.habits import habit_of
from chakai.solve.matcha.hopes import promises
from chakai.solve.matcha.judging import policy_of, purified
from chakai.solve.matcha.master import RARE, SHREWD, Budget, Player, Styles, Thought
from chakai.solve.matcha.net.held_out import followed
from chakai.solve.matcha.net.player import lessons_style
from chakai.solve.matcha.rounds.bits import Real
from chakai.solve.matcha.rounds.game import RoundsGame
from chakai.solve.matcha.solved import likely
from chakai.solve.matcha.style import ByRound, Style

CARE = SHREWD._replace(drops=(0.0,))
"""Nothing is left out, so that all ways to expect the other have the same tree."""
BUDGET = Budget(90_000_000, most=24)
ROUND = 1


def ways(edition: Edition) -> dict[str, Style]:
    """How the other may be thought to play before the last round; in it, greedily."""
    greedily = Greedily(edition, greedy_taste(edition))
    return {
        "greedy": greedily,
        "the net of lessons": ByRound(lessons_style(), greedily),
        "half of each, as master does": habit_of(edition, greedy_taste(edition)),
    }


def second_rounds(edition: Edition, player: str, seed: str) -> Iterator[tuple[State, Seat]]:
    """Where they begin, and the seat of `search`."""
    for game in count():
        rng, luck, state, seat = Random(f"{seed} {game}"), SeededLuck(seed, game), MATCHA.new(edition, 2), game % 2
        bots = [bot_maker("matcha", "search" if each == seat else player)() for each in range(2)]
        while due := MATCHA.to_act(state):
            if due == (CHANCE,):
                state = MATCHA.apply(state, MATCHA.draw(state, luck))
                continue
            if state.stage is Stage.TURN and state.round == ROUND and not sum(state.turns_taken):
                yield state, seat
            move = bots[due[0]].choose(MATCHA.view(state, due[0]), MATCHA.legal(state, due[0]), rng)
            state = MATCHA.apply(state, move)


def real_game(thought: Thought, state: State, seat: Seat, style: Style) -> RoundsGame:
    """The same tree: a seat holds what it holds, the other what its style has come to."""
    assert thought.solved
    assert thought.standing.own
    start, worth = thought.solved.game.start, promises(MATCHA.view(state, seat), greedy_taste(state.edition))
    held = thought.solved.rows.places[seat][thought.standing.own[1]]
    mine = {hold: float(place == held) for place, hold in enumerate(start.ranges[seat])}
    theirs = likely(followed(MATCHA.view(state, None), style, 0.0), 0.0).given[1 - seat]
    other = {hold: theirs.get(hold, 0.0) for hold in start.ranges[1 - seat]}
    last = state.sets_dealt == state.edition.sets
    return RoundsGame(
        replace(start, ranges=(mine, other) if seat == 0 else (other, mine)), None if last else worth
    )


def valued(state: State, seat: Seat, style: Style, expected: Mapping[str, Style]) -> list[float] | None:
    """What each way to expect the other brings; None if that is too large, or the two never meet."""
    edition, taste = state.edition, greedy_taste(state.edition)
    game, policy, found = None, None, []
    for way in expected.values():
        styles = Styles(Greedily(edition, taste), Greedily(edition, taste), way)
        player = Player(styles, BUDGET, care=CARE, ends=lambda view: promises(view, taste))
        thought = player.think(MATCHA.view(state, seat))
        if thought.solved is None:
            return None
        if game is None or policy is None:
            try:
                game = real_game(thought, state, seat, style)
            except Refusal:
                return None
            policy = policy_of(game, thought.standing.moment, style, (1 - seat,), RARE)
        mine = purified(game, thought.solved.policy, CARE.purify)
        found.append(game.value(_both(game, mine, policy, seat), seat))
    return found


def _both(game: RoundsGame, mine: Real, other: Real, seat: Seat) -> Real:
    return game.together((mine, other) if seat == 0 else (other, mine))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--player", default="net", choices=("greedy", "net"), help="who is played against")
    parser.add_argument("--rules", default="matagot-2020")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    edition = EDITIONS[asked.rules]
    style, expected = style_of(asked.player, edition), ways(edition)
    starts = second_rounds(edition, asked.player, asked.seed)
    found = (row for state, seat in starts if (row := valued(state, seat, style, expected)))
    rows = np.array([*islice(found, asked.positions)])
    print(f"{asked.rules}, against {asked.player}: {len(rows)} beginnings of second rounds")
    for name, values, apart in zip(expected, rows.T, (rows - rows[:, :1]).T, strict=True):
        about = 1.96 * apart.std() / np.sqrt(len(rows))
        print(f"{name}: {values.mean():+.3f}; beside the first {apart.mean():+.3f} ± {about:.3f}")


if __name__ == "__main__":
    main()
