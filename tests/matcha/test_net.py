"""The net: what it sees, how it plays, what it is taught, and the files it comes from."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import comb
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from chakai.bots.levels import BOTS
from chakai.bots.net import Net
from chakai.bots.search import greedy_taste
from chakai.bots.uniform import Uniform
from chakai.cli import run
from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.core.seats import Seat
from chakai.games.matcha.cards import MATS
from chakai.games.matcha.edition import EDITIONS, Edition
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.moves import Lay, Move, Pass, lay
from chakai.games.matcha.state import Stage, State
from chakai.games.matcha.view import View
from chakai.solve.matcha.greed import greed
from chakai.solve.matcha.greedily import Greedily
from chakai.solve.matcha.net import schooling
from chakai.solve.matcha.net.answers import answered
from chakai.solve.matcha.net.contest import score_against_greedy
from chakai.solve.matcha.net.forward import worths
from chakai.solve.matcha.net.guessing import IMAGINED, SLIP, new_reader, read
from chakai.solve.matcha.net.imagining import judge
from chakai.solve.matcha.net.learned import Learned, as_rows, from_columns, in_columns, scene_of
from chakai.solve.matcha.net.lessons import taught
from chakai.solve.matcha.net.lore import LEARNED, lore
from chakai.solve.matcha.net.retelling import tell_again
from chakai.solve.matcha.net.scene import HOLD, SCENE, set_scene
from chakai.solve.matcha.net.schooling import Schooling
from chakai.solve.matcha.net.shapes import CARDS, CHOICE, CHOICES, ON_MAT, OPINION, TOLD_ROUND
from chakai.solve.matcha.net.sight import chances_of, moment_of, own_hold
from chakai.solve.matcha.net.weights import FORM, LAYERS, Weights, shipped, write
from chakai.solve.matcha.net.weights import read as read_weights
from chakai.solve.matcha.rounds.bits import NONE, RANKED, ZEROS, Real
from chakai.solve.matcha.steps import Steps
from chakai.solve.matcha.style import Evenly, Holds, Moment, Style, card_columns
from chakai.solve.matcha.tables import tables
from chakai.solve.matcha.tracking import Standing, dealt
from chakai.testing.matcha_twins import matcha_twin
from tests.matcha.test_values import damage
from tests.sizes import size

learned = pytest.mark.parametrize("edition", [EDITIONS[name] for name in LEARNED], ids=LEARNED)
ONE = np.ones(1, np.float32)
TASTES = tuple(greedy_taste(EDITIONS[name]) for name in LEARNED)


def fresh() -> Weights:
    """Of a net that has learned nothing."""
    return Schooling.begun(Path("nowhere"), 0, TASTES).weights()


def positions(edition: Edition, games: int) -> Iterator[tuple[State, Seat]]:
    """Whoever has to choose, in random games."""
    for game in range(games):
        rng, state = Random(game), MATCHA.new(edition, 2)
        while state.outcome is None:
            if state.stage is Stage.DEAL:
                state = MATCHA.apply(state, MATCHA.draw(state, SeededLuck("net", game)))
                continue
            seat = state.turn
            yield state, seat
            state = MATCHA.apply(state, Uniform().choose(MATCHA.view(state, seat), MATCHA.legal(state, seat), rng))


@learned
def test_compiled_games_and_views_tell_the_same(edition: Edition) -> None:
    steps, scene = Steps(edition, 1, 0), np.empty(SCENE, np.int64)
    holds = np.empty((2, HOLD), np.int64)
    for state, seat in positions(edition, size(6, 200)):
        view = MATCHA.view(state, seat)
        steps.place(0, state)
        set_scene(CARDS, steps._games, 0, scene, holds)
        assert (scene == scene_of(moment_of(view))).all()
        assert (holds[seat] == as_rows(own_hold(view))[0]).all()


@learned
def test_it_mixes_all_legal_moves(edition: Edition) -> None:
    style = Learned(fresh())
    for state, seat in positions(edition, size(4, 100)):
        chances = chances_of(style, MATCHA.view(state, seat))
        assert set(chances) == set(MATCHA.legal(state, seat))
        assert sum(chances.values()) == pytest.approx(1, abs=1e-5)


def followed(view: View, style: Style) -> Standing:
    """The set up to now, if both play in this style."""
    standing, entries = dealt(view)
    for entry in entries:
        if isinstance(entry, Lay | Pass):
            standing = standing.after(entry, style.mixes(standing.moment, standing.holds, standing.ranges))
        else:
            standing = standing.seen(entry)
    return standing


@learned
def test_as_a_style_it_plays_its_own_hold_alike(edition: Edition) -> None:
    style = Learned(fresh())
    for state, seat in positions(edition, size(2, 40)):
        view = MATCHA.view(state, seat)
        standing = followed(view, Evenly())
        assert standing.moment.choices == moment_of(view).choices
        assert standing.moment.dealt == moment_of(view).dealt
        row = style.mixes(standing.moment, standing.holds, standing.ranges)[standing.own_place]
        cards = card_columns(standing.moment, standing.deciding.holds)[standing.own_place]
        mats = standing.moment.open_mats
        moves: dict[Move, float] = {Pass(seat): float(row[-1])}
        for place, card in enumerate(cards[cards >= 0].tolist()):
            for which, mat in enumerate(mats):
                moves[lay(seat, edition.deck[card], MATS[mat])] = float(row[place * len(mats) + which])
        assert moves == pytest.approx(chances_of(style, view), abs=1e-5)


def others_held(moment: Moment, hold: Holds) -> Holds:
    """The same with another card in the hand, if there is a ranked one."""
    gone = {*moment.tea, *moment.table.ravel().tolist()}
    change = next((1 << card for card in range(CARDS) if hold.hand[0] >> card & 1), 0)
    free = next(1 << card for card in range(CARDS) if card not in gone and not hold.cards[0] >> card & 1)
    return hold._replace(
        hand=hold.hand - change + (change and free), cards=hold.cards - change + (change and free)
    )


@learned
def test_what_it_noted_of_a_set_makes_no_difference(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    style, forgetful = Learned(fresh()), Learned(fresh())
    monkeypatch.setattr(forgetful, "_known", lambda *_: (0, 0))
    views = [MATCHA.view(*each) for each in positions(edition, size(3, 40))]
    for view in (*sorted(views, key=lambda view: view.seat or 0), *Random(0).sample(views, len(views))):
        moment, hold = moment_of(view), own_hold(view)
        for each in (hold, others_held(moment, hold)):
            assert (style.of_hold(moment, each) == forgetful.of_hold(moment, each)).all()


class Mostly(NamedTuple):
    """As the other is thought to play."""

    greedily: Style

    def mixes(self, moment: Moment, holds: tuple[Holds, Holds], ranges: tuple[Real, Real]) -> Real:
        even = Evenly().mixes(moment, holds, ranges)
        blended: Real = (1 - SLIP) * self.greedily.mixes(moment, holds, ranges) + SLIP * even
        return blended


@learned
def test_readings_are_those_of_ranges_followed_move_by_move(edition: Edition) -> None:
    taste, rules = greedy_taste(edition), tables(edition)
    mostly, reader, bets = Mostly(Greedily(edition, taste)), new_reader(rules), 0
    for state, seat in positions(edition, size(2, 40)):
        view = MATCHA.view(state, seat)
        standing, moment, mine = followed(view, mostly), moment_of(view), int(own_hold(view).cards[0])
        script = tell_again(moment, mine, reader.booth.games)
        read(rules, greed(edition, taste), reader, script, seat)
        other = standing.sides[1 - seat]
        zeros = [sum(int(card) == CARDS for card in moment.table[..., each].ravel()) for each in (seat, 1 - seat)]
        left = 2 - zeros[0] - (mine >> ZEROS)
        ways = np.array([comb(left, int(cards >> ZEROS) + zeros[1]) for cards in other.holds.cards])
        chances = other.chances * ways * ((other.holds.cards & mine & RANKED) == 0)
        chances /= chances.sum()
        hands = other.holds.hand[:, None] >> np.arange(CARDS) & 1
        assert reader.reading[:CARDS] == pytest.approx(chances @ hands, abs=1e-4)
        for mat in range(2):
            laid = [chances[other.holds.laid[:, mat] == card].sum() for card in range(CARDS + 1)]
            at = ON_MAT + mat * (CARDS + 1)
            assert reader.reading[at : at + CARDS + 1] == pytest.approx(laid, abs=1e-4)
            bets += 0 < max(laid) < 1
    assert bets > 10


@learned
def test_it_imagines_the_likeliest_cards_of_the_other(edition: Edition) -> None:
    taste, rules = greedy_taste(edition), tables(edition)
    mostly, reader, unlike = Mostly(Greedily(edition, taste)), new_reader(rules), 0
    for state, seat in positions(edition, size(2, 40)):
        view = MATCHA.view(state, seat)
        standing, moment, own = followed(view, mostly), moment_of(view), own_hold(view)
        mine = int(own.cards[0])
        read(rules, greed(edition, taste), reader, tell_again(moment, mine, reader.booth.games), seat)
        judge(rules, greed(edition, taste), lore(edition).ends, reader, seat, as_rows(own)[0])
        other = standing.sides[1 - seat]
        zeros = [sum(int(card) == CARDS for card in moment.table[..., each].ravel()) for each in (seat, 1 - seat)]
        left = 2 - zeros[0] - (mine >> ZEROS)
        ways = np.array([comb(left, int(cards >> ZEROS) + zeros[1]) for cards in other.holds.cards])
        chances = np.sort(other.chances * ways * ((other.holds.cards & mine & RANKED) == 0))[::-1][:IMAGINED]
        assert reader.weights[: len(chances)] == pytest.approx(chances / chances.sum(), abs=1e-4)
        unlike += chances[0] > chances[-1]
    assert unlike > 5


def test_what_it_imagines_is_close_to_what_happens() -> None:
    """Choices differ in lessons about as imagined; one who imagines any other cards would be further off."""
    lessons = taught(TASTES, 5, size(400, 4000), 0)
    there = lessons.mask == 0
    imagined, results = lessons.choices[:, :, CHOICE - OPINION], lessons.results
    beside = [
        (part - (part * there).sum(1, keepdims=True) / there.sum(1, keepdims=True))[there]
        for part in (imagined, results)
    ]
    assert ((beside[0] - beside[1]) ** 2).mean() < 0.65 * (beside[1] ** 2).mean()


@learned
def test_what_it_cannot_see_makes_no_difference(edition: Edition) -> None:
    twins = 0
    for number, (state, seat) in enumerate(positions(edition, size(3, 60))):
        twin = matcha_twin(state, seat, Random(number))
        if twin is not None:
            twins += 1
            one, two = (chances_of(Learned(fresh()), MATCHA.view(each, seat)) for each in (state, twin))
            assert one == two
    assert twins > 10


def test_matches_and_what_beats_what() -> None:
    known, deck = lore(EDITIONS[LEARNED[0]]), EDITIONS[LEARNED[0]].deck
    tea, suits = deck.index(next(card for card in deck if str(card) == "2r")), 1
    found = [str(deck[card]) for card in known.matches[suits, tea]]
    assert sorted(found) == ["1r", "3r", "4r"]
    places = {text: next(place for place, card in enumerate(deck) if str(card) == text) for text in found}
    assert known.beats[suits, places["1r"], places["4r"]]
    assert known.beats[suits, places["4r"], places["3r"]]
    assert not known.beats[suits, places["1r"], places["3r"]]
    assert known.place[suits, tea, CARDS] == -1


def test_it_plays_only_what_it_was_taught() -> None:
    state = MATCHA.new(EDITIONS["grail-2015"], 2)
    state = MATCHA.apply(state, MATCHA.draw(state, SeededLuck("net", 0)))
    with pytest.raises(Refusal, match="net-other-rules"):
        Net().choose(MATCHA.view(state, 0), MATCHA.legal(state, 0), Random(0))
    assert "net" in BOTS["matcha"]


# Lessons


def test_lessons_are_results_of_legal_choices_and_come_again() -> None:
    one, again, other = (taught(TASTES, 5, 64, number) for number in (0, 0, 2))
    assert all((a == b).all() for a, b in zip(one, again, strict=True))
    assert (one.own != other.own).any()
    there = one.mask == 0
    assert there[:, CHOICES - 1].all()
    assert (np.abs(one.results) <= 1).all()
    assert (one.results[~there] == 0).all()
    assert Counter(np.sign(one.results[there]).tolist()).keys() >= {1.0, -1.0}


def test_answers_are_wherever_the_net_may_come_in_a_round_and_come_again() -> None:
    one, again, other = (answered(5, 1, (number, fresh()))[0] for number in (0, 0, 2))
    assert one.start == again.start
    assert (one.own == again.own).all()
    assert (one.choices == again.choices).all()
    assert one.own.shape != other.own.shape or (one.own != other.own).any()
    assert (one.own[:, TOLD_ROUND] == 0).all()
    assert (one.places[:, CHOICES - 1] != NONE).all()
    game = one.game()
    there = np.flatnonzero(game.uniform()[: game.first_round])
    assert sorted(one.places[one.places != NONE].tolist()) == there.tolist()


def test_it_learns_from_best_answers() -> None:
    """To the same positions again and again: what they bring is less and less."""
    school, lessons = Schooling.begun(Path("nowhere"), 0, TASTES), taught(TASTES, 1, 512, 0)
    answers, brought = answered(5, 2, (0, school.weights())), []
    for _ in range(12):
        school.study(lessons, answers, 0, 24)
        brought.append(school.examine(2, 0)["answered"])
    assert school.done == 12
    assert brought[-1] < 0.75 * brought[0]


def test_what_is_played_is_a_mean_over_the_steps() -> None:
    school, lessons = Schooling.begun(Path("nowhere"), 0, TASTES), taught(TASTES, 1, 512, 0)
    before = school.weights().matrices["first"].copy()
    school.study(lessons, answered(5, 1, (0, school.leader())), 0, 2)
    last = school.model.state()["layers"]["first.weight"].numpy().T
    played = school.weights().matrices["first"]
    assert 0 < np.abs(played - before).mean() < np.abs(last - before).mean()
    school.learn(lessons, 1)
    last = school.model.state()["layers"]["first.weight"].numpy().T
    assert (school.weights().matrices["first"] == last).all()


def test_school_goes_on_with_the_same_leader(tmp_path: Path) -> None:
    """Positions come from the net as it was before the first answer, after an interruption too."""
    path, lessons = tmp_path / "net.pt", taught(TASTES, 1, 512, 0)
    school = Schooling.begun(path, 0, TASTES)
    before = school.weights().matrices["first"].copy()
    answers = answered(5, 1, (0, school.leader()))
    school.study(lessons, answers, 0, 2)
    school.save(path)
    again = Schooling.begun(path, 0, TASTES)
    assert (again.leader().matrices["first"] == before).all()
    for each in (school, again):
        each.study(lessons, answers, 0, 2)
    for layer in LAYERS:
        assert (school.weights().matrices[layer] == again.weights().matrices[layer]).all()
        assert layer == "value" or (school.weights().matrices[layer] != school.leader().matrices[layer]).any()


def test_school_can_begin_with_weights(tmp_path: Path) -> None:
    file, nowhere = tmp_path / "net.npz", tmp_path / "net.pt"
    matrices, offsets = {**shipped().matrices}, {**shipped().offsets}
    write(file, shipped())
    school = Schooling.begun(nowhere, 0, TASTES, [file])
    for layer in LAYERS:
        assert (school.weights().matrices[layer] == shipped().matrices[layer]).all()
    other = tmp_path / "other.npz"
    two, more = ({layer: 2 * array for layer, array in arrays.items()} for arrays in (matrices, offsets))
    write(other, replace(shipped(), matrices=two, offsets=more, made={"seed": 7}))
    mean = Schooling.begun(nowhere, 0, TASTES, [file, other]).weights()
    for layer in LAYERS:
        assert mean.matrices[layer] == pytest.approx(1.5 * matrices[layer], abs=1e-6)
        assert layer not in offsets or mean.offsets[layer] == pytest.approx(1.5 * offsets[layer], abs=1e-6)
    assert mean.made["first"] == {"net.npz": shipped().made, "other.npz": {"seed": 7}}
    matrices["first"], offsets["first"] = matrices["first"][:, :5], offsets["first"][:5]
    matrices["second"] = matrices["second"][:5]
    write(file, replace(shipped(), matrices=matrices, offsets=offsets))
    with pytest.raises(Refusal, match="weights-other-form"):
        Schooling.begun(nowhere, 0, TASTES, [file])


@learned
def test_columns_there_and_back(edition: Edition) -> None:
    for state, seat in positions(edition, size(2, 40)):
        moment = moment_of(MATCHA.view(state, seat))
        even = Evenly().mixes(moment, (own := own_hold(MATCHA.view(state, seat)), own), (ONE, ONE))
        assert (in_columns(from_columns(even, moment), moment) == even).all()


def test_school_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "net.pt"
    chunks = [taught(TASTES, 3, 256, number) for number in range(4)]
    through = Schooling.begun(path, 3, TASTES)
    for chunk in chunks:
        through.learn(chunk, 4)
    halves = Schooling.begun(path, 3, TASTES)
    for chunk in chunks[:2]:
        halves.learn(chunk, 4)
    halves.save(path)
    halves = Schooling.begun(path, None, TASTES)
    assert (halves.done, halves.seed) == (2, 3)
    for chunk in chunks[2:]:
        halves.learn(chunk, 4)
    for layer in LAYERS:
        assert (through.weights().matrices[layer] == halves.weights().matrices[layer]).all()
    with pytest.raises(Refusal, match="values-other-seed"):
        Schooling.begun(path, 4, TASTES)


def test_lessons_are_understood(tmp_path: Path) -> None:
    """The same lessons again and again: less and less is left to learn."""
    school, chunk = Schooling.begun(tmp_path / "net.pt", 0, TASTES), taught(TASTES, 1, 512, 0)
    first = school.model.learn(chunk, 0)
    for _ in range(60):
        last = school.model.learn(chunk, 0)
    assert last[0] < 0.8 * first[0]
    assert last[1] == pytest.approx(first[1])
    best = np.where(chunk.mask == 0, chunk.results, -1).max(axis=1)
    values = worths(school.weights(), chunk.own)
    assert (abs(values) <= 1).all()
    assert np.corrcoef(values, best)[0, 1] > 0.7


def test_an_examination_is_fair() -> None:
    """A net that chooses evenly loses far more than it wins; the same seed gives the same score."""
    school = Schooling.begun(Path("nowhere"), 0, TASTES)
    weights = school.weights()
    weights.matrices["score"][:] = 0
    one = score_against_greedy(weights, EDITIONS[LEARNED[0]], TASTES[0], 400, 1)
    assert one == score_against_greedy(weights, EDITIONS[LEARNED[0]], TASTES[0], 400, 1)
    assert 0 < one[0] < 0.15


# Files


def test_weights_come_back_from_disk(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    write(path, shipped())
    again = read_weights(path)
    assert again.editions == shipped().editions
    assert all((again.matrices[layer] == shipped().matrices[layer]).all() for layer in LAYERS)


def test_broken_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.npz"
    for content, code in ((b"", "weights-broken"), (b"PK\x03\x04nonsense", "weights-broken")):
        path.write_bytes(content)
        with pytest.raises(Refusal, match=code):
            read_weights(path)
    with pytest.raises(Refusal, match="file-unreadable"):
        read_weights(tmp_path / "none.npz")
    weights = shipped()
    first = weights.matrices["first"]
    for spoilt in (first[:-1], np.full_like(first, np.nan)):
        write(path, replace(weights, matrices={**weights.matrices, "first": spoilt}))
        with pytest.raises(Refusal, match="weights-broken"):
            read_weights(path)
    monkeypatch.setattr("chakai.solve.matcha.net.weights.FORM", FORM + 1)
    write(path, weights)
    monkeypatch.undo()
    with pytest.raises(Refusal, match="weights-other-form"):
        read_weights(path)


def test_weights_damaged_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    write(path, shipped())
    damage(path)
    with pytest.raises(Refusal, match="weights-broken"):
        read_weights(path)


@pytest.mark.parametrize("content", [b"", b"nonsense", b"PK\x03\x04"])
def test_a_broken_checkpoint_stays_as_it_is(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "net.pt"
    path.write_bytes(content)
    assert run(["train", "net", "--checkpoint", str(path), "--lang", "en"]) == 2
    assert "net.pt is broken" in capsys.readouterr().err
    assert path.read_bytes() == content


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schooling, "JUDGED_FROM", size(2, schooling.JUDGED_FROM))
    checkpoint, out = tmp_path / "net.pt", tmp_path / "net.npz"
    command = ["train", "net", "--checkpoint", str(checkpoint), "--lang", "en"]
    command += ["--games", "20"]
    assert run([*command, "--positions", "1", "--chunks", "1", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "1 chunks" in told
    assert "matagot-2020-nl" in told
    assert "A best answer gains" in told
    assert read_weights(out).made["curve"][0]["best-answer"] > 0
    assert read_weights(out).made["chunks"] == 1
    assert run([*command, "--positions", "0", "--chunks", "1", "--answers", "1"]) == 0
    assert Schooling.begun(checkpoint, None, TASTES).done == 2
    mean = ["--weights", str(out), "--weights", str(out), "--chunks", "0", "--out", str(tmp_path / "mean.npz")]
    assert run(["train", "net", "--checkpoint", str(tmp_path / "mean.pt"), *mean]) == 0
    for layer in LAYERS:
        assert (read_weights(tmp_path / "mean.npz").matrices[layer] == read_weights(out).matrices[layer]).all()
    assert run(["train", "net", "--checkpoint", str(tmp_path / "no.pt"), "--weights", "nowhere.npz"]) == 2
    assert run(["train", "net", "--checkpoint", str(checkpoint), "--weights", str(out), "--lang", "en"]) == 2
    assert "net.pt did not begin with these weights" in capsys.readouterr().err


# A net with weights of one's own


def test_a_net_with_weights_of_one_s_own_plays_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The weights that come with the game, from a file: the same games as the bot's."""
    path = tmp_path / "mine.npz"
    write(path, shipped())
    records = []
    for number, bot in enumerate(("net", f"net:{path}")):
        file = tmp_path / f"{number}.jsonl"
        words = ["--bots", bot, "greedy", "--games", "4", "--seed", "1", "--records", str(file)]
        assert run(["arena", "matcha", "--rules", "matagot-2020", *words]) == 0
        records.append(file.read_text())
    assert records[1] == records[0].replace('"bot:net"', '"bot:net:mine.npz"')
    assert str(tmp_path) not in records[1]
    capsys.readouterr()


@pytest.mark.parametrize(
    ("rules", "content", "told"),
    [
        ("grail-2015", None, "was not taught the rules “grail-2015”"),
        ("matagot-2020", b"tea", "mine.npz is broken, or no file of weights"),
        ("matagot-2020", b"", "mine.npz is broken, or no file of weights"),
    ],
)
def test_weights_that_cannot_play_are_refused_in_words(
    rules: str, content: bytes | None, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.npz"
    write(path, shipped())
    if content is not None:
        path.write_bytes(content)
    assert run(["arena", "matcha", "--rules", rules, "--bots", f"net:{path}", "greedy", "--games", "2"]) == 2
    assert told in capsys.readouterr().err


def test_a_file_of_weights_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "matcha", "--bots", f"net:{tmp_path}/none.npz", "greedy", "--games", "2"]) == 2
    assert "none.npz" in capsys.readouterr().err
