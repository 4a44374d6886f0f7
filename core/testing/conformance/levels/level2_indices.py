"""Level 2: indices out of range. A kernel cannot raise; the next call that waits does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import core
from core.errors import KernelError
from core.testing.conformance.checks import check
from core.testing.conformance.failures import Failure, expect
from core.testing.conformance.subject import Subject

SIZE = 5
READ = "core/ir/reports.py; what the dialect does with the buffer `reports_`: docs/bring-a-device"
LIKELY = "the dialect leaves out the masked stores to `reports_`, or the launch another buffer"
# These turn a number below 0 into the first one after the last.
CLASSES = ("cross_entropy", "embedding", "nll_loss", "one_hot")
# Operators on a table of SIZE rows and three indices.
Indexed: TypeAlias = Callable[[core.Tensor, core.Tensor], core.Tensor]
Waited: TypeAlias = core.Tensor | complex | None
Wait: TypeAlias = Callable[[Subject, core.Tensor], Waited]
INDEXED: dict[str, Indexed] = {
    "take": lambda x, i: core.take(x, i, axis=0),
    "index": lambda x, i: x[i],
    "gather": lambda x, i: core.gather(x, 0, core.stack([i, i], 1)),
    "take_along_axis": lambda x, i: core.take_along_axis(x[:, 0], i, 0),
    "embedding": lambda x, i: core.embedding(i, x),
    "index_select": lambda x, i: core.index_select(x, 0, i),
    "cross_entropy": lambda x, i: core.cross_entropy(x.mT[:1].broadcast_to((3, SIZE)), i),
    "nll_loss": lambda x, i: core.nll_loss(x.mT[:1].broadcast_to((3, SIZE)), i),
    "one_hot": lambda x, i: core.one_hot(i, SIZE),
    "scatter": lambda x, i: core.scatter(x[:, 0], 0, i, 1.0),
    "scatter_add": lambda x, i: core.scatter_add(x[:, 0], 0, i, x[:3, 1]),
    "scatter_reduce": lambda x, i: core.scatter_reduce(x[:, 0], 0, i, x[:3, 1], "amax"),
    "index_add": lambda x, i: core.index_add(x, 0, i, x[:3]),
    "index_copy": lambda x, i: core.index_copy(x, 0, i, x[:3]),
    "index_fill": lambda x, i: core.index_fill(x, 0, i, 2.0),
    "index_put": lambda x, i: core.index_put(x, [i], x[:3]),
    "setitem": lambda x, i: _set(core.clone(x), i),
    "compiled": lambda x, i: core.compile(lambda x, i: core.take(x * 2.0, i, axis=0) + 1.0)(x, i),
}
WAITS: dict[str, Wait] = {
    "copy": lambda d, y: y.to("cpu"),
    "item": lambda d, y: core.sum(y).item(),
    "synchronize": lambda d, y: d.synchronize(),
}


def _set(x: core.Tensor, i: core.Tensor) -> core.Tensor:
    x[i] = 3.0
    return x


def _used(d: Subject, fn: Indexed, x: core.Tensor, index: core.Tensor, wait: Wait) -> Waited:
    return wait(d, fn(x, index))


@check(2, "indices", over=INDEXED)
def out_of_range(d: Subject, name: str) -> None:
    """The first, the middle or the last index is too large, or too negative."""
    fn, waits = INDEXED[name], list(WAITS.items())
    x = core.arange(SIZE * 2, dtype="float32").reshape((SIZE, 2))
    there, good = d.to(x), core.asarray([0, 4, 2])
    want = fn(there, d.to(good)).to("cpu")
    for turn, (place, bad) in enumerate((p, v) for p in range(3) for v in (SIZE, -SIZE - 1, 10**6)):
        numbers = [0, 4, 2]
        numbers[place] = bad
        how, wait = waits[turn % len(waits)]
        did = f"{name} of {SIZE} rows at {numbers}, then {how}"
        index = d.to(core.asarray(numbers))
        _expect_error(d, partial(_used, d, fn, there, index, wait), did, bad)
        d.synchronize()  # it is raised once
        after = fn(there, d.to(good)).to("cpu")
        action = f"{name} of good indices after {did}"
        expect(after.tolist() == want.tolist(), action, str(want), after, LIKELY, READ)


def _expect_error(d: Subject, call: Callable[[], Waited], did: str, bad: int) -> None:
    wanted = f"IndexRangeError with the operator, the index {bad} and the size {SIZE}"
    try:
        got = call()
    except (IndexError, KernelError) as e:  # perhaps of a kernel of the backend's own, at once
        text = str(e)
        late = "when the device was waited for" in text
        index = "the index" if did.startswith(CLASSES) else f"the index {bad} "
        named = index in text and f"size {SIZE}" in text and "core::" in text
        expect(named or not late, did, wanted, text, LIKELY, READ)
        return
    raise Failure(did, wanted, f"no error; {got}", LIKELY, READ)


@check(2, "indices")
def checked_at_the_call(d: Subject) -> None:
    """With CORE_CHECKS=1, or in checked_calls(), the call itself raises."""
    x = d.to(core.arange(SIZE, dtype="float32"))
    bad = d.to(core.asarray([0, SIZE]))
    d.synchronize()
    with core.testing.checked_calls():
        _expect_error(d, lambda: core.take(x, bad, axis=0), "take in checked_calls()", SIZE)
    d.synchronize()


@check(2, "indices")
def events(d: Subject) -> None:
    """Waiting for a stream or an event raises it, too."""
    d.need_queues()
    x, bad = d.to(core.arange(SIZE, dtype="float32")), d.to(core.asarray([0, -SIZE - 1]))
    d.synchronize()
    stream = core.Stream(d.name)

    def wait() -> None:
        with stream:
            core.take(x, bad, axis=0)
        stream.synchronize()

    _expect_error(d, wait, "take on a stream, then Stream.synchronize()", -SIZE - 1)
    d.synchronize()
