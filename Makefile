# make play   sets everything up and opens the page to play on
# make test   sets everything up and runs every check
# make docs   makes the site of all pages, with search: open site/index.html
# make wheels makes packages for every platform, into dist/
# Only Python 3.11 or newer is needed before.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := pyproject.toml constraints.txt
# One more than there are cores: tests of servers, clocks and browsers wait more than they work.
WORKERS = $(shell $(BIN)/python -c 'import os; print(os.cpu_count() + 1)')
comma := ,

.PHONY: play test lint bench docs wheels clean

play: $(VENV)/.play
	@$(BIN)/nations serve

test: $(VENV)/.dev lint
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(VENV)/.play
	$(BIN)/nations bench
	$(BIN)/python bench/storages.py
	$(BIN)/python bench/c_kernel.py
	$(BIN)/python bench/store.py

docs: $(VENV)/.dev
	$(BIN)/python -m sphinx -W --keep-going -q -c tools/site . site
	@echo "site/index.html"

wheels: $(VENV)/.dev
	$(BIN)/python tools/wheels.py

# The page, and strong bots. Without a C compiler one is installed too: rules are compiled when they are first used.
$(VENV)/.play: $(SOURCES) | $(VENV)/pyvenv.cfg
	@echo "Setting up (once, about half a minute) …"
	@$(PIP) install --constraint constraints.txt --editable '.[server$(if $(shell command -v cc),,$(comma)compiler)]'
	@touch $@

$(VENV)/.dev: $(SOURCES) | $(VENV)/pyvenv.cfg
	@echo "Setting up with everything that the tests need (once, about a minute) …"
	@$(PIP) install --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/pyvenv.cfg:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: see python.org, or 'apt install python3 python3-venv'"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python has no venv here: try 'apt install python3-venv'"; exit 1; }

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
