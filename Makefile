# Everything a fresh machine with Python 3.11 needs: `make test` checks, `make bench` measures.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: test check bench lock decks docs clean

test: $(VENV)/ready
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/check.py

check: test

bench: $(VENV)/ready-bench
	$(BIN)/python -m bench

# Remakes the shipped decks and the pages drawn from them; the tests compare.
decks: $(VENV)/ready
	$(BIN)/python scripts/make_decks.py

docs: $(VENV)/ready
	$(BIN)/python scripts/make_docs.py
	$(BIN)/python scripts/make_protocol.py
	$(BIN)/python scripts/make_vectors.py

$(VENV)/ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Akili needs Python 3.11 or newer; say PYTHON=python3.11 make …")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/ready-bench: $(VENV)/ready requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

# Needs uv (pip install uv). No download address may end up in a lock.
lock:
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --extra dev pyproject.toml --output-file requirements/dev.txt --quiet
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --extra dev --extra bench pyproject.toml --output-file requirements/bench.txt --quiet

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .coverage
