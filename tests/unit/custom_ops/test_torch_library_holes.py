"""What torch.library gets wrong is right here: a test for each hole, and one that it is still open.

Each test of core says what torch 2.13 does. The tests of torch beside them (set `peers`) fail when
torch closes a hole; then the documentation page "From torch.library" wants a correction.
"""

import itertools
import re

import pytest

import core
from core.errors import ArgumentError, AutogradError, CoreError, RegistrationError, SchemaError

NAMES = (f"holes::op{i}" for i in itertools.count())


@pytest.fixture
def torch():
    return pytest.importorskip("torch")


def square(fake: bool = True, gradient=None):
    """x * x computed by NumPy's side of core, as an opaque operator."""

    @core.custom_op(next(NAMES))
    def op(x: core.Tensor) -> core.Tensor:
        return x * x

    if fake:
        op.register_fake(lambda x: core.empty_like(x))
    if gradient:
        op.register_autograd(gradient, setup_context=save_input)
    return op


def torch_square(torch, fake: bool = True, gradient=None):
    @torch.library.custom_op(next(NAMES), mutates_args=())
    def op(x: torch.Tensor) -> torch.Tensor:
        return x * x

    if fake:
        op.register_fake(lambda x: torch.empty_like(x))
    if gradient:
        op.register_autograd(gradient, setup_context=save_input)
    return op


def save_input(ctx, inputs, output):
    ctx.save_for_backward(inputs[0])


def right(ctx, g):
    return 2 * ctx.saved_tensors[0] * g


def wrong(ctx, g):
    return 5 * ctx.saved_tensors[0] * g


# ---- 1: a kernel for one of the device types of the definition ----------------------------------
def test_a_kernel_replaces_that_of_the_definition():
    """torch: a custom_op for ("cpu", "cuda") goes on with its first kernel, without a word."""

    @core.custom_op(next(NAMES), device_types=("cpu", "elsewhere"))
    def op(x: core.Tensor) -> core.Tensor:
        return x + 1

    with pytest.raises(RegistrationError, match=r"(?s)cpu.*replace=True"):
        op.register_kernel("cpu", lambda x: x + 100)
    op.register_kernel("cpu", lambda x: x + 100, replace=True)
    assert op(core.zeros(1)).tolist() == [100.0]


@pytest.mark.peers
def test_torch_ignores_that_kernel(torch):
    @torch.library.custom_op(next(NAMES), mutates_args=(), device_types=("cpu", "cuda"))
    def op(x: torch.Tensor) -> torch.Tensor:
        return x + 1

    op.register_kernel("cpu")(lambda x: x + 100)
    assert op(torch.zeros(1)).tolist() == [1.0]


# ---- 2: forward mode of an operator that has a backward only ------------------------------------
def test_forward_mode_without_a_jvp_raises():
    """torch: zero tangents."""
    op = square(gradient=right)
    x = core.asarray([1.0, 2.0])
    with pytest.raises(AutogradError, match=r"(?s)jvp.*register_jvp"):
        core.func.jvp(op, (x,), (x,))


def test_forward_mode_with_a_jvp():
    op = square(gradient=right)
    op.register_jvp(lambda t_x, x: 2 * x * t_x)
    x = core.asarray([1.0, 2.0])
    assert core.func.jvp(op, (x,), (x,))[1].tolist() == [2.0, 8.0]


@pytest.mark.peers
def test_torch_gives_zero_tangents(torch):
    x = torch.tensor([1.0, 2.0])
    assert torch.func.jvp(torch_square(torch, gradient=right), (x,), (x,))[1].tolist() == [0, 0]


# ---- 3: core.func.grad over a registered backward -----------------------------------------------
def test_grad_of_a_function_goes_through_a_registered_backward():
    """torch: "it must override the setup_context staticmethod", of a class nobody wrote."""
    op = square(gradient=right)
    x = core.asarray(3.0)
    assert float(core.func.grad(op)(x)) == 6.0
    assert float(core.func.grad(core.func.grad(op))(x)) == 2.0
    assert core.func.vmap(core.func.grad(op))(core.asarray([1.0, 2.0])).tolist() == [2.0, 4.0]


@pytest.mark.peers
def test_torch_asks_for_a_setup_context_that_is_there(torch):
    op = torch_square(torch, gradient=right)
    with pytest.raises(RuntimeError, match="must override the setup_context staticmethod"):
        torch.func.grad(op)(torch.tensor(3.0))


# ---- 4: a fake kernel of the wrong dtype --------------------------------------------------------
def test_a_wrong_fake_kernel_is_found_by_the_first_call():
    """torch: nothing is compared in a call; 2.13's compiler returned garbage."""

    @core.custom_op(next(NAMES))
    def op(x: core.Tensor) -> core.Tensor:
        return x.astype(core.float64)

    op.register_fake(lambda x: core.empty_like(x))
    with pytest.raises(CoreError, match=r"(?s)float32.*float64|float64.*float32"):
        op(core.ones(2))


@pytest.mark.peers
def test_torch_compares_nothing(torch):
    @torch.library.custom_op(next(NAMES), mutates_args=())
    def op(x: torch.Tensor) -> torch.Tensor:
        return x.double()

    op.register_fake(lambda x: torch.empty_like(x))
    assert op(torch.ones(2)).dtype == torch.float64


# ---- 5: a fake kernel of the wrong signature ----------------------------------------------------
def test_a_fake_kernel_of_the_wrong_signature_is_refused():
    """torch: accepted; the first compilation fails."""
    op = square(fake=False)
    with pytest.raises(RegistrationError, match="fake"):
        op.register_fake(lambda: None)


@pytest.mark.peers
def test_torch_accepts_any_fake_kernel(torch):
    torch_square(torch, fake=False).register_fake(lambda: None)


# ---- 6: a second register_autocast --------------------------------------------------------------
def test_a_second_autocast_is_an_error_or_takes_effect():
    """torch: the second one is ignored."""
    op = square()
    op.register_autocast("cpu", core.bfloat16)
    with pytest.raises(RegistrationError, match=r"(?s)autocast.*replace=True"):
        op.register_autocast("cpu", core.float16)
    op.register_autocast("cpu", core.float16, replace=True)
    with core.autocast("cpu"):
        assert op(core.ones(1)).dtype == core.float16


@pytest.mark.peers
def test_torch_ignores_the_second_autocast(torch):
    op = torch_square(torch)
    op.register_autocast("cpu", torch.bfloat16)
    op.register_autocast("cpu", torch.float16)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert op(torch.ones(1)).dtype == torch.bfloat16


# ---- 7: opcheck and the values of gradients -----------------------------------------------------
def test_opcheck_finds_a_wrong_gradient():
    """torch: SUCCESS."""
    x = core.asarray([1.0, 2.0, 3.0]).requires_grad_()
    with pytest.raises(AssertionError, match=r"(?i)gradient"):
        core.library.opcheck(square(gradient=wrong), (x,))
    assert core.library.opcheck(square(gradient=right), (x,)).ok


def test_opcheck_says_what_it_skipped():
    """torch: SUCCESS, for an operator that nothing was registered for."""
    report = str(core.library.opcheck(square(), (core.ones(3),)))
    assert re.search("SKIPPED.*", report) and "no backward" in report


@pytest.mark.peers
def test_torch_calls_a_wrong_gradient_a_success(torch):
    x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    found = torch.library.opcheck(torch_square(torch, gradient=wrong), (x,))
    assert set(found.values()) == {"SUCCESS"} and "test_aot_dispatch_dynamic" in found
    found = torch.library.opcheck(torch_square(torch), (torch.ones(3),))
    assert set(found.values()) == {"SUCCESS"} and "test_autograd_registration" in found


# ---- 8: mutations that nobody declared ----------------------------------------------------------
def flipping():
    @core.custom_op(next(NAMES))
    def flip(x: core.Tensor) -> core.Tensor:
        out = x.clone()
        x.copy_(core.flip(out))
        return out

    flip.register_fake(lambda x: core.empty_like(x))
    return flip


def test_opcheck_finds_a_mutation_that_keeps_the_mean():
    """torch: its MutationChecker compares means; its opcheck calls numbers equal that are close."""
    with pytest.raises(AssertionError, match=r"(?i)mutat|wr(ote|ites|itten)"):
        core.library.opcheck(flipping(), (core.asarray([1.0, 2.0, 3.0]),))


def test_a_call_finds_it_too_where_checks_are_on(run_python):
    """torch: an undeclared write in a call is never seen."""
    code = """
        import core
        @core.custom_op("holes::flip")
        def flip(x: core.Tensor) -> core.Tensor:
            out = x.clone()
            x.copy_(core.flip(out))
            return out
        try:
            flip(core.asarray([1.0, 2.0, 3.0]))
        except core.errors.CoreError as error:
            print("found:", error)
    """
    assert "mutates_args" in run_python(code, env={"CORE_CHECKS": "1"}).stdout


@pytest.mark.peers
def test_torch_sees_no_mutation(torch):
    from torch._library.utils import MutationChecker

    @torch.library.custom_op(next(NAMES), mutates_args=())
    def flip(x: torch.Tensor) -> torch.Tensor:
        out = x.clone()
        x.copy_(out.flip(0))
        return out

    x = torch.tensor([1.0, 2.0, 3.0])
    _, spec = torch.utils._pytree.tree_flatten(((x,), {}))
    checker = MutationChecker(flip._opoverload, [x], spec)
    flip(x)
    checker.check()
    assert x.tolist() == [3.0, 2.0, 1.0]


# ---- 9: more than one plugin, and broken ones ---------------------------------------------------
def test_any_number_of_plugins_and_a_broken_one(make_plugin, run_python):
    """torch: one slot for a device; a second plugin, or a broken one, makes importing torch fail.

    tests/downstream/test_third_parties.py computes on two such devices at once.
    """
    folder = make_plugin("first")
    make_plugin("second")
    make_plugin("third", hooks="raise OSError('no driver')")
    code = """
        import core
        print(core.ones(2).sum().item())
        print({name: found.state for name, found in sorted(core.backends().items())
               if name in ("first", "second", "third")})
    """
    said = run_python(code, path=[folder]).stdout
    assert said.startswith("2.0\n") and "'third': 'broken'" in said
    assert "'first': 'broken'" not in said and "'second': 'broken'" not in said


@pytest.mark.peers
def test_torch_has_one_slot(torch, run_python):
    code = """
        import torch
        torch.utils.rename_privateuse1_backend("first")
        try:
            torch.utils.rename_privateuse1_backend("second")
        except RuntimeError as error:
            print(error)
    """
    assert "has already been set" in run_python(code).stdout


# ---- 10: a name without a namespace -------------------------------------------------------------
@pytest.mark.parametrize("name", ["scale", "::scale", "my::", "a::b::c", "", 3])
def test_a_name_without_a_namespace_is_explained(name):
    """torch: not enough values to unpack (expected 2, got 1)."""
    with pytest.raises(SchemaError, match="my_package::my_op"):
        core.custom_op(name, lambda x: x)


@pytest.mark.peers
def test_torch_fails_to_unpack(torch):
    def scale(x: torch.Tensor) -> torch.Tensor:
        return x

    with pytest.raises(ValueError, match=re.escape("not enough values to unpack")):
        torch.library.custom_op("scale", scale, mutates_args=())


def test_errors_of_calls_name_the_operator_and_the_argument():
    """torch: a Python TypeError, or an assertion inside of it."""
    with pytest.raises(ArgumentError, match=r"holes::op\d+: .*x"):
        square()("text")
