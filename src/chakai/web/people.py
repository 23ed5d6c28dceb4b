"""Who is who without accounts: a signed cookie, hashes of secrets, keys for links."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, Signer

from chakai.core.illegal import Refusal

LONGEST_NAME = 40
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that nobody sees."""
JOINER: Final = "\u200d"
"""Between the parts of some emoji."""


@dataclass(frozen=True)
class Pass:
    """What a browser carries: a secret of its own. Only its hash is kept here."""

    secret: str

    @property
    def player(self) -> str:
        return hashed(self.secret)


class Gate:
    """Issues and reads passes and invitations, all signed by the server's own key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="pass", digest_method=hashlib.sha256)
        self.cookie = f"chakai-{hashlib.sha256(key).hexdigest()[:8]}"
        """The cookie's name: cookies know no ports, and another server on the same machine has its own."""

    def new_pass(self) -> Pass:
        return Pass(secrets.token_urlsafe(24))

    def written(self, own: Pass) -> str:
        return self._signer.sign(own.secret).decode()

    def read(self, cookie: str | None) -> Pass | None:
        """The pass in a cookie; None if there is none. A forged one is refused."""
        if not cookie:
            return None
        try:
            return Pass(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeError):
            raise Refusal("forged-pass") from None

    def invitation(self, table: str) -> str:
        """The key of the link that gives away a table's free seat."""
        digest = hmac.digest(self._key, f"invitation/{table}".encode(), "sha256")
        return f"{table}.{urlsafe_b64encode(digest[:18]).decode()}"

    def invited_to(self, key: str) -> str:
        """The table that an invitation is for."""
        table = key.partition(".")[0]
        if not hmac.compare_digest(self.invitation(table).encode(), key.encode()):
            raise Refusal("unknown-invitation")
        return table


def hashed(secret: str) -> str:
    """Secrets of ours are long and random, so a plain hash keeps them."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Of a table: easy to read out, hard to guess."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(16))


def clean_name(given: str) -> str:
    """A name fit for a sentence; it can never look like a bot's."""
    name = _readable(given)
    while name.lower().startswith(("bot:", "exec:")):
        name = name.partition(":")[2].strip()
    if not name:
        raise Refusal("name-empty")
    if len(name) > LONGEST_NAME:
        raise Refusal("name-too-long", longest=LONGEST_NAME)
    return name


def clean_talk(given: str) -> str:
    """What is said, without what cannot be seen."""
    return _readable(given)


def _readable(given: str) -> str:
    """One line without control characters, marks of direction and the like; empty if nothing of it can be seen."""
    kept = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in given)
    line = re.sub(r"\s+", " ", kept).strip()
    return line if any(letter not in BLANK and letter not in (JOINER, " ") for letter in line) else ""
