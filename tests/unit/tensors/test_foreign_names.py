"""Names of other libraries: no attributes, and errors that say how core spells them."""

from __future__ import annotations

import inspect
import re

import pytest

import core
import core.compat.torch as torch
from core import errors
from core.tensors import foreign_names
from core.testing.late import add_device


@pytest.mark.parametrize(
    ("name", "spelling"),
    [("numpy", "numpy.asarray(x)"), ("cpu", 'x.to("cpu")'), ("permute", "x.permute_dims(axes)"),
     ("mul_", "x *= y"), ("unsqueeze", "x.expand_dims(axis)"), ("at", "x[indices] = values"),
     ("float", "x.astype(core.float32)"), ("dim", "x.ndim")],
)  # fmt: skip
def test_a_tensor_s_missing_name_says_core_s(name: str, spelling: str) -> None:
    x = core.ones(2)
    assert not hasattr(x, name) and name not in dir(x)
    with pytest.raises(
        AttributeError, match=f"'core.Tensor' object has no attribute '{name}'"
    ) as e:
        getattr(x, name)
    assert spelling in str(e.value)


def test_a_device_s_name_as_a_method_is_its_move() -> None:
    add_device("hinted")
    x = core.ones(2, device="hinted")
    assert not hasattr(x, "hinted")
    with pytest.raises(AttributeError, match=r'write x\.to\("hinted"\)'):
        x.hinted()
    with pytest.raises(AttributeError, match=r'core\.ones\(3, device="hinted"\), core\.backends'):
        core.hinted.is_available()


def test_a_backend_that_cannot_work_here_has_the_hint_too() -> None:
    class Absent:
        @core.plugins.hookimpl
        def core_backend_info(self):
            return core.plugins.BackendInfo("nodriver", "nodriver", (1, 1))

        @core.plugins.hookimpl
        def core_probe(self):
            return core.plugins.Unavailable("no driver", "install one")

        @core.plugins.hookimpl
        def core_open(self):
            raise AssertionError

    core.plugins.add_backend("nodriver", Absent())
    with pytest.raises(AttributeError, match=r'write x\.to\("nodriver"\)'):
        core.ones(2).nodriver()


def test_attributes_that_tools_probe_are_absent_where_they_have_no_value() -> None:
    x = core.ones(2)
    assert not hasattr(x, "imag") and hasattr(x.astype(core.complex64), "imag")
    assert not hasattr(x, "T") and hasattr(core.ones((2, 3)), "T")
    assert not hasattr(x, "mT") and not hasattr(x, "__cuda_array_interface__")


def test_torch_s_tensors_have_them() -> None:
    x = torch.ones(2, 3)
    assert (x.size(0), x.permute(1, 0).shape, x.cpu().numpy().shape) == (2, (3, 2), (2, 3))
    assert x.mul_(2).sum().item() == 12


def test_every_spelling_that_is_suggested_works() -> None:
    suggested = [*foreign_names.OF_TENSORS.values(), *foreign_names.OF_CORE.values()]
    for text in suggested:
        for path in re.findall(r"\b(?:core|x)\.[A-Za-z_.0-9]+", text):
            eval(path.rstrip("."), {"core": core, "x": core.ones((2, 2))})
    assert not [n for n in foreign_names.OF_CORE if hasattr(core, n)]


def test_core_compat_torch_is_named_for_the_names_that_it_has() -> None:
    for owner, theirs, names in (
        (core, torch, foreign_names.OF_CORE),
        (core.ones(2), torch.ones(2, 2), foreign_names.OF_TENSORS),
    ):
        for name, spelling in names.items():
            if spelling == f'x.to("{name}")' or f'device="{name}"' in spelling:  # a device's name
                continue
            with pytest.raises(AttributeError) as caught:
                getattr(owner, name)
            in_fix = str(caught.value).partition("fix:")[2]
            is_named = "import core.compat.torch" in in_fix or "of core.compat.torch" in in_fix
            assert is_named == hasattr(theirs, name), name


@pytest.mark.parametrize(
    ("module", "name", "spelling"),
    [(core, "Parameter", "core.tensor(data, requires_grad=True)"),
     (core, "clip_grad_norm_", "core.optim.clip_grad_norm_(parameters, limit)"),
     (core, "lr_scheduler", "core.optim.lr_scheduler"),
     (core, "custom_vjp", "@op.register_autograd"), (core, "register_fake", "@op.register_fake"),
     (core.ops, "nowhere", "@core.custom_op('nowhere::my_op')"),
     (core.ops.core, "nowhere", "@core.custom_op('core::nowhere')")],
)  # fmt: skip
def test_a_missing_name_names_the_decorator_or_the_recipe(module, name, spelling) -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(module, name)
    assert spelling in str(caught.value)


# ---- keywords of other libraries -----------------------------------------------------------------
@pytest.mark.parametrize(
    "make",
    [lambda **k: core.ones(3, **k), lambda **k: core.zeros((2,), **k),
     lambda **k: core.full((2,), 1.0, **k), lambda **k: core.randn(3, **k),
     lambda **k: core.rand(3, **k), lambda **k: core.empty(3, **k),
     lambda **k: core.empty_like(core.ones(2), **k), lambda **k: core.zeros_like(core.ones(2), **k),
     lambda **k: core.asarray([1.0], **k), lambda **k: core.arange(3.0, **k),
     lambda **k: core.linspace(0, 1, 3, **k), lambda **k: core.eye(2, **k)],
)  # fmt: skip
def test_factories_name_requires_grad_(make) -> None:
    with pytest.raises(errors.ArgumentError, match=r"x\.requires_grad_\(\)"):
        make(requires_grad=True)
    assert make().requires_grad_().requires_grad


@pytest.mark.parametrize(
    ("call", "fix"),
    [(lambda: core.func.vmap(lambda x: x, in_axes=0), "write in_dims="),
     (lambda: core.func.vmap(lambda x: x, out_axes=0), "write out_dims="),
     (lambda: core.func.vmap(lambda x: x, chunksize=2), "did you mean 'chunk_size'"),
     (lambda: core.compile(lambda x: x, backend="inductor"), "leave it out"),
     *[(lambda t=t: t(core.sin, argnum=0), "write argnums=")
       for t in (core.func.grad, core.func.value_and_grad, core.func.grad_and_value,
                 core.func.jacrev, core.func.jacfwd, core.func.hessian)],
     (lambda: core.func.vjp(core.sin, core.ones(()), hasaux=True), "did you mean 'has_aux'"),
     (lambda: core.func.jvp(core.sin, (), (), hasaux=True), "did you mean 'has_aux'"),
     (lambda: core.func.linearize(core.sin, core.ones(()), argnum=0), "write argnums="),
     (lambda: core.func.functionalize(core.sin, removes="views"), "did you mean 'remove'"),
     (lambda: core.func.functional_call(core.sin, {}, arg=1), "did you mean 'args'"),
     *[(lambda o=o: o([core.ones(2)], learning_rate=0.1), "write lr=")
       for o in (core.optim.SGD, core.optim.Adam, core.optim.AdamW)],
     (lambda: core.optim.AdamW([core.ones(2)], b1=0.9), "write betas=(beta1, beta2)"),
     (lambda: core.optim.SGD([core.ones(2)], foreach=True), "leave it out"),
     (lambda: core.compile(lambda x: x, static_argnums=0), "values that are no tensors"),
     (lambda: core.where(core.asarray([True, False])), "core.nonzero"),
     (lambda: core.expand_dims(core.ones(2), (0, 2)), "call it once for each"),
     (lambda: core.relu(core.ones(2), inplace=True), "name ends in _"),
     (lambda: core.ones(2, typ="f8"), "did you mean"),
     (lambda: core.var(core.ones(2), unbiased=True), "correction=1"),
     (lambda: core.ones(2).round(2), "round(x, 2)"),
     (lambda: core.zeros((2, 3), "int32"), "by name: dtype="),
     (lambda: core.pad(core.ones(2), ((1, 1),)), "pass integers, one list or tuple")],
)  # fmt: skip
def test_keywords_of_other_libraries_are_hints(call, fix) -> None:
    with pytest.raises((errors.ArgumentError, TypeError), match=re.escape(fix)):
        call()


@pytest.mark.parametrize("name", ["var", "std"])
def test_ddof_is_the_correction(name) -> None:
    import numpy as np

    x = np.asarray([[1.0, 2.0, 5.0], [0.0, 4.0, 4.0]])
    t = core.asarray(x)
    for ddof in (0, 1, 0.5):
        want = getattr(np, name)(x, axis=1, ddof=ddof)
        assert np.allclose(getattr(core, name)(t, axis=1, ddof=ddof), want)
        assert np.allclose(getattr(t, name)(axis=1, ddof=ddof), want)
    with pytest.raises(errors.ArgumentError, match="as 'ddof' and as 'correction'") as caught:
        getattr(core, name)(t, ddof=1, correction=1)
    assert caught.value.fix == "pass correction once"


def test_a_misspelled_name_is_completed_by_python(run_python) -> None:
    done = run_python("import core; core.ones(2).summ()", status=1)
    assert "no attribute 'summ'. Did you mean: 'sum'?" in done.stderr


@pytest.mark.parametrize(
    ("name", "spelling"),
    [("cat", "core.concat"), ("array", "core.asarray"), ("jit", "core.compile"),
     ("grad", "core.func.grad"), ("from_numpy", "core.asarray"), ("nn", "core.optim")],
)  # fmt: skip
def test_a_function_s_missing_name_says_core_s(name: str, spelling: str) -> None:
    assert not hasattr(core, name)
    with pytest.raises(AttributeError, match=f"no attribute '{name}'") as caught:
        getattr(core, name)
    assert spelling in str(caught.value)


def test_a_missing_name_of_torch_is_torch_s() -> None:
    with pytest.raises(
        AttributeError, match=r"'core\.compat\.torch' has no attribute 'summ'; .*sum"
    ):
        _ = torch.summ


# ---- attributes that tools probe ---------------------------------------------------------------
@pytest.mark.parametrize("x", [core.ones(3), core.ones((2, 2)), core.asarray(1), torch.ones(3)])
def test_no_attribute_raises_anything_but_attribute_errors(x: core.Tensor) -> None:
    for name in {*dir(type(x)), *dir(x)}:
        hasattr(x, name)  # raises whatever is no AttributeError
    assert inspect.getmembers(x)


def test_the_parts_of_real_tensors_and_the_transposes_of_vectors() -> None:
    x = core.ones(3)
    assert not hasattr(x, "imag") and not hasattr(x, "T") and not hasattr(x, "mT")
    assert hasattr(core.asarray([1j]), "imag") and hasattr(core.ones((2, 3)), "T")
    with pytest.raises(errors.DtypeError, match="does not take float32"):
        _ = x.imag
    with pytest.raises(errors.ShapeError, match=r"x\.T of a tensor of shape"):
        _ = x.T
    with core.FakeMode():
        assert not hasattr(core.ones(2), "data_ptr")


@pytest.mark.parametrize(
    ("path", "spelling"),
    [("svd", "use core.linalg.svd"), ("cholesky", "use core.linalg.cholesky"),
     ("inverse", "use core.linalg.inv(x)"), ("stop_gradient", "use x.detach()"),
     ("percentile", "use core.quantile(x, p / 100)"), ("seed", "use core.manual_seed(seed)"),
     ("linalg.expm", "use core.linalg.matrix_exp(x)"), ("linalg.exp", "use core.exp"),
     ("linalg.dot", "use core.vecdot(x, y)"), ("func.stop_gradient", "use x.detach()"),
     ("func.jacobian", "use core.func.jacrev(f)"),
     ("pytree.tree_leaves", "use core.pytree.flatten(tree)[0]"),
     ("autograd.functional", "use core.func"), ("fft.fft_2", "did you mean 'fft2'?"),
     ("library.custm_op", "did you mean 'custom_op'?"), ("optim.adam_w", "module 'core.optim'")],
)  # fmt: skip
def test_every_module_says_what_core_has_instead(path: str, spelling: str) -> None:
    place, _, name = path.rpartition(".")
    module = getattr(core, place) if place else core
    assert not hasattr(module, name)
    with pytest.raises(AttributeError) as caught:
        getattr(module, name)
    assert spelling in str(caught.value)


@pytest.mark.parametrize(
    ("call", "fix"),
    [(lambda x: x.transpose(2, 0, 1), "write x.permute_dims((2, 0, 1))"),
     (lambda x: core.cross_entropy(x, x, label_smooth=0.1), "did you mean 'label_smoothing'?"),
     (lambda x: core.linalg.solve_triangular(x, x, lower=True), "write upper=False"),
     (lambda x: core.searchsorted(x, 0.5), "core.asarray(x2)"),
     (lambda x: core.quantile(x, [0.1, 0.9]), "core.asarray(q)"),
     (lambda x: x.astype("float"), 'pass "float32"'),
     (lambda x: core.ones(3, dtype="double"), 'pass "float64"'),
     (lambda x: x.__setitem__(0, 1j), "cast what is written: value.astype(core.float32)"),
     (lambda x: core.pad(x, ((0, 0), (1, 1))), "the pair of the last axis first")],
)  # fmt: skip
def test_the_fix_names_what_is_at_fault(call, fix: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        call(core.ones((2, 3, 4)))
    assert fix in str(caught.value).partition("fix:")[2]
