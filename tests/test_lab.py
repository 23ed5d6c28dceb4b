"""The lab's figures: right on games worked out by hand, with intervals that hold what they promise."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from chakai.games import GAMES
from chakai.games.matcha.cards import KINDS
from chakai.games.matcha.edition import EDITIONS
from chakai.lab import sums
from chakai.lab.arena import Fixture, Match, play, ready
from chakai.lab.figures import Figure, beyond_chance, by_name, differences, figures, table
from chakai.lab.findings import Findings
from chakai.lab.samples import SOURCES
from chakai.lab.spread import spread
from chakai.lab.statistics import Interval, difference
from chakai.lab.sums import Histogram, Ratio
from chakai.lab.tally import Counts, Labels, Tally
from chakai.lab.trial import Trial, chunks, played
from chakai.solve.sample import Sample
from tests.sizes import size

LABELS = Labels(
    whys=("goal", "draw", "forfeit"),
    kinds={"g": 0},
    plays=("1g#", "0#"),
    results=("token", "nothing"),
    goals={"green": Counts((0,), 3)},
)
ABOUT: dict[str, Any] = {
    "game": "matcha",
    "rules": "mini",
    "bots": ("a", "b"),
    "seed": "1",
    "wanted": 4,
    "players": 2,
}


def four_games() -> Sample:
    """Seat 0 wins twice, once from behind; seat 1 wins once; the last is a draw in which nobody was behind."""
    return Sample(
        winners=np.array([[True, False], [True, False], [False, True], [True, True]]),
        why=np.array([0, 0, 0, 1]),
        counts=np.array([[[3], [0]], [[2], [1]], [[0], [3]], [[1], [1]]]),
        sets=np.array([1, 1, 2, 2]),
        rounds=np.array([2, 3, 4, 5]),
        decisions=np.array([10, 10, 20, 40]),
        options=np.array([30, 30, 60, 200]),
        leaders=np.array([[True, False], [False, True], [False, True], [True, True]]),
        plays=np.array([[3, 1], [0, 4]]),
    )


def tallied() -> Findings:
    tally, sample = Tally(LABELS), four_games()
    seating = np.array([[0, 1], [1, 0], [0, 1], [1, 0]])
    tally.add_results(sample.winners, sample.why, seating, np.arange(4))
    tally.add(sample, np.arange(4))
    tally.add_plays([sample], together=False)
    return tally.findings(**ABOUT)


def test_figures_by_hand() -> None:
    findings = tallied()
    means = {key: figure.interval.mean for key, figure in by_name(findings).items()}
    assert findings.played == 4
    assert means["seat", "0"] == 2.5 / 4
    assert means["seat", "1"] == 1.5 / 4
    assert means["bot", "a"] == (1 + 0 + 0 + 0.5) / 4
    assert means["bot", "b"] == (0 + 1 + 1 + 0.5) / 4
    assert (means["ending", "goal"], means["ending", "draw"]) == (3 / 4, 1 / 4)
    assert ("ending", "forfeit") not in means
    assert (means["rounds", "mean"], means["rounds", "5"]) == (3.5, 1 / 4)
    assert means["branching", "mean"] == 320 / 80
    assert means["behind", ""] == 3 / 4
    assert means["comebacks", ""] == pytest.approx(1 / 3)
    assert means["comebacks-even", ""] == 1 / 2
    assert means["goal", "green"] == pytest.approx(2 / 3)  # the draw is not asked
    assert (means["count-g", "mean"], means["count-g", "1"]) == (11 / 8, 3 / 8)
    assert means["winners-g", "mean"] == (3 + 2 + 3 + 1 + 1) / 5
    assert (means["result-token", "1g#"], means["result-nothing", "0#"]) == (3 / 4, 1)
    assert ("result-token", "0#") not in means
    assert [play.made for play in findings.plays] == [4, 4]


@pytest.mark.parametrize(
    ("rules", "house"),
    [
        *((rules, {}) for rules in EDITIONS),
        ("matagot-2020", {"suits": "gb", "numbers": 9, "goal_suit": 1, "goal_whisks": None}),
    ],
)
def test_goals_together_are_the_editions(rules: str, house: dict[str, object]) -> None:
    """Whatever a seat holds, it reaches a goal if and only if it reaches one of those that are counted."""
    edition = GAMES["matcha"].rules(rules, house)
    goals = SOURCES["matcha"].labels(edition).goals
    held = np.array([*product(*(range(5) if kind in edition.kinds else (0,) for kind in KINDS))])
    reached = np.array([asked.reached(held) for asked in goals.values()]).any(axis=0)
    assert reached.tolist() == [edition.reaches_goal(tuple(row)) for row in held.tolist()]
    suits = [asked.reached(held) for code, asked in goals.items() if code.startswith("suit-")]
    assert len(suits) == len(edition.suits)
    assert np.any(suits, axis=0).tolist() == goals["suit"].reached(held).tolist()


def test_goals_are_those_of_the_games_played() -> None:
    """Counted again from the last positions."""
    of = trial(False, games=60)
    goals, won = found(of).goals, []
    records = play(replace(of.match, seed=of.seed), (Fixture(n + 1, (0, 1), n, (0, 1)) for n in range(60)))
    for result in (record.result or {} for record in records):
        if result["why"] == "goal":
            won.append(result["tokens"][result["winners"][0]])
    assert len(won) > 5
    for code, mean in (
        ("suit", np.mean([max(row[:-1]) >= 3 for row in won])),
        ("suit-b", np.mean([row[2] >= 3 for row in won])),
        ("whisks", np.mean([row[-1] >= 4 for row in won])),
        ("each", np.mean([min(row) >= 1 for row in won])),
    ):
        assert goals[code].share.mean == pytest.approx(mean)
    assert [goal.least for goal in goals.values()] == [3, 3, 3, 3, 3, 4, 1]


def test_comebacks_by_chance_with_four_players() -> None:
    """Three behind, then one: two of four on average; a game in which all are level does not count."""
    sample = four_games()
    leaders = np.array([[1, 0, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1], [1, 1, 1, 1]], bool)
    winners = np.eye(4, dtype=bool)
    counts = np.ones((4, 4, 1), np.int64)
    tally = Tally(LABELS)
    tally.add(replace(sample, leaders=leaders, winners=winners, counts=counts), np.arange(4))
    tally.add_results(winners, sample.why, np.tile(np.arange(4), (4, 1)), np.arange(4))
    even = tally.findings(**{**ABOUT, "bots": ("a", "b", "c", "d"), "players": 4}).comebacks_even
    assert even is not None
    assert even.mean == 1 / 2
    assert 0 <= even.low < even.mean < even.high <= 1


def test_every_interval_holds_its_mean() -> None:
    for figure in figures(tallied()):
        ends = figure.interval
        assert ends.low <= ends.mean <= ends.high
        if figure.share:
            assert ends.low >= 0
            assert ends.high <= 1


@pytest.mark.parametrize("dense", [0, 1 << 22])
def test_a_histogram_counts_alike_whichever_way(dense: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By unit and value in one table, or, where values lie far apart, one by one."""
    rng = np.random.default_rng(1)
    unit, values = np.repeat(np.arange(500), 3), rng.integers(-2, 9, 1500) * 100
    monkeypatch.setattr(sums, "DENSE", dense)
    histogram = Histogram()
    for part in range(0, 1500, 600):
        histogram.add(unit[part : part + 600] - part // 3, values[part : part + 600], 200)
    for value, share in histogram.shares().items():
        of_unit = (values.reshape(-1, 3) == value).mean(axis=1)
        assert share.mean == pytest.approx(of_unit.mean())
        half = 1.96 * of_unit.std(ddof=1) / 500**0.5
        assert share.high - share.low == pytest.approx(2 * half, rel=0.06)
    mean = histogram.ratio.mean()
    assert mean is not None
    assert mean.mean == pytest.approx(values.mean())


def covered(truth: float, intervals: Sequence[Interval | None]) -> float:
    return float(np.mean([each is not None and each.low <= truth <= each.high for each in intervals]))


@pytest.mark.parametrize("units", [12, 120])
def test_intervals_cover_as_often_as_they_say(units: int) -> None:
    """Shares, means, differences and plays, of games that hang together in units, over many experiments."""
    rng = np.random.default_rng(7)
    shares, means, gaps, plays = [], [], [], []
    for _ in range(size(4000, 20_000)):
        luck = rng.beta(2, 3, (2, units))  # a shuffle that is good for a seat is so in all its games
        both = []
        for row in rng.binomial(3, luck):
            ratio = Ratio()
            ratio.add(row.astype(float), np.full(units, 3.0))
            both.append(ratio.share())
        first, second = both
        assert first is not None
        assert second is not None
        shares.append(first)
        gaps.append(difference(first, second))
        length = Ratio()
        length.add(rng.poisson(4 + 6 * luck[0]).astype(float), np.ones(units))
        means.append(length.mean())
        made = rng.poisson(3, units)
        play = Ratio()
        play.add(rng.binomial(made, luck[1]).astype(float), made.astype(float))
        plays.append(play.share())
    for truth, intervals in ((0.4, shares), (6.4, means), (0.0, gaps), (0.4, plays)):
        assert 0.93 < covered(truth, intervals) < 0.97


def test_few_clusters_of_many_games_cover_as_often() -> None:
    """Plays of an interrupted run: only the clusters say how much they vary."""
    rng, plays = np.random.default_rng(8), []
    for _ in range(size(3000, 20_000)):
        made = rng.poisson(2, (8, 50))
        play = Ratio()
        luck = rng.beta(2, 3, made.shape)
        play.add(rng.binomial(made, luck).sum(axis=1) * 1.0, made.sum(axis=1) * 1.0, units=8 * 50)
        plays.append(play.share())
    assert 0.93 < covered(0.4, plays) < 0.97


def test_a_single_unit_does_not_tell_how_much_it_varies() -> None:
    ratio = Ratio()
    ratio.add(np.array([700.0]), np.array([3.0]))
    assert ratio.mean() is None
    ratio = Ratio()
    ratio.add(np.array([3.0]), np.array([3.0]))
    share = ratio.share()
    assert share is not None
    assert share.low < 0.3


@pytest.mark.parametrize(("units", "right"), [(4, 3.182), (11, 2.228), (31, 2.042), (1000, 1.962)])
def test_students_quantile(units: int, right: float) -> None:
    assert sums._students(units) == pytest.approx(right, rel=0.01)


def trial(
    compiled: bool, rules: str = "matagot-2020", game: str = "matcha", games: int = 400, players: int = 2
) -> Trial:
    return Trial(ready(Match(game, rules, ("random",) * players, games, "seed")), compiled=compiled)


def found(of: Trial, *, jobs: int = 1) -> Findings:
    tally = of.new_tally()
    for part in spread(partial(played, [of]), chunks([of]), jobs=jobs):
        tally.merge(part)
    return of.findings(tally)


@pytest.mark.parametrize(
    ("game", "rules", "players"),
    [
        ("matcha", "grail-2015", 2),
        ("matcha", "matagot-2020", 2),
        ("genmaicha", "matcha-iri+tea-ceremony+tea-market", 3),
    ],
)
def test_compiled_and_readable_games_show_the_same(game: str, rules: str, players: int) -> None:
    """Every figure agrees within intervals three times as wide, since there are hundreds."""
    compiled = found(trial(True, rules, game, size(20_000, 1_000_000), players))
    readable = found(trial(False, rules, game, players * size(60, 5_000), players))
    gaps = differences(compiled, readable)
    assert len(gaps) > 60
    far = {
        key: gap
        for key, gap in gaps.items()
        if beyond_chance(Interval(gap.mean, 3 * gap.low - 2 * gap.mean, 3 * gap.high - 2 * gap.mean))
    }
    assert far == {}


def test_one_bot_alone_has_a_shuffle_for_each_game() -> None:
    """Games of one shuffle would tell less than others."""
    alone = trial(False, "mini", games=8)
    meeting = Trial(ready(Match("matcha", "mini", ("random", "greedy"), 8, "seed")), compiled=False)
    units = [played([each], next(chunks([each]))).ratios["seat", 0].sums[0] for each in (alone, meeting)]
    assert units == [8, 4]


def test_chunks_are_the_games_whoever_asks() -> None:
    """All games once, in an order in which rule sets take turns."""
    trials = [trial(True, games=100_000), trial(False, "mini", games=50)]
    parts = list(chunks(trials))
    for place, each in enumerate(trials):
        mine = [part for part in parts if part.trial == place]
        assert [part.first for part in mine] == [sum(part.games for part in mine[:k]) for k in range(len(mine))]
        assert sum(part.games for part in mine) == each.match.games
    assert [part.trial for part in parts[:4]] == [0, 1, 0, 1]


def test_rule_sets_have_luck_of_their_own() -> None:
    """Otherwise what is compared would not be independent."""
    seeds = {trial(True, rules).seed for rules in EDITIONS}
    assert len(seeds) == len(EDITIONS)


def test_a_game_lost_outside_the_rules_counts_for_scores_and_endings_only(tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text('print(\'{"type": "ready", "name": "broken"}\', flush=True)\ninput()\n')
    names = ("random", f"exec:{sys.executable} {bot}")
    findings = found(Trial(ready(Match("matcha", "mini", names, 8, "1")), compiled=False))
    assert findings.endings["forfeit"].mean == 1
    assert findings.bot_scores["random"].mean == 1
    assert (findings.played, findings.seat_scores, findings.plays) == (8, (), ())
    assert [findings.lengths, findings.counts, findings.winners_counts] == [{}, {}, {}]


def test_a_difference_of_shares_is_newcombes() -> None:
    """His own example: 56 of 70 and 48 of 80, method 10."""
    ratios = [Ratio(), Ratio()]
    for ratio, won, games in zip(ratios, (48, 56), (80, 70), strict=True):
        ratio.add(np.array([1.0] * won + [0.0] * (games - won)), np.ones(games))
    first, second = (ratio.share() for ratio in ratios)
    assert first is not None
    assert second is not None
    gap = difference(first, second)
    assert gap.mean == pytest.approx(0.2)
    assert (gap.low, gap.high) == pytest.approx((0.0524, 0.3339), abs=0.002)


def test_csv_has_every_figure_once() -> None:
    findings = tallied()
    lines = table([findings]).splitlines()
    assert lines[0] == "game,rules,house,figure,key,value,low,high,games"
    keys = [tuple(line.split(",")[3:5]) for line in lines[1:]]
    assert len(keys) == len(set(keys)) == len(list(figures(findings))) + len(findings.plays)
    assert "matcha,mini,,made,1g#,4,,,4" in lines


def test_every_game_has_a_source() -> None:
    assert set(SOURCES) == {"matcha", "genmaicha"}
    assert Figure("seat", "0", Interval(0.5, 0.4, 0.6)).share
