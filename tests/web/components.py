"""What a test needs of the machine; under CI nothing may be missing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest


def need(found: str | None, name: str) -> str:
    """The path of a component; without it the test is skipped, but fails under CI."""
    if found:
        return found
    message = f"{name} is not installed"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome")
    return need(next(filter(None, map(shutil.which, names)), None), "Chromium")


def program(name: str) -> str:
    """A program of the machine, also of its administrator."""
    return need(shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin"), name)


def compose() -> list[str]:
    """Docker's own command, or the program of an older Docker."""
    if (docker := shutil.which("docker")) is not None:
        asked = subprocess.run([docker, "compose", "version"], capture_output=True, check=False)
        if asked.returncode == 0:
            return [docker, "compose"]
    return [need(shutil.which("docker-compose"), "docker compose")]


def postgres(program: str) -> str:
    """One of PostgreSQL's programs, which Debian keeps outside the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return need(shutil.which(program) or (str(kept[-1]) if kept else None), "PostgreSQL")


def strace() -> str:
    """A strace that may look at other processes of ours."""
    found = need(shutil.which("strace"), "strace")
    with subprocess.Popen(["sleep", "60"]) as other:
        try:
            trying = [found, "-o", os.devnull, "-p", str(other.pid)]
            looking = subprocess.Popen(trying, stderr=subprocess.PIPE, text=True)
            assert looking.stderr is not None
            allowed = "attached" in looking.stderr.readline()
            looking.terminate()
            looking.wait()
        finally:
            other.kill()
    return need(found if allowed else None, "strace with the right to trace (CAP_SYS_PTRACE)")
