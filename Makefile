# One-word commands. Each prepares what it needs (tools/prepare.py): a venv, requirements, wheels.
#
#   make demo       an operator, its gradient and compiled calls, on every device that is found
#   make quick      builds in place and runs the tests of the rooms that were edited (< 1 minute)
#   make test       every test that a checkout needs to pass                       (20 to 25 minutes)
#   make test-all   the same, with the slow ones and those that need torch, jax, tvm-ffi or drivers
#   make check      ruff, ruff format, mypy --strict, clang-format
#   make docs       the documentation, warnings as errors, examples executed
#   make bench      calls, kernels, matmul, attention, import and compile time, against NumPy and torch
#   make accuracy   every float32 input of the vector math, 10 million of float64 (an hour)
#   make test-graviton   cross-built wheels and tests for aarch64, under qemu
#   make sanitize   the tests under AddressSanitizer and UBSan
#   make build      core/_native in place, for working in the checkout (PYTHONPATH=.)
#   make format     rewrites the sources as `make check` wants them
#   make clean      removes what the others made

PYTHON ?= python3
VENV ?= .venv
PYTEST_ARGS ?=
BIN = $(VENV)/bin
PREPARE = $(PYTHON) tools/prepare.py --venv $(VENV)
PYTEST = $(BIN)/python -m pytest -n auto --maxprocesses 4 $(PYTEST_ARGS)
ASAN_LIMITS = allocator_may_return_null=1:max_allocation_size_mb=1024:quarantine_size_mb=64:malloc_context_size=2
CXX_FILES = $(shell find core backends templates tests -type f \( -name '*.cpp' -o -name '*.h' \) \
	-not -path '*/build/*')

INPLACE = $(BIN)/cmake -S . -B build/inplace -G Ninja -DCORE_INPLACE=ON \
		-DPython_EXECUTABLE=$(abspath $(BIN))/python -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN))/ninja && \
	$(BIN)/cmake --build build/inplace -j 2

# The installed wheels are tested, not the checkout: the current folder stays off sys.path.
export PYTHONSAFEPATH = 1
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Bytecode is kept: each process of pytest would compile core and hypothesis anew, 5 s of CPU.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

.PHONY: help demo quick test test-all check format docs bench accuracy sanitize test-graviton build clean

help:
	@sed -n 's/^#   //p' Makefile

demo:
	$(PREPARE) --with demo
	$(BIN)/python examples/demo.py

quick:
	$(PREPARE) --with test --only-requirements
	$(INPLACE)
	PYTHONSAFEPATH= PYTHONPATH=. $(BIN)/python tools/quick.py $(FILES)

test:
	$(PREPARE) --with demo,test
	$(PYTEST) -m "not slow"

test-all:
	$(PREPARE) --with demo,test,peers,drivers
	$(PYTEST) -o faulthandler_timeout=5400

check:
	$(PREPARE) --with demo,test,check,docs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/clang-format --dry-run -Werror $(CXX_FILES)

format:
	$(PREPARE) --with check --only-requirements
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(CXX_FILES)

docs:
	$(PREPARE) --with demo,docs
	$(BIN)/sphinx-build -W --keep-going -q -b doctest docs build/docs/doctest
	$(BIN)/sphinx-build -W --keep-going -q -b html docs build/docs/html
	@echo "documentation: build/docs/html/index.html"

# Every one runs; which of them missed a limit is said at the end.
BENCHMARKS = call_overhead attention autograd_overhead catalogue control_flow convolution custom_op_overhead elementwise \
	func_overhead import_time kernels matmul compile_time compile compile_shapes compile_users interop \
	short_rows small_products xpu

bench:
	$(PREPARE) --with peers
	@missed=; for name in $(BENCHMARKS); do \
		PYTHONSAFEPATH= $(BIN)/python benchmarks/$$name.py || missed="$$missed $$name"; \
	done; \
	if [ -n "$$missed" ]; then echo "missed or failed:$$missed"; exit 1; fi

accuracy:
	$(PREPARE) --with test
	PYTHONSAFEPATH= $(BIN)/python benchmarks/accuracy.py --exhaustive

# Leaks are counted by the tests themselves (live storages); CPython's own would drown the report.
# Frames are large under ASan, hence the stack; a test crashes on purpose, hence handle_segv=0.
# Kernels that tests have compiled from bodies are sanitized as well; the compiler itself is not.
sanitize:
	$(PYTHON) tools/prepare.py --venv .venv-sanitize --with test --sanitize
	ulimit -s 65536; \
	LD_PRELOAD="$(foreach lib,asan ubsan stdc++,$$($(CXX) -print-file-name=lib$(lib).so))" \
	CORE_CC="env -u LD_PRELOAD $$(command -v $(CC)) -fsanitize=address,undefined -fno-sanitize-recover=undefined" \
	ASAN_OPTIONS=detect_leaks=0:handle_segv=0:$(ASAN_LIMITS) \
	UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 PYTHONMALLOC=malloc CORE_SANITIZED=1 \
	.venv-sanitize/bin/python -m pytest -n 2 -m "not slow" -p no:cacheprovider $(PYTEST_ARGS)

# The core of this machine, in place, writes the backend's C and says what kernels should compute.
# Status 77: something that it needs is not to be had on this machine, and nothing was tested.
test-graviton:
	$(PREPARE) --with test --only-requirements
	$(INPLACE)
	@for step in build test; do \
		$(BIN)/python tools/aarch64.py $$step; status=$$?; \
		if [ $$status = 77 ]; then exit 0; elif [ $$status != 0 ]; then exit $$status; fi; \
	done

build:
	$(PREPARE) --only-requirements
	$(INPLACE)

clean:
	rm -rf build dist backends/*/build backends/*/csrc/generated .venv .venv-sanitize \
		core/_native*.so docs/_generated .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
