"""chakai check, seen and replay: what can be done with records."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import click
from rich.text import Text

from chakai.cli.options import BAD_INPUT, FAULTY, OK, opened, progress_bar
from chakai.cli.spoken import Argument, Command, Whole, language_option, reason
from chakai.core.illegal import Refusal
from chakai.core.outcome import Forfeit
from chakai.core.seats import Viewer
from chakai.records.check import Fault, faults
from chakai.records.record import Record, Unreadable
from chakai.records.replay import IllegalMove, final
from chakai.records.substitutes import substitutes_in
from chakai.records.text import read, shown
from chakai.table.talk import Said, said_in
from chakai.terminal.paper import paper
from chakai.words import speak
from chakai.words.catalogue import Words
from chakai.words.players import names_of


def commands(words: Words) -> list[Command]:
    return [_check(words), _seen(words), _replay(words)]


def _check(words: Words) -> Command:
    def check(*, files: Sequence[str], json_lines: bool, lang: str | None) -> int:
        del lang
        records = wrong = 0
        code = OK
        written = _fault_json if json_lines else _fault_line
        for name in files:
            try:
                for line, record in _watched(words, name):
                    found = list(faults(record))
                    records += 1
                    wrong += bool(found)
                    for fault in found:
                        print(written(words, name, line, fault))
            except Refusal as refusal:  # one file that cannot be read does not keep us from the others
                print(words("error", reason=reason(words, refusal)), file=sys.stderr)
                code = BAD_INPUT
        if code and not records:
            return code
        if wrong:
            print(words("cli-check-summary-wrong", records=records, wrong=wrong), file=sys.stderr)
        else:
            print(words("cli-check-summary-right", records=records), file=sys.stderr)
        return code or (FAULTY if wrong else OK)

    return Command(
        words,
        "check",
        callback=check,
        params=[
            Argument("files", words("cli-check-files"), nargs=-1, required=True, metavar="FILE…"),
            click.Option(["--json", "json_lines"], is_flag=True, help=words("cli-check-json")),
            language_option(words),
        ],
        examples=("chakai check games.jsonl", "chakai check --json - < games.jsonl"),
    )


def _seen(words: Words) -> Command:
    def seen(*, files: Sequence[str], seat: int | None, spectator: bool, lang: str | None) -> int:
        del lang
        if seat is not None and spectator:
            raise Refusal("both-eyes")
        code = OK
        for name in files:
            with opened(name) as stream:
                for line, record in read(stream):
                    _checked_seat(record, seat)
                    try:
                        print(json.dumps({"seen": _seen_by(record, seat)}, ensure_ascii=False))
                    except Refusal as refusal:
                        place = f"move {refusal.number}" if isinstance(refusal, IllegalMove) else "record"
                        sentence = reason(words, refusal)
                        print(f"{name}:{line}: {place}: {refusal.code}: {sentence}", file=sys.stderr)
                        code = FAULTY
        return code

    return Command(
        words,
        "seen",
        callback=seen,
        params=[
            Argument("files", words("cli-check-files"), nargs=-1, required=True, metavar="FILE…"),
            click.Option(["--seat"], metavar="S", type=Whole(0, 5), help=words("cli-seen-seat")),
            click.Option(["--spectator"], is_flag=True, help=words("cli-seen-spectator")),
            language_option(words),
        ],
        examples=("chakai seen games.jsonl --seat 0", "chakai seen games.jsonl --spectator"),
    )


def _replay(words: Words) -> Command:
    def replay(
        *,
        file: str,
        number: int,
        seat: int | None,
        spectator: bool,
        openly: bool,
        lang: str | None,
    ) -> int:
        del lang
        if (seat is not None) + spectator + openly > 1:
            raise Refusal("both-eyes")
        count = 0
        with opened(file) as stream:
            for count, (line, record) in enumerate(islice(read(stream), number), 1):  # noqa: B007 (the last counts)
                pass
        if count < number:
            raise Refusal("no-such-game-in-file", file=file, count=count, number=number)
        for fault in faults(record):
            print(_fault_line(words, file, line, fault), file=sys.stderr)
            return FAULTY
        assert not isinstance(record, Unreadable)
        _checked_seat(record, seat)
        if record.result is None and not (spectator or openly):  # M4: only a finished game is shown openly
            seat = _only_person(record) if seat is None else seat
            spectator = seat is None
        console = paper()
        for sentence in _told(words, record, seat, open_faces=seat is None and not spectator):
            console.print(Text(sentence))
        return OK

    return Command(
        words,
        "replay",
        callback=replay,
        params=[
            Argument("file", words("cli-replay-file")),
            click.Option(
                ["--game", "number"], metavar="K", type=Whole(1), default=1, help=words("cli-replay-game")
            ),
            click.Option(["--seat"], metavar="S", type=Whole(0, 5), help=words("cli-replay-seat")),
            click.Option(["--spectator"], is_flag=True, help=words("cli-replay-spectator")),
            click.Option(["--open", "openly"], is_flag=True, help=words("cli-replay-open")),
            language_option(words),
        ],
        examples=("chakai replay games.jsonl --game 3", "chakai replay games.jsonl --seat 1 --lang uk"),
    )


def _watched(words: Words, name: str) -> Iterator[tuple[int, Record | Unreadable]]:
    """The records of a file with a progress bar, by its bytes."""
    with opened(name) as stream, progress_bar(counted=False) as progress:
        size = Path(name).stat().st_size if name != "-" and Path(name).is_file() else None
        task = progress.add_task(words("cli-check-progress"), total=size)
        for line, record in read(stream):
            yield line, record
            if size is not None:
                progress.update(task, completed=stream.tell())


def _fault_line(words: Words, name: str, line: int, fault: Fault) -> str:
    return f"{name}:{line}: {fault.place}: {fault.code}: {reason(words, fault)}"


def _fault_json(words: Words, name: str, line: int, fault: Fault) -> str:
    sentence = reason(words, fault)
    data = {"file": name, "line": line, "place": fault.place, "code": fault.code, "sentence": sentence}
    return json.dumps(data, ensure_ascii=False)


def _only_person(record: Record) -> Viewer:
    """The one seat that is not a bot's, if there is just one."""
    people = [seat for seat, name in enumerate(record.players) if not name.startswith(("bot:", "exec:"))]
    return people[0] if len(people) == 1 else None


def _checked_seat(record: Record | Unreadable, seat: int | None) -> None:
    if isinstance(record, Record) and seat is not None and seat >= len(record.players):
        raise Refusal("no-such-seat", seat=seat, possible=", ".join(map(str, range(len(record.players)))))


def _seen_by(record: Record | Unreadable, viewer: Viewer) -> tuple[str, ...]:
    if isinstance(record, Unreadable):
        raise record
    game, state = final(record)
    seen: tuple[str, ...] = game.view(state, viewer).seen
    return seen


def _told(words: Words, record: Record, seat: Viewer, *, open_faces: bool) -> Iterator[str]:
    """A game in sentences, with what was said at the table after the moves it followed."""
    game, state = final(record)
    players = [shown(player, 80) for player in record.players]
    names = list(names_of(players))  # the teller tells with this very list: it changes when a bot takes over
    title = words(f"{record.game}-title")
    yield words("cli-replay-title", game=title, rules=record.rules, players=" – ".join(names))
    entries = state.log if open_faces else game.view(state, seat).events
    tell = speak.TELLERS[record.game](words, names, seat)
    moves, kinds = 0, {type(move) for move in game.moves(state)}
    said = [each for each in said_in(record.more.get("talk")) if each.seat in range(len(names))]
    substitutes = [replace(each, player=shown(each.player, 80)) for each in substitutes_in(record)]

    def taken_over() -> Iterator[str]:
        while substitutes and substitutes[0].before_move <= moves:
            substitute = substitutes.pop(0)
            yield speak.taken_over(words, substitute, names, seat)
            players[substitute.seat] = substitute.player
            names[:] = names_of(players)

    for entry in entries:
        if type(entry) in kinds:  # all that followed from the move before has been told
            while said and said[0].after_move <= moves:
                yield _said(words, said.pop(0), names, seat)
            yield from taken_over()
            moves += 1
        if sentence := tell(entry):
            yield sentence
    yield from taken_over()
    for each in said:
        yield _said(words, each, names, seat)
    if record.result is None:
        yield words("cli-replay-unfinished")
    elif given := record.result.get("forfeit"):
        yield speak.forfeit(words, Forfeit(tuple(given["seats"]), given["reason"]), names, seat)


def _said(words: Words, said: Said, names: Sequence[str], seat: Viewer) -> str:
    return "  " + speak.talk(words, replace(said, text=shown(said.text)), names, seat)
