"""Compilation is kept, said once when it takes long, and refused in words where its packages are missing."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from threading import enumerate as threads

import pytest

from chakai.solve.compiling import announced, compiled_module
from chakai.words.catalogue import LANGUAGES, words_in

SOLVE = Path(__file__).parents[2] / "src" / "chakai" / "solve"
BLOCKED = "import sys; sys.modules['numba'] = sys.modules['numpy'] = None; "


def said_by(program: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    return done.stdout


def test_only_what_takes_long_is_announced() -> None:
    told = Event()
    with announced(told.set, patience=60):
        pass
    assert not told.is_set()
    with announced(told.set, patience=0):
        assert told.wait(60)


def test_nothing_is_announced_after_a_fault() -> None:
    told, before, waiting = Event(), threads(), list[Thread]()

    def fail() -> None:
        waiting.extend({*threads()} - {*before})
        raise KeyError

    with pytest.raises(KeyError), announced(told.set, patience=600):
        fail()
    (timer,) = waiting
    timer.join(60)
    assert not timer.is_alive()
    assert not told.is_set()


def test_the_base_install_needs_neither_numba_nor_numpy() -> None:
    modules = "chakai.cli, chakai.bots.levels, chakai.table.table, chakai.terminal, chakai.web.app"
    said_by(BLOCKED + f"import {modules}, chakai.solve.compiling")


def test_importing_the_commands_imports_neither() -> None:
    program = "import sys, chakai.cli; print([name for name in ('numba', 'numpy') if name in sys.modules])"
    assert said_by(program) == "[]\n"


@pytest.mark.parametrize("module", ["matcha.playouts", "matcha.steps"])
def test_what_is_missing_is_refused_in_words(module: str) -> None:
    program = (
        "from chakai.core.illegal import Refusal\n"
        "from chakai.solve.compiling import compiled_module\n"
        f"try: compiled_module({module!r})\n"
        "except Refusal as refusal: print(refusal.code, *refusal.facts.values())"
    )
    assert said_by(BLOCKED + "\n" + program).split()[:2] == ["needs-extra", "strong"]
    for language in LANGUAGES:
        told = words_in(language)("refusal-needs-extra", extra="strong", package="numba")
        assert "chakai[strong]" in told
        assert "numba" in told


def test_what_is_there_is_given_and_other_faults_are_not_hidden() -> None:
    assert compiled_module("matcha.playouts").playouts
    with pytest.raises(ModuleNotFoundError):
        compiled_module("no_such_module")


def test_a_machine_compiles_once(tmp_path: Path) -> None:
    program = (
        "import numpy as np\n"
        "from chakai.solve.matcha.choices import choose\n"
        "choose(np.ones((1, 2), np.bool_), np.zeros(1, np.uint64), np.zeros(1, np.int64))\n"
        "print(len(choose.stats.cache_hits), len(choose.stats.cache_misses))"
    )
    assert said_by(program, NUMBA_CACHE_DIR=str(tmp_path)).split() == ["0", "1"]
    assert said_by(program, NUMBA_CACHE_DIR=str(tmp_path)).split() == ["1", "0"]


def test_every_wording_has_a_folder_of_its_own(tmp_path: Path) -> None:
    """Numba looks at the file of a function alone; here a change of any file counts."""
    where = tmp_path / "solve"
    where.mkdir()
    (where / "kernels.py").write_bytes((SOLVE / "kernels.py").read_bytes())
    (where / "other.py").write_text("A = 1\n")
    program = f"import sys; sys.path.insert(0, {str(where)!r}); import kernels; print(kernels.folder())"
    before = said_by(program)
    assert before == said_by(program)
    (where / "other.py").write_text("A = 2\n")
    assert before != said_by(program)
