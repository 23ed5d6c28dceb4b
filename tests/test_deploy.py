"""The files for those who run a server are right: judged by the programs that will read them, and used."""

import os
import re
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from chakai.cli import run
from tests.web.components import compose, program
from tests.web.databases import free_ports, postgresql
from tests.web.served import Person, Playing, Server, invite

HOME = Path(__file__).parent.parent
DEPLOY = HOME / "deploy"
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
OF_OTHERS = (
    *("--owner", "--pwprompt", "--username"),  # PostgreSQL
    *("--build", "--detach", "--file", "--tag", "--interval", "--timeout", "--start-period"),  # Docker
    *("--create-home", "--home-dir", "--system", "--no-cache-dir", "--now"),  # the system, pip
)
SAID = {
    "CHAKAI_DOMAIN": "tea.example.org",
    "CHAKAI_SECRET": "a secret for this test",
    "POSTGRES_PASSWORD": "a password",
    "CHAKAI_TLS": "/etc/tls",
}


def composed(**environment: str) -> subprocess.CompletedProcess[str]:
    command = [*compose(), "--file", str(DEPLOY / "compose.yaml"), "config"]
    own = {name: value for name, value in os.environ.items() if name not in SAID}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=own | environment)


def test_the_compose_file() -> None:
    read = composed(**SAID)
    assert read.returncode == 0, read.stderr
    assert "https://tea.example.org" in read.stdout
    for service in ("tea-1", "tea-2", "postgres", "proxy"):
        assert re.search(rf"^  {service}:$", read.stdout, re.MULTILINE)


@pytest.mark.parametrize("missing", SAID)
def test_nothing_runs_without_what_has_to_be_said(missing: str) -> None:
    read = composed(**{name: value for name, value in SAID.items() if name != missing})
    assert read.returncode != 0
    assert missing in read.stderr


def unit(folder: Path) -> str:
    """The unit with a program that is here; which one it is does not change how the unit is read."""
    text = (DEPLOY / "chakai.service").read_text("utf-8")
    path = folder / "chakai.service"
    path.write_text(text.replace("/opt/chakai/bin/chakai", sys.executable), "utf-8")
    assert path.read_text("utf-8") != text
    return str(path)


def test_the_unit(tmp_path: Path) -> None:
    command = [program("systemd-analyze"), "verify", "--man=no", unit(tmp_path)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (judged.returncode, judged.stdout, judged.stderr) == (0, "", "")


def test_the_unit_is_locked_away(tmp_path: Path) -> None:
    """Of 100 points of danger at most 20."""
    command = [program("systemd-analyze"), "security", "--offline=true", "--threshold=20", unit(tmp_path)]
    judged = subprocess.run(command, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout


def test_what_the_files_and_the_page_name_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    known = set(OF_OTHERS)
    for command in ("serve", "backup", "restore"):
        assert run([command, "--help"]) == 0
        known |= set(OPTION.findall(capsys.readouterr().out))
    page = (HOME / "docs" / "deploy.md").read_text("utf-8")
    files = [path.read_text("utf-8") for path in DEPLOY.iterdir()]
    assert {option for text in (page, *files) for option in OPTION.findall(text)} - known == set()
    assert all((HOME / name).is_file() for name in re.findall(r"\]\(\.\./([\w./]+)\)", page))


@contextmanager
def proxied(folder: Path, port: int, plain: int, *servers: int) -> Iterator[None]:
    """nginx with the file of deploy/, before servers of this machine; TLS at one port, none at the other."""
    openssl, nginx = program("openssl"), program("nginx")
    made = [
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    out = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([openssl, "req", "-x509", *made, *names, *out], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for number, server in enumerate(servers, 1):
        text = text.replace(f"tea-{number}:8620", f"127.0.0.1:{server}")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl").replace("/etc/nginx/tls", str(folder))
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}").replace("/run/nginx.pid", str(folder / "pid"))
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"    {place}_temp_path {folder / place};\n" for place in places)
    (folder / "nginx.conf").write_text(text.replace("http {\n", f"http {{\n{own}", 1), "utf-8")
    command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    judged = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stderr
    running = subprocess.Popen([*command, "-g", "daemon off;"])
    try:
        yield
    finally:
        running.terminate()
        running.wait(120)


class FarAway(Person):
    """Somebody who comes through the proxy."""

    def __init__(self, server: Server, name: str, port: int, certificate: Path) -> None:
        self.server, self.name, self.port = server, name, port
        self.tls = ssl.create_default_context(cafile=str(certificate))
        transport = httpx.HTTPTransport(verify=self.tls, retries=20)
        self.http = httpx.Client(base_url=self.home, transport=transport, cookies={"lang": "en"}, timeout=120)
        self.http.get("/join")

    @property
    def home(self) -> str:
        return f"https://localhost:{self.port}"

    def set_table(self, **form: str | list[str]) -> str:
        self.http.headers["origin"] = self.home
        return super().set_table(**form)

    def come_to(self, table: str) -> ClientConnection:
        headers = {"Cookie": self.cookie, "Origin": self.home}
        address = f"wss://localhost:{self.port}/ws/{table}"
        return connect(address, ssl=self.tls, additional_headers=headers, max_size=None, open_timeout=120)


def test_a_game_through_the_proxy_goes_on_when_a_server_dies(tmp_path: Path) -> None:
    """Two servers, one database, one key, TLS: all as in the compose file, without the containers."""
    with ExitStack() as stack:
        address = stack.enter_context(postgresql()).address
        port, plain, *ports = free_ports(4)
        stack.enter_context(proxied(tmp_path, port, plain, *ports))
        servers = []
        for own in ports:
            options = ("--database", address, "--public-url", f"https://localhost:{port}")
            server = Server(tmp_path, (*options, "--trusted-proxy", "127.0.0.1"), port=own)
            server.start()
            stack.callback(server.kill)
            assert server.port == own
            servers.append(server)
        people = [FarAway(servers[0], name, port, tmp_path / "fullchain.pem") for name in ("Ann", "Bea")]
        table = invite(*people, rules="grail-2015")
        playing = [Playing(person, table, seat) for seat, person in enumerate(people)]
        for player in playing:
            player.start()
        while sum(len(player.accepted) for player in playing) < 4:
            assert not playing[0].over.wait(0.02)
        servers[0].kill()
        assert all(player.over.wait(300) for player in playing)
        assert [player.refused + player.untrue for player in playing] == [[], []]
        record = people[0].http.get(f"/replay/{table}/record")
        assert record.status_code == 200
