"""What the browser shows is what the seat sees: the board, folded from events, against the view."""

from random import Random
from typing import Any

import pytest

from chakai.core.seats import CHANCE
from chakai.games.matcha.cards import KINDS, MATS
from chakai.games.matcha.engine import MATCHA
from chakai.games.matcha.resolution import matches
from chakai.games.matcha.view import View
from chakai.testing.strategies import random_position
from chakai.testing.twins import TWINS
from chakai.web.marks import marked_words
from chakai.web.matcha import MatchaEyes
from tests.sizes import size

NAMES = ("Ann", "Bea")


def boards_agree(board: dict[str, Any], view: View) -> None:
    assert board["set"] == view.set_number
    assert board["dealer"] == view.dealer
    assert [row["tea"] for pair in board["rounds"] for row in pair] == list(map(str, view.tea))
    for number, pair in enumerate(board["rounds"]):
        for mat, shown in enumerate(pair):
            laid = view.table[number][mat] if number < len(view.table) else (None, None)
            expected = [
                None if spot is None else {"card": spot.card and str(spot.card), "up": spot.face_up}
                for spot in laid
            ]
            assert shown["spots"] == expected
    assert [len(hand) for hand in board["hands"]] == list(view.hand_sizes)
    if view.seat is not None:
        assert board["hands"][view.seat] == list(map(str, view.hand))
        assert set(board["hands"][1 - view.seat]) <= {None}
    for tray, tokens in zip(board["trays"], view.tokens, strict=True):
        counts = {kind["kind"]: kind["count"] for kind in tray["kinds"]}
        assert counts == {kind: n for kind, n in zip(KINDS, tokens, strict=True) if kind in view.edition.kinds}


@pytest.mark.parametrize("rules", MATCHA.rule_sets)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_board_is_the_view(rules: str, viewer: int | None) -> None:
    edition = MATCHA.rules(rules)
    for seed in range(size(25, 1000)):
        position = random_position(MATCHA, edition, 2, Random(seed).randrange(1, 80), seed)
        if MATCHA.to_act(position.state) == (CHANCE,):  # a table deals at once, so nobody ever looks then
            continue
        eyes = MatchaEyes(marked_words("en"), NAMES, viewer, edition)
        view = MATCHA.view(position.state, viewer)
        frames = eyes.frames(view.events)
        boards_agree(frames[-1]["board"], view)
        assert frames[-1]["moves"] == len(MATCHA.moves(position.state))


@pytest.mark.parametrize("rules", ["grail-2015", "matagot-2020"])
def test_frames_do_not_depend_on_when_one_looks(rules: str) -> None:
    """Looking after every move, or once at the end, gives the same frames."""
    edition = MATCHA.rules(rules)
    for seed in range(size(10, 300)):
        made = random_position(MATCHA, edition, 2, 90, seed).made
        often = MatchaEyes(marked_words("en"), NAMES, 0, edition)
        state, told, frames = MATCHA.new(edition, 2), 0, []
        for move in made:
            state = MATCHA.apply(state, move)
            events = MATCHA.view(state, 0).events
            frames += often.frames(events[told:])
            told = len(events)
        once = MatchaEyes(marked_words("en"), NAMES, 0, edition).frames(MATCHA.view(state, 0).events)
        assert frames == once


@pytest.mark.parametrize("rules", ["grail-2015", "matagot-2020"])
def test_actions_are_the_legal_moves(rules: str) -> None:
    """Every legal move can be made from the page, nothing else is offered, and what is refused says why."""
    edition = MATCHA.rules(rules)
    for seed in range(size(60, 2000)):
        state = random_position(MATCHA, edition, 2, Random(seed).randrange(1, 60), seed).state
        for seat in set(MATCHA.to_act(state)) - {CHANCE}:
            view, legal = MATCHA.view(state, seat), MATCHA.legal(state, seat)
            now = MatchaEyes(marked_words("en"), NAMES, seat, edition).now(view, legal, unseen=True)
            lays = [lay for card in now["hand"] for lay in card["lay"]]
            offered = {lay["move"] for lay in lays if "why_not" not in lay}
            offered |= {now["pass"]} - {None} | set((now["keep"] or {"moves": {}})["moves"].values())
            assert offered == {str(move) for move in legal}
            assert all(lay["why_not"] for lay in lays if "why_not" in lay)
            assert now["to_act"] == ([seat] if view.turn is not None else list(view.deciding))
            for card, shown in zip(view.hand, now["hand"], strict=True):
                if view.turn is not None:
                    fits = [mat.name.lower() for mat in MATS if matches(card, view.tea_card(mat), mat)]
                    assert shown["matches"]["mats"] == fits


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_unseen_cards_are_those_that_could_be_anywhere(viewer: int | None) -> None:
    """Across all twins of a situation, the unseen list is the same, and every hidden card stands in it."""
    edition = MATCHA.rules("grail-2015")
    for seed in range(size(40, 1000)):
        state = random_position(MATCHA, edition, 2, Random(seed).randrange(1, 60), seed).state
        if MATCHA.to_act(state) == (CHANCE,):
            continue
        eyes = MatchaEyes(marked_words("en"), NAMES, viewer, edition)
        unseen = eyes.now(MATCHA.view(state, viewer), None, unseen=True)["unseen"]
        hidden = [str(card) for seat in (0, 1) if seat != viewer for card in state.hands[seat]]
        assert all(hidden.count(card) <= unseen.count(card) for card in hidden)
        twin = TWINS["matcha"](state, viewer, Random(seed))
        if twin is not None:
            assert eyes.now(MATCHA.view(twin, viewer), None, unseen=True)["unseen"] == unseen
