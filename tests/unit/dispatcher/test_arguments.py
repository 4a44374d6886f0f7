"""Keywords that libraries call differently, and integers for lists: one rule for every operator."""

import pytest

import core
from core.errors import ArgumentError


@pytest.fixture
def x():
    return core.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])


@pytest.mark.parametrize("name", ["axis", "axes", "dim", "dims"])
@pytest.mark.parametrize("keep", ["keepdims", "keepdim"])
def test_axis_and_keepdims_have_synonyms(x, name, keep):
    assert core.sum(x, **{name: 1, keep: True}).tolist() == [[6.0], [15.0]]
    assert x.sum(**{name: 0}).tolist() == [5.0, 7.0, 9.0]


@pytest.mark.parametrize("name", ["axis", "dim"])
def test_functions_that_are_no_operators_follow_the_same_rule(x, name):
    assert core.flip(x, **{name: 1}).tolist() == [[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]
    assert x.flip(**{name: 0}).tolist() == [[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]]
    assert core.stack([x, x], **{name: -1}).shape == (2, 3, 2)


def test_custom_operators_follow_it_too(x):
    @core.custom_op("test_arguments::last")
    def last(x: core.Tensor, axis: int = 0, keepdims: bool = False) -> core.Tensor:
        return core.full((), axis + 10 * keepdims)

    assert last(x, dim=1, keepdim=True).item() == 11


def test_a_name_of_its_own_comes_first(x):
    @core.custom_op("test_arguments::both")
    def both(x: core.Tensor, axis: int = 0, dim: int = 0) -> core.Tensor:
        return core.full((), axis + 10 * dim)

    assert both(x, dim=1, axis=2).item() == 12
    with pytest.raises(ArgumentError, match="no argument is named 'dims'"):
        both(x, dims=1)  # either could be meant


@pytest.mark.parametrize(
    "call",
    [
        lambda x: core.sum(x, axis=0, dim=0),
        lambda x: core.sum(x, 0, dim=0),
        lambda x: core.flip(x, axis=0, dim=0),
    ],
)
def test_one_argument_twice_is_an_error_with_the_schemas_name(x, call):
    with pytest.raises(ArgumentError, match="two values for argument 'axis'"):
        call(x)


def test_no_argument_of_the_kind_is_an_error(x):
    with pytest.raises(ArgumentError, match="no argument is named 'dim'"):
        core.add(x, x, dim=0)


def test_errors_are_about_the_schemas_name(x):
    with pytest.raises(ArgumentError, match="argument 'keepdims' must be bool"):
        core.sum(x, keepdim=1)


@pytest.mark.parametrize("kind", [tuple, list])
def test_tuples_and_lists_stand_for_each_other(x, kind):
    assert core.permute_dims(x, kind((1, 0))).shape == (3, 2)
    assert core.concat(kind((x, x))).shape == (4, 3)
    assert core.sum(x, axis=kind((0, 1))).item() == 21.0
    assert core.zeros(kind((2, 3))).shape == (2, 3)
    assert x.reshape(kind((3, 2))).shape == (3, 2)


def test_integers_stand_for_the_list_that_ends_the_arguments(x):
    assert x.view(3, 2).shape == (3, 2)
    assert x.view(-1).shape == (6,)
    assert x.reshape(3, -1).shape == (3, 2)
    assert x.permute_dims(1, 0).shape == (3, 2)
    assert x.broadcast_to(4, 2, 3).shape == (4, 2, 3)
    assert core.ops.core.view(x, 1, 6).shape == (1, 6)
    assert core.zeros(2, 3).shape == core.empty(2, 3).shape == (2, 3)
    assert x.flip(0, 1).tolist() == core.flip(x).tolist()


@pytest.mark.parametrize(
    "call",
    [
        lambda x: x.view(3, 2.0),
        lambda x: x.view(3, True),
        lambda x: x.view((3,), 2),
        lambda x: core.add(x, x, 1),
        lambda x: core.ops.core.view(1, 2, 3),
        lambda x: x.reshape(3, 2.0),
        lambda x: core.stack([x], 0, 1),
    ],
)
def test_other_surplus_arguments_are_refused(x, call):
    with pytest.raises(TypeError):
        call(x)
