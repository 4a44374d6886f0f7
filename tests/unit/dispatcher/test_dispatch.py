"""The dispatcher: the choice among providers, modes, fallbacks, and what kernels return."""

import itertools
import threading
import warnings

import pytest

import core
from core import errors

_numbers = itertools.count()


@pytest.fixture
def op():
    """A fresh operator `(Tensor x, float a=1.0) -> Tensor` without kernels."""
    return core._native.define_operator(
        f"dispatch_test::op{next(_numbers)}(Tensor x, float a=1.0) -> Tensor", file=__file__, line=1
    )


def tagged(value):
    """A kernel that answers with a tensor full of `value`."""
    return lambda x, a=1.0: core.full(x.shape, value, dtype=x.dtype, device=x.device)


def answer(op, x=None, **kwargs):
    return float(op(core.ones(1) if x is None else x, **kwargs)[0])


# ---- the choice among providers ----------------------------------------------------------------
def test_the_highest_priority_is_asked_first(op):
    op.register_kernel("cpu", tagged(1.0), provider="one")
    op.register_kernel("cpu", tagged(2.0), provider="two", priority=5)
    assert answer(op) == 2.0


def test_a_kernel_is_only_asked_for_its_dtypes(op):
    op.register_kernel("cpu", tagged(1.0), provider="any")
    op.register_kernel("cpu", tagged(2.0), provider="double", priority=1, dtypes=["float64"])
    assert answer(op) == 1.0
    assert answer(op, core.ones(1, dtype=core.float64)) == 2.0


def test_when_is_asked_at_every_call(op):
    op.register_kernel("cpu", tagged(1.0), provider="any")
    op.register_kernel("cpu", tagged(2.0), provider="large", priority=1, when=lambda x, a: a > 3)
    assert answer(op, a=1.0) == 1.0
    assert answer(op, a=4.0) == 2.0


def test_a_kernel_that_declines_passes_the_call_on(op):
    asked = []

    def fussy(x, a=1.0):
        asked.append(a)
        return core.DECLINED

    op.register_kernel("cpu", fussy, provider="fussy", priority=1)
    op.register_kernel("cpu", tagged(1.0), provider="any")
    assert answer(op, a=7.0) == 1.0
    assert asked == [7.0]


def test_when_everybody_declines_the_error_says_who_was_there(op):
    op.register_kernel("cpu", lambda x, a=1.0: core.DECLINED, provider="fussy")
    with pytest.raises(errors.MissingKernelError, match="fussy"):
        op(core.ones(1))


def test_a_disabled_kernel_is_passed_over_until_it_is_enabled(op):
    op.register_kernel("cpu", tagged(1.0), provider="any")
    op.register_kernel("cpu", tagged(2.0), provider="best", priority=1)
    best = next(k for k in op.kernels if k.provider == "best")
    best.enabled = False
    assert answer(op) == 1.0
    best.enabled = True
    assert answer(op) == 2.0


def test_arch_restricts_a_kernel_to_a_device(op):
    op.register_kernel("cpu", tagged(1.0), provider="any")
    op.register_kernel("cpu", tagged(2.0), provider="special", priority=1, arch="sm_90")
    assert answer(op) == 1.0


def test_registering_twice_names_both_places(op):
    op.register_kernel("cpu", tagged(1.0))
    with pytest.raises(errors.RegistrationError) as caught:
        op.register_kernel("cpu", tagged(2.0))
    assert str(caught.value).count(__file__) == 2
    assert answer(op) == 1.0


def test_registering_again_on_purpose_replaces(op):
    op.register_kernel("cpu", tagged(1.0))
    op.register_kernel("cpu", tagged(2.0), replace=True)
    assert answer(op) == 2.0
    assert len(op.kernels) == 1


def test_replacing_for_some_dtypes_keeps_the_kernel_for_the_others(op):
    both = ["float32", "float64"]
    op.register_kernel("cpu", tagged(1.0), provider="p", dtypes=both)
    op.register_kernel("cpu", tagged(2.0), provider="p", dtypes=["float32"], replace=True)
    assert answer(op) == 2.0
    assert answer(op, core.ones(1, dtype=core.float64)) == 1.0
    assert [k.dtypes for k in op.kernels] == [(core.float64,), (core.float32,)]
    op.register_kernel("cpu", tagged(3.0), provider="p", dtypes=both, replace=True)
    assert len(op.kernels) == 1 and answer(op) == 3.0


def test_what_a_failed_registration_replaced_stands_again(op):
    op.register_kernel("cpu", tagged(1.0), provider="p", dtypes=["float32", "float64"])
    op.register_kernel("acme", tagged(1.0), provider="p")
    before = [(k, k.dtypes) for k in op.kernels]
    with pytest.raises(errors.DeviceError):
        op.register_kernel(
            ["cpu", "acme", "no device!"],
            tagged(2.0),
            provider="p",
            dtypes=["float32"],
            replace=True,
        )
    assert [(k, k.dtypes) for k in op.kernels] == before
    with pytest.raises(errors.DeviceError):
        op.register_kernel(["cpu", "acme", "no device!"], tagged(2.0), provider="p", replace=True)
    assert [(k, k.dtypes) for k in op.kernels] == before
    assert answer(op) == 1.0


def test_what_is_restored_stands_in_its_place_again(op):
    op.register_kernel("cpu", tagged(1.0), provider="first")
    op.register_kernel("cpu", tagged(2.0), provider="second")
    with pytest.raises(errors.DeviceError):
        op.register_kernel(["cpu", "!"], tagged(3.0), provider="first", replace=True)
    assert [k.provider for k in op.kernels] == ["first", "second"]
    assert answer(op) == 1.0


@pytest.mark.parametrize("remove", [False, True])
def test_a_kernel_that_registers_others_as_it_dies(op, remove):
    class Dying:
        def __call__(self, x, a=1.0):
            return x

        def __del__(self):
            for i in range(50):  # the table grows, and moves, meanwhile
                op.register_kernel("cpu", tagged(2.0), provider=f"heir{i}", priority=-1)

    op.register_kernel("cpu", Dying(), provider="p")
    if remove:
        core._native.unregister_kernel(op, op.kernels[0])
        assert len(op.kernels) == 50
        assert answer(op) == 2.0
    else:
        op.register_kernel("cpu", tagged(1.0), provider="p", replace=True)
        assert len(op.kernels) == 51
        assert answer(op) == 1.0


def test_defining_an_operator_twice_names_both_places():
    schema = "dispatch_test::twice(Tensor x) -> Tensor"
    core._native.define_operator(schema, file="one.py", line=3)
    with pytest.raises(errors.RegistrationError, match=r"one\.py:3.*two\.py:4"):
        core._native.define_operator(schema, file="two.py", line=4)


def test_a_kernel_with_the_wrong_signature_is_refused(op):
    with pytest.raises(errors.RegistrationError, match="too many positional arguments"):
        op.register_kernel("cpu", lambda x: x)
    assert op.kernels == ()


def test_half_a_registration_is_taken_back(op):
    op.register_kernel("acme_like", tagged(1.0))
    with pytest.raises(errors.RegistrationError):
        op.register_kernel(["cpu", "acme_like"], tagged(2.0))
    assert [k.device_type for k in op.kernels] == ["acme_like"]


def test_registering_during_a_call_takes_effect_at_the_next(op):
    def first(x, a=1.0):
        op.register_kernel("cpu", tagged(2.0), provider="late", priority=9, replace=True)
        return core.full(x.shape, 1.0)

    op.register_kernel("cpu", first)
    assert answer(op) == 1.0
    assert answer(op) == 2.0


# ---- what a kernel returns ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kernel", "message"),
    [
        (lambda x, a=1.0: None, "NoneType"),
        (lambda x, a=1.0: 3.0, "float"),
        (lambda x, a=1.0: (x, x), "tuple"),
        (lambda x, a=1.0: x, "returned an argument"),
        (lambda x, a=1.0: x[:1], "a view of one"),
        (lambda x, a=1.0: core.ones(2, device="null"), "on null"),
    ],
)
def test_a_wrong_result_is_an_error_that_names_the_kernel(op, kernel, message):
    op.register_kernel("cpu", kernel, provider="clumsy")
    with pytest.raises(errors.KernelError, match=message) as caught:
        op(core.ones(1))
    assert "clumsy" in str(caught.value)


@pytest.mark.parametrize(
    "result", [lambda x: core.ones((3, 3)), lambda x: core.ones(2, dtype=core.int64)]
)
def test_the_fake_kernel_is_held_against_the_first_result(op, result):
    op.register_fake(lambda x, a=1.0: core.empty(x.shape, dtype=x.dtype, device=x.device))
    op.register_kernel("cpu", lambda x, a=1.0: result(x))
    for _ in range(2):  # a failed check is made again
        with pytest.raises(errors.KernelError, match="fake kernel returned float32"):
            op(core.ones(2))


def test_a_rule_is_held_against_every_result():
    op = core._native.define_operator(
        f"dispatch_test::op{next(_numbers)}(Tensor x) -> Tensor", rule="copy"
    )
    good = True
    op.register_kernel("cpu", lambda x: core.clone(x) if good else core.ones(5))
    op(core.ones(2))
    good = False
    with pytest.raises(errors.KernelError, match=r"rule gives float32\(2,\)"):
        op(core.ones(2))


def test_an_exception_in_a_kernel_keeps_its_traceback(op):
    def breaks(x, a=1.0):
        raise ZeroDivisionError("inside")

    op.register_kernel("cpu", breaks)
    with pytest.raises(ZeroDivisionError, match="inside") as caught:
        op(core.ones(1))
    assert caught.traceback[-1].name == "breaks"


def test_recursion_without_end_is_an_error(op):
    op.register_kernel("cpu", lambda x, a=1.0: op(x))
    with pytest.raises(RecursionError):
        op(core.ones(1))


# ---- arguments ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: core.add(core.ones(1)), "no value for argument 'x2'"),
        (lambda: core.add(core.ones(1), 1, 2), "takes 2 positional"),
        (lambda: core.add(core.ones(1), y=2), "no argument is named 'y'"),
        (lambda: core.add(core.ones(1), x1=2), "two values for argument 'x1'"),
        (lambda: core.add(core.ones(1), "a"), "must be Tensor|Scalar, not str"),
        (lambda: core.add(core.ones(1), [1.0]), "core.asarray"),
        (lambda: core.concat(core.ones(1)), r"must be Tensor\[\], not"),
    ],
)
def test_wrong_arguments_say_what_the_schema_is(call, message):
    with pytest.raises(errors.ArgumentError, match=message) as caught:
        call()
    assert "core::" in str(caught.value)


def test_tensors_of_two_devices_are_refused_with_the_remedy():
    with pytest.raises(errors.DeviceError, match=r"x\.to\('null:0'\)"):
        core.add(core.ones(1), core.ones(1, device="null"))


def test_an_in_place_form_keeps_shape_and_dtype():
    x = core.ones(2)
    with pytest.raises(errors.ShapeError, match="without the underscore"):
        core.ops.core.add_(x, core.ones((2, 2)))
    with pytest.raises(errors.DtypeError, match="float64"):
        core.ops.core.add_(x, core.ones(2, dtype=core.float64))
    assert x.tolist() == [1.0, 1.0]


def test_an_in_place_form_on_overlapping_memory_is_right_or_refused():
    x = core.arange(5, dtype=core.float32)
    core.ops.core.add_(x[1:], x[:-1])
    assert x.tolist() == [0.0, 1.0, 3.0, 5.0, 7.0]
    with pytest.raises(errors.ShapeError, match="share memory"):
        core.ops.core.add_(core.broadcast_to(core.ones(1), (3,)), 1.0)


# ---- modes, keys, explain ----------------------------------------------------------------------
class Recorder(core.DispatchMode):
    def __init__(self):
        self.names = []

    def dispatch(self, op, args, kwargs):
        self.names.append(op.name)
        return op(*args, **kwargs)


def test_a_mode_sees_every_call_and_nothing_after_it_ends():
    x = core.ones(2)
    with Recorder() as mode:
        (x + 1) * 2
    x - 1
    assert mode.names == ["core::add", "core::multiply"]


def test_modes_nest_the_last_entered_first():
    x = core.ones(1)
    with Recorder() as outer, Recorder() as inner:
        x + x
    assert outer.names == inner.names == ["core::add"]


def test_a_mode_may_answer_in_the_operators_place():
    class Answer(core.DispatchMode):
        def dispatch(self, op, args, kwargs):
            return "intercepted"

    x = core.ones(1)
    with Answer():
        assert core.add(x, 2) == "intercepted"


def test_a_mode_belongs_to_its_thread():
    seen = []
    with Recorder() as mode:
        thread = threading.Thread(target=lambda: seen.append(core.add(core.ones(1), 1)))
        thread.start()
        thread.join()
    assert len(seen) == 1
    assert mode.names == []


def test_a_mode_that_raises_leaves_no_trace():
    class Broken(core.DispatchMode):
        def dispatch(self, op, args, kwargs):
            raise ValueError("mode")

    x = core.ones(1)
    with pytest.raises(ValueError, match="mode"), Broken():
        x + 1
    assert float((x + 1)[0]) == 2.0


def test_the_key_of_modes_without_a_mode_passes_calls_on():
    with core.dispatcher.keys.IncludeKeys("modes"):
        assert float(core.add(core.ones(1), 1)[0]) == 2.0


def test_keys_are_in_the_documented_order():
    assert core._native.keys() == (
        "modes",
        "levels",
        "autocast",
        "autograd",
        "capture",
        "fake",
        "device",
    )


def test_a_key_can_be_handled_and_an_operator_can_let_it_fall_through(op):
    seen = []

    def handler(op, args, kwargs):
        seen.append(op.name)
        with core.dispatcher.ExcludeKeys("autocast"):
            return op(*args, **kwargs)

    op.register_kernel("cpu", tagged(1.0))
    core._native.set_key_handler("autocast", handler)
    try:
        with core.dispatcher.IncludeKeys("autocast"):
            op(core.ones(1))
            seen_before = list(seen)
            op.fallthrough("autocast")
            op(core.ones(1))
    finally:
        core._native.set_key_handler("autocast", None)
    assert op.name in seen_before
    assert seen.count(op.name) == 1


def test_explain_shows_the_same_hops_for_operators_of_a_family():
    x = core.ones(2)
    stages = [core.explain(op, x, x).stages for op in (core.add, core.multiply, core.subtract)]
    assert stages[0] == stages[1] == stages[2]
    assert stages[0][-1] == "kernel"


def test_explain_gives_file_and_line_of_the_definition_and_the_kernel(op):
    op.register_kernel("cpu", tagged(4.0), provider="here")
    explanation = core.explain(op, core.ones(1))
    kernel = next(h for h in explanation.hops if h.stage == "kernel" and "here" in h.text)
    assert kernel.file == __file__
    assert float(explanation.result[0]) == 4.0
    assert __file__ in repr(explanation)


def test_an_explain_inside_another_leaves_the_outer_one_watching(op):
    inner = []

    def kernel(x, a=1.0):
        inner.append(core.explain(core.multiply, x, 2.0))
        return core.add(x, 1.0)

    op.register_kernel("cpu", kernel, provider="p")
    outer = core.explain(op, core.ones(1))
    assert inner[0].hops[0].text.startswith("core::multiply")
    assert any("core::add" in hop.text for hop in outer.hops)
    assert not any("core::multiply" in hop.text for hop in outer.hops)


def test_explain_reports_a_call_that_raises():
    explanation = core.explain(core.add, core.ones(2), core.ones(3))
    assert isinstance(explanation.error, errors.ShapeError)


# ---- no kernel ---------------------------------------------------------------------------------
def test_a_missing_kernel_on_the_cpu_says_what_exists(op):
    with pytest.raises(errors.MissingKernelError, match="register_kernel"):
        op(core.ones(1))


def test_a_decomposition_stands_in_for_a_kernel(op):
    op.decomposition = lambda x, a=1.0: x + a
    assert answer(op, a=3.0) == 4.0


def test_fallback_report_is_empty_on_the_cpu():
    core.reset_fallback_report()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        core.ones(1) + 1
    assert core.fallback_report() == []
    assert "no operator" in repr(core.fallback_report())


def test_a_predicate_is_asked_with_the_operators_arguments():
    with pytest.raises(errors.RegistrationError, match="this when cannot be registered with core"):
        core.ops.core.matmul.register_kernel("null", lambda x1, x2: x1, when=lambda x1: True)
