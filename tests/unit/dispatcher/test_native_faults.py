"""Faults that reviews found in native code: each was a crash, a leak or a silently wrong result."""

import itertools

import numpy as np
import pytest

import core
from core import _native, errors

pytestmark = pytest.mark.native
_numbers = itertools.count()


def define(schema, **options):
    return _native.define_operator(f"native_faults::op{next(_numbers)}{schema}", **options)


# ---- registration ------------------------------------------------------------------------------
def test_a_kernel_without_a_provider_is_refused():
    with pytest.raises(errors.RegistrationError, match="provider"):
        _native.register_kernel(core.add, "cpu", lambda x, y: x)


def test_the_kernel_of_every_operator_can_be_shown(run_python):
    code = """
        import core
        core.ones((3,), device="null")
    """
    said = run_python(code, env={"CORE_LOGS": "dispatch:debug"})
    assert "every operator" in said.stdout + said.stderr


@pytest.mark.parametrize("returns", ["int", "Tensor[]", "Tensor?", "(Tensor, float)"])
def test_a_native_kernel_returns_tensors_and_a_known_number_of_them(returns):
    op = define(f"(Tensor x) -> {returns}")
    with pytest.raises(errors.RegistrationError, match="native kernel"):
        op.register_kernel("cpu", _native.noop_kernel())


def test_a_devices_general_kernel_is_not_asked_for_what_it_cannot_return():
    @core.custom_op(f"native_faults::op{next(_numbers)}", device_types="cpu")
    def size(x: core.Tensor) -> float:
        return 3.0

    with core.config.override(fallback="allow"):
        assert size(core.ones(2)) == 3.0
        with pytest.raises(errors.CoreError):
            size(core.ones(2, device="null"))


def test_a_native_kernel_gives_back_the_argument_that_the_schema_names():
    op = define("(Tensor(a!) x) -> Tensor(a!)")
    op.register_kernel("cpu", _native.noop_kernel())
    x = core.ones(2)
    assert op(x) is x


@pytest.mark.parametrize("first", ["Tensor(a!)[] x", "Tensor(a!)? x"])
def test_an_in_place_form_writes_to_one_plain_tensor(first):
    functional = define("(Tensor x) -> Tensor", rule="copy")
    with pytest.raises(errors.SchemaError, match="in-place form"):
        define(f"({first}) -> Tensor(a!)", inplace_of=functional)


def test_a_replaced_kernel_may_register_while_it_is_dropped():
    op = define("(Tensor x) -> Tensor", rule="copy")

    class Kernel:
        def __call__(self, x):
            return core.clone(x)

        def __del__(self):
            for i in range(64):
                op.register_kernel("cpu", core.clone, provider=f"late{i}", replace=True)

    op.register_kernel("cpu", Kernel(), provider="first")
    op.register_kernel("cpu", core.clone, provider="first", replace=True)
    assert len(op.kernels) == 65


def test_a_vjp_whose_code_is_no_code_is_kept_whole():
    class Odd:
        class __code__:
            co_varnames = 3
            co_argcount = "x"
            co_kwonlyargcount = None

        def __call__(self, g):
            return g

    op = define("(Tensor x) -> Tensor", rule="copy")
    op.vjp = Odd()
    assert op.vjp is not None


# ---- results -----------------------------------------------------------------------------------
@pytest.mark.parametrize("result", [(), 3, None])
def test_a_decomposition_is_held_to_the_rule(result):
    op = define("(Tensor x) -> Tensor", rule="copy")
    op.decomposition = lambda x: result
    with pytest.raises(errors.KernelError, match="decomposition"):
        op(core.ones(2))
    op.decomposition = lambda x: core.ones(7)
    with pytest.raises(errors.KernelError, match=r"rule gives float32\(2,\)"):
        op(core.ones(2))


def test_an_in_place_comparison_writes_to_its_argument():
    less = define("(Tensor x1, Tensor x2) -> Tensor", rule="comparison")
    less.register_kernel("cpu", core.less)
    less_ = define("(Tensor(a!) x1, Tensor x2) -> Tensor(a!)", inplace_of=less)
    x = core.asarray([True, False])
    assert less_(x, core.asarray([0.5, 0.5])) is x
    assert x.tolist() == [False, True]


def test_a_kernel_that_wrote_and_raised_has_written():
    op = define("(Tensor(a!) x) -> ()")

    def kernel(x):
        x[...] = 9.0
        raise ZeroDivisionError

    op.register_kernel("cpu", kernel)
    x = core.ones(2)
    before = x.version
    with pytest.raises(ZeroDivisionError):
        op(x)
    assert x.version > before


def test_a_call_that_was_refused_has_written_nothing():
    x = core.ones(2)
    before = x.version
    with pytest.raises(errors.ShapeError):
        core.ops.core.add_(x, core.ones((3, 2)))
    assert x.version == before


def test_read_only_tensors_in_a_written_list_are_refused():
    array = np.zeros(2, dtype=np.float32)
    array.flags.writeable = False
    op = define("(Tensor(a!)[] xs) -> ()")
    op.register_kernel("cpu", lambda xs: None)
    with pytest.raises(errors.ReadOnlyError):
        op([core.ones(1), core.asarray(array)])


def test_an_output_that_lies_in_an_argument_is_refused():
    op = define("(Tensor x) -> Tensor")
    op.register_kernel("cpu", lambda x: x[1:])
    with pytest.raises(errors.KernelError, match="a view of one"):
        op(core.ones(3))


def test_a_list_of_bools_holds_bools():
    op = define("(Tensor x, bool[] flags) -> Tensor", rule="copy")
    op.register_kernel("cpu", lambda x, flags: core.clone(x))
    assert op(core.ones(1), [True, False]).tolist() == [1.0]
    with pytest.raises(errors.ArgumentError, match="flags"):
        op(core.ones(1), [2, -7])


def test_numbers_in_lists_can_be_returned():
    op = define("(Tensor x) -> int[]")
    op.register_kernel("cpu", lambda x: list(x.shape))
    assert op(core.ones((2, 3))) == [2, 3]


def test_optional_outputs_may_be_none_in_the_fake_kernel_too():
    @core.custom_op(f"native_faults::op{next(_numbers)}")
    def maybe(x: core.Tensor) -> core.Tensor | None:
        return None

    maybe.register_fake(lambda x: None)
    assert maybe(core.ones(1)) is None


def test_a_fake_tensor_is_not_written_into_a_real_one():
    with core.FakeMode():
        fake = core.ones(3)
    x = core.ones(3)
    with pytest.raises(errors.MemoryAccessError, match="fake"):
        core.ops.core.add_(x, fake)
    assert x.tolist() == [1.0, 1.0, 1.0]


# ---- the world outside -------------------------------------------------------------------------
def test_an_array_is_not_compared_by_identity():
    x = core.ones(2)
    assert (x == np.asarray([1, 2], np.float32)).tolist() == [True, False]

    class Array:  # of a library that does not know tensors
        def __array__(self, dtype=None, copy=None):
            return np.ones(2)

    with pytest.raises(errors.ArgumentError, match="core.asarray"):
        x == Array()
    assert (x == None) is False


def test_dates_have_no_dtype():
    for value in (np.datetime64("2026-11-21"), np.timedelta64(3, "s")):
        with pytest.raises(errors.DtypeError, match="dates"):
            core.asarray(value)


def test_memory_handed_back_and_forth_is_freed_without_recursion():
    live = _native.live_storages()
    x = core.ones(3)
    for _ in range(20_000):
        x = core.from_dlpack(np.from_dlpack(x))
    assert x.tolist() == [1.0, 1.0, 1.0]
    del x
    assert _native.live_storages() == live


def test_daemon_threads_inside_operators_let_the_process_end(run_python):
    code = """
        import threading, time
        import core
        x = core.ones((30, 30))
        def work():
            while True:
                core.sort(x + 1); x.sum()
        for _ in range(3):
            threading.Thread(target=work, daemon=True).start()
        time.sleep(0.3)
        print("done")
    """
    for _ in range(3):
        assert "done" in run_python(code).stdout
