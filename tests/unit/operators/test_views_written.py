"""Which writes to leaves, views and tensors of inference mode are recorded, and which are refused:
as in PyTorch."""

import pytest

import core
from core.errors import AutogradError


def _libraries():
    yield core
    try:
        import torch
    except ImportError:
        return
    yield torch


LIBRARIES = [
    pytest.param(lib, marks=[pytest.mark.peers] * (lib is not core)) for lib in _libraries()
]


@pytest.fixture(params=LIBRARIES, ids=lambda lib: lib.__name__)
def lib(request):
    return request.param


def leaf(lib, *values):
    return lib.asarray(list(values)).requires_grad_()


def refused(lib, write, match):
    error = AutogradError if lib is core else RuntimeError
    with pytest.raises(error, match=match if lib is core else None):
        write()


# ---- leaves ------------------------------------------------------------------------------------
def test_a_view_made_before_its_base_requires_grad_is_not_written(lib):
    a = lib.asarray([1.0, 2.0])
    b, c = a[:], a[:][1:]
    a.requires_grad_()
    refused(lib, lambda: b.add_(5), "a view of a leaf")
    refused(lib, lambda: c.add_(leaf(lib, 5.0)), "a view of a leaf")
    with lib.no_grad():
        b.add_(5)
    assert a.tolist() == [6.0, 7.0]
    assert a.is_leaf


def test_a_view_that_requires_grad_itself_is_not_written(lib):
    a = lib.asarray([1.0, 2.0])
    b = a[:]
    b.requires_grad_()
    refused(lib, lambda: b.add_(5), "writes to a leaf")
    refused(lib, lambda: b[:].add_(5), "a view of a leaf")
    a.add_(5)  # requires no grad
    assert (b.tolist(), b.is_leaf, a.requires_grad) == ([6.0, 7.0], True, False)


DRAWS = {
    "rand": lambda lib: lib.rand(2, 3),
    "randn": lambda lib: lib.randn(3),
    "rand_like": lambda lib: lib.rand_like(lib.zeros((2, 1))),
    "randn_like": lambda lib: lib.randn_like(lib.zeros((5,))),
    "bernoulli": lambda lib: lib.bernoulli(lib.zeros((3,))),
    "normal": lambda lib: lib.normal(lib.zeros((3,)), lib.ones((3,))),
}


@pytest.mark.parametrize("name", DRAWS)
def test_what_is_drawn_is_a_leaf_like_any_other(lib, name):
    x = DRAWS[name](lib).requires_grad_()
    refused(lib, lambda: x.add_(1), "writes to a leaf")
    assert x.is_leaf
    (x * x).sum().backward()
    assert x.grad.tolist() == (x.detach() * 2).tolist()


# ---- views that are not recorded -----------------------------------------------------------------
def test_one_of_several_views_is_not_written_where_that_is_recorded(lib):
    base = leaf(lib, 1.0, 2.0, 3.0, 4.0) * 1
    unbound = core.unstack(base) if lib is core else base.unbind(0)
    for view in (base.split(2)[0], base.chunk(2)[0], unbound[0], next(iter(base))):
        refused(lib, lambda view=view: view.add_(1), "one of several")
        refused(lib, lambda view=view: view[...].add_(1), "one of several")
        with lib.no_grad():
            view.add_(1)
    base.tensor_split(2)[0].add_(1)  # slices, one by one
    assert base.tolist()[1:] == [5.0, 3.0, 4.0]


def test_one_of_several_views_of_a_constant_is_written(lib):
    base = lib.asarray([1.0, 2.0])
    parts = base.split(1)
    parts[0].add_(1)
    assert base.tolist() == [2.0, 2.0]
    refused(lib, lambda: parts[1].add_(leaf(lib, 1.0)), "one of several")


def test_a_view_made_under_no_grad_is_not_written_where_that_is_recorded(lib):
    base = leaf(lib, 1.0, 2.0) * 1
    with lib.no_grad():
        view = base[:1]
        view.add_(1)
    refused(lib, lambda: view.add_(1), "core.no_grad")
    constant = lib.asarray([1.0, 2.0])
    with lib.no_grad():
        view = constant[:1]
    view.add_(1)
    refused(lib, lambda: view.add_(leaf(lib, 1.0)), "core.no_grad")
    assert constant.tolist() == [2.0, 2.0]


# ---- inference mode ----------------------------------------------------------------------------
def test_what_inference_mode_makes_takes_part_in_no_derivative(lib):
    w = leaf(lib, 3.0, 4.0)
    with lib.inference_mode():
        x = lib.asarray([1.0, 2.0]) * 2
        x.add_(1)
        x[:1].add_(1)
    refused(lib, lambda: x.add_(1), "made in inference mode")
    refused(lib, lambda: x[:1].add_(1), "made in inference mode")
    refused(lib, lambda: x.add_(w), "made in inference mode")
    refused(lib, lambda: x * w, "saved for backward")
    refused(lib, x.requires_grad_, "require grad")
    with lib.no_grad():
        refused(lib, lambda: x.add_(1), "made in inference mode")
        if lib is core:  # PyTorch writes before it refuses
            assert (x * w).tolist() == [12.0, 20.0]
    (x + w).sum().backward()  # addition saves nothing
    (x.clone() * w).sum().backward()
    assert w.grad.tolist() == (x.clone() + 1).tolist()
    with lib.inference_mode():
        x.zero_()
    assert x.tolist() == [0.0, 0.0]


def test_views_that_inference_mode_makes_of_others_are_not_written(lib):
    base = leaf(lib, 1.0, 2.0) * 1
    with lib.inference_mode():
        view = base[:1]
        view.add_(1)
    refused(lib, lambda: view.add_(1), "inference mode")
    base.add_(1)
    assert base.tolist() == [3.0, 3.0]


def test_inference_mode_ends_with_its_block_or_call():
    @core.inference_mode()
    def make():
        return core.ones(2) * 2

    assert make().is_inference
    assert not (core.ones(2) * 2).is_inference
    with core.inference_mode(), core.inference_mode(False):
        assert not (core.ones(2) * 2).is_inference
    with pytest.raises(ZeroDivisionError), core.inference_mode():
        raise ZeroDivisionError
    assert not (core.ones(2) * 2).is_inference


@pytest.mark.parametrize("compiled", [False, True])
def test_a_view_of_such_a_view_is_not_written(compiled):
    """Through a view of it, too, and where a plan was made while nothing required grad."""

    def function(row):
        row[::2].zero_()
        return row * 2

    write = core.compile(function) if compiled else function
    base = core.ones((3, 4))
    row = base[0]
    assert write(row).tolist() == [0, 2, 0, 2]
    base.requires_grad_()
    with pytest.raises(AutogradError, match="a view of a leaf that requires grad"):
        write(row)
