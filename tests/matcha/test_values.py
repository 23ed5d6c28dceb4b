"""What tokens are worth when the last set begins: numbered as the solver does, learned honestly, kept whole."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest

from chakai.bots.search import greedy_taste
from chakai.cli import run
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import Tokens
from chakai.games.matcha.dealing import begin
from chakai.games.matcha.edition import EDITIONS, Edition, with_house
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Deal
from chakai.games.matcha.state import State
from chakai.solve.matcha import ends as values_file
from chakai.solve.matcha.ends import ends, read, write
from chakai.solve.matcha.rounds.values import row
from chakai.solve.matcha.standings import standings
from chakai.solve.matcha.style import Evenly
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.valuing import findings, model, sampling
from chakai.solve.matcha.valuing.findings import HELD_OUT, Findings
from chakai.solve.matcha.valuing.opening import dealt, opened
from chakai.solve.matcha.valuing.sampling import GAMES, OPENINGS, SOLVED, Drawn, Source, drawn
from tests.cli import LANGUAGES
from tests.matcha.lookalikes import histories
from tests.matcha.sequence_form import deals, form_of, value
from tests.sizes import size

TWENTY = EDITIONS["matagot-2020"]
SHIPPED = ("matagot-2020", "matagot-2020-nl")
TINY = with_house(EDITIONS["mini"], {"sets": 2})
SMALL = with_house(
    EDITIONS["small"], {"sets": 2, "suits": "gr", "numbers": 3, "hand_size": 1, "zeros": 1, "goal_suit": 3}
)


@pytest.fixture(autouse=True)
def _quick_models(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "STEPS", 20)


def source(edition: Edition, style: str = "even") -> Source:
    return Source(edition, 5, greedy_taste(edition), style)


def standing(edition: Edition) -> np.ndarray[Any, np.dtype[np.int64]]:
    return standings(edition).tokens


@pytest.mark.parametrize("name", SHIPPED)
def test_rows_are_numbered_as_the_solver_does(name: str) -> None:
    found, rules = standings(EDITIONS[name]), tables(EDITIONS[name])
    assert len(found) == 13_753
    for place in range(0, len(found), size(97, 1)):
        numbers = [row(rules, tokens.astype(np.int32)) for tokens in found.tokens[place]]
        assert numbers == found.rows[place].tolist()
    assert found.rows.max() < found.size == 324
    assert not any(EDITIONS[name].reaches_goal(tuple(tokens)) for tokens in found.tokens[:, 0].tolist())


def all_ends(state: State) -> Iterator[State]:
    """Of a set, whatever is done."""
    if state.tea and state.stage.name == "TURN":
        for move in MATCHA.legal(state, state.turn):
            yield from all_ends(MATCHA.apply(state, move))
    elif state.outcome is None:
        yield state


def test_every_standing_that_a_set_leaves_is_there() -> None:
    known = {tuple(map(tuple, rows)) for rows in standing(TINY).tolist()}
    luck = np.random.default_rng(3)
    met = set()
    for _ in range(60):
        deal = dealt(TINY, standing(TINY)[0] * 0, luck)
        met |= {state.tokens for state in all_ends(deal._replace(edition=with_house(TINY, {"sets": 3})))}
    assert met <= known
    assert len(met) > 1


def even_result(state: State) -> float:
    """What seat 0 gets if all choices are alike, walked by the readable engine."""
    if state.outcome is not None:
        first, second = state.outcome.shares(2)
        return first - second
    after = [even_result(MATCHA.apply(state, move)) for move in MATCHA.legal(state, state.turn)]
    return sum(after) / len(after)


def test_parts_add_up_to_what_the_set_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy games and what even openings change, in a set of one round: the same as even play walked whole."""
    monkeypatch.setattr(sampling, "FIRST_SETS", 2000)
    home, rows = source(TINY), standing(TINY)
    occurs = sampling.occurrence(home)
    found = Findings.none(TINY, 5, occurs)
    for number in range(size(150, 1500)):
        found.add(GAMES, "even", drawn(home, occurs, (GAMES, number)))
    openings = [drawn(home, occurs, (OPENINGS, number)) for number in range(size(60, 600))]
    place, change = (np.concatenate(part) for part in zip(*openings, strict=True))
    luck = np.random.default_rng(8)
    for number, tokens in enumerate(rows):
        changes = change[place == number]
        if len(changes) < 40:
            continue
        walked = np.array([even_result(dealt(TINY, tokens, luck)) for _ in range(200)])
        mean = found.won[number] / found.played[number] + changes.mean()
        noise = 1 / found.played[number] + changes.var() / len(changes) + walked.var() / len(walked)
        assert abs(mean - walked.mean()) < 4.5 * noise**0.5 + 1e-9


def test_solved_rounds_are_worth_what_a_linear_program_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "DROPPED", (0.0,))
    monkeypatch.setattr(sampling, "ITERATIONS", 300)
    luck, checked = np.random.default_rng(1), 0
    rows = standing(SMALL)
    while checked < size(3, 20):
        start = dealt(SMALL, rows[luck.integers(len(rows))], luck)
        after = opened(start, Evenly(), luck)
        if after.result is None:
            solved = sampling._solved_value(sampling._fitting(after.standing))
            assert solved == pytest.approx(value(form_of(alike(after.state, start.tokens))), abs=1e-3)
            checked += 1


def alike(state: State, tokens: tuple[Tokens, Tokens]) -> list[tuple[State, float]]:
    """Every last set that looks like this one to a spectator, with its odds under even play."""
    deal = next(move for move in MATCHA.moves(state) if isinstance(move, Deal))
    new = MATCHA.new(state.edition, 2)._replace(tokens=tokens, sets_dealt=1)
    dealing = begin(new)
    for card in deal.tea:
        dealing = dealing.plus(card)
    return [found for start, odds in deals(new, dealing) for found in histories(start, state, odds)]


# What is found


def some(seed: int = 5, *, chunks: int = 3) -> Findings:
    """Made up, quickly."""
    count = len(standings(TWENTY))
    found = Findings.none(TWENTY, seed, np.full(count, 1 / count))
    for stage in (GAMES, OPENINGS, SOLVED):
        for number in range(chunks):
            found.add(stage, "greedy", made_up(source(TWENTY, "greedy"), found.occurs, (stage, number)))
    return found


def made_up(home: Source, occurs: Any, chunk: tuple[str, int]) -> Drawn:
    stage, number = chunk
    luck = home.luck(stage, number)
    place = np.repeat(luck.permutation(len(occurs))[: 4000 if stage == GAMES else 8], 2)
    return Drawn(place, np.sign(luck.normal(size=len(place))))


def same(one: Findings, two: Findings) -> bool:
    if one.others.keys() != two.others.keys() or one.games != two.games:
        return False
    pairs: list[tuple[Any, Any]] = [(one.played, two.played), (one.won, two.won), (one.decided, two.decided)]
    for name, samples in one.others.items():
        pairs += [(samples.place, two.others[name].place), (samples.value, two.others[name].value)]
    return all(np.array_equal(*pair) for pair in pairs)


def test_samples_come_back_from_disk(tmp_path: Path) -> None:
    found = some()
    found.save(tmp_path / "v")
    back = Findings.load(tmp_path / "v", TWENTY, 5)
    assert same(found, back)
    assert [path.name for path in tmp_path.iterdir()] == ["v"]
    table, errors = found.table("greedy")
    again, told = back.table("greedy")
    assert np.array_equal(table, again)
    assert errors == told


def test_what_is_held_out_teaches_nothing() -> None:
    found = some()
    table, errors = found.table("greedy")
    held = found.fold == HELD_OUT
    assert 0.05 < held.mean() < 0.15
    found.won[held] = -found.won[held]
    again, others = found.table("greedy")
    assert np.array_equal(table, again)
    assert errors["games-all-bias"] != others["games-all-bias"]
    found.won[~held] = found.played[~held]
    assert not np.array_equal(table, found.table("greedy")[0])


def test_error_is_that_of_the_model_without_chance() -> None:
    """Values that cannot be learned, half 0.6 and half -0.6 as if by chance: the error is 0.6, not more."""
    found = some()
    luck = np.random.default_rng(2)
    count = len(found.played)
    truth = luck.choice([-0.6, 0.6], count)
    found.played[:] = 20
    found.won[:] = 2 * luck.binomial(20, (1 + truth) / 2) - 20
    found.decided[:] = 20
    errors = found._games_error(np.zeros(count), found.fold == HELD_OUT)
    assert errors["games-all-rmse"] == pytest.approx(0.6, abs=0.04)


def broken(change: Callable[[dict[str, Any], dict[str, Any]], None]) -> Callable[[Path], None]:
    def spoil(path: Path) -> None:
        with np.load(path) as file:
            arrays = dict(file)
        about = json.loads(str(arrays.pop("about")))
        change(about, arrays)
        with path.open("wb") as out:
            np.savez(out, about=np.array(json.dumps(about)), **arrays)

    return spoil


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def damage(path: Path) -> None:
    """The packed data of every array begin with nonsense."""
    content = bytearray(path.read_bytes())
    with ZipFile(path) as archive:
        for entry in archive.infolist():
            lengths = content[entry.header_offset + 26 : entry.header_offset + 30]
            at = entry.header_offset + 30 + sum(int.from_bytes(lengths[i : i + 2], "little") for i in (0, 2))
            content[at : at + 2] = b"\xff\xff"
    path.write_bytes(content)


BROKEN: dict[str, Callable[[Path], object]] = {
    "cut off": cut,
    "damaged": damage,
    "no archive": lambda path: path.write_bytes(b"tea"),
    "empty": lambda path: path.write_bytes(b""),
    "of another version": broken(lambda about, _: about.update(format="chakai-tea/9")),
    "without a name": broken(lambda about, _: about.clear()),
    "too short": broken(
        lambda _, arrays: arrays.update({name: arrays[name][:-1] for name in arrays if arrays[name].ndim})
    ),
}


@pytest.mark.parametrize("how", BROKEN)
def test_broken_files_are_refused(how: str, tmp_path: Path) -> None:
    samples, values = tmp_path / "samples", tmp_path / "values"
    some(chunks=1).save(samples)
    write(values, TWENTY, np.zeros(len(standings(TWENTY))), {})
    for path in (samples, values):
        BROKEN[how](path)
    with pytest.raises(Refusal, match="values-broken"):
        Findings.load(samples, TWENTY, None)
    with pytest.raises(Refusal, match="values-broken"):
        read(values, TWENTY)


def test_files_of_other_rules_are_refused(tmp_path: Path) -> None:
    some(chunks=1).save(tmp_path / "samples")
    write(tmp_path / "values", TWENTY, np.zeros(len(standings(TWENTY))), {})
    other = EDITIONS["matagot-2020-nl"]
    for load in (
        lambda: Findings.load(tmp_path / "samples", other, None),
        lambda: read(tmp_path / "values", other),
    ):
        with pytest.raises(Refusal, match="values-other-rules"):
            load()
    with pytest.raises(Refusal, match="values-other-seed"):
        Findings.load(tmp_path / "samples", TWENTY, 6)


@pytest.mark.parametrize("wrong", [np.nan, 1.5])
def test_values_that_cannot_be_are_refused(wrong: float, tmp_path: Path) -> None:
    values = np.zeros(len(standings(TWENTY)))
    values[7] = wrong
    write(tmp_path / "values", TWENTY, values, {})
    with pytest.raises(Refusal, match="values-broken"):
        read(tmp_path / "values", TWENTY)


# What is shipped


@pytest.fixture
def some_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterable[np.ndarray[Any, Any]]:
    values = np.random.default_rng(4).uniform(-1, 1, len(standings(TWENTY)))
    write(tmp_path / "values-matagot-2020.npz", TWENTY, values, {})
    monkeypatch.setattr(values_file, "FOLDER", tmp_path)
    ends.cache_clear()
    yield values.astype(np.float16).astype(np.float32)
    ends.cache_clear()


def test_seats_that_change_places_change_the_sign(some_values: np.ndarray[Any, Any]) -> None:
    tables_by_dealer: dict[Seat, Any] = {dealer: ends(TWENTY, dealer) for dealer in (0, 1)}
    assert np.array_equal(tables_by_dealer[0], -tables_by_dealer[1].T)
    rules, found = tables(TWENTY), standings(TWENTY)
    for place in range(0, len(found), 611):
        one, two = (row(rules, tokens.astype(np.int32)) for tokens in found.tokens[place])
        assert tables_by_dealer[1][one, two] == some_values[place]
    assert ends(EDITIONS["grail-2015"], 1) is None
    assert ends(with_house(TWENTY, {"zeros": 1}), 1) is None


# The command


def lines(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert run(["train", "values", *arguments]) == code
    return capsys.readouterr().out


def test_an_interruption_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted after every few chunks and begun again, it is the same as in one go."""
    monkeypatch.setattr(sampling, "occurrence", lambda home: some(chunks=0).occurs)
    monkeypatch.setattr(sampling, "drawn", made_up)
    sizes = ["--games", "3", "--openings", "2", "--solved", "2", "--seed", "5"]
    whole = lines([*sizes, "--samples", str(tmp_path / "one"), "--out", str(tmp_path / "out")], capsys)
    calls = 0

    def tired(home: Source, occurs: Any, chunk: tuple[str, int]) -> Drawn:
        nonlocal calls
        calls += 1
        if calls % 3 == 0:
            raise KeyboardInterrupt
        return made_up(home, occurs, chunk)

    monkeypatch.setattr(sampling, "drawn", tired)
    for done in (2, 4, 6):
        lines([*sizes, "--samples", str(tmp_path / "two")], capsys, 130)
        found = Findings.load(tmp_path / "two", TWENTY, 5)
        assert sum(found.done(stage, "greedy") for stage in sampling.STAGES) == done
    parts = lines([*sizes, "--samples", str(tmp_path / "two"), "--out", str(tmp_path / "again")], capsys)
    assert whole.replace("out", "again") == parts
    assert calls == 10
    assert same(*(Findings.load(tmp_path / name, TWENTY, 5) for name in ("one", "two")))
    first, second = (read(tmp_path / name, TWENTY) for name in ("out", "again"))
    assert np.array_equal(first[0], second[0])
    assert first[1] == second[1]
    assert first[1]["chunks"] == {GAMES: 3, OPENINGS: 2, SOLVED: 2}


def test_a_broken_file_is_refused_in_four_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "v"
    path.write_bytes(b"tea")
    said = set()
    for language in LANGUAGES:
        assert run(["train", "values", "--samples", str(path), "--lang", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == len(LANGUAGES)
    assert path.read_bytes() == b"tea"


def test_chunks_go_on_where_they_stopped() -> None:
    found = some(chunks=2)
    todo = findings.chunks(found, "greedy", {GAMES: 3, OPENINGS: 1, SOLVED: 3})
    assert [*todo] == [(GAMES, 2), (SOLVED, 2)]
    assert len([*findings.chunks(found, "even", {GAMES: 2, OPENINGS: 1, SOLVED: 0})]) == 1
