"""Winning, looked at after every round, when both tea cards are resolved. Nobody has to claim it. (M13)"""

from chakai.core.outcome import Outcome
from chakai.core.seats import Seat
from chakai.games.matcha.moves import Over, PlayOn
from chakai.games.matcha.state import Stage, State


def ahead(state: State) -> Seat | None:
    """The comparison: most green, then red, blue, yellow, then whisks if the edition counts them. (M11)"""
    compared = slice(None) if state.edition.whisks_break_ties else slice(-1)
    first, second = (row[compared] for row in state.tokens)
    return None if first == second else 0 if first > second else 1


def after_round(state: State, *, last: bool) -> State:
    """The game's end if there is one; otherwise the same state, perhaps playing on. `last`: no round follows."""
    reached = tuple(seat for seat in (0, 1) if state.edition.reaches_goal(state.tokens[seat]))
    if not (reached or state.playing_on or last):
        return state
    leader = ahead(state)
    if state.playing_on:
        if leader is not None:
            return _over(state, (leader,), "tie-break")
        return _over(state, (0, 1), "draw") if last else state
    if len(reached) == 1:
        return _over(state, reached, "goal")
    if reached and leader is not None:  # M10: in the last round too
        return _over(state, (leader,), "tie-break")
    if reached and state.edition.play_on and not last:  # M9
        return state._replace(playing_on=True, log=state.log.plus(PlayOn()))
    if leader is None:  # M12
        return _over(state, (0, 1), "draw")
    return _over(state, (leader,), "count")


def counts(state: State) -> dict[str, tuple[object, ...]]:
    """Tokens of each seat, as results give them."""
    return {"tokens": state.tokens}


def _over(state: State, winners: tuple[Seat, ...], why: str) -> State:
    outcome = Outcome(winners, why, counts(state))
    return state._replace(stage=Stage.OVER, outcome=outcome, log=state.log.plus(Over(outcome)))
