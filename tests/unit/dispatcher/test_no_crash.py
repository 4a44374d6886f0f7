"""Nothing that Python can pass crashes the native module: every fault is an error of core.

Operators get random arguments, definitions random text, registrations come in random order, threads
call and register at once, and a forked child goes on working. `make sanitize` runs this file under
AddressSanitizer and UBSan, where a silent fault is a loud one.
"""

from __future__ import annotations

import itertools
import os
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from example_counts import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import core
from core import _native
from core.errors import CoreError

pytestmark = pytest.mark.native


@pytest.fixture(autouse=True)
def bounded_memory():
    """Sizes such as 2**31 are refused by the system, not answered by filling the machine's memory.

    AddressSanitizer reserves more than any limit; it refuses such sizes by itself.
    """
    if "libasan" in os.environ.get("LD_PRELOAD", "") or sys.platform != "linux":
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    with open("/proc/self/statm") as sizes:
        used = int(sizes.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (3 << 30), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


hard = settings(
    max_examples=examples(1500),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

_numbers = itertools.count()
DTYPES = [
    *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    *("float16", "bfloat16", "float32", "float64", "complex64", "complex128"),
]
HUGE = [2**31, 2**32 + 1, 2**62, 2**63 - 1, -(2**63), 2**63, -(2**64), 10**40]


class Odd:
    """An object that is no kind of argument."""


class Liar:
    """Claims to be a number and is not."""

    def __index__(self) -> int:
        raise CoreError(what="no index", why="it lies", exists="nothing", fix="do not ask")

    __float__ = __index__  # type: ignore[assignment]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Fallbacks and NumPy's overflows may warn: that is not what is tested here."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        yield


# ---- arguments -----------------------------------------------------------------------------------
shapes = st.lists(st.integers(0, 3), max_size=4).map(tuple)
small_ints = st.integers(-1, 2) | st.integers(-4, 5)
ints = st.one_of(small_ints, small_ints, small_ints, st.sampled_from(HUGE[:5]))


def filled(shape: tuple[int, ...], dtype: str) -> Any:
    size = int(np.prod(shape))
    values = np.resize(np.array([0.0, 1.0, 2.0, -1.0, np.nan, np.inf, 100.0, -0.0]), size)
    if dtype == "bfloat16":
        return core.asarray(values.astype("float32").reshape(shape)).astype(core.bfloat16)
    with np.errstate(all="ignore"):  # NaN as an integer: any value will do
        return core.asarray(values.astype(dtype).reshape(shape))


def lay_out(x: Any, layout: str) -> Any:
    """The same values, or some of them, lying differently in memory."""
    if x.ndim == 0 or layout == "plain":
        return x
    if layout == "reversed":
        return core.slice(x, 0, None, None, -1)
    if layout == "stepped":
        return core.slice(x, x.ndim - 1, None, None, 2)
    if layout == "transposed":
        return core.permute_dims(x, list(range(x.ndim))[::-1])
    return core.broadcast_to(x, [2, *x.shape])


@st.composite
def tensors(draw: st.DrawFn, shape: Any = None, dtype: str | None = None) -> Any:
    shape = draw(shapes) if shape is None else shape
    dtype = dtype or draw(st.sampled_from(DTYPES))
    x = filled(shape, dtype)
    layouts = ["plain", "plain", "reversed", "stepped", "transposed", "expanded"]
    x = lay_out(x, draw(st.sampled_from(layouts)))
    kind = draw(st.sampled_from(["plain"] * 4 + ["fake", "grad"]))
    if kind == "fake":
        with core.FakeMode():
            return core.zeros(tuple(x.shape), dtype=x.dtype)
    if kind == "grad" and "float" in dtype:
        x = x.detach()
        x.requires_grad = True
    return x


numbers = st.one_of(
    ints, st.floats(), st.booleans(), st.complex_numbers(), st.sampled_from([10**40, -(10**400)])
)
junk = st.one_of(
    st.none(),
    numbers,
    st.text(max_size=4),
    st.binary(max_size=4),
    st.lists(ints, max_size=3),
    st.sampled_from([Odd(), Liar(), Odd, print, {}, {1: 2}, set(), ..., slice(1), float("nan")]),
    st.sampled_from(["cpu", "cpu:0", "cpu:1", "xpu:0", "no_such", ":", "float32"]),
    st.sampled_from([np.float32(1), np.arange(3), np.datetime64(0, "s"), np.zeros((0, 2))]),
    tensors(),
    st.lists(tensors(), max_size=2),
    st.sampled_from([core.float32, core.int8, core.device("cpu"), core.Tensor]),
)
FITTING: dict[str, st.SearchStrategy[Any]] = {
    "Scalar": numbers,
    "int": ints,
    "float": st.floats() | ints,
    "bool": st.booleans(),
    "complex": st.complex_numbers(),
    "str": st.sampled_from(["", "sum", "mean", "amax", "prod", "add", "ij", "é\n"]),
    "dtype": st.sampled_from([getattr(core, d) for d in DTYPES] + ["float32", float]),
    "device": st.sampled_from(["cpu", "cpu:0", core.device("cpu"), "cpu:7", "nowhere:0"]),
}


# What makes sense for arguments of these names, so that some calls go all the way.
BY_NAME: dict[str, st.SearchStrategy[Any]] = {
    "axis": st.integers(-1, 1),
    "stride": st.integers(1, 2),
    "padding": st.integers(0, 2),
    "dilation": st.integers(1, 2),
    "groups": st.integers(1, 2),
    "size": st.integers(0, 2),
    "reduce": st.sampled_from(["sum", "mean", "amax", "amin", "prod", "replace"]),
}


def fitting(type_: str, tensor: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Values of a schema's type."""
    if type_.endswith("?"):
        return st.none() | fitting(type_[:-1], tensor)
    if type_ in ("Tensor", "Tensor|Scalar"):
        return tensor if type_ == "Tensor" else st.one_of(tensor, tensor, numbers)
    if type_.endswith("]"):
        item, _, count = type_[:-1].partition("[")
        size = int(count) if count else None
        items = fitting(item, tensor)
        lists = st.lists(items, min_size=size or 0, max_size=size or 3)
        return st.one_of(lists, lists.map(tuple), items)
    return FITTING[type_]


@st.composite
def calls(draw: st.DrawFn, op: Any) -> tuple[list[Any], dict[str, Any]]:
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    alike = draw(st.booleans())  # tensors of one shape and dtype get further
    rank = 3 if "convolution" in op.name else 0
    shape = tuple(draw(st.lists(st.integers(min(rank, 1), 3), min_size=rank, max_size=4)))
    dtype = draw(st.sampled_from(DTYPES))
    spoilt = draw(st.integers(0, 9))  # most arguments fit, so that calls get past the binding
    for i, arg in enumerate(_native.parse_schema(op.schema)["args"]):
        if arg["default"] is not None and draw(st.booleans()):
            continue
        role = {"condition": "bool", "index": "int64"}.get(arg["name"], dtype)
        tensor = tensors(shape, role) if alike else tensors()
        fit = BY_NAME.get(arg["name"], fitting(arg["type"], tensor))
        value = draw(junk if i == spoilt else fit if alike else fitting(arg["type"], tensor))
        if arg["keyword_only"] or kwargs or len(args) < i or draw(st.integers(0, 5)) == 0:
            kwargs[arg["name"]] = value
        else:
            args.append(value)
    if spoilt == 9:
        extra = draw(junk)
        args.append(extra) if draw(st.booleans()) else kwargs.setdefault("surplus", extra)
    return args, kwargs


def use(value: Any) -> None:
    """Reads every element: memory that is not the tensor's own would show under a sanitizer."""
    if isinstance(value, (tuple, list)):
        for item in value:
            use(item)
    elif isinstance(value, core.Tensor):
        repr(value)
        if value.size < 10**5 and not value.is_fake:
            np.array(value.detach())


def operators() -> list[Any]:
    return [_native.find_operator(n) for n in _native.operators() if n.startswith("core::")]


def test_every_operator_is_reached() -> None:
    assert len(operators()) >= 30


@hard
@given(st.data())
def test_operators_take_anything(data: st.DataObject) -> None:
    op = data.draw(st.sampled_from(operators()))
    args, kwargs = data.draw(calls(op))
    try:
        use(op(*args, **kwargs))
    except CoreError as error:
        assert str(error)


@hard
@given(st.data())
def test_rules_and_fakes_take_anything(data: st.DataObject) -> None:
    op = data.draw(st.sampled_from(operators()))
    args, kwargs = data.draw(calls(op))
    try:
        use(op.infer(*args, **kwargs))
    except CoreError as error:
        assert str(error)


@hard
@given(st.data())
def test_gradients_take_anything(data: st.DataObject) -> None:
    op = data.draw(st.sampled_from([op for op in operators() if not op.mutates]))
    args, kwargs = data.draw(calls(op))
    leaves = [a for a in args if isinstance(a, core.Tensor) and a.is_leaf]
    try:
        for leaf in leaves:
            leaf.requires_grad = True
        result = op(*args, **kwargs)
        results = result if isinstance(result, (tuple, list)) else [result]
        for r in results:
            if isinstance(r, core.Tensor) and r.requires_grad:
                core.sum(r).backward()
    except CoreError as error:
        assert str(error)
    use([leaf.grad for leaf in leaves if leaf.grad is not None])


# ---- definitions ---------------------------------------------------------------------------------
PIECES = st.sampled_from(
    [
        *("Tensor", "Tensor(a)", "Tensor(a!)", "Tensor[]", "Tensor?[]", "Tensor|Scalar", "int"),
        *("int[2]", "str", "dtype", "device", "float[]?", " x", " dim", " index", " size", "=1"),
        *("=None", ", ", "*", "(", ")", "->", " -> Tensor", " -> (Tensor, Tensor)", " -> ()"),
        *("::", "\0", "é"),
    ]
)
names_or_junk = st.one_of(
    st.none(), st.sampled_from(_native.rule_names() + _native.view_rule_names()), junk
)


@hard
@given(st.lists(PIECES, max_size=12).map("".join), names_or_junk, names_or_junk, junk)
def test_definitions_take_anything(text: str, rule: Any, view: Any, inplace_of: Any) -> None:
    schema = f"junk{next(_numbers)}::f({text}"
    try:
        op = _native.define_operator(schema, rule=rule, view=view, inplace_of=inplace_of)
    except (CoreError, ValueError) as error:
        assert isinstance(error, CoreError) or "null character" in str(error)
        return
    for attempt in ([], [filled((2, 3), "float32")] * 2, [1, "a", None]):
        try:
            use(op(*attempt))
        except CoreError as error:
            assert str(error)


# ---- registrations -------------------------------------------------------------------------------
def answer(*args: Any, **kwargs: Any) -> Any:
    return filled((2,), "float32")


def decline(*args: Any, **kwargs: Any) -> Any:
    return _native.DECLINED


def garbage(*args: Any, **kwargs: Any) -> Any:
    return [None, Odd()]


def wrong_shape(*args: Any, **kwargs: Any) -> Any:
    return filled((5, 1), "int8")


def own_argument(*args: Any, **kwargs: Any) -> Any:
    return args[0] if args else None


KERNELS = [answer, decline, garbage, wrong_shape, own_argument, _native.noop_kernel(), None, 1, "k"]
SCHEMAS = [
    ("(Tensor x) -> Tensor", "copy"),
    ("(Tensor|Scalar x, Tensor|Scalar y=1) -> Tensor", "pointwise"),
    ("(Tensor[] xs) -> Tensor[]", None),
    ("(Tensor(a!) x) -> ()", None),
    ("(Tensor? x) -> (Tensor, Tensor)", None),
    ("(Tensor(a) x) -> Tensor(a)", "view"),
]


class Scene:
    """A few operators, and whatever is done to them in whatever order."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw
        self.ops: list[Any] = []
        self.namespace = f"scene{next(_numbers)}"

    def pick(self, choices: Any) -> Any:
        return self.draw(st.sampled_from(list(choices)))

    def define(self) -> None:
        signature, rule = self.pick(SCHEMAS)
        name = f"{self.namespace}::{self.pick('ab')}"  # two names: some are taken
        options = {"view": "alias"} if rule == "view" else {"rule": rule}
        self.ops.append(
            _native.define_operator(name + signature, **options, replace=self.draw(st.booleans()))
        )

    def register(self) -> None:
        _native.register_kernel(
            self.pick(self.ops),
            self.pick(["cpu", "cpu", "cpu", "unheard_of", "", "cpu:0"]),
            self.pick(KERNELS),
            provider=self.pick(["a", "b"]),
            priority=self.pick([-1, 0, 7]),
            dtypes=self.pick([None, None, [core.float32], [core.int8, "float16"], [], 3]),
            when=self.pick([None, None, lambda *a, **k: True, lambda *a, **k: Odd(), 5]),
            arch=self.pick([None, None, "", "other", 4]),
            replace=self.draw(st.booleans()),
        )

    def unregister(self) -> None:
        op = self.pick(self.ops)
        _native.unregister_kernel(op, self.pick([*op.kernels, None]))

    def switch(self) -> None:
        for kernel in self.pick(self.ops).kernels:
            kernel.enabled = self.draw(st.booleans())

    def equip(self) -> None:
        slot = self.pick(["fake_kernel", "decomposition", "vjp"])
        setattr(self.pick(self.ops), slot, self.pick([None, answer, garbage, own_argument, 3]))

    def call(self) -> None:
        x = filled(self.pick([(2,), (), (0, 3)]), self.pick(["float32", "int8"]))
        use(self.pick(self.ops)(*self.pick([[x], [x, x], [[x, x]], [None], []])))

    def infer(self) -> None:
        use(self.pick(self.ops).infer(filled((2,), "float32")))


STEPS = ["define", "register", "register", "unregister", "switch", "equip", "call", "call", "infer"]


@hard
@given(st.lists(st.sampled_from(STEPS), max_size=20), st.data())
def test_registrations_in_random_order(steps: list[str], data: st.DataObject) -> None:
    scene = Scene(data.draw)
    scene.define()
    for step in steps:
        try:
            getattr(scene, step)()
        except CoreError as error:
            assert str(error)


def test_lists_that_change_while_they_are_read() -> None:
    """An item's own code may empty the list that is being read."""
    sizes: list[Any] = []

    class Emptying:
        def __index__(self) -> int:
            sizes.clear()
            return 2

    for length in (1, 3, 100):
        sizes[:] = [Emptying() for _ in range(length)]
        try:
            core.broadcast_to(filled((), "float32"), sizes)
        except CoreError as error:
            assert str(error)


def test_kernels_that_nest_for_ever() -> None:
    op = _native.define_operator(f"nest{next(_numbers)}::f(Tensor x) -> Tensor", rule="copy")
    _native.register_kernel(op, "cpu", lambda x: op(x), provider="test")
    with pytest.raises(RecursionError):
        op(filled((2,), "float32"))


# ---- threads and fork ----------------------------------------------------------------------------
def hammer(stop: threading.Event, faults: list[BaseException], work: Any) -> None:
    try:
        while not stop.is_set():
            work()
    except BaseException as error:  # handed to the main thread, which raises it
        faults.append(error)


def test_threads_call_and_register_at_once() -> None:
    op = _native.define_operator(
        f"threads{next(_numbers)}::double(Tensor x) -> Tensor", rule="pointwise"
    )
    x, want = core.asarray(np.arange(6.0)), np.arange(6.0) * 2
    first = _native.register_kernel(op, "cpu", lambda t: core.add(t, t), provider="first")
    counts = {"calls": 0, "registrations": 0}

    def call() -> None:
        np.testing.assert_array_equal(np.asarray(op(x)), want)
        np.testing.assert_array_equal(np.asarray(x + x), want)
        counts["calls"] += 1

    def register() -> None:
        name = f"provider{next(_numbers)}"
        kernel = _native.register_kernel(
            op, "cpu", lambda t: core.multiply(t, 2.0), provider=name, priority=1
        )
        _native.define_operator(f"threads{next(_numbers)}::other(Tensor x) -> Tensor", rule="copy")
        _native.unregister_kernel(op, kernel)
        counts["registrations"] += 1

    def churn() -> None:
        views = [core.slice(x, 0, i, None, 1) for i in range(6)]
        assert [v.shape[0] for v in views] == [6, 5, 4, 3, 2, 1]
        assert first.provider == "first"

    stop, faults = threading.Event(), list[BaseException]()
    jobs = [call, call, register, register, churn]
    threads = [threading.Thread(target=hammer, args=(stop, faults, job)) for job in jobs]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        time.sleep(1.0)
    finally:
        stop.set()
        for thread in threads:
            thread.join(60)
        sys.setswitchinterval(interval)
    assert not faults, faults
    assert not any(thread.is_alive() for thread in threads)
    assert counts["calls"] > 10 and counts["registrations"] > 10


def work_in_child() -> int:
    x = core.asarray(np.arange(2000.0))
    total = float(core.sum(x * 2.0 + 1.0))
    views = np.asarray(core.slice(x, 0, None, None, -1))
    return 0 if total == 2000.0 * 1999 + 2000 and views[0] == 1999.0 else 3


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_fork_after_use() -> None:
    big = core.asarray(np.arange(500_000.0))
    kept = big + big  # storages of before the fork are freed in both processes
    assert work_in_child() == 0
    child = os.fork()
    if child == 0:
        status = 4
        try:
            status = work_in_child() or (0 if float(kept[3]) == 6.0 else 5)
            del big, kept
        finally:
            os._exit(status)
    deadline = time.monotonic() + 60
    done, status = 0, 0
    while not done and time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        time.sleep(0.01)
    if not done:
        os.kill(child, 9)
        os.waitpid(child, 0)
    assert done, "the child hangs"
    assert status == 0, f"the child ended with {os.waitstatus_to_exitcode(status)}"
    assert float(kept[3]) == 6.0
