# Two commands do everything on a fresh machine: "make play" and "make test".
# The system's own Python first: distributions build it with profile-guided optimization (PGO), which makes the
# server a fifth faster than a Python built without, as version managers build it.
PYTHON ?= $(shell for each in /usr/bin/python3 python3; do \
  $$each -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each && break; \
  done || echo python3)
BIN := .venv/bin
# As many workers as cores: each may drive a browser and a server of its own, which use a core between them.
# In the order of the files, so that a worker keeps its server and browser for all modules of a package.
WORKERS := $(shell cores=$$(nproc 2>/dev/null || echo 2); echo $$((cores < 6 ? cores : 6)))
ON_ALL_CORES := --numprocesses $(WORKERS) --dist loadscope --no-loadscope-reorder
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests have homes of their own; what Numba compiles for them is kept between them.
export NUMBA_CACHE_DIR ?= $(CURDIR)/build/numba

.PHONY: play web site test check check-web services test-long test-attacks soak golden types kernels screenshots docs bench audit sbom lock clean

play: .venv/play ## play, installing what playing needs
	@$(BIN)/python hatch_build.py
	@$(BIN)/duellum

web: .venv/play ## build the browser client if something has changed
	@$(BIN)/python hatch_build.py

site: .venv/play ## a static site into build/site, for any host; BASE=/path/ if it is not at the top
	DUELLUM_BASE=$(or $(BASE),/) $(BIN)/python hatch_build.py site

test: .venv/test ## every check: format, lint, types, imports, docs, tests, the browser client
	@$(MAKE) --no-print-directory --jobs 3 --output-sync services check-web check docs
	$(BIN)/pytest -q $(ON_ALL_CORES) -m "not slow"
	DUELLUM_TWIN=shipped $(BIN)/pytest -q $(ON_ALL_CORES) -m "twins and not slow" tests

check: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-web: .venv/test
	$(BIN)/python hatch_build.py check test
	$(BIN)/python hatch_build.py

services: ## install the servers that tests start, if that is allowed
	@sh tests/services.sh

test-long: .venv/test services ## the long forms of the tests
	$(BIN)/pytest -q -m "slow and not soak"
	DUELLUM_TWIN=native $(BIN)/pytest -q -m twins tests

test-attacks: .venv/test ## the long attacks on the server; two million hostile frames
	$(BIN)/pytest -q -s -m "slow and not soak" tests/server/attacks

soak: .venv/test ## attack the server for MINUTES, 30 by default, with memory and file descriptors watched
	DUELLUM_SOAK_MINUTES=$(or $(MINUTES),30) $(BIN)/pytest -q -s -m soak tests/server/attacks

golden: .venv/test ## regenerate the golden playthroughs, dice and drawings; read the diff
	$(BIN)/python -m tools.golden.playthrough
	$(BIN)/python -m tools.golden.dice_vectors
	$(BIN)/python -m tools.golden.verdict_vectors
	$(BIN)/python -m tools.golden.level_vectors
	$(BIN)/python -m tools.golden.analysis_vectors
	$(BIN)/python -m tools.golden.record_vectors
	$(BIN)/python -m tools.docs.pictures

types: .venv/test ## regenerate the client's message types and constants from Python's
	$(BIN)/python -m tools.client

kernels: .venv/test ## compile the WebAssembly modules whose sources have changed
	$(BIN)/python -m tools.wasm.build

screenshots: .venv/test ## pictures of every screen into build/screens, and the README's two
	$(BIN)/python hatch_build.py
	$(BIN)/python -m tools.screenshots build/screens --readme

docs: .venv/test ## build the docs site into build/docs; a broken link or an undocumented name fails
	$(BIN)/python -m tools.docs.site

bench: .venv/test ## speed as ratios to yardsticks compiled in the same run
	$(BIN)/python -m benchmarks

audit: build/audit/ready .venv/play ## look the locked packages up in the advisory databases; needs the internet
	build/audit/bin/pip-audit --strict --disable-pip --require-hashes $(addprefix -r requirements/,install.txt scale.txt research.txt play.txt test.txt)
	$(BIN)/python hatch_build.py audit

sbom: build/audit/ready .venv/play ## write what a release contains to build/sbom, as CycloneDX
	@mkdir -p build/sbom
	build/audit/bin/cyclonedx-py requirements requirements/scale.txt --pyproject pyproject.toml \
	  --output-reproducible -o build/sbom/python.cdx.json
	$(BIN)/python hatch_build.py sbom

lock: .venv/test ## renew the locked versions in requirements/
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url --group install -o requirements/install.txt
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url pyproject.toml --group build -o requirements/play.txt
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url -c requirements/play.txt pyproject.toml --group build --group docs \
	  --group test -o requirements/test.txt
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url -c requirements/test.txt pyproject.toml --extra scale \
	  -o requirements/scale.txt
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url -c requirements/test.txt pyproject.toml --extra research \
	  -o requirements/research.txt
	$(BIN)/uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes --no-header \
	  --no-annotate --no-emit-index-url --group audit -o requirements/audit.txt

# One virtual environment; each stamp says what has been installed into it.
# uv does not read pip's settings, so pip may reach a package index when uv cannot.
.venv/play .venv/test: .venv/%: requirements/%.txt requirements/install.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing what '$*' needs (once) ..."
	@$(BIN)/pip install -qq --require-hashes -r requirements/install.txt
	@$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r requirements/$*.txt || \
	  $(BIN)/pip install -qq --require-hashes -r requirements/$*.txt
	@$(BIN)/pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

# Apart from the rest: these tools have many dependencies, which nothing else should depend on.
build/audit/ready: requirements/audit.txt
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/pip install -qq --require-hashes -r requirements/audit.txt
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules src/duellum/web
