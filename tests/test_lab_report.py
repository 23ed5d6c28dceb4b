"""The lab's page: all figures, four languages, one file that asks for nothing from outside."""

import builtins
import re
import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from chakai.core.illegal import Refusal
from chakai.games import game_named
from chakai.lab.bins import MOST, Bin, bins
from chakai.lab.chapters import Book
from chakai.lab.findings import Findings, Goal, Play, Spread
from chakai.lab.numerals import Numerals
from chakai.lab.report import page
from chakai.lab.series import series_of
from chakai.lab.statistics import Interval, difference, wilson
from chakai.lab.summary import summary
from chakai.words.catalogue import LANGUAGES, words_in
from tests.test_words import assert_all_in

COMMAND = "chakai lab matcha --rules grail-2015 --games 1000 --seed 7"
VOID = {"meta", "link", "br", "img", "input", "hr"}


def share(mean: float, games: int = 1000) -> Interval:
    return Interval(mean, *wilson(mean, games))


def mean(value: float, half: float = 0.125) -> Interval:
    return Interval(value, value - half, value + half)


def spread(shares: Mapping[int, float]) -> Spread:
    return Spread(
        mean(sum(value * part for value, part in shares.items())),
        {at: share(part) for at, part in shares.items()},
        units=1000,
    )


def matcha(rules: str = "grail-2015", shift: float = 0.0, **changed: Any) -> Findings:
    """Findings that could be; `shift` makes another rule set of them."""
    kinds, results = (
        game_named("matcha").rules(rules).kinds,
        {"token": 0.4 + shift, "whisk": 0.125, "nothing": 0.475},
    )
    held, won = {0: 0.5 - shift, 1: 0.25 + shift, 2: 0.25}, {0: 0.25, 1: 0.25, 2: 0.5}
    findings: dict[str, Any] = {
        "game": "matcha",
        "rules": rules,
        "bots": ("random", "random"),
        "seed": "7",
        "wanted": 1000,
        "played": 1000,
        "players": 2,
        "compiled": True,
        "bot_scores": {"random (1)": share(0.5), "random (2)": share(0.5)},
        "seat_scores": (share(0.55 + shift), share(0.45 - shift)),
        "endings": {"goal": share(0.75 - shift), "tie-break": share(0.25 + shift)},
        "goals": {
            "suit": Goal(share(0.5 + shift), 4 if rules == "grail-2015" else 3),
            "suit-b": Goal(share(0.125), 3),
            "whisks": Goal(share(0.0), 1),
            "each": Goal(share(0.5), 1),
        },
        "lengths": {
            "sets": spread({1: 0.25, 2: 0.5, 3: 0.25}),
            "rounds": spread({3: 0.5, 4: 0.5}),
            "decisions": spread(dict.fromkeys(range(10, 60), 0.02)),
        },
        "counts": {kind: spread(held) for kind in kinds},
        "winners_counts": {kind: spread(won) for kind in kinds},
        "behind": share(0.8),
        "comebacks": share(0.2 + shift),
        "branching": mean(5.5 + 10 * shift),
        "plays": tuple(
            Play(f"{card}{mat}", 500, {result: share(part) for result, part in results.items()})
            for card in ("1g", "2g", "1r", "2r", "0")
            for mat in "#*"
        ),
    }
    return Findings(**{**findings, **changed})


def genmaicha(rules: str = "standard", **changed: Any) -> Findings:
    plays = ("brew bottom", "brew left", "brew middle +", "brew right ?", "peek centre", "ad top")
    results = {"paid": share(0.5), "nothing": share(0.125), "failed": share(0.125), "lost": share(0.25)}
    findings: dict[str, Any] = {
        "game": "genmaicha",
        "rules": rules,
        "bots": ("greedy", "random", "random"),
        "seed": "s",
        "wanted": 1000,
        "played": 1000,
        "players": 3,
        "bot_scores": {"greedy": share(0.5), "random (1)": share(0.25), "random (2)": share(0.25)},
        "seat_scores": (share(0.25), share(0.33), share(0.42)),
        "endings": {"yen": share(0.875), "drinks": share(0.0625), "shared": share(0.0625)},
        "lengths": {
            "sets": spread({1: 1.0}),
            "rounds": spread({3: 1.0}),
            "decisions": spread({20: 0.5, 21: 0.5}),
        },
        "counts": {"yen": spread({0: 0.5, 300: 0.25, 1200: 0.25}), "drinks": spread({0: 0.5, 3: 0.5})},
        "winners_counts": {"yen": spread({300: 0.25, 1200: 0.75}), "drinks": spread({0: 0.5, 3: 0.5})},
        "behind": share(0.9),
        "comebacks": share(0.25),
        "comebacks_even": share(0.625),
        "branching": mean(6.25),
        "plays": tuple(Play(play, 750, results, mean(100.0 * place - 50)) for place, play in enumerate(plays)),
    }
    return Findings(**{**findings, **changed})


class Page(HTMLParser):
    """What a browser would find: elements with their attributes, and the text outside style sheets."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text += data

    def all(self, tag: str) -> list[dict[str, str]]:
        return [attributes for found, attributes in self.elements if found == tag]


def made(findings: Sequence[Findings], language: str = "en", command: str = COMMAND) -> Page:
    return Page(page(words_in(language), findings, command))


@cache
def run_made(run: str, language: str) -> str:
    return page(words_in(language), RUNS[run], COMMAND)


def bare(**changed: Any) -> Findings:
    """A run that shows little, and is drawn quickly."""
    about: dict[str, Any] = {"game": "matcha", "rules": "mini", "bots": ("random", "random"), "seed": "1"}
    about |= {"wanted": 10, "played": 10, "players": 2, "seat_scores": (share(0.5), share(0.5))}
    return Findings(**{**about, **changed})


def summed_up(*findings: Findings) -> str:
    words = words_in("en")
    parts = summary(Book(words, series_of(words, findings)))
    return " ".join(sentence for part in parts for sentence in (part.lead, *part.sentences))


def squeezed(text: str) -> str:
    return re.sub(r"[ \n]+", " ", text)


RUNS = {
    "one": [matcha()],
    "two": [matcha(), matcha("matagot-2020", 0.1)],
    "tea": [genmaicha()],
    "teas": [genmaicha(), genmaicha("matcha-iri+tea-market")],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("run", RUNS)
def test_all_is_said_in_the_language(run: str, language: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = Page(run_made(run, language))
    assert found.open == []
    assert found.all("html") == [{"lang": language}]
    told = found.text.replace(COMMAND, "")
    assert_all_in(language, told)
    assert not re.search(r"\b(report|lab)-[a-z]|\{|\}|None|nan\b", told)


@pytest.mark.parametrize("run", RUNS)
def test_one_file_that_asks_for_nothing(run: str) -> None:
    text = run_made(run, "en")
    found = Page(text)
    assert "default-src 'none'" in str(found.all("meta"))
    assert not {"script", "link", "img", "iframe", "image", "object"} & {tag for tag, _ in found.elements}
    for _, attributes in found.elements:
        assert "style" not in attributes, "style attributes are refused by the page's own policy"
        assert not [name for name in attributes if name.startswith("on") or name == "src"]
        assert attributes.get("href", "#").startswith("#")
    assert not re.search(r"https?:|//[a-z]|@import|url\((?!#)", text)


@pytest.mark.parametrize("run", RUNS)
def test_same_findings_same_bytes(run: str) -> None:
    again = [Findings(**findings.__dict__) for findings in RUNS[run]]
    assert page(words_in("uk"), again, COMMAND) == run_made(run, "uk")


@pytest.mark.parametrize("run", RUNS)
def test_every_name_is_its_own_and_leads_somewhere(run: str) -> None:
    found = Page(run_made(run, "en"))
    names = [attributes["id"] for _, attributes in found.elements if "id" in attributes]
    assert len(names) == len(set(names))
    links = {attributes["href"][1:] for _, attributes in found.elements if "href" in attributes}
    links |= {name for attributes in found.all("svg") for name in attributes["aria-labelledby"].split()}
    for _, attributes in found.elements:
        links |= set(re.findall(r"url\(#([^)]+)\)", attributes.get("clip-path", "")))
    assert links <= set(names)


@pytest.mark.parametrize("run", RUNS)
def test_every_plot_is_named_and_has_its_table(run: str) -> None:
    found = Page(run_made(run, "en"))
    plots, figures = found.all("svg"), found.all("figure")
    assert len(plots) == len(figures) >= 6
    assert all(plot["role"] == "img" for plot in plots)
    assert len(found.all("title")) == len(plots) + 1
    assert len(found.all("desc")) == len(plots)
    assert len(found.all("table")) > len(plots)


def test_nothing_from_outside_becomes_markup() -> None:
    evil = '<script>alert("1")</script>$x_1$&amp;'
    findings = [
        bare(bots=(evil, "random"), seed=evil, bot_scores={evil: share(0.5), "random": share(0.5)}),
        bare(bots=(evil, "random"), house={"start_tokens": evil}),
    ]
    found = made(findings, command=evil)
    assert found.all("script") == []
    assert found.text.count(evil) >= 6, "it is shown as it was written, in plots too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_findings(language: str) -> None:
    first, second = RUNS["two"]
    text = squeezed(Page(run_made("two", language)).text)
    numerals = Numerals(words_in(language))
    for findings in (first, second):
        for found in (*findings.seat_scores, *findings.endings.values(), findings.behind, findings.comebacks):
            assert found is not None
            assert f"{numerals.mean(found, share=True)} {numerals.range(found, share=True)}" in text
        assert findings.branching is not None
        assert numerals.mean(findings.branching, share=False) in text
    gap = difference(first.endings["goal"], second.endings["goal"])
    assert numerals.more(gap, share=True) in text


def test_what_differs_beyond_chance_is_said() -> None:
    text = summed_up(*RUNS["two"])
    assert text in squeezed(Page(run_made("two", "en")).text)
    assert text.startswith(
        "What B\xa0·\xa0Matagot\xa02020 changes compared with A\xa0·\xa0Grail Games\xa02015, beyond chance: "
    )
    assert "65.0% of the games end with “a goal” instead of 75.0% (−10.0\xa0points; −14.0 to −6.0)." in text
    assert "No difference beyond chance: “Sets in a game”, “Rounds in a game”" in text
    assert "changes none of the main figures beyond chance" in summed_up(matcha(), matcha("matagot-2020"))


def test_an_ending_that_never_came_is_compared_too() -> None:
    text = summed_up(matcha(), matcha("matagot-2020", endings={"goal": share(1.0)}))
    assert "0.0% of the games end with “both at a goal, tokens compared” instead of 25.0%" in text


def test_goals_are_told_with_the_numbers_of_the_editions() -> None:
    """One row where rule sets ask for different numbers; what never came has an upper end."""
    text = squeezed(Page(run_made("two", "en")).text)
    assert "Goal: 3 or 4 of any one suit 50.0% 46.9\u2060–\u206053.1% 60.0%" in text
    assert "Goal: 3 blue 12.5%" in text
    assert "Goal: 1 whisk 0.0% 0.0\u2060–\u20600.4%" in text
    assert "A winner can reach several goals at once" in text
    assert "Goal: 4 of any one suit" in squeezed(Page(run_made("one", "en")).text)
    assert "Goal" not in Page(run_made("tea", "en")).text


def test_comebacks_stand_beside_what_chance_would_bring() -> None:
    text = squeezed(Page(run_made("tea", "en")).text)
    assert "… if half time meant nothing 62.5%" in text
    assert "If standing at half time meant nothing, it would be 62.5%." in summed_up(genmaicha())


def test_an_edge_is_said() -> None:
    assert "The first dealer has an edge: 55.0% of the wins" in summed_up(matcha())
    assert "Dealing first gives no edge beyond chance" in summed_up(matcha(shift=-0.05))
    assert "The first dealer is at a disadvantage" in summed_up(matcha(shift=-0.1))
    tea = summed_up(genmaicha())
    assert "Seat 0 wins less than its even share" in tea
    assert "Seat 2 wins more than its even share" in tea
    assert "Seat 1 wins" not in tea
    assert "No seat has an edge beyond chance" in summed_up(genmaicha(seat_scores=(share(0.333),) * 3))


def test_who_of_the_bots_wins_is_said_and_compared() -> None:
    """One bot in every seat wins as often as it loses: nothing is said then."""
    met: dict[str, Any] = {
        "bots": ("greedy", "novice"),
        "bot_scores": {"greedy": share(0.75), "novice": share(0.25)},
    }
    even: dict[str, Any] = {
        "bots": ("greedy", "novice"),
        "bot_scores": {"greedy": share(0.5), "novice": share(0.5)},
    }
    text = summed_up(matcha(**met), matcha("matagot-2020", **even))
    assert "Of the bots, “greedy” wins most: 75.0%" in text
    assert "The bot “greedy” wins 50.0% of the games instead of 75.0%" in text
    assert "random" not in summed_up(matcha(), matcha("matagot-2020"))


def test_a_best_play_says_how_many_are_level_with_it() -> None:
    """Ten plays alike: the first of them is the best by chance only."""
    best = "A token is won most often by “1g · number mat #” (40.0% of the times it is played"
    assert f"{best}; others that chance may put level with it: 9)" in summed_up(matcha())
    first, *others = matcha().plays
    apart = Play(first.name, first.made, {"token": share(0.75)})
    assert "(75.0% of the times it is played), least" in summed_up(matcha(plays=(apart, *others)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_do_not_contradict_the_printed_ones(language: str) -> None:
    """What the sentence says is said of the rule set without them."""
    words = words_in(language)
    plain, changed = (each.about for each in series_of(words, [bare(), bare(house={"sets": 3})]))
    line = words("edition-mini")
    assert plain == words("edition-told-apart", name="mini", line=line)
    assert changed == words("edition-told-house", name="mini", line=line)
    assert line in changed
    assert plain not in changed


def test_an_interrupted_run_is_said() -> None:
    assert "interrupted" not in made([bare()]).text
    told = made([bare(), bare(rules="small", played=6000, wanted=10_000)]).text
    assert "The run was interrupted: 6,000 of 10,000 games with B\xa0·\xa0small were played." in told


def test_how_it_was_played_is_said() -> None:
    compiled, readable = bare(compiled=True), bare(rules="small")
    assert "by compiled code" in made([compiled]).text
    assert "by the readable rules, move by move" in made([readable]).text
    assert "partly by compiled code" in made([compiled, readable]).text
    assert COMMAND in made([compiled]).text


def test_twelve_rule_sets() -> None:
    text = made([bare(rules="grail-2015", house={"goal_suit": goal}) for goal in range(1, 13)]).text
    assert "L\xa0·\xa0Grail Games\xa02015 · goal_suit=12" in text


def test_without_matplotlib_there_is_no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "chakai.lab" and "chapters" in (rest[2] or ()):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(Refusal, match="needs-extra"):
        page(words_in("en"), [bare()], COMMAND)


def test_columns_hold_everything() -> None:
    wide = spread(dict.fromkeys(range(100, 2100), 0.0005))
    columns = bins([wide])
    assert len(columns) <= MOST
    assert sum(column.share(wide) for column in columns) == pytest.approx(1)
    assert bins([spread({2: 0.5, 3: 0.4985, 99: 0.0015})]) == [Bin(2, 2), Bin(3, None)]
    assert bins([spread({0: 0.5, 300: 0.25, 1200: 0.25})])[1] == Bin(300, 300)
    assert bins([spread({7: 1.0})]) == [Bin(7, 7)]


def test_every_column_has_an_interval() -> None:
    found = spread({0: 0.25, 1: 0.25, 7: 0.5})
    assert Bin(0, 0).interval(found) == share(0.25)
    assert Bin(0, 4).interval(found) == share(0.5)
    assert Bin(2, 3).interval(found) == share(0.0)


@pytest.mark.parametrize("broken", [0, 1])
def test_a_page_of_games_that_all_ended_outside_the_rules(broken: int) -> None:
    nothing: dict[str, Any] = {name: {} for name in ("lengths", "counts", "winners_counts")}
    nothing |= {"seat_scores": (), "plays": (), "behind": None, "comebacks": None, "branching": None}
    for make in (matcha, genmaicha):
        runs = [make(), make(**nothing, endings={"forfeit": share(1.0)})]
        assert page(words_in("en"), runs[::-1] if broken == 0 else runs, COMMAND)
        assert page(words_in("en"), runs[1:], COMMAND)
