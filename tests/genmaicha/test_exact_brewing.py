"""Exact brewing against every turn the engine allows, and against OR-tools on large shelves."""

from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random

from ortools.sat.python import cp_model as cp

from chakai.games.genmaicha import brewing, engine
from chakai.games.genmaicha.drinks import CELLS, COLUMNS, DRINKS, INGREDIENTS, LINES, PLACE, ROWS
from chakai.games.genmaicha.moves import Brew, Done, Earn, Move, Offer, PlaceAd
from chakai.games.genmaicha.rules import RULE_SETS, Rules, with_house
from chakai.games.genmaicha.state import Ad, Stage, State
from chakai.games.genmaicha.view import view
from chakai.solve.genmaicha.brewing import Lines, Shelf, ad_value, lines_of, plan_value, shelf_of
from chakai.solve.genmaicha.ceremony import best_plan
from tests.sizes import size

HOUSES: Sequence[dict[str, object]] = (
    {},
    {},
    {"half_used": "keep"},
    {"failed_brew": "end-of-turn"},
    {"half_used": "keep", "failed_brew": "end-of-turn", "ceremony_pay": 100},
    {"drop": 0, "bonuses": (300, 0, 100)},
    {"drop": 300, "line_yen": (0, 100, 0, 200, 100, 300), "ceremony_pay": 200},
    {"own_ads": "pay", "bonuses": (500, 600, 700)},
)
SIDES = 1024
"""More than all drinks in all orders: yen count first, then drinks."""
EVERYTHING = 1_000_000
"""Patience for every situation of a small shelf."""


def position(rng: Random, rules: Rules, drinks: int, *, lines: int = 6) -> State:
    """Seat 0 in the middle of a brewing turn; most of the times something can be brewed."""
    tries = (_position(rng, rules, drinks, lines) for _ in range(30))
    return next((state for state in tries if any(brewing.brews(state, 0))), _position(rng, rules, drinks, lines))


def _position(rng: Random, rules: Rules, drinks: int, lines: int) -> State:
    """With drinks that fit the fourth row and some of the lines."""
    order = rng.sample(INGREDIENTS, 12)
    places = {place for line in rng.sample(LINES[::-1], lines) for place in CELLS[line]} | {9, 10, 11}
    fit = {order[place] for place in places}
    pool = sorted(DRINKS, key=lambda drink: (-len(fit.intersection(drink)), rng.random()))
    shelf = tuple(sorted(pool[:drinks], key=PLACE.__getitem__))
    spent = {(drink, rng.choice(drink)) for drink in shelf if rng.random() < 0.15}
    worth = [max(0, yen - rules.drop * rng.choice((0, 0, 1, 2))) for yen in rules.line_yen]
    bonuses = [bonus if rng.random() < 0.8 else 0 for bonus in (*rules.bonuses, *rules.bonuses)]
    state = engine.new(rules, 2)._replace(
        stage=Stage.BREW,
        round=1,
        order=(0, 1),
        grid=tuple(order[:9]),
        hidden=tuple(order[9:]),
        shelves=(shelf, ()),
        spent=frozenset(spent),
        line_yen=tuple(worth),
        gaps=tuple(bonuses) if rules.matcha_iri else (0,) * 6,
        brewed=frozenset(rng.sample(LINES, 3)),
    )
    if rules.tea_market:
        ads = [Ad(rng.randrange(2), 200) if rng.random() < 0.3 else None for _ in LINES]
        state = state._replace(ads=tuple(ads))
    return with_history(rng, state) if rules.tea_ceremony else state


def with_history(rng: Random, state: State) -> State:
    """Some hidden cards are up or known to seat 0, and the other player has failed with some offers."""
    up = tuple(rng.random() < 0.15 for _ in COLUMNS)
    peeked = frozenset((seat, column) for seat in (0, 1) for column in COLUMNS if rng.random() < 0.15)
    failures = [
        (column, offered)
        for column, hidden in zip(COLUMNS, state.hidden, strict=True)
        for offered in INGREDIENTS
        if offered != hidden and rng.random() < 0.1
    ]
    log: list[object] = []
    for column, offered in failures:
        drink = next(drink for drink in DRINKS if offered in drink)
        log += [Brew(1, column, (drink,) * 3, Offer(drink, offered)), Earn(1, column, 0, failed=True)]
    return state._replace(face_up=up, peeked=peeked, log=tuple(log))  # type: ignore[arg-type]  # moves and facts


def possible(state: State) -> list[State]:
    """The position with every order of the hidden row that seat 0 cannot rule out."""
    if not state.rules.tea_ceremony:
        return [state]
    return [
        twin
        for order in permutations(state.hidden)
        if view(twin := state._replace(hidden=order), 0).hidden == view(state, 0).hidden
        and not any(
            isinstance(entry, Brew)
            and isinstance(entry.more, Offer)
            and order[COLUMNS.index(entry.line)] == entry.more.ingredient
            for entry in state.log
        )
    ]


def over(state: State) -> bool:
    return state.stage is not Stage.BREW or state.at_turn != 0


class Everything:
    """The best of all turns, by trying every move; positions that seat 0 cannot tell apart go together."""

    def __init__(self, start: State) -> None:
        self.yen, self.drinks = start.yen[0], 0
        self.known: dict[object, int] = {}
        self.drinks = self.left(start)

    def worth(self, state: State) -> int:
        """What a finished turn has brought."""
        return (state.yen[0] - self.yen) * SIDES - (self.drinks - self.left(state))

    def left(self, state: State) -> int:
        """Drinks that would be left if the turn ended here."""
        return len((state if over(state) else engine.apply(state, Done(0))).shelves[0])

    def value(self, states: Sequence[State]) -> int:
        """Yen and drinks, summed over the positions."""
        first = states[0]
        if over(first):
            return sum(map(self.worth, states))
        key = (
            first.shelves,
            first.spent,
            first.yen,
            first.line_yen,
            first.gaps,
            first.face_up,
            first.ads,
            first.lost,
        )
        key_all = (key, tuple(state.hidden for state in states), first.peeked)
        if key_all not in self.known:
            moves = [move for move in engine.legal(first, 0) if not isinstance(move, PlaceAd)]
            self.known[key_all] = max(self.after(states, move) for move in moves)
        return self.known[key_all]

    def after(self, states: Sequence[State], move: Move) -> int:
        return sum(self.value(group) for group in told_apart(states, move))


def told_apart(states: Sequence[State], move: Move, *, keep_log: bool = False) -> Iterable[list[State]]:
    """The positions after a move, sorted by what seat 0 has seen of it."""
    groups: dict[object, list[State]] = {}
    for state in states:
        then = engine.apply(state if keep_log else state._replace(log=()), move)
        seen = view(then, 0)
        groups.setdefault((over(then), seen.face_up, seen.hidden), []).append(then)
    return groups.values()


def cases(number: int, seed: str, *, ceremony: bool) -> Iterable[tuple[Random, Rules]]:
    """Random number generators, and rule sets with house rules in turn."""
    mixes = [rules for rules in RULE_SETS.values() if rules.tea_ceremony is ceremony]
    for case in range(number):
        rng = Random(f"{seed} {case}")
        yield rng, with_house(mixes[case % len(mixes)], rng.choice(HOUSES))


def test_plain_brewing_is_the_best_of_all_turns() -> None:
    for rng, rules in cases(size(200, 4000), "plain", ceremony=False):
        state = position(rng, rules, rng.randint(1, 4), lines=rng.choice((1, 1, 2, 6)))
        if over(state):
            continue
        plan = best_plan(view(state, 0))
        assert plan.yen * SIDES - plan.drinks == Everything(state).value([state]), state


def test_a_plain_plan_holds_what_it_promises() -> None:
    for rng, rules in cases(size(300, 4000), "holds", ceremony=False):
        state = position(rng, rules, rng.randint(1, 20))
        check_promise(state)


def check_promise(state: State) -> None:
    plan, everything = best_plan(view(state, 0)), Everything(state)
    then = state
    for move in plan.moves:
        then = engine.apply(then, move)
    assert then.yen[0] - state.yen[0] == plan.yen
    assert everything.drinks - everything.left(then) == plan.drinks


def by_cp_sat(shelf: Shelf, lines: Lines) -> tuple[int, int]:
    """Every brew, every extra and every use of a drink as a variable of its own; yen first, then drinks."""
    model = cp.CpModel()
    uses = [(drink, part) for drink in shelf.whole for part in drink] + [*shelf.free, *shelf.half]
    serves = {use: model.new_bool_var(str(use)) for use in uses}
    brewed = {(line, n): model.new_bool_var("") for line in LINES for n in range(6)}
    extras = {
        (gap, row): model.new_bool_var("")
        for gap in range(6)
        for row in (("top", "middle") if gap < 3 else ("middle", "bottom"))
    }
    for (line, n), made in brewed.items():
        if n:
            model.add_implication(made, brewed[line, n - 1])
    for gap, bonus in enumerate(lines.gaps):
        model.add(sum(taken for (there, _), taken in extras.items() if there == gap) <= (1 if bonus else 0))
    for row in ROWS:
        model.add(
            sum(taken for (_, taker), taken in extras.items() if taker == row)
            <= sum(brewed[row, n] for n in range(6))
        )
    for cell, card in enumerate(lines.grid):
        plain = [brewed[line, n] for line, n in brewed if cell in CELLS[line]]
        more = [
            taken
            for (gap, row), taken in extras.items()
            if cell == (gap + 3 if row == ("top" if gap < 3 else "middle") else gap)
        ]
        model.add(sum(plain) + sum(more) == sum(serves[use] for use in uses if use[1] == card))
    pays = {(line, n): dict(enumerate(lines.pays[LINES.index(line)])).get(n, 0) for line, n in brewed}
    yen = sum(pays[brew] * made for brew, made in brewed.items()) + sum(
        lines.gaps[gap] * taken for (gap, _), taken in extras.items()
    )
    spent = []
    for drink in shelf.whole:
        gone = model.new_bool_var("")
        colour, shape = (serves[drink, part] for part in drink)
        if lines.keep:
            model.add(gone >= colour + shape - 1)
        else:
            model.add_max_equality(gone, [colour, shape])
        spent.append(gone)
    spent += [serves[use] for use in shelf.half]
    model.maximize(yen * SIDES - sum(spent))
    solver = cp.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp.OPTIMAL
    return solver.value(yen), sum(map(solver.value, spent))


def test_plain_brewing_equals_cp_sat_on_large_shelves() -> None:
    for rng, rules in cases(size(40, 1500), "large", ceremony=False):
        state = position(rng, rules, rng.randint(8, 20))
        seen = view(state, 0)
        shelf, lines = shelf_of(seen), lines_of(seen)
        assert plan_value(shelf, lines) == by_cp_sat(shelf, lines), (rules, state)


def test_all_drinks_at_once() -> None:
    """36 drinks: the whole bag on one shelf."""
    lines = Lines(tuple("rygbwkSHT"), tuple(tuple(range(yen, 0, -100)) for yen in (100, 200, 300, 400, 500, 600)))
    yen, drinks = plan_value(Shelf(DRINKS), lines)
    assert (yen, drinks) == by_cp_sat(Shelf(DRINKS), lines)


# The hidden row


def test_the_ceremony_is_the_best_of_all_turns() -> None:
    for rng, rules in cases(size(200, 4000), "hidden", ceremony=True):
        state = position(rng, rules, rng.randint(1, 4), lines=rng.choice((1, 1, 2, 6)))
        if over(state):
            continue
        plan, states = best_plan(view(state, 0), EVERYTHING), possible(state)
        assert plan.exact
        assert (plan.yen * SIDES - plan.drinks) * len(states) == Everything(state).value(states), state


def followed(states: Sequence[State], everything: Everything) -> int:
    """What the plans bring when they are played, asked anew whenever something is learned."""
    first = states[0]
    if over(first):
        return sum(map(everything.worth, states))
    groups = [[*states]]
    for move in best_plan(view(first, 0)).moves or (Done(0),):
        assert len(groups) == 1, "a plan goes on after something was learned"
        groups = [*told_apart(groups[0], move, keep_log=True)]
        if over(groups[0][0]):
            break
    return sum(followed(group, everything) for group in groups)


def test_a_policy_holds_what_it_promises() -> None:
    for rng, rules in cases(size(80, 1500), "followed", ceremony=True):
        state = position(rng, rules, rng.randint(3, 9))
        if over(state):
            continue
        plan, states = best_plan(view(state, 0)), possible(state)
        promised = (plan.yen * SIDES - plan.drinks) * len(states)
        got = followed(states, Everything(state))
        assert got == promised if plan.exact else got >= promised, state


def test_a_larger_shelf_is_never_worth_less() -> None:
    for rng, rules in cases(size(30, 600), "more", ceremony=True):
        state = position(rng, rules, 13)
        shelf = state.shelves[0]
        lost = rng.choice(shelf)
        less = state._replace(shelves=(tuple(drink for drink in shelf if drink != lost), ()))
        more, fewer = best_plan(view(state, 0)), best_plan(view(less, 0))
        assert not more.exact or more.yen >= fewer.yen


# Ads


def test_an_ad_is_worth_what_others_will_brew() -> None:
    state = position(Random("ad"), RULE_SETS["tea-market"], 4)
    row = state.grid[:3]
    fitting = tuple(next(drink for drink in DRINKS if card in drink) for card in row)
    full = state._replace(line_yen=(0, 0, 600, 0, 0, 0), ads=(None,) * 6, round=4)
    someone = full._replace(shelves=((), tuple(dict.fromkeys(fitting))))
    nobody = full._replace(shelves=((), ()))
    assert ad_value(view(someone, 0), "top", 300, Random(1), willing=1) == 300
    assert ad_value(view(nobody, 0), "top", 300, Random(1)) == -300
    assert -300 < ad_value(view(nobody._replace(round=1), 0), "top", 300, Random(1)) < 300
