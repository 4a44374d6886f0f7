"""Strides of compiled models: of results, and those that as_strided is given."""

import pytest
import torch
from harness import Watched, compiled
from torch import nn


def test_channels_last_stays():
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU())
    x = torch.randn(2, 3, 8, 8).to(memory_format=torch.channels_last)
    with torch.no_grad():
        got, expected = compiled(model, Watched())(x), model(x)
    assert got.stride() == expected.stride()
    torch.testing.assert_close(got, expected)


def test_strides_of_results_at_many_sizes():
    def laid_out(x):
        return torch.full_like(x.mT, 2), x.mT * 2, torch.linalg.eig(x @ x.mT)[1]

    fast = compiled(laid_out, Watched(), dynamic=True)
    for rows in (4, 6):
        x = torch.randn(2, rows, 3)
        assert [g.stride() for g in fast(x)] == [e.stride() for e in laid_out(x)]


@pytest.mark.parametrize(
    ("size", "stride"),
    [((16, 8), (16, 1)), ((3, 2, 4), (1, 36, 3)), ((4, 3), (12, 2))],
)
def test_results_keep_gaps_between_elements(size, stride):
    def padded(x):
        result = torch.empty_strided(size, stride)
        result[:] = x + x
        return result, result.sum(0)

    x = torch.randn(size[1:])
    fast = compiled(padded, Watched(), fallback="error")
    for _ in range(2):
        (got, total), (expected, wanted) = fast(x), padded(x)
        torch.testing.assert_close((got, total), (expected, wanted))
        assert got.stride() == expected.stride()


def test_what_lies_in_memory_by_strides_is_read_and_written():
    def by_strides(x, y):
        part = x.as_strided((3, 2), (4, 2), 1)
        written = torch.as_strided_scatter(x, y, (3, 2), (4, 2), 1)
        x = x * 2
        x.as_strided((2, 2), (1, 5), 2).mul_(y[:2])
        return part + y, written, x

    x, y = torch.randn(3, 4), torch.randn(3, 2)
    watched = Watched()
    fast = compiled(by_strides, watched, fallback="error")
    torch.testing.assert_close(fast(x, y), by_strides(x, y))
    assert watched.core_graphs == 1


@pytest.mark.parametrize(
    ("read", "by_core"),
    {
        "transposed": (lambda x: (x * 2).t().as_strided((2, 3), (2, 5), 1), True),
        "input": (lambda x: x.t().as_strided((2, 3), (2, 5), 1), True),
        "part": (lambda x: (x * 2)[1:, ::2].as_strided((2, 3), (2, 5)), True),
        "split": (lambda x: (x * 2).split(2)[1].as_strided((2, 3), (2, 5)), True),
        "chain": (lambda x: x.as_strided((4, 4), (6, 2), 3).as_strided((2, 2), (1, 20)), True),
        "dtype": (lambda x: (x * 2).view(torch.int32).as_strided((4,), (5,), 3), False),
        "written": (lambda x: torch.as_strided_scatter((x * 2).t(), x[0], (6,), (5,), 3), True),
    }.values(),
)
def test_as_strided_reads_the_memory_of_what_is_viewed(read, by_core):
    x, watched = torch.randn(8, 6), Watched()
    torch.testing.assert_close(compiled(read, watched)(x), read(x))
    assert (watched.core_graphs == 1) == by_core
    gap = torch.randn(8, 12)[2:, 1:7]  # memory outside of the input: PyTorch's
    for _ in range(2):  # traced, and read from disk
        torch.testing.assert_close(compiled(read, Watched())(gap), read(gap))


def test_as_strided_that_is_returned_at_many_sizes():
    def by_strides(x, n):
        return x.as_strided((n, 2), (3, 1), 1).t(), x.sum()

    fast = compiled(by_strides, Watched(), dynamic=True)
    for rows in (4, 6):
        x = torch.randn(rows, 3)
        torch.testing.assert_close(fast(x, rows - 1), by_strides(x, rows - 1))
