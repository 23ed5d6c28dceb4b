"""A game of Genmaicha told again: every pair of eyes, two to six seats, and nothing that eyes must not see."""

import json
from random import Random
from typing import Any

import pytest

from chakai.core.chance import SeededLuck
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.records.record import Record
from chakai.records.text import from_json, to_json
from chakai.table.table import Table
from chakai.web.retelling import names_in, pairs_of_eyes, retold
from chakai.words.catalogue import LANGUAGES, words_in
from tests.web.rooms import PARTY

WORDS = words_in("en")
CEREMONY = "tea-ceremony"


def played(rules: str, players: int, *, resigns: bool = False) -> Record:
    table = Table(GENMAICHA, GENMAICHA.rules(rules), PARTY[:players], SeededLuck(rules, players))
    rng = Random(f"{rules} {players}")
    while table.outcome is None:
        seat = rng.choice(table.to_act)
        table.submit(seat, rng.choice(list(table.legal(seat))))
        if resigns and table.version >= 12:
            table.forfeit((0,), "resigned")
    return table.record()


def told_to(record: Record, eyes: str) -> dict[str, Any]:
    return retold(record, names_in(record, WORDS), eyes, WORDS)


@pytest.mark.parametrize("players", GENMAICHA.seats)
@pytest.mark.parametrize("rules", GENMAICHA.rule_sets)
def test_told_to_the_end_for_all_eyes(rules: str, players: int) -> None:
    """A stored record and its text tell the same; all eyes see the same kinds of frames and the same ending."""
    record = played(rules, players)
    again = from_json(to_json(record))
    names = names_in(record, WORDS)
    everybody = [told_to(record, eyes) for eyes, _ in pairs_of_eyes(names, WORDS)]
    assert len(everybody) == players + 2
    for told in everybody:
        assert told == told_to(again, told["eyes"])
        assert told["frames"][-1]["kind"] == "over"
        assert told["frames"][-1]["moves"] == len(record.moves)
        assert told["outcome"]["winners"] == list(record.result["winners"])  # type: ignore[index]  # it is finished
        assert len(told["rounds"]) == (4 if players == 2 else 3)
        assert [frame["kind"] for frame in told["frames"]] == [frame["kind"] for frame in everybody[0]["frames"]]
        assert told["frames"][-1]["board"]["players"] == everybody[0]["frames"][-1]["board"]["players"]
        json.dumps(told)


@pytest.mark.parametrize("players", GENMAICHA.seats)
def test_eyes_see_only_what_is_theirs(players: int) -> None:
    """A hidden card is seen by those who looked at it, by all once it is up, and by the open eyes always."""
    record = played(CEREMONY, players)
    hidden = record.moves[0].split("| ")[1].split()
    columns = ("left", "centre", "right")
    for eyes in ("open", "public", *map(str, range(players))):
        peeked: set[str] = set()
        for frame in told_to(record, eyes)["frames"]:
            peeked |= {
                moved["column"] for moved in frame["moved"] if str(moved.get("seat")) == eyes and "column" in moved
            }
            for column, card, true in zip(columns, frame["board"]["hidden"], hidden, strict=True):
                known = eyes == "open" or card["up"] or column in peeked
                assert card["card"] == (true if known else None)


def test_rounds_are_named_in_every_language() -> None:
    record = played("standard", 3)
    for language in LANGUAGES:
        words = words_in(language)
        rounds = retold(record, names_in(record, words), "open", words)["rounds"]
        assert len({round_["say"] for round_ in rounds}) == 3


def test_bids_are_shown_together() -> None:
    """In no frame is one bid known and another not, even in a replay."""
    for frame in told_to(played("standard", 6), "open")["frames"]:
        assert len({player["bid"] is None for player in frame["board"]["players"]}) == 1


def test_a_forfeit_is_told() -> None:
    told = told_to(played(CEREMONY, 2, resigns=True), "1")
    assert told["frames"][-1]["kind"] == "forfeit"
    assert told["frames"][-1]["board"] == told["frames"][-2]["board"]
