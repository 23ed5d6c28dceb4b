"""The OpenAPI description: what can be asked for, what is answered, and every refusal that may come instead."""

from http import HTTPStatus
from typing import Any, Final, TypeAlias

from fastapi import FastAPI
from pydantic import BaseModel, TypeAdapter

from chakai import __version__
from chakai.web.guard import HEALTH

Described: TypeAlias = dict[str, Any]


class Refused(BaseModel):
    """Why not: in the visitor's language, and as a code that stays."""

    reason: str
    code: str


class Go(BaseModel):
    """Where the browser goes now."""

    go: str


class SeatLink(BaseModel):
    """A private link, as text and as a picture, and who can open it."""

    link: str
    qr: str
    say: str


class Invited(BaseModel):
    """What an invitation is for."""

    table: str
    seated: bool
    free: bool
    say: str
    rules: str
    time: str


JSON: Final[dict[tuple[str, str], Any]] = {
    ("post", "/join"): Go,
    ("post", "/join/look"): Invited,
    ("post", "/seat"): Go,
    ("post", "/t/{table_id}/seat-link"): SeatLink,
    ("post", "/replay/frames"): dict[str, Any],
    ("get", "/replay/{table_id}/frames"): dict[str, Any],
    ("get", "/replay/{table_id}/record"): dict[str, Any],
}
"""What scripts ask for; all else is a page, or leads to one."""
PAGES: Final = (("post", "/replay"),)
LEADS_ON: Final = {("get", "/rules"): 307}
REFUSALS: Final = {
    "get": (400, 403, 404, 421, 429, 500),
    "post": (400, 403, 404, 409, 413, 421, 429, 500),
}
RECORD: Final[Described] = {
    "type": "object",
    "properties": {
        "file": {"type": "string", "format": "binary", "description": "a file of records"},
        "record": {"type": "string", "description": "a record as text, if there is no file"},
        "game": {"type": "string", "description": "which of several records, counted from 1"},
    },
}


def describe(app: FastAPI, cookie: str) -> None:
    """Lets the application give its own description instead of the framework's guess."""
    guessed = app.openapi

    def described() -> Described:
        if app.openapi_schema is None:
            app.openapi_schema = _put_right(guessed(), cookie)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the framework's own way to do this


def _put_right(page: Described, cookie: str) -> Described:
    page["info"] = {
        "title": "chakai",
        "version": __version__,
        "description": "A tea room: tables, seats, replays.",
    }
    schemas = page.setdefault("components", {}).setdefault("schemas", {})
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    for model in (Refused, Go, SeatLink, Invited):
        schemas[model.__name__] = model.model_json_schema()
    page["components"]["securitySchemes"] = {
        "pass": {"type": "apiKey", "in": "cookie", "name": cookie, "description": "given to every newcomer"}
    }
    page["security"] = [{}, {"pass": []}]
    for path, operations in page["paths"].items():
        for method, operation in operations.items():
            if path != HEALTH:
                _answers(operation, method, path)
            if "description" in operation:
                operation["summary"] = operation.pop("description")
    page["paths"]["/replay"]["post"]["requestBody"] = {"content": {"multipart/form-data": {"schema": RECORD}}}
    return page


def _answers(operation: Described, method: str, path: str) -> None:
    """What this is answered with, when all is well and when it is not."""
    status, content = _well(method, path)
    answers: Described = {str(status): {"description": HTTPStatus(status).phrase} | content}
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}}
    for code in REFUSALS[method]:
        said = refused | {"text/html": {}} | ({"text/plain": {}} if code in (421, 429) else {})
        answers[str(code)] = {"description": HTTPStatus(code).phrase, "content": said}
    answers["429"]["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "required": True}}
    operation["responses"] = answers


def _well(method: str, path: str) -> tuple[int, Described]:
    if model := JSON.get((method, path)):
        named = {"$ref": f"#/components/schemas/{model.__name__}"} if model in (Go, SeatLink, Invited) else None
        schema = named or TypeAdapter(model).json_schema()
        return 200, {"content": {"application/json": {"schema": schema}}}
    if (method == "get" and (method, path) not in LEADS_ON) or (method, path) in PAGES:
        return 200, {"content": {"text/html": {}}}
    return LEADS_ON.get((method, path), 303), {"headers": {"Location": {"schema": {"type": "string"}}}}
