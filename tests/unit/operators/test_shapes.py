"""Creation, joining, splitting, repetition and access by index, beside NumPy and PyTorch."""

import numpy as np
import pytest

import core
from core.bodies.cpu_kernels import compiled_count


def array(x):
    return np.asarray(x)


def equal(mine, theirs):
    assert mine.shape == tuple(theirs.shape)
    np.testing.assert_allclose(array(mine), array(theirs), rtol=1e-6)


# ---- one program for all sizes -----------------------------------------------------------------
@pytest.mark.usefixtures("room_for_programs")
def test_numbers_and_sizes_make_no_new_programs():
    def calls(n):
        x = core.zeros((n, n + 1))
        core.tril(x, n)
        core.triu(x, -n)
        core.pad(x, (n, 1, 2, n), value=n)
        core.eye(n, n + 2, k=n - 4)
        core.arange(n, 3 * n, 2)
        core.linspace(0, n, n)
        core.full((n, 2), 1.5)
        core.tril_indices(n, 3, n - 5)
        core.diagonal_scatter(x, x.diagonal(1), 1)
        core.slice_scatter(x, x.slice(0, 1, n), 0, 1, n)
        core.select_scatter(x, x.select(0, 1), 0, 1)
        core.concat([x] * n)
        core.stack([x] * n, 1)
        core.take(x, core.asarray([0] * n), axis=0)
        x[core.asarray([0] * n), core.asarray([1] * n)] = 1.0
        core.scatter_add(x, 0, core.zeros((n, n), dtype="int64"), x)

    for n in (3, 4, 5, 6):
        calls(n)
    before = compiled_count()
    for n in range(7, 12):
        calls(n)
    assert compiled_count() == before


def test_stepping_over_a_tensor_leaves_the_rest_alone():
    x = core.zeros((4, 6))
    out = core.slice_scatter(x, core.ones((4, 3)), 1, 4, None, -2)
    assert array(out)[0].tolist() == [1, 0, 1, 0, 1, 0]
    assert array(core.select_scatter(x, core.ones(6), 0, -1)).sum(1).tolist() == [0, 0, 0, 6]


# ---- joining -----------------------------------------------------------------------------------
@pytest.mark.parametrize("axis", [0, 1, -1, None])
def test_concat_of_views_and_dtypes(axis):
    a, b = np.arange(6.0).reshape(2, 3), np.arange(6, dtype="int32").reshape(3, 2).T
    parts = [a[:, ::-1], b, np.zeros((2, 0)) if axis in (1, -1) else np.zeros((0, 3)), a[:1, :] * 0]
    parts = parts[:3] if axis in (1, -1) else parts
    want = np.concatenate(parts, axis=axis)
    equal(core.concat([core.asarray(p) for p in parts], axis=axis), want)


@pytest.mark.parametrize("shape", [(2, 3, 4), (3, 3, 3), (1, 4, 6), (4, 6, 1), (2, 2, 4)])
def test_pieces_are_joined_however_they_lie(shape):
    x = np.random.default_rng(0).standard_normal(shape)
    doubled = np.repeat(x, 2, axis=-1)[..., ::2]
    for one in (x, np.asfortranarray(x), doubled, x[::-1], np.broadcast_to(x[:1], shape)):
        one_core = core.asarray(one, copy=False)
        for axis in (0, 1, 2, None):
            want = np.concatenate([one, one[:1] if axis == 0 else one], axis=axis)
            equal(core.concat([one_core, one_core[:1] if axis == 0 else one_core], axis=axis), want)
        equal(core.stack([one_core, one_core], axis=1), np.stack([one, one], axis=1))


def test_joined_numbers_of_several_dtypes_are_converted():
    out = core.stack([core.asarray([1, 2]), core.asarray([0.5, 1.5])])
    assert out.dtype == core.float32 and out.tolist() == [[1, 2], [0.5, 1.5]]
    many = [core.asarray([float(k)]) for k in range(500)]
    assert core.concat(many).tolist() == list(range(500))


def test_splitting_undoes_joining_and_shares_memory():
    x = core.arange(10, dtype="float64")
    for parts in (
        core.split(x, 3),
        core.split(x, [2, 0, 8]),
        core.tensor_split(x, 4),
        core.tensor_split(x, (3, -2)),
        x.split(4),
        core.chunk(x, 3),
        core.hsplit(x, 5),
    ):
        assert core.concat(list(parts)).tolist() == x.tolist()
    core.split(x, 5)[1][:] = 0.0
    assert x.tolist() == [0, 1, 2, 3, 4, 0, 0, 0, 0, 0]
    with pytest.raises(core.errors.ArgumentError):
        core.vsplit(core.zeros((3, 2)), 2)


def test_writing_through_rearranged_axes():
    x = core.zeros((2, 3))
    core.swapaxes(x, 0, 1)[2] = core.asarray([1.0, 2.0])
    core.flip(x)[0, 0] = 5.0
    core.rot90(x)[0, 0] = 7.0
    core.diagonal(x)[0] = 9.0
    assert x.tolist() == [[9, 0, 7], [0, 0, 5]]


# ---- functions ---------------------------------------------------------------------------------
def test_grids_and_blocks():
    a, b, c = np.arange(2), np.arange(3), np.arange(4)
    for indexing in ("xy", "ij"):
        for vectors in ((a,), (a, b), (a, b, c)):
            mine = core.meshgrid(*map(core.asarray, vectors), indexing=indexing)
            for x, y in zip(mine, np.meshgrid(*vectors, indexing=indexing), strict=True):
                np.testing.assert_array_equal(array(x), y)
    blocks = [np.ones((2, 1)), np.full((1, 3), 2.0), np.zeros((0, 2))]
    torch = pytest.importorskip("torch")
    equal(core.block_diag(*map(core.asarray, blocks)), torch.block_diag(*map(torch.tensor, blocks)))
    equal(
        core.cartesian_prod(core.asarray(a), core.asarray(b)),
        torch.cartesian_prod(torch.tensor(a), torch.tensor(b)),
    )
    assert [x.shape for x in core.atleast_3d(core.zeros(2), core.zeros((2, 3)))] == [
        (1, 2, 1),
        (2, 3, 1),
    ]


def test_creation_takes_the_numbers_that_numpy_takes():
    assert core.full((1,), 2**63 + 5, dtype="uint64").tolist() == [2**63 + 5]
    assert core.full((2,), 1 + 2j).dtype == core.complex64
    np.testing.assert_array_equal(
        array(core.arange(0.0, 1.0, 0.1, dtype="float64")), np.arange(0, 1, 0.1)
    )
    for n in (1, 2, 3, 10, 1000):
        mine = array(core.linspace(-1.3, 7.1, n, dtype="float64"))
        np.testing.assert_allclose(mine, np.linspace(-1.3, 7.1, n), rtol=0, atol=4e-15)
        assert mine[-1] == (7.1 if n > 1 else -1.3)
    for dtype in ("int8", "uint64", "bool", "float16", "bfloat16", "complex128"):
        assert core.eye(2, dtype=dtype).dtype.name == dtype
        assert core.ones(2, dtype=dtype).tolist() == [1, 1]


def test_repeats_by_a_tensor():
    x = core.asarray([[1.0, 2.0], [3.0, 4.0]])
    assert core.repeat(x, core.asarray([2, 0]), axis=1).tolist() == [[1, 1], [3, 3]]
    assert core.repeat(x, core.asarray(2), axis=0).shape == (4, 2)
    assert x.repeat_interleave(core.asarray([0, 0]), axis=0).shape == (0, 2)
    with pytest.raises(core.errors.DataDependentError):
        core.ops.core.repeat_places.infer(core.asarray([1, 2]))


# ---- rows --------------------------------------------------------------------------------------
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16", "int8"])
def test_sums_of_many_in_one_place_are_rounded_once(dtype):
    rng = np.random.default_rng(0)
    values = rng.integers(0, 3, 400)
    index = rng.integers(0, 4, 400)
    want = np.zeros(4)
    np.add.at(want, index, values)
    x = core.zeros(4, dtype=dtype)
    at, src = core.asarray(index), core.asarray(values).astype(dtype)
    want = core.asarray(want).astype("int64").astype(dtype)
    assert core.scatter_add(x, 0, at, src).tolist() == want.tolist()
    assert core.index_add(x, 0, at, src).tolist() == want.tolist()
    assert core.index_put(x, [at], src, accumulate=True).tolist() == want.tolist()
    if dtype != "int8":
        mean = core.segment_mean(src.astype("float32"), at, 4)
        assert mean.shape == (4,)


@pytest.mark.parametrize("kind", ["int8", "int32", "uint8", "uint16", "int64"])
def test_positions_of_every_integer_dtype_are_checked(kind):
    x = core.asarray([1.0, 2.0, 3.0])
    good, bad = np.array([2, 0], dtype=kind), np.array([0, 3], dtype=kind)
    assert core.take(x, core.asarray(good)).tolist() == [3, 1]
    for index in (bad, np.array([[0, 9], [3, 9]], dtype=kind)[:, 0]):
        with pytest.raises(core.errors.IndexRangeError):
            core.take(x, core.asarray(index))
        with pytest.raises(core.errors.IndexRangeError):
            core.gather(x, 0, core.asarray(index))
        with pytest.raises(core.errors.IndexRangeError):
            x.scatter_(0, core.asarray(index), 0.0)
    if kind[0] == "i":
        assert core.take(x, core.asarray(np.array([-1, -3], dtype=kind))).tolist() == [3, 1]
        with pytest.raises(core.errors.IndexRangeError):
            core.take(x, core.asarray(np.array([-4], dtype=kind)))
    assert x.tolist() == [1, 2, 3]


def test_positions_at_the_ends_of_int64_are_out_of_range():
    for bad in (2**63 - 1, -(2**63), 2**62):
        with pytest.raises(core.errors.IndexRangeError):
            core.take(core.zeros(3), core.asarray([0, bad]))
    big = core.zeros(300_000, dtype="int64")
    big[299_999] = 3
    with pytest.raises(core.errors.IndexRangeError):
        core.take(core.zeros(3), big)


def test_in_place_forms_return_what_they_wrote_to():
    x = core.zeros((3, 2))
    at = core.asarray([2, 0])
    assert x.index_fill_(0, at, 1.0) is x
    assert x.index_add_(0, at, core.ones((2, 2))) is x
    assert x.index_copy_(0, core.asarray([1]), core.full((1, 2), 5.0)) is x
    assert x.masked_fill_(x == 5, -1.0) is x
    assert x.index_put_([at, core.asarray([0, 0])], 8.0) is x
    assert x.tolist() == [[8, 2], [-1, -1], [8, 2]]
    with pytest.raises(core.errors.DtypeError):
        core.zeros(2, dtype="int64").masked_fill_(core.asarray([True, False]), 0.5)


# ---- graphs ------------------------------------------------------------------------------------
def test_sparse_products_agree_and_differentiate():
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(0)
    rows, cols = np.sort(rng.integers(0, 20, 60)), rng.integers(0, 15, 60)
    values, dense = rng.standard_normal(60), rng.standard_normal((15, 8))
    crow = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=20))])
    leaves = [torch.tensor(values, requires_grad=True), torch.tensor(dense, requires_grad=True)]
    sparse = torch.sparse_coo_tensor(np.stack([rows, cols]), leaves[0], (20, 15)).to_dense()
    want = sparse @ leaves[1]
    (want * want).sum().backward()
    for call in (
        lambda v, d: core.spmm_coo(core.asarray(np.stack([rows, cols])), v, d, 20),
        lambda v, d: core.spmm_csr(core.asarray(crow), core.asarray(cols), v, d),
    ):
        v, d = core.asarray(values), core.asarray(dense)
        v.requires_grad = d.requires_grad = True
        out = call(v, d)
        equal(out.detach(), want.detach())
        (out * out).sum().backward()
        np.testing.assert_allclose(array(v.grad), leaves[0].grad.numpy(), rtol=1e-11)
        np.testing.assert_allclose(array(d.grad), leaves[1].grad.numpy(), rtol=1e-11)


def test_columns_of_one_matrix_do_not_reach_into_the_next_of_a_batch():
    crow, cols = core.asarray([[0, 1], [0, 1]]), core.asarray([[0], [2]])
    values, dense = core.ones((2, 1)), core.ones((2, 3, 2))
    product = core.func.vmap(core.spmm_csr)
    assert product(crow, cols, values, dense).tolist() == [[[1.0, 1.0]], [[1.0, 1.0]]]
    for bad in (3, -4):
        with pytest.raises(core.errors.IndexRangeError):
            product(crow, core.asarray([[bad], [0]]), values, dense)


def test_attention_over_edges_sums_to_one():
    ids = core.asarray([2, 0, 2, 2, 0])
    weights = core.segment_softmax(core.asarray([1.0, 2.0, 300.0, 4.0, 5.0]), ids, 4)
    np.testing.assert_allclose(array(core.segment_sum(weights, ids, 4)), [1, 0, 1, 0], rtol=1e-6)


# ---- padding -----------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", ["constant", "reflect", "replicate", "circular"])
def test_padding_agrees_with_torch(mode):
    torch = pytest.importorskip("torch")
    x = np.random.default_rng(0).standard_normal((2, 3, 4, 5))
    for pad in ((1, 2), (2, 0, 1, 1), (-1, 2), (0, 0, 2, -1)):
        leaf = torch.tensor(x, requires_grad=True)
        try:
            want = torch.nn.functional.pad(leaf, pad + (0, 0) * (len(pad) == 2), mode=mode)
        except (RuntimeError, NotImplementedError):
            continue
        (want * want).sum().backward()
        mine = core.asarray(x)
        mine.requires_grad = True
        out = core.pad(mine, pad, mode)
        equal(out.detach(), want.detach())
        (out * out).sum().backward()
        equal(mine.grad, leaf.grad)


def test_more_combinations_than_memory_holds_are_refused():
    with pytest.raises(core.errors.ShapeError, match="30 elements out of 60"):
        core.combinations(core.ones(60), 30)


def test_an_element_does_not_stand_a_negative_number_of_times():
    with pytest.raises(core.errors.ArgumentError, match="repeats=-1"):
        core.repeat(core.ones(3), core.asarray([1, -1, 2]))
