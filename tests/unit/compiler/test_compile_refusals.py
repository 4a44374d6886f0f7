"""What core refuses call by call, a compiled function refuses: the alternative is a wrong value."""

import pytest

import core
from core.errors import AutogradError


def rows():
    return core.asarray([[1.0, 2.0], [3.0, 4.0]])


def refused(fn, *args, match):
    """Asserts that a function raises, and its compiled form alike; it gets new arguments."""
    for one in (fn, core.compile(fn)):
        with pytest.raises(AutogradError, match=match):
            one(*(make() for make in args))


def of_its_argument(x):
    return x


def of_a_view(x):
    return x[0]


def of_new_memory(x):
    return x * 1.0


def of_written_memory(x):
    y = x * 1.0
    y += 1.0
    return y


@pytest.mark.parametrize(
    "make", [of_its_argument, of_a_view, of_new_memory, of_written_memory], ids=lambda f: f.__name__
)
@pytest.mark.parametrize(
    ("how", "write"),
    [("grad", "whole"), ("grad", "row"), ("grad", "out"), ("vjp", "whole"), ("linearize", "whole")],
)
def test_a_write_to_what_a_transform_saved_is_refused(how, make, write):
    """`y = p * x; x.zero_()`: the gradient of y reads x as it was."""

    def fn(x):
        base = of_new_memory(x) if make is of_a_view else make(x)
        read = make(base) if make is of_a_view else base

        def overwrite():
            if write == "out":
                core.add(base, 1.0, out=base)
            else:
                (base if write == "whole" else base[0]).zero_()

        def inner(p):
            y = p * read
            if how == "grad":
                overwrite()
            return y.sum() if how == "grad" else y

        if how == "grad":
            return core.func.grad(inner)(x * 2.0)
        value, apply = getattr(core.func, how)(inner, x * 2.0)
        overwrite()
        return apply(core.ones_like(value))

    refused(fn, rows, match="was written in place after it was saved")


def test_a_write_to_other_memory_is_not_refused():
    def fn(x):
        saved = of_written_memory(x)

        def inner(p):
            y = p * saved
            other = core.zeros_like(saved)
            other += 1.0
            return (y + other).sum()

        return core.func.grad(inner)(x * 2.0)

    assert core.compile(fn)(rows()).tolist() == fn(rows()).tolist() == (rows() + 1.0).tolist()


@pytest.mark.parametrize("view", [False, True])
def test_memory_from_outside_a_transform_stays_outside_when_a_graph_is_split(view):
    """The graph in which it is made runs when the transform has begun."""

    def fn(x):
        outside = core.zeros_like(x)

        def inner(p):
            target = outside[0] if view else outside
            target.copy_(p * 1.0 if view else p.sum() + core.zeros_like(outside))
            return outside * 1.0

        return core.func.vmap(inner)(x)

    refused(fn, rows, match="from outside the transform")


def recorded():
    return rows().requires_grad_()


@pytest.mark.parametrize("leaf", [False, True])
def test_a_recorded_write_to_a_view_made_under_no_grad_is_refused_behind_a_split(leaf):
    def fn(x):
        base = x if leaf else core.sin(x)
        other = core.zeros_like(x)
        with core.no_grad():
            view = base.moveaxis(0, -1)
        core.square(base).tolist()  # splits the graph
        other += 1.0
        view[0] *= 3.0
        return view

    refused(fn, recorded, match="view of a leaf" if leaf else "writes to a view, and the write")
