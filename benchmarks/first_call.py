"""The first call of a 12-layer transformer's training step, against torch.compile.

Four kinds of processes: core and PyTorch, each with empty caches, then each once more with what the
process before has left on disk. Judged are wall seconds of the first two calls (the optimizer makes
its state in the first, so that both libraries may compile in the second, too); processor seconds of
the process stand beside them, which other work on the machine disturbs less.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import Row, print_table

SIZES = "LAYERS, WIDTH, HEADS, LENGTH, BATCH = 12, 64, 4, 16, 2\n"
CORE = """
import json, time
import numpy as np
import core as c

rng = np.random.default_rng(0)
def array(*shape): return c.asarray((rng.standard_normal(shape) * 0.05).astype(np.float32))
def split(t): return t.reshape((BATCH, LENGTH, HEADS, WIDTH // HEADS)).permute_dims((0, 2, 1, 3))
def joined(t): return t.permute_dims((0, 2, 1, 3)).reshape((BATCH, LENGTH, WIDTH))
def norm(t, weight): return c.layer_norm(t, (WIDTH,), weight)
def adam(parameters): return c.optim.Adam(parameters, lr=1e-3)
compile, softmax, gelu = c.compile, lambda t: c.softmax(t, axis=-1), c.gelu
"""
TORCH = """
import json, time
import numpy as np
import torch as c

c.set_num_threads(1)
rng = np.random.default_rng(0)
def array(*shape): return c.from_numpy((rng.standard_normal(shape) * 0.05).astype(np.float32))
def split(t): return t.reshape(BATCH, LENGTH, HEADS, WIDTH // HEADS).permute(0, 2, 1, 3)
def joined(t): return t.permute(0, 2, 1, 3).reshape(BATCH, LENGTH, WIDTH)
def norm(t, weight): return c.nn.functional.layer_norm(t, (WIDTH,), weight)
def adam(parameters): return c.optim.Adam(parameters, lr=1e-3)
compile, softmax, gelu = c.compile, lambda t: c.softmax(t, -1), c.nn.functional.gelu
"""
STEP = """
def layer():
    shapes = dict(n1=(WIDTH,), qkv=(WIDTH, 3 * WIDTH), out=(WIDTH, WIDTH), n2=(WIDTH,),
                  up=(WIDTH, 4 * WIDTH), down=(4 * WIDTH, WIDTH))
    return {name: array(*shape).requires_grad_() for name, shape in shapes.items()}

layers = [layer() for _ in range(LAYERS)]
optimizer = adam([p for layer in layers for p in layer.values()])
x, y = array(BATCH, LENGTH, WIDTH), array(BATCH, LENGTH, WIDTH)

def block(w, x):
    h = norm(x, w["n1"]) @ w["qkv"]
    q, k, v = (split(h[..., n * WIDTH : (n + 1) * WIDTH]) for n in range(3))
    x = x + joined(softmax(q @ k.mT / 4.0) @ v) @ w["out"]
    return x + gelu(norm(x, w["n2"]) @ w["up"]) @ w["down"]

def step(x, y):
    optimizer.zero_grad()
    h = x
    for w in layers:
        h = block(w, h)
    loss = ((h - y) ** 2).mean()
    loss.backward()
    optimizer.step()
    return loss

compiled = compile(step)
start, busy = time.perf_counter(), time.process_time()
losses = [float(compiled(x, y)) for _ in range(2)]
print(json.dumps([time.perf_counter() - start, time.process_time() - busy, losses]))
"""


def first_calls(library: str, folder: Path) -> tuple[float, float, list[float]]:
    """Wall and processor seconds of the first two calls in a process of its own, and the losses."""
    env = {
        **{
            k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"
        },  # as users have it
        "CORE_CACHE_DIR": str(folder / "core"),
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor"),
        "TORCHINDUCTOR_COMPILE_THREADS": "1",
        "OMP_NUM_THREADS": "1",
    }
    code = SIZES + (CORE if library == "core" else TORCH) + STEP
    file = folder / f"{library}_step.py"
    file.write_text(code)
    done = subprocess.run(
        [sys.executable, str(file)], env=env, check=True, capture_output=True, text=True
    )
    seconds, busy, losses = json.loads(done.stdout.splitlines()[-1])
    return seconds, busy, losses


def main() -> None:
    """The command."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        empty = {library: first_calls(library, folder) for library in ("core", "torch")}
        second = {library: first_calls(library, folder) for library in ("core", "torch")}
    rows = []
    for label, calls in (("empty caches", empty), ("second process", second)):
        (ours, ours_busy, losses), (theirs, theirs_busy, expected) = calls["core"], calls["torch"]
        if any(abs(a - b) > 1e-3 * abs(b) for a, b in zip(losses, expected, strict=True)):
            raise SystemExit(f"the losses differ: {losses}, {expected}")
        detail = f"core {ours:.2f} s (processor {ours_busy:.2f}), "
        detail += f"torch.compile {theirs:.2f} s (processor {theirs_busy:.2f})"
        rows.append(Row(label, ours / theirs, 0.25, "", detail))
    met = print_table("first two calls of a 12-layer training step, core / torch.compile", rows)
    sys.exit(0 if met else 1)


if __name__ == "__main__":
    main()
