# Every goal does its own set-up, once. All paths are relative, so that the checkout may lie anywhere.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?=
OUT ?= demo
JOBS ?= auto

# Whatever is traced runs four times as long, so only what plays the core and the toys is counted.
OF_THE_CORE := tests/core tests/saving tests/ai/test_thought.py tests/test_position_commands.py tests/contract \
    -k 'core or saving or thought or commands or lantern or tower-'

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
OFFSCREEN := QT_QPA_PLATFORM=offscreen
SYSTEM := $(shell uname -s)

.PHONY: help play test compile test-compiled demo bench art-sheet package package-test format translations clean offscreen-libraries window-libraries \
    package-libraries

help:
	@echo 'make play      start Kastellan (without a display: make demo)'
	@echo 'make test      run every check: format, lint, types, imports, tests, coverage'
	@echo 'make compile   make machine code of the engine: three times as fast, the same play'
	@echo 'make test-compiled  run the tests of the games on it, and compare it with the source'
	@echo 'make demo      let machines play, leave pictures and a record in OUT=$(OUT)'
	@echo 'make bench     measure speed, print a table, write build/bench.json'
	@echo 'make art-sheet render all icons, pieces and scenes on build/art_sheet.png'
	@echo 'make package   build a program that needs no Python, and what people download, in dist'
	@echo 'make package-test  install the .deb of dist into a clean Debian and play there (as root)'
	@echo 'make format    format the code and repair what the linter can repair'
	@echo 'make translations  take up new words, compile the finished ones, list what is left'
	@echo 'make clean     remove everything make has made, the virtual environment too'
	@echo
	@echo 'Each does its own set-up. PYTHON=path chooses the Python to set up with.'

# --- what people call -----------------------------------------------------------------------------

ifeq ($(SYSTEM)$(DISPLAY)$(WAYLAND_DISPLAY),Linux)
play:
	@echo 'There is no display here, so machines play and leave pictures instead (make demo).'
	@$(MAKE) demo
else
play: $(VENV)/.with-base window-libraries
	@$(BIN)/kastellan
endif

demo: $(VENV)/.with-base offscreen-libraries
	@$(OFFSCREEN) $(BIN)/kastellan --demo '$(OUT)'

test: $(VENV)/.with-test offscreen-libraries
	@echo '== format'
	@$(BIN)/ruff format --quiet --check . || { echo 'make format puts this right.' >&2; exit 1; }
	@echo '== lint'
	@$(BIN)/ruff check --quiet .
	@echo '== types'
	@$(BIN)/mypy --no-error-summary
	@echo '== imports'
	@found=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$found" >&2; exit 1; }
	@echo '== tests'
	@$(OFFSCREEN) $(BIN)/pytest -n $(JOBS)
	@printf '== branches of engine/core and engine/saving, in percent (at least 95): '
	@found=$$($(OFFSCREEN) $(BIN)/pytest -n $(JOBS) -q --cov --cov-report= $(OF_THE_CORE) 2>&1) || { echo "$$found" >&2; exit 1; }
	@$(BIN)/coverage report --fail-under=95 --format=total

compile: $(VENV)/.with-compile
	@$(BIN)/python packaging/compiling/compile.py

# Where there is nothing to compile with, it says so and that is all: plain Python was tested before.
test-compiled: $(VENV)/.with-test offscreen-libraries
	@echo '== compiled engine'
	@status=0; $(BIN)/python packaging/compiling/compile.py || status=$$?; \
	    if [ $$status = 3 ]; then exit 0; elif [ $$status != 0 ]; then exit $$status; fi; \
	    $(OFFSCREEN) KASTELLAN_ENGINE=compiled $(BIN)/pytest -n $(JOBS) -p no:cacheprovider \
	        tests/games tests/contract && \
	    $(BIN)/python packaging/compiling/sameness.py

bench: $(VENV)/.with-bench offscreen-libraries
	@mkdir -p build
	@$(BIN)/python -m engine bench --write build/bench.json
	@$(OFFSCREEN) $(BIN)/python -m desktop_app.trials.bench --write build/bench_desktop.json

art-sheet: $(VENV)/.with-base offscreen-libraries
	@$(OFFSCREEN) $(BIN)/python -m desktop_app.trials.art_sheet build/art_sheet.png

package: $(VENV)/.with-package offscreen-libraries package-libraries
	@nice $(BIN)/python packaging/package.py

package-test: $(VENV)/.with-base window-libraries
	@nice packaging/linux/prove-deb dist/kastellan_*.deb

format: $(VENV)/.with-test
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

translations: $(VENV)/.with-test
	@$(BIN)/python packaging/translations.py

clean:
	rm -rf $(VENV) build dist demo kastellan.egg-info .coverage .coverage.* \
	    .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# --- set-up ---------------------------------------------------------------------------------------
# A stamp in the virtual environment says what is installed; it is old when pyproject.toml is newer.

$(VENV)/.created:
	@python=$$(packaging/find-python '$(PYTHON)') && \
	    echo "set-up: $(VENV) with $$python" && \
	    "$$python" -m venv $(VENV)
	@touch $@

$(VENV)/.with-base: pyproject.toml | $(VENV)/.created
	@echo 'set-up: installing Kastellan and what it needs (the first time this takes some minutes)'
	@$(PIP) install --editable .
	@touch $@

$(VENV)/.with-test: pyproject.toml | $(VENV)/.created
	@echo 'set-up: installing Kastellan and its tools (the first time this takes some minutes)'
	@$(PIP) install --editable '.[test]'
	@touch $(VENV)/.with-base $@

$(VENV)/.with-compile: pyproject.toml | $(VENV)/.created
	@echo 'set-up: installing Kastellan and what compiles it'
	@$(PIP) install --editable '.[compile]'
	@touch $(VENV)/.with-base $@

$(VENV)/.with-package: pyproject.toml | $(VENV)/.created
	@echo 'set-up: installing Kastellan and what freezes it'
	@$(PIP) install --editable '.[package]'
	@touch $(VENV)/.with-base $@

$(VENV)/.with-bench: pyproject.toml | $(VENV)/.created
	@echo 'set-up: installing Kastellan and the yardstick of the bench'
	@$(PIP) install --editable '.[bench]'
	@touch $(VENV)/.with-base $@

# Asked every time and not stamped: an environment may be carried to a machine without the libraries.
offscreen-libraries window-libraries package-libraries: | $(VENV)/.created
ifeq ($(SYSTEM),Linux)
	@packaging/linux/system-libraries $(BIN)/python $(@:-libraries=)
else
	@:
endif
