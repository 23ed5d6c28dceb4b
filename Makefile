# Everything a fresh machine needs is installed into .venv by the first command that wants it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

.PHONY: play test nightly lint bench peers strength pictures clean

play: $(VENV)/.play
	@$(BIN)/chakai serve $(ARGS)

test: $(VENV)/.test $(VENV)/.machine lint
	$(BIN)/python -m pytest -n auto --dist loadfile $(ARGS)

nightly: $(VENV)/.test $(VENV)/.machine lint
	CHAKAI_TESTS=nightly $(BIN)/python -m pytest -n auto --dist loadfile $(ARGS)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.bench
	$(BIN)/python bench/engine.py $(ARGS)
	@echo 'Compiled, batched and through adapters, beside OpenSpiel, RLCard, PettingZoo and pgx: make peers'

peers: $(VENV)/.bench
	$(BIN)/python -m bench.peers $(ARGS)

strength: $(VENV)/.test
	$(BIN)/python -m bench.strength $(ARGS)

pictures: $(VENV)/.test $(VENV)/.machine
	$(BIN)/python -m tests.web.pictures $(ARGS)

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'chakai needs Python 3.11 or newer; name one with: make PYTHON=python3.12 …' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[strong]'
	@touch $@

$(VENV)/.test: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	@touch $@ $(VENV)/.play

$(VENV)/.machine: $(VENV)/.made tests/machine.sh
	@sh tests/machine.sh
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
