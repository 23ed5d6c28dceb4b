"""The whole tree of a game written down in Gambit's form (EFG), which OpenSpiel's native algorithms read."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import pyspiel

MOST_NODES: Final = 10_000_000
_LARGEST: Final = 10_000_000
"""Of the denominators; OpenSpiel reads them as 32-bit numbers."""

Odds: TypeAlias = Callable[[Any], Sequence[tuple[int, float]]]
"""Of a state where chance is due: the actions and how likely they are."""


@dataclass
class Tree:
    """What has been written, and how to find one's way back from a solution of it."""

    nodes: Counter[str] = field(default_factory=Counter)
    """How many there are: `chance`, `decision` and `terminal`."""
    information: list[dict[str, list[int]]] = field(default_factory=list)
    """For each player the information states in the order of their numbers, and the actions there."""

    def strategy(self, solved: Any) -> Any:
        """A policy for the game itself, from one for the tree as `efg_game` has read it.

        A solver's `average_policy()` can only be asked while the solver lives; `tabular_average_policy()` lasts.
        """
        table = {}
        for player, states in enumerate(self.information):
            for number, (text, actions) in enumerate(states.items(), 1):
                shares = solved.get_state_policy(f"{player}-{player}-{number}-")
                # efg_game numbers actions in its own way, but leaves them in their order
                table[text] = [(action, share) for action, (_, share) in zip(actions, shares, strict=True)]
        return pyspiel.TabularPolicy(table)


def _own_odds(state: Any) -> Sequence[tuple[int, float]]:
    odds: Sequence[tuple[int, float]] = state.chance_outcomes()
    return odds


def write_efg(
    game: Any, path: str | Path, *, root: Any = None, most: int = MOST_NODES, odds: Odds = _own_odds
) -> Tree:
    """Writes all that can follow from a state, the first one if none is given, node by node.

    `game` is any sequential game of OpenSpiel; `odds` takes the place of its own where chance is due. ValueError
    if there are more than so many nodes; then, and whenever it is interrupted, no file is left.
    """
    if game.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise ValueError(f"{game.get_type().dynamics}: only sequential games have a tree")
    tree = Tree(information=[{} for _ in range(game.num_players())])
    path = Path(path)
    unfinished = path.with_name(f"{path.name}.part")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            begin = game.new_initial_state() if root is None else root.clone()
            file.writelines(_lines(game, begin, tree, most, odds))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return tree


def _lines(game: Any, root: Any, tree: Tree, most: int, odds: Odds) -> Iterator[str]:
    """Every node before its children. A state is its own last child, which spares a copy."""
    players = " ".join(f'"{player}"' for player in range(game.num_players()))
    yield f'EFG 2 R "{game}" {{ {players} }}\n'
    decisions: dict[tuple[int, str], str] = {}
    due: list[tuple[Any, int | None, bool]] = [(root, None, True)]
    while due:
        state, action, last = due.pop()
        if not last:
            state = state.child(action)
        elif action is not None:
            state.apply_action(action)
        player = state.current_player()
        actions: list[int] = []
        if player == pyspiel.PlayerId.TERMINAL:
            tree.nodes["terminal"] += 1
            yield f't "" {tree.nodes["terminal"]} "" {{ {" ".join(map(str, state.returns()))} }}\n'
        elif player == pyspiel.PlayerId.CHANCE:
            tree.nodes["chance"] += 1
            chances = odds(state)
            actions = [action for action, _ in chances]
            named = (
                f'"{state.action_to_string(player, action)}" {_fraction(chance)}' for action, chance in chances
            )
            yield f'c "" {tree.nodes["chance"]} "" {{ {" ".join(named)} }} 0\n'
        else:
            tree.nodes["decision"] += 1
            known, text = tree.information[player], state.information_state_string()
            if text not in known:
                known[text] = state.legal_actions()
                labels = " ".join(f'"{state.action_to_string(player, action)}"' for action in known[text])
                decisions[player, text] = f'p "" {player + 1} {len(known)} "" {{ {labels} }} 0\n'
            actions = known[text]
            yield decisions[player, text]
        if tree.nodes.total() + len(due) + len(actions) > most:
            raise ValueError(f"the tree has more than {most} nodes; most= sets the limit")
        due += ((state, action, action == actions[-1]) for action in reversed(actions))


@lru_cache(maxsize=1 << 16)
def _fraction(chance: float) -> Fraction:
    """The chance as the fraction that it is; a decimal's sums might miss 1."""
    return Fraction(chance).limit_denominator(_LARGEST)
