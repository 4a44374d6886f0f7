"""`x[...]` and `x[...] = y` beside PyTorch's, drawn at random; gradients, vmap, bad indices."""

import numpy as np
import pytest

import core

torch = pytest.importorskip("torch")


class Index:
    """One random index: the same for core and for torch."""

    def __init__(self, rng, shape):
        self.rng, self.shape, self.entries, self.broadcast = rng, shape, [], None
        at = 0
        while at < len(shape):
            at += self._entry(at)

    def _entry(self, at):
        size = self.shape[at]
        kind = self.rng.integers(0, 8)
        if kind == 0 and len(self.entries) < 5:
            return self._add(None, 0)
        if kind == 1:
            start, stop = sorted(int(n) for n in self.rng.integers(-1, size + 1, 2))
            return self._add(slice(start, stop, int(self.rng.integers(1, 3))), 1)
        if kind == 2:
            return self._add(int(self.rng.integers(-size, size)), 1)
        if kind == 3 and Ellipsis not in [e for e in self.entries if e is Ellipsis]:
            return self._add(Ellipsis, int(self.rng.integers(0, len(self.shape) - at + 1)))
        if kind in (4, 5):
            return self._add(self._positions(size), 1)
        if kind == 6 and self.broadcast is None:
            rank = int(self.rng.integers(1, min(3, len(self.shape) - at + 1)))
            mask = self.rng.random(self.shape[at : at + rank]) < 0.5
            self.broadcast = (int(mask.sum()),)
            return self._add(mask, rank)
        return self._add(slice(None), 1)

    def _positions(self, size):
        if self.broadcast is None:
            self.broadcast = [(3,), (2, 3), (1, 3)][self.rng.integers(0, 3)]
        whole = self.rng.random() < 0.7
        return self.rng.integers(-size, size, self.broadcast if whole else (1,))

    def _add(self, entry, taken):
        self.entries.append(entry)
        return taken

    def of(self, make):
        return tuple(make(e) if isinstance(e, np.ndarray) else e for e in self.entries)


def drawn(seed, count):
    rng = np.random.default_rng(seed)
    for _ in range(count):
        shape = tuple(int(n) for n in rng.integers(1, 5, rng.integers(1, 5)))
        yield rng, rng.standard_normal(shape), Index(rng, shape)


def same(mine, theirs, index):
    assert mine.shape == tuple(theirs.shape), index.entries
    np.testing.assert_array_equal(np.asarray(mine), theirs.detach().numpy(), str(index.entries))


@pytest.mark.parametrize("seed", range(2))
def test_reading_agrees_with_torch(seed):
    for _, x, index in drawn(seed, 100):
        same(
            core.asarray(x)[index.of(core.asarray)], torch.tensor(x)[index.of(torch.tensor)], index
        )


@pytest.mark.parametrize("seed", range(2))
def test_writing_agrees_with_torch(seed):
    for rng, x, index in drawn(seed + 10, 100):
        mine, theirs = core.asarray(x.copy()), torch.tensor(x)
        places = torch.arange(x.size).reshape(x.shape)[index.of(torch.tensor)]
        if len(set(places.ravel().tolist())) < places.numel():
            continue  # which of several values stays is said for core only
        shape = [1 if rng.random() < 0.3 else n for n in places.shape]
        values = rng.standard_normal(shape)
        mine[index.of(core.asarray)] = core.asarray(values)
        theirs[index.of(torch.tensor)] = torch.tensor(values)
        same(mine, theirs, index)
        mine[index.of(core.asarray)] = 0.5
        theirs[index.of(torch.tensor)] = 0.5
        same(mine, theirs, index)


@pytest.mark.parametrize("seed", range(2))
def test_gradients_agree_with_torch(seed):
    for _, x, index in drawn(seed + 20, 40):
        found = []
        for make in (core.asarray, torch.tensor):
            leaf = make(x.copy())
            leaf.requires_grad = True
            y = leaf * 2
            part = y[index.of(make)]
            values = make(np.linspace(1, 2, int(np.prod(part.shape))).reshape(tuple(part.shape)))
            (part * values).sum().backward()
            found.append(np.asarray(leaf.grad))
        np.testing.assert_allclose(found[0], found[1], err_msg=str(index.entries))


def test_written_values_and_what_they_replace_have_gradients():
    for lib, make in ((core, core.asarray), (torch, torch.tensor)):
        x, w = make(np.arange(6.0).reshape(2, 3)), make(np.array([5.0, 7.0]))
        x.requires_grad = w.requires_grad = True
        y = x * x
        y[make(np.array([0, 1])), make(np.array([2, 0]))] = w * 2
        y[:, 1:][make(np.array([[True, False], [False, True]]))] = 0.0
        (y * y).sum().backward()
        if lib is core:
            found = x.grad, w.grad
    np.testing.assert_allclose(np.asarray(found[0]), x.grad.numpy())
    np.testing.assert_allclose(np.asarray(found[1]), w.grad.numpy())


def test_of_equal_positions_the_last_value_stays_and_has_the_gradient():
    x, w = core.zeros(3, dtype="float64"), core.asarray([1.0, 2.0, 3.0], dtype="float64")
    x.requires_grad = w.requires_grad = True
    y = x * 1
    y[core.asarray([0, 2, 0])] = w
    assert y.tolist() == [3, 0, 2]
    y.sum().backward()
    assert x.grad.tolist() == [0, 1, 0]
    assert w.grad.tolist() == [0, 1, 1]


def test_lists_arrays_and_bools_are_indices():
    x = core.asarray([[1, 2, 3], [4, 5, 6]])
    assert x[[1, 0]].tolist() == [[4, 5, 6], [1, 2, 3]]
    assert x[[0, 1], [2, 0]].tolist() == [3, 4]
    assert x[np.array([1])].tolist() == [[4, 5, 6]]
    assert x[[True, False]].tolist() == [[1, 2, 3]]
    assert x[[]].shape == (0, 3)
    assert x[True].shape == (1, 2, 3) and x[False].shape == (0, 2, 3)
    assert x[core.asarray(1), np.int64(-1)].tolist() == 6
    assert [row.tolist() for row in x] == x.tolist()


def test_masks_of_one_number():
    x = core.asarray(3.0)
    x[core.asarray(False)] = 7
    assert x.tolist() == 3
    x[core.asarray(True)] = 7
    assert x.tolist() == 7
    assert x[core.asarray(True)].tolist() == [7] and x[core.asarray(False)].shape == (0,)


def test_mapped_indices():
    x, i = core.asarray([[1.0, 2.0], [3.0, 4.0]]), core.asarray([1, 0])
    assert core.func.vmap(lambda x, i: x[i])(x, i).tolist() == [2, 3]
    assert core.func.vmap(lambda x, i: x[i], in_dims=(None, 0))(x, i).tolist() == [[3, 4], [1, 2]]

    def write(x, i):
        x = x * 1
        x[i] = 0.0
        x[x > 3] = 9.0
        return x

    assert core.func.vmap(write)(x, i).tolist() == [[1, 0], [0, 9]]


@pytest.mark.parametrize(
    ("index", "error"),
    [
        (5, "IndexRangeError"),
        ([0, 5], "IndexRangeError"),
        ((slice(None), [0, -4]), "IndexRangeError"),
        ([True], "IndexRangeError"),
        ([[True] * 4] * 2, "IndexRangeError"),
        (([0, 1], [0, 1, 2]), "ShapeError"),
        (1.5, "IndexRangeError"),
        ("a", "IndexRangeError"),
        ((0, 0, 0), "IndexRangeError"),
        ((..., 0, ...), "IndexRangeError"),
    ],
)
def test_bad_indices_read_and_write_nothing(index, error):
    x = core.zeros((2, 3))
    with pytest.raises(getattr(core.errors, error)):
        x[index]
    with pytest.raises(getattr(core.errors, error)):
        x[index] = 1.0
    assert not bool(core.any(x != 0))


def test_values_that_do_not_fit_are_refused():
    x = core.asarray([1, 2, 3])
    for index in (0, slice(1), [0, 1], [True, False, True]):
        for value in (0.5, 1j, core.asarray([0.5])):
            with pytest.raises(core.errors.DtypeError):
                x[index] = value
    with pytest.raises(core.errors.ShapeError):
        x[[0, 1]] = core.asarray([1, 2, 3])
    assert x.tolist() == [1, 2, 3]
    x[[0]], x[1], x[[False, False, True]] = True, False, 7
    assert x.tolist() == [1, 0, 7]


def test_unsigned_positions_do_not_count_from_the_end():
    last = core.asarray([2**64 - 1], dtype="uint64")
    with pytest.raises(IndexError):
        core.take(core.ones(3), last)
    assert core.take(core.arange(3), last - (2**64 - 3)).tolist() == [2]


# ---- one tensor among whole axes, and writes to what one tensor names ---------------------------
ROWS = np.arange(60.0).reshape(3, 4, 5)
WHOLE = slice(None)


@pytest.mark.parametrize("places", [[2, 0, -1], [[0, 1], [-2, 0]], []])
@pytest.mark.parametrize("axis", [0, 1, 2])
def test_rows_along_any_axis_are_numpys(axis, places):
    i = np.array(places, "int64")
    for turned in (False, True):
        t = core.asarray(ROWS)
        x, t = (ROWS.T, t.permute_dims((2, 1, 0))) if turned else (ROWS, t)
        got = t[(WHOLE,) * axis + (core.asarray(i),)]
        np.testing.assert_array_equal(np.asarray(got), x[(WHOLE,) * axis + (i,)])


def test_what_is_out_of_range_along_an_axis_is_refused():
    t = core.asarray(ROWS)
    for index in [(WHOLE, core.asarray([4])), (WHOLE, WHOLE, WHOLE, core.asarray([0]))]:
        with pytest.raises(core.errors.IndexRangeError):
            t[index]


@pytest.mark.parametrize("dtype", ["float32", "int64", "bool", "complex64"])
def test_writes_at_one_tensor_are_numpys(dtype):
    x = (np.arange(12).reshape(4, 3) % 5).astype(dtype)
    i, mask = np.array([3, 0, -1]), np.arange(12).reshape(4, 3) % 3 == 1
    values = np.arange(9).reshape(3, 3).astype(dtype)
    for index, value in [(i, 1), (i, values), (i, values[0]), (mask, 1), (mask, values.flat[4])]:
        want, got = x.copy(), core.asarray(x.copy())
        want[index] = value
        got[core.asarray(index)] = value if isinstance(value, int) else core.asarray(value)
        np.testing.assert_array_equal(np.asarray(got), want)
        turned = core.asarray(x.T.copy()).mT
        turned[core.asarray(index)] = value if isinstance(value, int) else core.asarray(value)
        np.testing.assert_array_equal(np.asarray(turned), want)


def test_writes_at_one_tensor_are_recorded():
    x = core.ones((3, 2)).requires_grad_()
    y = x * 1
    y[core.asarray([0, 2])] = 5
    y[core.asarray([[False, True], [False, False], [False, False]])] = 7
    y.sum().backward()
    assert x.grad.tolist() == [[0, 0], [1, 1], [0, 0]]
    with pytest.raises(core.errors.IndexRangeError):
        core.zeros(3)[core.asarray([3])] = 1
