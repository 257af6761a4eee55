# Everything a fresh machine with Python 3.11 needs: `make play` plays, `make quick` and `make test` check, `make bench` measures.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# A lock names everything: pip resolves nothing, so a release of today can't change or break it.
LOCKED := $(PIP) --no-deps --require-hashes -r
WHOLE := $(BIN)/python -m pip check

.PHONY: play test quick check bench lock decks docs client screenshots browsers clean

play: $(VENV)/ready-play client
	@$(BIN)/akili play $(ARGS)

client: $(VENV)/ready-play
	@$(BIN)/python scripts/build_client.py --if-needed

test: $(VENV)/ready
	@$(BIN)/python scripts/prepare_tests.py
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/check.py

check: test

# Rules, engine, bots and words in less than a minute, for while you work.
quick: $(VENV)/ready
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/check.py --quick

bench: $(VENV)/ready-bench
	$(BIN)/python -m bench

# Remakes the shipped decks and the pages drawn from them; the tests compare.
decks: $(VENV)/ready
	$(BIN)/python scripts/make_decks.py

docs: $(VENV)/ready
	$(BIN)/python scripts/make_docs.py
	$(BIN)/python scripts/make_protocol.py
	$(BIN)/python scripts/make_word_vectors.py
	$(BIN)/python scripts/make_vectors.py
	$(BIN)/python scripts/make_clever_lesson.py
	$(BIN)/python scripts/make_clever_views.py

# Every page and phase, looked at by people before a release; goes to screenshots/.
screenshots: $(VENV)/ready client
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

# A short match in Firefox and WebKit, which it installs where it may; no part of `make test`. Pictures: screenshots/engines.
browsers: $(VENV)/ready client
	$(BIN)/python -m tests.engines $(ARGS)

$(VENV)/ready-play: requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Akili needs Python 3.11 or newer; say PYTHON=python3.11 make …")'
	$(PYTHON) -m venv $(VENV)
	$(LOCKED) requirements/play.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	$(WHOLE)
	@touch $@

$(VENV)/ready: $(VENV)/ready-play requirements/dev.txt
	$(LOCKED) requirements/dev.txt
	$(WHOLE)
	@touch $@

$(VENV)/ready-bench: $(VENV)/ready requirements/bench.txt
	$(LOCKED) requirements/bench.txt
	$(WHOLE)
	@touch $@

# Needs uv (pip install uv). No download address may end up in a lock.
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --quiet pyproject.toml
lock:
	$(LOCK) --extra build --extra kernel --output-file requirements/play.txt
	$(LOCK) --extra dev --output-file requirements/dev.txt
	$(LOCK) --extra dev --extra bench --output-file requirements/bench.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .coverage
