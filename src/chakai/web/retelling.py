"""A record told again as frames, from one pair of eyes or with all cards open."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from chakai.core.illegal import Refusal
from chakai.core.outcome import Forfeit
from chakai.core.seats import Viewer
from chakai.records.record import Record
from chakai.records.replay import final
from chakai.records.substitutes import Substitute, place_of_move, substitutes_in
from chakai.records.text import shown
from chakai.table.talk import said_in
from chakai.web.eyes import EYES, ROUND_NAMES, SETUPS
from chakai.web.marks import MarkedWords, marked_words, unmarked
from chakai.words import speak
from chakai.words.catalogue import Words
from chakai.words.players import bot_name

OPEN, PUBLIC = "open", "public"
"""All cards seen, and what everybody at the table saw; a seat's own eyes are named by its number."""
MOST_MOVES: Final = 2000
"""A long game has two hundred; what is longer is no game that anybody wants to see."""
MOST_SUBSTITUTES: Final = 50
"""For each of them the whole board is shown once more."""
LONGEST_NAME: Final = 60


def retold(record: Record, names: Sequence[str], eyes: str, words: Words) -> dict[str, Any]:
    """The whole game for these eyes, ready for JSON; the same for a stored game and an opened record."""
    viewer = _viewer(eyes, len(names))
    game, state = final(record)
    rules = game.rules(record.rules, record.house)
    marked = marked_words(words.language)
    entries = state.log if eyes == OPEN else game.view(state, viewer).events
    called = list(names)  # the eyes tell with this very list: it changes when a bot takes over a seat
    own_eyes = EYES[record.game](marked, called, viewer, rules)
    frames, told, players = [], 0, list(record.players)
    for substitute in substitutes_in(record):
        place = place_of_move(entries, game.moves(state), substitute.before_move)
        frames += own_eyes.frames(entries[told:place])
        said = speak.taken_over(marked, _readable(substitute), called, viewer)
        if frames:
            frames.append({**frames[-1], "kind": "substitute", "say": [said], "moved": []})
        told, players[substitute.seat] = place, substitute.player
        called[:] = names_in(replace(record, players=tuple(players)), words)
    frames += own_eyes.frames(entries[told:])
    if frames and (forfeit := (record.result or {}).get("forfeit")):
        said = speak.forfeit(marked, Forfeit(tuple(forfeit["seats"]), forfeit["reason"]), called, viewer)
        frames.append({**frames[-1], "kind": "forfeit", "say": [said], "moved": []})
    return {
        "game": record.game,
        "eyes": eyes,
        "seat": viewer,
        "setup": SETUPS[record.game](marked, rules),
        "frames": frames,
        "talk": _talk(record, names, frames, words),
        "rounds": _rounds(record.game, frames, marked),
        "people": _people(names, called, words),
        "outcome": None if record.result is None else _outcome(record.result, frames),
    }


def _people(names: Sequence[str], called: Sequence[str], words: Words) -> list[str]:
    """Who sat where; on a seat that was taken over, both."""
    return [
        first if first == last else words("web-replay-then", first=first, last=last)
        for first, last in zip(names, called, strict=True)
    ]


def _readable(substitute: Substitute) -> Substitute:
    """Others wrote its name."""
    return replace(substitute, player=shown(unmarked(substitute.player), LONGEST_NAME))


def names_in(record: Record, words: Words) -> tuple[str, ...]:
    """The players of a record in a language; others wrote them, so marks and control characters are taken out."""
    names = [_name(shown(unmarked(player), LONGEST_NAME), words) for player in record.players]
    return tuple(
        name if names.count(name) == 1 else words("web-namesake", name=name, seat=seat + 1)
        for seat, name in enumerate(names)
    )


def pairs_of_eyes(names: Sequence[str], words: Words) -> list[tuple[str, str]]:
    """Every pair of eyes a game can be seen with, and how it is called."""
    seats = [(str(seat), name) for seat, name in enumerate(names)]
    return [(OPEN, words("web-replay-eyes-open")), (PUBLIC, words("web-replay-eyes-public")), *seats]


def _viewer(eyes: str, players: int) -> Viewer:
    seats = [str(seat) for seat in range(players)]
    if eyes in seats:
        return int(eyes)
    if eyes not in (OPEN, PUBLIC):
        raise Refusal("no-such-seat", seat=eyes, possible=", ".join((OPEN, PUBLIC, *seats)))
    return None


def _name(player: str, words: Words) -> str:
    """A bot by its level if it is one of ours."""
    if player.startswith("bot:") and player != "bot:":
        return bot_name(words, player)
    return player or words("web-replay-nameless")


def _talk(
    record: Record, names: Sequence[str], frames: Sequence[dict[str, Any]], words: Words
) -> list[dict[str, Any]]:
    """What was said, each line with the number of frames that had been shown by then."""
    moves = [frame["moves"] for frame in frames]
    return [
        {
            "seat": said.seat,
            "name": names[said.seat],
            "text": words(f"claim-{said.claim}") if said.claim else shown(unmarked(said.text)),
            "claim": bool(said.claim),
            "after_frame": bisect_right(moves, said.after_move),
        }
        for said in said_in(record.more.get("talk"))
        if said.seat in range(len(names))
    ]


def _rounds(game: str, frames: Sequence[dict[str, Any]], words: MarkedWords) -> list[dict[str, Any]]:
    """Where each round begins."""
    return [
        {"frame": number, "say": ROUND_NAMES[game](words, frame["board"])}
        for number, frame in enumerate(frames)
        if frame["kind"] == "round"
    ]


def _outcome(result: Any, frames: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {"winners": list(result["winners"]), "say": frames[-1]["say"] if frames else []}
