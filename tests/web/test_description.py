"""The OpenAPI description is true: whatever is sent, the answer is one that it names, and never our fault."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.sizes import size
from tests.web.rooms import Inside
from tests.web.served import Person, Server, invite, served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]


@pytest.fixture(scope="module")
def tea_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--bot-pause", "0", "--limit-factor", "10000", "--log", "json")
    with served(tmp_path_factory.mktemp("described"), *options) as server:
        yield server


def test_every_operation_is_described(room: Inside) -> None:
    page = room.client.get("/openapi.json").json()
    for path, operations in page["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"].endswith((".", "?")), f"{method} {path} has no sentence"
            assert "422" not in operation["responses"]
            for status, answer in operation["responses"].items():
                if status >= "400" and path != "/healthz":
                    refused = answer["content"]["application/json"]["schema"]
                    assert refused == {"$ref": "#/components/schemas/Refused"}
    posts = {path for path, operations in page["paths"].items() if "post" in operations}
    without_body = {"/t/{table_id}/seat-link", "/t/{table_id}/delete"}
    assert {path for path in posts if "requestBody" not in page["paths"][path]["post"]} == without_body


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_whatever_is_sent_is_answered_as_described(tea_room: Server, mode: GenerationMode) -> None:
    """By strangers and by those who sit at a table; at tables that are there and at others."""
    ann, bea = Person(tea_room, "Ann"), Person(tea_room, "Bea")
    tables = [
        invite(ann, bea),
        ann.set_table(opponent="anyone"),
        ann.set_table(opponent="bot:novice"),
        invite(ann, bea, game="genmaicha", seats="3", who=["friend", "bot:novice"]),
        ann.set_table(game="genmaicha", seats="4", who=["anyone", "friend", "friend"]),
    ]
    schema = schemathesis.openapi.from_url(f"{tea_room.url}/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]  # it is read
    asked = 0
    for operation in operations:
        asked += tried(operation, mode, tables, ann.cookie)
    assert asked > size(100, 1_200)
    assert tea_room.process is not None
    assert tea_room.process.poll() is None


def tried(operation: Any, mode: GenerationMode, tables: list[str], cookie: str) -> int:
    """Sends requests of all kinds to one route; how many."""
    rng, asked = Random(0), 0

    @settings(
        max_examples=size(12, 150),
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        nonlocal asked
        asked += 1
        if "table_id" in (case.path_parameters or {}) and rng.random() < 0.5:
            case.path_parameters["table_id"] = rng.choice(tables)
        visitor = rng.choice([{}, {"Cookie": cookie}, {"Cookie": f"{cookie}x"}])
        accept = rng.choice([{}, {"Accept": "text/html"}])
        answer = case.call(headers=visitor | accept, timeout=120, allow_redirects=False)
        case.validate_response(answer, checks=CHECKS, headers=visitor)

    try:
        check()
    except Unsatisfiable:  # a route without anything to get wrong
        return 0
    except BaseException as error:
        error.add_note(f"{operation.method} {operation.path}")
        raise
    return asked


def test_the_description_is_the_same_for_everybody(room: Inside) -> None:
    """It names routes and forms, nothing of this server's tables."""
    table = json.dumps(room.client.get("/openapi.json").json())
    assert str(Path.home()) not in table
    assert "cookie" in table
