"""Two processes on one PostgreSQL with players split across them, and one of them killed."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.sync.client import ClientConnection

from tests.sizes import size
from tests.web.databases import PostgreSQL
from tests.web.served import Person, Playing, Server, invite, possible
from tests.web.several import (
    asked,
    check_all,
    children,
    companies,
    greeted,
    journal,
    moved,
    new_database,
    scene_with,
    started,
    until,
)


@pytest.fixture(scope="module")
def address(postgres: PostgreSQL) -> str:
    return new_database(postgres, "shared")


@pytest.fixture(scope="module")
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Started at the same moment on an empty database."""
    folder = tmp_path_factory.mktemp("pair")
    with ExitStack() as stack:
        yield started(stack, [Server(folder, ("--database", address, "--bot-pause", "0")) for _ in range(2)])


@pytest.fixture
def servers(pair: list[Server]) -> list[Server]:
    """Two processes that share all tables; one that a test has killed is started again."""
    for server in pair:
        if server.process is not None and server.process.poll() is not None:
            server.start()
    return pair


def test_players_of_two_processes_play_and_one_process_is_killed(servers: list[Server], address: str) -> None:
    playing = companies(servers, size(6, 24))
    for player in playing:
        player.start()
    middle = len(playing) * 4
    until(lambda: sum(len(player.accepted) for player in playing) > middle)
    servers[0].kill()
    for player in playing:
        player.person.server = servers[1]
    for player in playing:
        assert player.over.wait(300), f"table {player.table} does not go on"
        player.person.http.base_url = servers[1].url
        assert player.refused == []
    check_all(address, playing)


def test_a_move_is_seen_at_the_other_process_at_once(servers: list[Server], address: str) -> None:
    """So are talk, a resignation, a rematch and who is here."""
    people = [Person(server, name) for server, name in zip(servers, ("Ann", "Bea"), strict=True)]
    table = invite(*people, dealer="me")
    watchers = [Person(server, "Eve") for server in servers]
    with people[0].come_to(table) as ann, people[1].come_to(table) as bea:
        scene = greeted(ann)
        greeted(bea)
        scene_with(ann, lambda scene: all(person["here"] for person in scene["people"]))
        with watchers[0].come_to(table) as eve, watchers[1].come_to(table) as other_eve:
            greeted(eve)
            greeted(other_eve)
            for socket in (ann, bea, eve, other_eve):
                scene_with(socket, lambda scene: scene["watching"] == 2)
        scene_with(bea, lambda scene: scene["watching"] == 0)
        moved(ann, scene, "one")
        seen = scene_with(bea, lambda seen: seen["version"] > scene["version"])
        moved(bea, seen, "two")
        scene_with(ann, lambda scene: scene["version"] > seen["version"])
        bea.send(json.dumps({"type": "say", "id": "three", "text": "from afar"}))
        scene_with(ann, lambda scene: [line["text"] for line in scene["talk"]["lines"]] == ["from afar"])
        bea.send(json.dumps({"type": "resign", "id": "four"}))
        scene_with(ann, lambda scene: scene["state"] == "over")
        for socket in (ann, bea):
            socket.send(json.dumps({"type": "rematch", "id": "five"}))
        following = [
            scene_with(socket, lambda scene: (scene["rematch"] or {}).get("next")) for socket in (ann, bea)
        ]
        assert following[0]["rematch"]["next"] == following[1]["rematch"]["next"]
        servers[1].kill()
        scene_with(ann, lambda scene: not scene["people"][1]["here"])
    assert asked(address, "select kind from entries where table_id = %s and kind = 'forfeit'", table) == [
        ("forfeit",)
    ]


def test_a_party_sees_at_both_processes_who_has_bid_and_who_has_left(servers: list[Server], address: str) -> None:
    """Who leaves has the seat at neither of them any more."""
    people = [Person(servers[seat % 2], name) for seat, name in enumerate(("Ann", "Bea", "Cy"))]
    table = invite(*people, game="genmaicha", seats="3", who=["friend", "friend"])
    elsewhere = Person(servers[1], "Cy")
    elsewhere.http.cookies = people[2].http.cookies
    with ExitStack() as stack:
        ann, bea, cy, other_cy = (stack.enter_context(person.come_to(table)) for person in (*people, elsewhere))
        scenes = [greeted(socket) for socket in (ann, bea, cy, other_cy)]
        assert [scene["seat"] for scene in scenes] == [0, 1, 2, 2]
        moved(ann, scenes[0], "bid")
        seen = scene_with(bea, lambda scene: scene["people"][0]["has_bid"])
        assert (seen["frames"], seen["version"]) == ([], scenes[1]["version"])
        cy.send(json.dumps({"type": "resign", "id": "leaves"}))
        left = scene_with(bea, lambda scene: "substitute" in [frame["kind"] for frame in scene["frames"]])
        scene_with(other_cy, lambda scene: scene["seat"] is None)
        moved(bea, left, "bid too")
        for socket in (ann, bea, cy, other_cy):
            scene_with(socket, lambda scene: scene["version"] > scenes[0]["version"])
    kinds = [kind for kind, _ in journal(address, table)]
    assert kinds.count("substitute") == 1


def test_a_deleted_table_is_gone_at_the_other_process(servers: list[Server]) -> None:
    ann, eve = Person(servers[0], "Ann"), Person(servers[1], "Eve")
    table = ann.set_table(opponent="bot:novice", dealer="me")
    with eve.come_to(table) as socket:
        greeted(socket)
        assert ann.http.post(f"/t/{table}/delete").status_code == 303
        while (message := json.loads(socket.recv(timeout=60)))["type"] != "refused":
            pass
        assert "no such table" in message["reason"]


def test_an_answer_at_one_process_sends_nothing_to_the_other(servers: list[Server], address: str) -> None:
    """Between two decisions that are made at the same time nobody hears of the first."""
    people = [Person(server, name) for server, name in zip(servers, ("Ann", "Bea"), strict=True)]
    with ExitStack() as stack:
        table, (ann, bea), scenes = both_decide(people, stack)
        time.sleep(1)
        arrived(bea)  # who came and went, long before
        moved(ann, scenes[0], "answer")
        assert journal(address, table)[-1][0] == "answer"
        time.sleep(1)
        assert arrived(bea) == []
        moved(bea, scenes[1], "other")
        scene_with(ann, lambda scene: scene["version"] > scenes[0]["version"])


def arrived(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything that comes before the answer to nonsense."""
    socket.send("nonsense")
    messages = [json.loads(socket.recv(timeout=120))]
    while messages[-1]["type"] != "refused":
        messages.append(json.loads(socket.recv(timeout=120)))
    return messages[:-1]


def both_decide(
    people: list[Person], stack: ExitStack
) -> tuple[str, list[ClientConnection], list[dict[str, Any]]]:
    """A table where random moves have led to a stage in which both decide at the same time; they stay there."""
    while True:
        table = invite(*people, rules="grail-2015", dealer="me")
        sockets = [stack.enter_context(person.come_to(table)) for person in people]
        scenes = [greeted(socket) for socket in sockets]
        while scenes[0]["state"] != "over" and len(scenes[0]["now"]["to_act"]) < 2:
            version, seat = scenes[0]["version"], scenes[0]["now"]["to_act"][0]
            moved(sockets[seat], scenes[seat], f"m{version}", random.choice(possible(scenes[seat]["now"])))
            time.sleep(0.1)  # two messages in that time are as many as one socket may send for ever
            for place, socket in enumerate(sockets):
                socket.send(json.dumps({"type": "hello"}))
                scenes[place] = scene_with(socket, lambda scene: scene["version"] > version)  # noqa: B023
        if scenes[0]["state"] != "over":
            return table, sockets, scenes


def test_a_bot_thinks_at_one_process_only(servers: list[Server], address: str) -> None:
    """Somebody watches from the other process, which never starts a process for bots."""
    ann, eve = Person(servers[0], "Ann"), Person(servers[1], "Eve")
    table = ann.set_table(opponent="bot:novice", rules="grail-2015", dealer="other")
    with eve.come_to(table) as watching:
        greeted(watching)
        playing = Playing(ann, table, 5)
        playing.start()
        scene_with(watching, lambda scene: scene["state"] == "over")
    assert playing.over.wait(60)
    claims = asked(address, "select bot_claim from tables where id = %s", table)
    assert claims[0][0] is not None
    assert children(servers[0])
    assert not children(servers[1])
    check_all(address, [playing])


def test_a_bot_whose_process_dies_moves_at_another(postgres: PostgreSQL, tmp_path: Path) -> None:
    address = new_database(postgres, "bots")
    with ExitStack() as stack:
        slow = Server(tmp_path, ("--database", address, "--bot-pause", "60000"))
        quick = Server(tmp_path, ("--database", address, "--bot-pause", "0"))
        started(stack, [slow, quick])
        ann = Person(slow, "Ann")
        table = ann.set_table(opponent="bot:regular", rules="matagot-2020", dealer="me")
        with ann.come_to(table) as socket:
            moved(socket, greeted(socket), "one")
        with Person(quick, "Eve").come_to(table) as watching:
            greeted(watching)
            time.sleep(2)
            assert len(journal(address, table)) == 2, "the bot thinks where the move was made"
            slow.kill()
            until(lambda: len(journal(address, table)) > 2)
            scene_with(watching, lambda scene: scene["version"] > 2)


def test_time_runs_out_once_for_all_processes(
    servers: list[Server], address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    tables = []
    for number in range(size(8, 40)):
        people = [Person(servers[(number + seat) % 2], name) for seat, name in enumerate(("Ann", "Bea"))]
        tables.append((invite(*people, seconds="180"), people))
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.come_to(table)) for table, people in tables for person in people]
        for socket in sockets:
            greeted(socket)
        with psycopg.connect(address) as connection:
            connection.execute("update tables set due = 1 where due is not null")
            connection.execute("""select pg_notify('chakai', '["a test","clocks","",null]')""")
        for socket in sockets:
            scene_with(socket, lambda scene: scene["state"] == "over")
    ids = [table for table, _ in tables]
    counted = "select count(*) from entries where kind = 'forfeit' and table_id = any(%s) group by table_id"
    ended = asked(address, counted, ids)
    assert ended == [(1,)] * len(tables)
    assert capfd.readouterr().err == ""
