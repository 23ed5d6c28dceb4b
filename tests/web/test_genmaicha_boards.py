"""What the browser shows of Genmaicha is what the seat sees, and what it offers is what the rules allow."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from chakai.bots.bot import Bot
from chakai.bots.genmaicha_greedy import GenmaichaGreedy
from chakai.bots.uniform import Uniform
from chakai.core.chance import SeededLuck
from chakai.core.seats import CHANCE, Viewer
from chakai.games.genmaicha.drinks import COLUMNS, LINES, Drink
from chakai.games.genmaicha.engine import GENMAICHA
from chakai.games.genmaicha.moves import Brew, Done, Extra, Move, Offer, Peek, PlaceAd, TakeCrate
from chakai.games.genmaicha.rules import RULE_SETS
from chakai.games.genmaicha.state import Stage, State
from chakai.games.genmaicha.view import View
from chakai.testing.conformance import viewers
from chakai.web.genmaicha import GenmaichaEyes, setup
from chakai.web.marks import CLOSE, OPEN, marked_words
from chakai.words.catalogue import LANGUAGES
from tests.sizes import size
from tests.web.rooms import PARTY

TABLES = [(rules, players) for rules in RULE_SETS for players in GENMAICHA.seats]
HOUSES: list[dict[str, object]] = [
    {"bids_paid": "first"},
    {"half_used": "keep"},
    {"failed_brew": "end-of-turn", "half_used": "keep", "own_ads": "pay"},
    {"start_yen": 0, "drop": 200, "bonuses": [0, 300, 100]},
    {"line_yen": [0, 100, 0, 900, 0, 100], "ceremony_pay": 0, "crates": [5, 5]},
]
BOTS: list[Bot] = [Uniform(), GenmaichaGreedy()]


def eyes_of(state: State, viewer: Viewer, language: str = "en") -> GenmaichaEyes:
    return GenmaichaEyes(marked_words(language), PARTY[: state.players], viewer, state.rules)


def game(rules: Any, players: int, seed: int) -> Iterator[State]:
    """Every situation of a game that somebody can look at; every other seat has a greedy bot."""
    rng, luck = Random(seed), SeededLuck(str(seed), 0)
    state = GENMAICHA.new(rules, players)
    while due := GENMAICHA.to_act(state):
        if due == (CHANCE,):
            state = GENMAICHA.apply(state, GENMAICHA.draw(state, luck))
            continue
        yield state
        seat = rng.choice(due)
        bot = BOTS[(seat + seed) % 2]
        state = GENMAICHA.apply(state, bot.choose(GENMAICHA.view(state, seat), GENMAICHA.legal(state, seat), rng))
    yield state


def boards_agree(board: dict[str, Any], view: View) -> None:
    assert (board["round"], board["rounds"]) == (view.round, view.rounds)
    phases = {Stage.BID: "bid", Stage.RAISE: "raise", Stage.CHOOSE: "crate", Stage.BREW: "brew"}
    assert board["phase"] == phases.get(view.stage, "over")
    assert board["at"] == view.turn
    assert board["grid"] == list(view.grid)
    lines = [
        {
            "line": line,
            "yen": view.line_yen[place],
            "ad": (ad := view.ads[place]) and {"seat": ad.owner, "yen": ad.yen},
            "brewed": line in view.brewed,
        }
        for place, line in enumerate(LINES)
    ]
    assert board["lines"] == lines
    assert board["gaps"] == (list(view.gaps) if view.rules.matcha_iri else None)
    if view.rules.tea_ceremony:
        hidden = zip(view.hidden, view.face_up, strict=True)
        assert board["hidden"] == [{"card": card, "up": up} for card, up in hidden]
        assert board["hidden_cards"] == list(view.fourth_row)
    else:
        assert board["hidden"] is board["hidden_cards"] is None
    assert board["order"] == list(view.order)
    for crate, drinks in zip(board["crates"], view.crates, strict=True):
        assert (crate["taken"] is None) == (drinks is not None)
        assert drinks is None or crate["drinks"] == list(map(str, drinks))
    for seat, player in enumerate(board["players"]):
        player_agrees(player, view, seat)


def player_agrees(player: dict[str, Any], view: View, seat: int) -> None:
    assert player["yen"] == view.yen[seat]
    assert [entry["drink"] for entry in player["drinks"]] == list(map(str, view.shelves[seat]))
    spent = [(Drink(*entry["drink"]), part) for entry in player["drinks"] for part in entry["spent"]]
    if view.stage is Stage.BREW and view.turn == seat:
        assert set(spent) == view.spent
    elif view.rules.half_used == "discard":
        assert spent == []
    assert player["bid"] == (view.bids[seat] if view.bids else None)
    assert (player["raise"] or 0) == (view.raises[seat] if view.raises else 0)
    assert player["place"] == (view.order.index(seat) + 1 if view.order else None)
    if view.stage is Stage.BREW:
        assert view.turn is not None
        assert player["finished"] == (view.order.index(seat) < view.order.index(view.turn))


def watch(rules: Any, players: int, seed: int) -> None:
    """Plays a game; for everybody the board kept up event by event is the view, whenever they look."""
    watchers = [*viewers(players)]
    often: dict[Viewer, GenmaichaEyes] = {}
    frames: dict[Viewer, list[dict[str, Any]]] = {viewer: [] for viewer in watchers}
    told: Counter[Viewer] = Counter()
    for state in game(rules, players, seed):
        for viewer in watchers:
            view = GENMAICHA.view(state, viewer)
            eyes = often.setdefault(viewer, eyes_of(state, viewer))
            frames[viewer] += eyes.frames(view.events[told[viewer] :])
            told[viewer] = len(view.events)
            boards_agree(frames[viewer][-1]["board"], view)
            assert frames[viewer][-1]["moves"] == len(GENMAICHA.moves(state))
    for viewer in watchers:
        assert eyes_of(state, viewer).frames(GENMAICHA.view(state, viewer).events) == frames[viewer]
        assert all(frame["say"] for frame in frames[viewer])
        moves_add_up(frames[viewer])
    open_frames = eyes_of(state, None).frames(state.log)
    assert [frame["kind"] for frame in open_frames] == [frame["kind"] for frame in frames[None]]
    if rules.tea_ceremony:
        hidden = [list(state.hidden)] * len(open_frames)
        assert [[card["card"] for card in frame["board"]["hidden"]] for frame in open_frames] == hidden


def moves_add_up(frames: list[dict[str, Any]]) -> None:
    """What is set in motion is what changes: a player's yen and drinks, frame by frame."""
    before: dict[str, Any] | None = None
    for frame in frames:
        for seat, player in enumerate(frame["board"]["players"]):
            had = before["players"][seat] if before else None
            yen = (had or player)["yen"]
            drinks = {entry["drink"] for entry in had["drinks"]} if had else set()
            place = f"seat:{seat}"
            for moved in frame["moved"]:
                sign = (moved.get("to") == place) - (moved.get("from") == place)
                if moved["what"] == "yen":
                    yen += sign * moved["yen"]
                elif moved["what"] == "drinks" and sign:
                    drinks = drinks | {*moved["drinks"]} if sign > 0 else drinks - {*moved["drinks"]}
            assert yen == player["yen"]
            assert drinks == {entry["drink"] for entry in player["drinks"]}
        before = frame["board"]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_board_is_the_view(rules: str, players: int) -> None:
    for seed in range(size(1, 60)):
        watch(GENMAICHA.rules(rules), players, seed)


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_the_board_knows_house_rules(house: dict[str, object]) -> None:
    for seed in range(size(2, 100)):
        watch(GENMAICHA.rules("matcha-iri+tea-ceremony+tea-market", house), (2, 3)[seed % 2], seed)


def composed(now: dict[str, Any]) -> Iterator[str]:
    """Every move that a page can compose from what it is offered."""
    if (bid := now["bid"]) and bid["given"] is None:
        yield from (bid["move"].format(yen=yen) for yen in range(bid["low"], bid["high"] + 1, bid["step"]))
    yield from (crate["move"] for crate in now["crates"] or ())
    if brew := now["brew"]:
        for line in brew["lines"]:
            yield from of_line(line)
        if peeks := brew["peeks"]:
            for column, use in product(peeks["columns"], peeks["uses"]):
                paid = f"{use['drink']} {use['ingredient']}"
                yield peeks["move"].format(column=column["column"], use=paid)
        if ad := brew["ad"]:
            yield from (ad["move"].format(yen=yen) for yen in range(ad["low"], ad["high"] + 1, ad["step"]))
        yield brew["done"]["move"]


def of_line(line: dict[str, Any]) -> Iterator[str]:
    """Every brew of a line; a use that is offered at all fits at least one choice of drinks."""
    assert bool(line["why_not"]) == (not line["proposal"])
    for use in (line["offer"] or {"uses": ()})["uses"]:
        assert any((use["drink"], use["ingredient"]) not in line_uses(line, d) for d in product(*line["choices"]))
    for drinks in product(*line["choices"]):
        text = line["move"].format(drinks=" ".join(drinks))
        yield text
        for extra in line["extras"]:
            yield from (f"{text} + {extra['column']} {extra['where']} {drink}" for drink in extra["drinks"])
        for use in (line["offer"] or {"uses": ()})["uses"]:
            if (use["drink"], use["ingredient"]) not in line_uses(line, drinks):
                yield f"{text} ? {use['drink']} {use['ingredient']}"


def line_uses(line: dict[str, Any], drinks: tuple[str, ...]) -> list[tuple[str, str]]:
    return list(zip(drinks, line["cards"], strict=True))


def proposals(now: dict[str, Any]) -> Iterator[str]:
    """The brews that a page proposes."""
    for line in (now["brew"] or {"lines": ()})["lines"]:
        if line["proposal"]:
            yield line["move"].format(drinks=" ".join(line["proposal"]))
        for extra in line["extras"]:
            text = line["move"].format(drinks=" ".join(extra["proposal"]))
            yield f"{text} + {extra['column']} {extra['where']} {extra['drink']}"
        if (offer := line["offer"]) and offer["use"] is not None:
            use = offer["uses"][offer["use"]]
            assert use["possible"]
            text = line["move"].format(drinks=" ".join(offer["proposal"]))
            yield f"{text} ? {use['drink']} {use['ingredient']}"


def newly_used(brew: Brew, view: View) -> int:
    """How many drinks a brew spends that have not served yet."""
    more = [] if brew.more is None else [brew.more.drink]
    return len({*brew.drinks, *more} - {drink for drink, _ in view.spent})


def alike(brew: Brew, view: View) -> tuple[object, ...]:
    """Brews among which the one with the fewest drinks is proposed."""
    match brew.more:
        case Extra(column, where, _):
            return brew.line, column, where
        case Offer(_, ingredient):
            return brew.line, ingredient in could_be(view, brew.line)
    return (brew.line,)


def could_be(view: View, column: str) -> set[str | None]:
    """The hidden card, by trying every order of the row that does not contradict what is known."""
    place = COLUMNS.index(column)
    orders = (row for row in product(view.fourth_row, repeat=3) if len({*row}) == 3)
    fits = (
        row for row in orders if all(seen in (None, card) for seen, card in zip(view.hidden, row, strict=True))
    )
    return {row[place] for row in fits}


def offers_agree(state: State) -> Counter[type]:
    """What is offered is exactly what is legal; proposals are legal and spend the fewest. Kinds of moves seen."""
    seen: Counter[type] = Counter()
    for viewer in viewers(state.players):
        due = viewer is not None and viewer in GENMAICHA.to_act(state)
        view = GENMAICHA.view(state, viewer)
        legal = GENMAICHA.legal(state, viewer) if due and viewer is not None else None
        now = eyes_of(state, viewer).now(view, legal, unseen=True)
        for line in (now["brew"] or {"lines": ()})["lines"]:
            line["cards"] = list(state.cards(line["line"]))
        offered = list(composed(now))
        assert len(offered) == len({*offered})
        moves: list[Move] = list(legal) if legal else []
        assert sorted(offered) == sorted(map(str, moves))
        seen.update(type(move.more) if isinstance(move, Brew) and move.more else type(move) for move in moves)
        fewest: dict[tuple[object, ...], int] = {}
        for move in moves:
            if isinstance(move, Brew):
                key = alike(move, view)
                fewest[key] = min(newly_used(move, view), fewest.get(key, 99))
        wanted = {key for key in fewest if key[-1] is not False}
        for text in proposals(now):
            proposed = GENMAICHA.parse(text)
            assert isinstance(proposed, Brew)
            assert newly_used(proposed, view) == fewest[alike(proposed, view)]
            wanted.remove(alike(proposed, view))
        assert not wanted
        if view.stage in (Stage.CHOOSE, Stage.BREW):
            assert now["to_act"] == [view.turn]
        possible_agrees(now, view)
    return seen


def possible_agrees(now: dict[str, Any], view: View) -> None:
    for line in (now["brew"] or {"lines": ()})["lines"]:
        for use in (line["offer"] or {"uses": ()})["uses"]:
            assert use["possible"] == (use["ingredient"] in could_be(view, line["line"]))


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_what_is_offered_is_what_is_legal(rules: str, players: int) -> None:
    seen: Counter[type] = Counter()
    for seed in range(100, 100 + size(3, 60)):
        for state in game(GENMAICHA.rules(rules), players, seed):
            seen += offers_agree(state)
    kinds = {TakeCrate, Brew, Done}
    kinds |= {Extra} if "iri" in rules else set()
    kinds |= {Offer, Peek} if "ceremony" in rules else set()
    kinds |= {PlaceAd} if "market" in rules else set()
    assert not kinds - {*seen}


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_what_is_offered_is_legal_by_house_rules(house: dict[str, object]) -> None:
    for seed in range(size(2, 40)):
        rules = GENMAICHA.rules("matcha-iri+tea-ceremony+tea-market", house)
        for state in game(rules, (2, 3)[seed % 2], seed):
            offers_agree(state)


def test_an_own_bid_is_shown_and_no_more_to_do() -> None:
    state = next(game(GENMAICHA.rules("standard"), 3, 1))
    state = GENMAICHA.apply(state, GENMAICHA.parse("1 bid 300"))
    mine = eyes_of(state, 1).now(GENMAICHA.view(state, 1), None, unseen=False)
    assert mine["bid"]["given"] == 300
    assert mine["to_act"] == [0, 2]
    assert "300" in mine["prompt"]
    for other in (0, 2):
        now = eyes_of(state, other).now(GENMAICHA.view(state, other), GENMAICHA.legal(state, other), unseen=False)
        assert now["bid"]["given"] is None
        assert "300" not in now["prompt"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_everything_is_said_in_every_language(language: str, rules: str) -> None:
    """No sentence is missing; every drink in a sentence is marked, and marks come in pairs."""
    hints: set[str] = set()
    for seed in range(200, 200 + size(5, 40)):
        for state in game(GENMAICHA.rules(rules), GENMAICHA.seats[seed % 5], seed):
            seat = Random(seed).choice(GENMAICHA.to_act(state) or (0,))
            legal = GENMAICHA.legal(state, seat) if GENMAICHA.to_act(state) else None
            now = eyes_of(state, seat, language).now(GENMAICHA.view(state, seat), legal, unseen=False)
            said(now)
            hints |= {hint["id"] for hint in now["hints"]}
        for frame in eyes_of(state, seat, language).frames(GENMAICHA.view(state, seat).events):
            for sentence in frame["say"]:
                assert sentence.count(OPEN) == sentence.count(CLOSE)
            if frame["kind"] == "brew":
                assert frame["say"][0].count(OPEN) >= 3
    assert {"first-bid", "everybody-pays", "open-crates", "choose-crate", "first-brew", "two-ingredients"} <= hints
    assert ("extra" in hints) == ("iri" in rules)
    assert ("peek" in hints) == ("ceremony" in rules)
    assert ("ad" in hints) == ("market" in rules)
    said(setup(marked_words(language), GENMAICHA.rules(rules)))


def said(shown: Any) -> None:
    """Every sentence in what a browser gets has words."""
    match shown:
        case dict():
            for name, part in shown.items():
                assert name not in ("say", "heading", "prompt") or part.strip()
                said(part)
        case list():
            for part in shown:
                said(part)
