"""Everything in one file, and back: from either database to either, under load, and never half."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, select

from chakai.cli import run
from chakai.web import backup
from chakai.web.database import database_url
from chakai.web.store import Store
from tests.cli import process
from tests.sizes import size
from tests.web.databases import PostgreSQL, postgresql
from tests.web.rooms import fresh, inside, set_by_form
from tests.web.served import Person, Playing, Server, invite, served


@pytest.fixture(scope="module")
def cluster() -> Iterator[PostgreSQL]:
    with postgresql() as made:
        yield made


def rows(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that a database keeps."""
    engine = create_engine(database_url(database))
    with engine.connect() as connection:
        kept = {
            table.name: sorted(tuple(map(repr, row)) for row in connection.execute(select(table)))
            for table in backup.KEPT
        }
    engine.dispose()
    return kept


def journal(database: str, table: str) -> list[tuple[str, ...]]:
    own = [row for row in rows(database)["entries"] if row[0] == repr(table)]
    return sorted(own, key=lambda row: int(row[1]))


def at_home(folder: Path, *arguments: str) -> None:
    """A command that works, of somebody whose data folder this is."""
    done = process(*arguments, XDG_DATA_HOME=str(folder))
    assert (done.returncode, done.stderr) == (0, b"")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """A command that is refused, in one line."""
    assert run([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with a running game, its key beside it."""
    monkeypatch.delenv("CHAKAI_SECRET", raising=False)
    with inside(tmp_path, name="book") as room:
        fresh(room)
    (tmp_path / "book.sqlite.key").write_bytes(b"k" * 32)
    return str(tmp_path / "book.sqlite")


@pytest.fixture
def kept(book: str, tmp_path: Path) -> str:
    """Its backup."""
    assert run(["backup", str(tmp_path / "tea.backup"), "--database", book]) == 0
    return str(tmp_path / "tea.backup")


def play_on(server: Server, people: list[Person], table: str, *, moves: int) -> list[Playing]:
    """Until so many submissions are accepted, or to the end."""
    playing = [Playing(person, table, seat + 7 * moves, talks=0.2) for seat, person in enumerate(people)]
    for player in playing:
        player.start()
    while sum(len(player.accepted) for player in playing) < moves and not playing[0].over.wait(0.02):
        assert server.process is not None
        assert server.process.poll() is None
    return playing


def leave(playing: list[Playing]) -> None:
    for player in playing:
        player.over.set()
    for player in playing:
        player.join(60)
        assert player.refused == player.untrue == []


def test_from_sqlite_to_postgresql_and_back_under_load(cluster: PostgreSQL, tmp_path: Path) -> None:
    first, third = str(tmp_path / "tables.sqlite"), str(tmp_path / "third.sqlite")
    places = [(first, cluster.address), (cluster.address, third)]
    server = Server(tmp_path, ("--database", first))
    server.start()
    people = [Person(server, name) for name in ("Ann", "Bea")]
    table = invite(*people, rules="matagot-2020", seconds="180")
    try:
        for number, (old, new) in enumerate(places):
            file = str(tmp_path / f"{number}.backup")
            playing = play_on(server, people, table, moves=4)
            acknowledged = {name for player in playing for name, _ in player.accepted}
            at_home(tmp_path, "backup", file, "--database", old)
            leave(playing)
            server.kill()
            at_home(tmp_path, "restore", file, "--database", new)
            before, after = journal(old, table), journal(new, table)
            assert after == before[: len(after)]
            assert all(any(name in row[-1] for row in after) for name in acknowledged)
            server = Server(tmp_path, ("--database", new), port=server.port)
            server.start()
        playing = play_on(server, people, table, moves=10_000)
        assert all(player.over.wait(60) for player in playing)
        leave(playing)
        assert people[0].http.get(f"/replay/{table}/record").status_code == 200
    finally:
        server.kill()


def test_a_backup_is_for_nobody_elses_eyes(kept: str, tmp_path: Path) -> None:
    assert os.stat(kept).st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_everything_comes_back_with_the_key(book: str, kept: str, tmp_path: Path) -> None:
    other = str(tmp_path / "other.sqlite")
    assert run(["restore", kept, "--database", other]) == 0
    assert rows(other) == rows(book)
    assert (tmp_path / "other.sqlite.key").read_bytes() == b"k" * 32
    assert os.stat(f"{other}.key").st_mode & 0o777 == 0o600


def test_a_damaged_file_is_refused_and_nothing_is_lost(kept: str, tmp_path: Path) -> None:
    """Bytes changed anywhere, or the end cut off. What no row reads may change; then every row comes back."""
    whole, rng, refused = Path(kept).read_bytes(), Random(5), 0
    other, target = tmp_path / "damaged.backup", str(tmp_path / "target.sqlite")
    assert run(["restore", kept, "--database", target]) == 0
    before = rows(target)
    used = [place for place, byte in enumerate(whole) if byte]
    for number in range(size(60, 2000)):
        damaged = bytearray(whole)
        if number % 10 == 0:
            del damaged[rng.randrange(len(whole)) :]
        else:
            damaged[rng.choice(used)] ^= 1 << rng.randrange(8)
        other.write_bytes(damaged)
        code = run(["restore", str(other), "--database", target, "--replace"])
        assert code in (0, 2)
        refused += code == 2
        assert rows(target) == before
    assert refused > number // 2


def test_what_is_there_is_not_overwritten_unless_asked(
    book: str, kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with inside(tmp_path, name="other") as room:
        set_by_form(room)
    other = str(tmp_path / "other.sqlite")
    before = rows(other)
    assert "--replace" in told(capsys, "restore", kept, "--database", other)
    (tmp_path / "other.sqlite.key").write_bytes(b"o" * 32)
    assert "other.sqlite.key" in told(capsys, "restore", kept, "--database", other)
    assert rows(other) == before
    assert (tmp_path / "other.sqlite.key").read_bytes() == b"o" * 32
    assert run(["restore", kept, "--database", other, "--replace"]) == 0
    assert rows(other) == rows(book)
    assert (tmp_path / "other.sqlite.key").read_bytes() == b"k" * 32


def test_files_of_others_are_neither_written_over_nor_read(
    book: str, kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    for other in (book, str(letter)):
        before = Path(other).read_bytes()
        assert other in told(capsys, "backup", other, "--database", book)
        assert other in told(capsys, "restore", other, "--database", str(tmp_path / "new.sqlite"))
        assert Path(other).read_bytes() == before
    assert run(["backup", kept, "--database", book]) == 0  # an older backup may be replaced


def test_a_database_that_is_not_there_gives_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for missing in (str(tmp_path / "missing.sqlite"), "postgresql://chakai@127.0.0.1:9/x"):
        assert "chakai: " in told(capsys, "backup", str(tmp_path / "new.backup"), "--database", missing)
    (tmp_path / "empty.sqlite").touch()
    told(capsys, "backup", str(tmp_path / "new.backup"), "--database", str(tmp_path / "empty.sqlite"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty.sqlite"]


def revised(kept: str, revision: str) -> None:
    """A backup that says it is of another version, and is whole."""
    with closing(sqlite3.connect(kept)) as file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        file.commit()
        (key,) = file.execute("SELECT key FROM backup").fetchone()
        file.execute("UPDATE backup SET digest = ?", (backup._digest(Path(kept), key),))
        file.commit()


def test_a_backup_of_a_newer_version_is_refused(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    revised(kept, "9999")
    assert "newer" in told(capsys, "restore", kept, "--database", str(tmp_path / "new.sqlite"))


@pytest.mark.parametrize("revision", [script.revision for script in backup._scripts().walk_revisions()])
def test_a_backup_of_every_older_version_is_brought_up_to_date(revision: str, tmp_path: Path) -> None:
    old = tmp_path / "old.backup"
    config = Config()
    config.set_main_option("script_location", backup._scripts().dir)
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.exec_driver_sql("INSERT INTO players (player, name, made) VALUES ('p', 'Ann', 1.5)")
        connection.exec_driver_sql(backup.PAGE)
    engine.dispose()
    with closing(sqlite3.connect(old)) as file:
        file.execute("INSERT INTO backup VALUES (?, ?, ?)", (backup.FORM, backup._digest(old, None), None))
        file.commit()
    new = str(tmp_path / "new.sqlite")
    assert run(["restore", str(old), "--database", new]) == 0
    assert rows(new)["players"][0][:2] == ("'p'", "'Ann'")
    Store(new).close()


def test_a_key_from_the_environment_goes_with_it(
    book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHAKAI_SECRET", "a secret of the environment")
    file, new = str(tmp_path / "tea.backup"), str(tmp_path / "new.sqlite")
    assert run(["backup", file, "--database", book]) == 0
    monkeypatch.setenv("CHAKAI_SECRET", "quite another secret here")
    capsys.readouterr()
    assert run(["restore", file, "--database", new, "--lang", "en"]) == 0
    assert "another key" in capsys.readouterr().out
    assert not Path(f"{new}.key").exists()
    monkeypatch.delenv("CHAKAI_SECRET")
    assert run(["restore", file, "--database", new, "--replace"]) == 0
    assert Path(f"{new}.key").read_bytes() == b"a secret of the environment"


def test_a_bot_goes_on_in_the_restored_game(tmp_path: Path) -> None:
    """The bot was to move when the backup was made."""
    with served(tmp_path, "--bot-pause", "60000") as server:
        ann = Person(server, "Ann")
        table = ann.set_table(opponent="bot:novice", rules="matagot-2020", dealer="other")
        at_home(tmp_path, "backup", str(tmp_path / "b"), "--database", str(tmp_path / "tables.sqlite"))
    new = str(tmp_path / "new.sqlite")
    at_home(tmp_path, "restore", str(tmp_path / "b"), "--database", new)
    with served(tmp_path, "--bot-pause", "0", "--database", new) as server:
        ann.server = server
        with ann.come_to(table) as socket:
            socket.send(json.dumps({"type": "hello"}))
            scene = json.loads(socket.recv())
            while scene["seat"] not in scene["now"]["to_act"]:
                scene = json.loads(socket.recv(timeout=60))
