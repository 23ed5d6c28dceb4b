"""The solver of the last rounds beside OpenSpiel's native CFR+ and best answers, on exported trees."""

from pathlib import Path
from typing import Any

import pytest

from chakai.games.matcha.edition import EDITIONS, house_of, with_house
from chakai.solve.matcha.rounds.game import Range, RoundsGame
from tests.adapters.test_efg import house_text
from tests.matcha.sequence_form import Hand, form, value
from tests.matcha.spiel_policies import Exported
from tests.matcha.test_rounds import even, game, shuffled, uneven
from tests.sizes import NIGHTLY, size

MINIS: dict[str, dict[str, Any]] = {
    "a red token to a whisk": {"start_tokens": ((0, 1, 0, 0, 0), (0, 0, 0, 0, 1))},
    "green against both others": {"start_tokens": ((1, 0, 0, 0, 0), (0, 1, 0, 0, 1))},
    "from nothing": {},
}
TABLES = (3, 5, 6, 8, 9, 11, 12, 13, 14, 15)
"""Numbers of shuffles: tables of `small` whose value is not 0, with even and with uneven ranges."""
CLOSE = 1e-4


def agree(rules: str, house: dict[str, Any], seed: int, path: Path, *, weighed: bool) -> float:
    """All values and exploitabilities are alike; gives the value."""
    edition = with_house(EDITIONS[rules], house)
    tea = shuffled(edition, seed)
    ranges: tuple[Range, Range] = (even(edition, tea), even(edition, tea))
    if weighed:
        ranges = uneven(edition, tea, 1), uneven(edition, tea, 2)
    texts = {"rules": rules, "house": house_text(house_of(edition)), "tea": " ".join(map(str, tea))}
    exported = Exported(texts, ranges, path)
    native = exported.solved(CLOSE)
    rounds = game(edition, tea, ranges)
    judged(rounds, rounds.uniform(), exported, native)
    rounds.solve(5)
    judged(rounds, rounds.average(), exported, native)
    rounds.solve(995)
    policy = rounds.average()
    assert judged(rounds, policy, exported, native) < CLOSE
    found = rounds.value(policy, 0)
    assert exported.value(native) == pytest.approx(found, abs=CLOSE)

    def weigh(mine: Hand, theirs: Hand) -> float:
        return ranges[0][mine, ()] * ranges[1][theirs, ()]

    assert value(form(edition, tea, weigh)) == pytest.approx(found, abs=CLOSE)
    return found


def judged(rounds: RoundsGame, policy: Any, exported: Exported, like: Any) -> float:
    """What a policy is worth, and what best answers to it gain, is the same there; gives the latter."""
    brought = exported.policy(rounds, policy, like)
    assert rounds.value(policy, 0) == pytest.approx(exported.value(brought), abs=CLOSE / 10)
    gain = rounds.exploitability(policy)
    assert gain == pytest.approx(exported.exploitability(brought), abs=CLOSE / 10)
    return gain


@pytest.mark.parametrize("weighed", [False, True], ids=["even", "uneven"])
@pytest.mark.parametrize("name", MINIS)
def test_mini(name: str, weighed: bool, tmp_path: Path) -> None:
    for seed in range(size(2, 12)):
        agree("mini", MINIS[name], seed, tmp_path / f"{seed}.efg", weighed=weighed)


@pytest.mark.parametrize("weighed", [False, True], ids=["even", "uneven"])
def test_two_rounds(weighed: bool, tmp_path: Path) -> None:
    """A card each, and 0s alike: in one of the rounds nobody has any card."""
    house = {"hand_size": 1, "zeros": 2, "numbers": 2, "start_tokens": ((1, 0, 0, 0, 0), (0, 1, 0, 0, 1))}
    agree("small", house, 1, tmp_path / "game.efg", weighed=weighed)


if NIGHTLY:  # each has 422,652 nodes, which takes minutes

    @pytest.mark.parametrize("weighed", [False, True], ids=["even", "uneven"])
    @pytest.mark.parametrize("seed", TABLES)
    def test_small(seed: int, weighed: bool, tmp_path: Path) -> None:
        assert abs(agree("small", {}, seed, tmp_path / "game.efg", weighed=weighed)) > 100 * CLOSE
