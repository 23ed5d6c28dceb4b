"""A record told again: the same frames for a stored game and an opened one, and nothing that eyes must not see."""

import json
from dataclasses import replace
from random import Random

import pytest

from chakai.core.chance import SeededLuck
from chakai.core.illegal import Refusal
from chakai.games import GAMES
from chakai.records.record import Record
from chakai.table.table import Table
from chakai.web.retelling import names_in, pairs_of_eyes, retold
from chakai.words.catalogue import words_in

WORDS = words_in("en")
MATCHA = GAMES["matcha"]


def played(rules: str, house: dict[str, object] | None = None, *, resigns: bool = False) -> Record:
    table = Table(MATCHA, MATCHA.rules(rules, house), ("Ann", "bot:regular"), SeededLuck("retold", 0))
    rng = Random(rules)
    while table.outcome is None:
        seat = table.to_act[0]
        table.submit(seat, rng.choice(list(table.legal(seat))))
        if table.version == 4:
            table.say(seat, claim="matches")
            table.say(1 - seat, text="Really?")
        if resigns and table.version == 6:
            table.forfeit((0,), "resigned")
    return table.record()


@pytest.mark.parametrize("rules", MATCHA.rule_sets)
@pytest.mark.parametrize("eyes", ["open", "public", "0", "1"])
def test_told_to_the_end(rules: str, eyes: str) -> None:
    record = played(rules)
    told = retold(record, names_in(record, WORDS), eyes, WORDS)
    assert told["frames"][-1]["kind"] == "over"
    assert told["frames"][-1]["moves"] == len(record.moves)
    assert told["outcome"]["winners"] == record.result["winners"]  # type: ignore[index]  # it is finished
    assert [told["frames"][entry["frame"]]["kind"] for entry in told["rounds"]] == ["round"] * len(told["rounds"])
    json.dumps(told)


def test_all_eyes_see_equally_many_frames() -> None:
    record = played("grail-2015")
    names = names_in(record, WORDS)
    counts = {len(retold(record, names, eyes, WORDS)["frames"]) for eyes, _ in pairs_of_eyes(names, WORDS)}
    assert len(counts) == 1


def test_eyes_see_only_what_is_theirs() -> None:
    record = played("matagot-2020")
    names = names_in(record, WORDS)
    first = {
        eyes: retold(record, names, eyes, WORDS)["frames"][0]["board"]["hands"] for eyes in ("open", "public", "0")
    }
    assert all(card is None for hand in first["public"] for card in hand)
    assert None not in first["0"][0]
    assert set(first["0"][1]) == {None}
    assert not any(None in hand for hand in first["open"])


def test_talk_stands_at_its_moment() -> None:
    record = played("matagot-2020")
    told = retold(record, names_in(record, WORDS), "open", WORDS)
    claim, answer = told["talk"]
    assert (claim["claim"], answer["text"]) == (True, "Really?")
    for line in (claim, answer):
        shown = told["frames"][: line["after_frame"]]
        assert shown[-1]["moves"] == 4
        assert told["frames"][line["after_frame"]]["moves"] == 5


def test_a_forfeit_is_told() -> None:
    record = played("matagot-2020", resigns=True)
    told = retold(record, names_in(record, WORDS), "1", WORDS)
    assert told["frames"][-1]["kind"] == "forfeit"
    assert told["outcome"] == {"winners": [1], "say": told["frames"][-1]["say"]}


def test_what_others_wrote_has_no_marks_and_no_controls() -> None:
    talk = [
        {"seat": 7, "after_move": 1, "text": "from nowhere"},
        {"seat": 0, "after_move": 1, "text": "\ue0004g\ue001 \x07"},
    ]
    record = replace(played("mini"), players=("\ue000x\ue001", "\ud800"), more={"talk": talk})
    names = names_in(record, WORDS)
    told = retold(record, names, "open", WORDS)
    assert names == ("x", "\ufffd")
    assert [line["text"] for line in told["talk"]] == ["4g \ufffd"]


def test_namesakes_and_bots_are_told_apart() -> None:
    record = replace(played("mini"), players=("Ann", "Ann"))
    assert len(set(names_in(record, WORDS))) == 2
    assert "Regular" in names_in(played("mini"), WORDS)[1]


def test_no_other_eyes() -> None:
    record = played("mini")
    with pytest.raises(Refusal, match="no-such-seat"):
        retold(record, names_in(record, WORDS), "2", WORDS)


@pytest.mark.parametrize(
    "house", [{"numbers": 9, "hand_size": 9, "rounds": 5}, {"suits": "gb", "numbers": 9}, {"turns": None}]
)
def test_house_rules(house: dict[str, object]) -> None:
    record = played("matagot-2020", house)
    board = retold(record, names_in(record, WORDS), "open", WORDS)["frames"][-1]["board"]
    assert len(board["rounds"]) == house.get("rounds", 3)
