"""`chakai replay`: a game told in four languages, open or through somebody's eyes, and to them no more."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from chakai.cli import run
from chakai.words.catalogue import words_in
from tests.cli import LANGUAGES, write_records
from tests.referee.generate import random_record
from tests.referee.matcha import RULES, replay, rules_of, seen
from tests.sizes import size

EYES: list[tuple[list[str], int | None]] = [(["--seat", "0"], 0), (["--seat", "1"], 1), (["--spectator"], None)]
CARD = re.compile(r"(?<![0-9a-z])[1-9][grby](?![a-z])")
DEAL = "deal 0 | 2g 3b 1y 4r 3r 2b | 1g 2r 3y 4y 0 | 3g 4g 1r 2y 0 | 1b 4b"
ROUND = ["0 2r#", "1 2y#", "0 1g*", "1 4g*"]


def game(*moves: str, **more: Any) -> dict[str, Any]:
    head = {"format": "chakai/1", "game": "matcha", "rules": "matagot-2020", "players": ["ann", "bob"]}
    return {**head, "moves": list(moves), **more}


class Told:
    """Replays records in a folder and reads what was told."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def __call__(self, record: dict[str, Any], *options: str) -> list[str]:
        self.capsys.readouterr()
        assert run(["replay", write_records(self.folder / "game.json", [record]), *options]) == 0
        said = self.capsys.readouterr()
        assert said.err == ""
        return said.out.splitlines()


@pytest.fixture
def told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    return Told(tmp_path, capsys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULES)
def test_every_game_is_told_to_its_end(rules: str, language: str, told: Told) -> None:
    rng = random.Random(rules)
    endings = set()
    for _ in range(size(4, 200)):
        record = random_record(rules, {}, rng)
        for options in ([], ["--seat", "0"], ["--seat", "1"], ["--spectator"]):
            lines = told(record, *options, "--lang", language)
            assert len(lines) > len(record["moves"])
            assert all(line.strip() and line.isprintable() for line in lines)
            endings.add(lines[-1])
    assert 1 < len(endings) < 15


def test_languages_differ(told: Told) -> None:
    record = random_record("grail-2015", {}, random.Random(1))
    stories = [told(record, "--lang", language) for language in LANGUAGES]
    assert len({len(story) for story in stories}) == 1
    assert all(len(set(lines)) == len(LANGUAGES) for lines in zip(*(story[1:] for story in stories), strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_open_tells_every_card_laid_or_kept(language: str, told: Told) -> None:
    record = random_record("grail-2015", {}, random.Random(2))
    story = told(record, "--lang", language)
    at = 0
    for move in record["moves"]:
        if cards := CARD.findall(move) if not move.startswith("deal") else []:
            at = next(line for line in range(at, len(story)) if all(card in story[line] for card in cards)) + 1


def exchanged(record: dict[str, Any], viewer: int | None, rng: random.Random) -> dict[str, Any]:
    """The same game with other cards in the places that the viewer does not see."""
    _, _, first, second, aside = record["moves"][0].split(" | ")
    hands = [hand for seat, hand in enumerate((first, second)) if seat != viewer]
    hidden = " ".join([*hands, aside]).split()
    numbered = [card for card in hidden if card != "0"]
    other = dict(zip(numbered, rng.sample(numbered, len(numbered)), strict=True))

    def swap(text: str) -> str:
        return CARD.sub(lambda found: other.get(found[0], found[0]), text)

    return {**record, "moves": [swap(move) for move in record["moves"]]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "viewer"), EYES)
def test_nobody_is_told_what_they_did_not_see(
    options: list[str], viewer: int | None, language: str, told: Told
) -> None:
    """Two games that look the same to somebody are told to them in the same words."""
    rng = random.Random(4)
    differ = 0
    for _ in range(size(6, 300)):
        one = game(*random_record("matagot-2020", {}, rng)["moves"][:4])  # before anything is turned up
        other = exchanged(one, viewer, rng)
        assert seen(one, viewer) == seen(other, viewer)
        assert told(one, *options, "--lang", language) == told(other, *options, "--lang", language)
        differ += told(one, "--open", "--lang", language) != told(other, "--open", "--lang", language)
    assert differ


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("options", "viewer"), EYES)
def test_cards_never_shown_are_never_mentioned(
    options: list[str], viewer: int | None, language: str, told: Told
) -> None:
    rng = random.Random(5)
    for _ in range(size(6, 300)):
        record = random_record("matagot-2020", {"sets": 1}, rng)
        mentioned = set(CARD.findall(" ".join(told(record, *options, "--lang", language))))
        assert mentioned <= set(CARD.findall(" ".join(seen(record, viewer))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_is_told_at_its_moment(language: str, told: Told) -> None:
    """After all that followed from the moves made, and before the next."""
    talk = [
        {"seat": 1, "after_move": 5, "text": "third"},
        {"seat": 0, "after_move": 0, "text": "first"},
        {"seat": 0, "after_move": 2, "text": "second"},
        {"seat": 1, "after_move": 99, "text": "last"},
    ]
    quiet = told(game(DEAL, *ROUND, "0 3y#"), "--open", "--lang", language)
    story = told(game(DEAL, *ROUND, "0 3y#", talk=talk), "--open", "--lang", language)
    places = [
        next(n for n, line in enumerate(story) if word in line) for word in ("first", "second", "third", "last")
    ]
    assert [line for n, line in enumerate(story) if n not in places] == quiet
    assert places[0] == 1  # only the title stands before it
    assert "2r" in story[places[1] - 1]
    assert "3y" in story[places[2] + 1]
    assert places[3] == len(story) - 2  # before the line that the game is not finished
    assert all("ann" in story[places[n]] for n in (0, 1))
    heard = told(game(DEAL, *ROUND, talk=talk), "--lang", language, "--seat", "0")
    assert words_in(language)("talk-said-you", text="second") in [line.strip() for line in heard]


@pytest.mark.parametrize("language", LANGUAGES)
def test_claims_are_told_in_the_listeners_language(language: str, told: Told) -> None:
    record = game(DEAL, "0 2r#", talk=[{"seat": 0, "after_move": 2, "claim": "matches"}])
    assert any(words_in(language)("claim-matches") in line for line in told(record, "--lang", language))


@pytest.mark.parametrize(
    "talk",
    [
        "hello",
        [1, None, "x"],
        [{"seat": 9, "after_move": 1, "text": "x"}],
        [{"seat": -1, "after_move": 1, "text": "x"}],
        [{"seat": 0, "after_move": "1", "text": "x"}],
        [{"seat": 0, "after_move": 1, "text": ""}],
        [{"seat": 0, "after_move": 1, "claim": "moon"}],
    ],
)
def test_talk_of_another_form_is_passed_over(talk: Any, told: Told) -> None:
    assert told(game(DEAL, talk=talk)) == told(game(DEAL))


def test_texts_of_others_cannot_break_the_page(told: Told) -> None:
    talk = [{"seat": 0, "after_move": 1, "text": "\x1b[2J\n[bold]loud[/bold]" + "x" * 5000}]
    lines = told({**game(DEAL, talk=talk), "players": ["a\nb\x1b[31m", "y" * 5000]})
    assert all(line.isprintable() and len(line) < 1000 for line in lines)
    assert any("[bold]loud[/bold]" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["resigned", "time", "illegal", "broken"])
def test_a_forfeit_is_told(reason: str, language: str, told: Told) -> None:
    result = {"winners": [0], "why": "forfeit", "forfeit": {"seats": [1], "reason": reason}}
    record = game(DEAL, "0 -", result={**result, "tokens": [[0] * 5] * 2})
    words = words_in(language)
    assert told(record, "--lang", language)[-1] == words(f"ending-forfeit-{reason}-name", name="bob")
    assert told(record, "--lang", language, "--seat", "1")[-1] == words(f"ending-forfeit-{reason}-you")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_is_said_to_be_one(language: str, told: Told) -> None:
    assert told(game(DEAL), "--lang", language)[-1] == words_in(language)("cli-replay-unfinished")


def test_which_game_of_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], told: Told) -> None:
    rng = random.Random(6)
    records = [random_record("small", {}, rng) for _ in range(3)]
    stories = [told(record) for record in records]
    file = write_records(tmp_path / "games.jsonl", records)
    for number, story in enumerate(stories, 1):
        assert run(["replay", file, "--game", str(number)]) == 0
        assert capsys.readouterr().out.splitlines() == story
    for options in (["--game", "4"], ["--game", "0"], ["--seat", "2"]):
        assert run(["replay", file, *options]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_wrong_record_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write_records(tmp_path / "wrong.json", [game(DEAL, "1 -")])
    assert run(["replay", file]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{file}:1: move 2: not-your-turn: ")


def test_cards_turned_up_are_told_to_all(told: Told) -> None:
    """A check on the tests above: what everybody sees is indeed mentioned."""
    assert replay(rules_of("matagot-2020", {}), [DEAL, *ROUND]).seen[-1] == ("show 1 4g*",) * 3
    for options, _ in EYES:
        story = " ".join(told(game(DEAL, *ROUND), *options))
        assert all(card in story for card in ("2r", "2y", "1g", "4g"))


@pytest.mark.parametrize("players", [["ann", "bot:regular"], ["ann", "bob"]])
def test_m4_an_unfinished_game_is_not_told_openly(players: list[str], told: Told) -> None:
    """Who replays a game that is going on learns no more than at the table."""
    running = game(DEAL, "0 2r#", "1 2y#", players=players)
    story = " ".join(told(running))
    assert "2y#" not in story
    assert ("2r" in story) == (players[1] == "bot:regular")
    assert "2y" in " ".join(told(running, "--open"))
