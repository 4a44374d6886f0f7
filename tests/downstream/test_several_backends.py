"""Several backends in one process: two that the template generates, and xpu; each on its device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from core.cli import main

RUN = """
import threading
import core
from core import testing

NAMES = {names}
x = core.asarray([[1.0, 2.0], [3.0, 4.0]])
step = core.compile(lambda t: core.relu(t * 2 - 3) + core.softmax(t, axis=1))


def on(name):
    '''What users do on a device, and that it happens there.'''
    for device in (name, f"{{name}}:{{len(of(name)) - 1}}"):
        there = x.to(device)
        results = [core.softmax(there @ there, axis=1), step(there), core.sort(there)[:, ::-1]]
        w = x.to(device).requires_grad_()
        core.sum(w * w * w).backward()
        for got, want in zip([*results, w.grad], wanted, strict=True):
            assert got.device == there.device, (got.device, there.device)
            testing.assert_close(got.to("cpu"), want)


def of(name):
    return [d for d in core.devices() if d.type == name]


w = x.clone().requires_grad_()
core.sum(w * w * w).backward()
wanted = [core.softmax(x @ x, axis=1), step(x), core.sort(x)[:, ::-1], w.grad]
for name in NAMES * 2:
    on(name)

failed = []
threading.excepthook = lambda failure: failed.append(failure)
threads = [threading.Thread(target=on, args=(name,)) for name in NAMES * 2]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert not failed, failed

for a in NAMES:  # from each to each; together they are refused
    for b in NAMES:
        assert x.to(a).to(b).tolist() == x.tolist()
        if a != b:
            try:
                x.to(a) + x.to(b)
            except core.errors.DeviceError as error:
                assert a in error.what and b in error.what
            else:
                raise AssertionError(f"{{a}} + {{b}}")
print(*[f"{{name}}={{len(of(name))}}" for name in NAMES])
print(core.fallback_report())
"""


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two backends that `new-backend` makes, as an installer leaves projects that stay in place."""
    folder = tmp_path_factory.mktemp("generated")
    answers = {"ruby": [], "opal": ["--device-type", "gem", "--tiers", "1"]}
    places = []
    for name, given in answers.items():
        assert main(["new-backend", name, *given, "--output", str(folder)]) == 0
        source = folder / f"core-backend-{name}" / "src"
        info = source / f"core_backend_{name}-0.1.0.dist-info"
        info.mkdir()
        described = f"Metadata-Version: 2.1\nName: core-backend-{name}\nVersion: 0.1.0\n"
        (info / "METADATA").write_text(described)
        entry = f"[core.backends]\n{name} = core_backend_{name}.plugin\n"
        (info / "entry_points.txt").write_text(entry)
        places.append(source)
    return places


def together(run_python, path: list[Path], devices: list[str]) -> dict[str, int]:
    """How many devices each has, when all of them have computed in one process."""
    done = run_python(RUN.format(names=devices), path=path, env={"CORE_FALLBACK": "error"})
    counts = [word.split("=") for word in done.stdout.splitlines()[0].split()]
    return {name: int(count) for name, count in counts}


def test_two_generated_backends_work_side_by_side(generated, run_python) -> None:
    assert together(run_python, generated, ["ruby", "gem"]) == {"ruby": 2, "gem": 2}


def test_two_generated_backends_and_xpu(generated, run_python) -> None:
    status = run_python("import core; print(getattr(core.backends().get('xpu'), 'status', None))")
    if status.stdout.strip() != "available":
        pytest.skip(f"the backend xpu is {status.stdout.strip()}")
    counted = together(run_python, generated, ["ruby", "gem", "xpu"])
    assert counted.pop("xpu") >= 1
    assert counted == {"ruby": 2, "gem": 2}


def test_doctor_lists_and_tries_every_backend(generated, third_parties, run_python) -> None:
    command = ["-m", "core", "doctor", "--open"]
    done = run_python(arguments=command, path=[*generated, third_parties], status=1)
    for name, device, state in (
        ("ruby", "ruby", "loaded"), ("opal", "gem", "loaded"), ("flint", "flint", "loaded"),
        ("acme", "acme", "loaded"), ("bolt", "bolt", "loaded"), ("broken", "broken", "broken: "),
    ):  # fmt: skip
        row = rf"^{name} +{device} +core-backend-{name} [\d.]+ +{state}"
        assert re.search(row, done.stdout, re.M), done.stdout
    assert "gem:0, gem:1" in done.stdout and "flint:0, flint:1" in done.stdout
    assert "does not work" not in done.stdout
