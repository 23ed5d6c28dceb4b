"""What happened, a line for each event: never an address as it was asked for, a key, a name or a card."""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

OURS: Final = "chakai"
FORMS: Final = ("text", "json")
MOST_PLACES: Final = 12
"""Of a failure, the innermost ones."""


def facts(**known: Any) -> dict[str, Any]:
    """For `extra` of a log's call."""
    return {"facts": known}


def table_mark(table_id: str) -> str:
    """A table in a log: the same table has the same mark, and nobody can sit down with it."""
    return sha256(table_id.encode()).hexdigest()[:12]


def told(record: logging.LogRecord) -> dict[str, Any]:
    """A record of the log as facts.

    Texts that others put together may hold anything, a move or a key: of those only the fixed beginning is kept,
    and of a failure its kind and its places.
    """
    line: dict[str, Any] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    ours = record.name.split(".")[0] == OURS
    line["event"] = record.msg if ours else f"{record.name}: {_fixed(str(record.msg))}"
    line |= getattr(record, "facts", {})
    if record.exc_info and record.exc_info[1] is not None:
        line |= failure(record.exc_info[1])
    return line


def failure(error: BaseException) -> dict[str, Any]:
    """The kind of an error, the database's or the system's own code for it, and where it came from."""
    origin = getattr(error, "orig", None) or error
    code = next(
        (
            str(found)
            for name in ("sqlstate", "sqlite_errorname", "errno", "code")
            if (found := getattr(origin, name, None)) is not None
        ),
        None,
    )
    places = [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
    ]
    kind = f"{type(origin).__module__}.{type(origin).__qualname__}"
    return {"error": kind, **({"code": code} if code else {}), "places": places}


def _fixed(text: str) -> str:
    return re.split(r"[\n(<%{\['\"]", text, maxsplit=1)[0].strip()[:120]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(told(record), ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = told(record)
        head = f"{line.pop('time')} {line.pop('level')} {line.pop('event')}"
        return " ".join([head, *(f"{name}={_plain(value)}" for name, value in line.items())])


def _plain(value: object) -> str:
    return " < ".join(reversed(value)) if isinstance(value, list) else str(value)


def _our_concern(record: logging.LogRecord) -> bool:
    """What a client sent that is no HTTP or no text is the client's business; it could fill the log."""
    return not str(record.msg).startswith("Invalid ")


def start(form: str | None) -> None:
    """Writes to standard error: all events if a form was asked for, else only what goes wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_our_concern)
    logging.getLogger(OURS).setLevel(logging.INFO if form else logging.WARNING)
