"""Refusals: a stable code, which is also a message key, and the facts that the message needs."""

from collections.abc import Mapping


class Refusal(Exception):
    """Something was asked for that cannot be; nothing has changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, object] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, dict(self.facts)), self.__dict__


class Illegal(Refusal):
    """A move that the rules do not allow here."""


class Impossible(Refusal):
    """Rules that cannot be: an unknown name, a bad value, or fields that do not go together."""


def _rebuild(kind: type[Refusal], code: str, facts: dict[str, object]) -> Refusal:
    refusal = kind.__new__(kind)
    Refusal.__init__(refusal, code, **facts)
    return refusal
