"""The vocabulary of random programs: texts that mean the same in core and in PyTorch.

{x}, {y} stand for tensors; a rule gives the shape of the result from theirs, or None where the
text has no meaning for such shapes. Sizes are never written as numbers, so that a program can be
called with other sizes.
"""

from __future__ import annotations

from collections.abc import Callable

Shape = tuple[int, ...]
Rule = Callable[[Shape], "Shape | None"]


def same(x: Shape) -> Shape | None:
    return x


def of_rank(least: int, rule: Rule) -> Rule:
    """A rule for tensors of some rank."""
    return lambda x: rule(x) if len(x) >= least else None


def ranked(least: int) -> Rule:
    return of_rank(least, same)


def _swap(x: Shape) -> Shape:
    return (x[-1], *x[1:-1], x[0]) if len(x) > 1 else x


def _count(x: Shape) -> int:
    total = 1
    for size in x:
        total *= size
    return total


def _all(x: Shape) -> Shape:
    return (_count(x),)


def _scalar(x: Shape) -> Shape:
    return ()


def _half(x: Shape) -> Shape | None:
    return ((x[0] + 1) // 2, *x[1:]) if x[0] > 1 else None


def _rest(x: Shape) -> Shape | None:
    return (x[0] - 1, *x[1:]) if x[0] > 1 else None


POINTWISE = (
    "c.sin({x})", "c.cos({x})", "c.tanh({x})", "c.sigmoid({x})", "{x} * 2.0", "{x} + 1.0",
    "{x} - 0.5", "-{x}", "{x} * {x}", "c.exp(-{x} * {x})", "c.relu({x})", "c.abs({x})",
    "{x} / ({x} * {x} + 1.0)", "c.square({x})", "{x}.clone()",
    "{x} * 1.0", "{x} / 3.0", "c.where({x} > 0.0, {x}, {x} * 0.1)", "{x}.clamp(-1.0, 1.0)",
)  # fmt: skip

REDUCTIONS: tuple[tuple[str, Rule], ...] = (
    ("{x}.sum()", _scalar),
    ("{x}.mean()", _scalar),
    ("{x}.amax()", _scalar),
    ("({x} * {x}).sum()", _scalar),
    ("{x}.sum(0)", of_rank(1, lambda x: x[1:])),
    ("{x}.mean(-1)", of_rank(1, lambda x: x[:-1])),
    ("{x}.amax(-1)", of_rank(1, lambda x: x[:-1])),
    ("{x}.prod(0)", of_rank(1, lambda x: x[1:])),
    ("{x}.logsumexp(0)", of_rank(1, lambda x: x[1:])),
    ("c.softmax({x}, -1)", ranked(1)),
    ("{x}.sum(0)[None]", of_rank(1, lambda x: (1, *x[1:]))),
    ("{x} @ {x}.mT", of_rank(2, lambda x: (*x[:-1], x[-2]))),
)

# Joins, and what tensors of positions name.
ARRANGEMENTS: tuple[tuple[str, Rule], ...] = (
    ("{x}[c.arange({x}.shape[0]) // 2]", ranked(1)),
    ("{x}[-1 - c.arange({x}.shape[0])]", ranked(1)),
    ("{x}[:, c.arange({x}.shape[1]) // 2]", ranked(2)),
    ("{x}[c.arange({x}.shape[0])[:, None] // 2]", of_rank(1, lambda x: (x[0], 1, *x[1:]))),
    ("({x} * 2.0)[c.arange({x}.shape[0]) // 2]", ranked(1)),
    ("{x}.index_select(-1, c.arange({x}.shape[-1]) // 2)", ranked(1)),
    ("{x}.gather(0, c.zeros({x}.shape, dtype=c.int64))", ranked(1)),
    ("c.roll({x}, 1, 0)", ranked(1)),
    ("c.concat([{x}, {x} * 0.5], 0)", of_rank(1, lambda x: (2 * x[0], *x[1:]))),
    ("c.concat([{x}[:1], c.sin({x})], 0)", of_rank(1, lambda x: (min(1, x[0]) + x[0], *x[1:]))),
    ("c.concat([{x} + 1.0, {x}], -1)", of_rank(1, lambda x: (*x[:-1], 2 * x[-1]))),
    ("c.stack([{x}, {x} * 2.0])", lambda x: (2, *x)),
    ("c.stack([{x} + 1.0, {x}, {x}], 1)", of_rank(1, lambda x: (x[0], 3, *x[1:]))),
    ("c.stack([{x}, c.relu({x})], -1)", lambda x: (*x, 2)),
)

# What has one view of a tensor for a result; of some, PyTorch returns a copy where it has to.
VIEWS: tuple[tuple[str, Rule], ...] = (
    ("{x}[0]", of_rank(1, lambda x: x[1:])),
    ("{x}[-1]", of_rank(1, lambda x: x[1:])),
    ("{x}[1:]", of_rank(1, _rest)),
    ("{x}[:1]", of_rank(1, lambda x: (min(1, x[0]), *x[1:]))),
    ("{x}[::2]", of_rank(1, _half)),
    ("{x}[:, 0]", of_rank(2, lambda x: (x[0], *x[2:]))),
    ("{x}[:, 1:]", of_rank(2, lambda x: (x[0], x[1] - 1, *x[2:]) if x[1] > 1 else None)),
    ("{x}[..., 0]", of_rank(1, lambda x: x[:-1])),
    ("{x}[...]", same),
    ("{x}[:]", ranked(1)),
    ("{x}[None]", lambda x: (1, *x)),
    ("{x}.mT", of_rank(2, lambda x: (*x[:-2], x[-1], x[-2]))),
    ("{x}.transpose(0, -1)", of_rank(1, _swap)),
    ("{x}.swapaxes(0, -1)", of_rank(1, _swap)),
    ("{x}.moveaxis(0, -1)", of_rank(1, lambda x: (*x[1:], x[0]))),
    ("{x}.select(0, 0)", of_rank(1, lambda x: x[1:])),
    ("{x}.narrow(0, 0, 1)", of_rank(1, lambda x: (1, *x[1:]))),
    ("{x}.view(-1)", _all),
    ("{x}.view({x}.shape)", same),
    ("{x}.reshape(-1)", _all),
    ("{x}.reshape({x}.shape)", same),
    ("{x}.contiguous()", same),
    ("{x}.flatten()", _all),
    ("{x}.ravel()", _all),
    ("{x}.unflatten(0, (1, -1))", of_rank(1, lambda x: (1, *x))),
    ("{x}[None].squeeze(0)", same),
    ("{x}[None].expand((2, *{x}.shape))", lambda x: (2, *x)),
    ("c.broadcast_to({x}, (2, *{x}.shape))", lambda x: (2, *x)),
    ("{x}.expand({x}.shape)", same),
    ("{x}.diagonal()", of_rank(2, lambda x: (*x[2:], min(x[0], x[1])))),
    ("{x}.view_as({x})", same),
    ("{x}.detach()", same),
    # One of the views that a call returns several of.
    ("{x}.chunk(2)[0]", of_rank(1, _half)),
    ("{x}.split(1)[0]", of_rank(1, lambda x: (1, *x[1:]))),
    ("{x}.tensor_split(2)[0]", of_rank(1, _half)),
    ("tuple({x})[0]", of_rank(1, lambda x: x[1:])),
    ("{x}.split(1, -1)[0]", of_rank(1, lambda x: (*x[:-1], 1))),
)

FACTORIES: tuple[tuple[str, Rule], ...] = (
    ("c.zeros({x}.shape, dtype={x}.dtype)", same),
    ("c.ones({x}.shape, dtype={x}.dtype)", same),
    ("c.full({x}.shape, 0.5, dtype={x}.dtype)", same),
    ("c.zeros_like({x})", same),
    ("c.ones_like({x})", same),
    ("c.full_like({x}, 0.25)", same),
    ("c.empty_like({x}).fill_(2.0)", same),
    ("c.rand({x}.shape, dtype={x}.dtype).zero_()", same),
    ("c.randn({x}.shape, dtype={x}.dtype).fill_(1.0)", same),
    ("c.rand_like({x}).zero_()", same),
    ("c.randn_like({x}).fill_(0.5)", same),
    ("c.arange({x}.shape[0], dtype={x}.dtype)", of_rank(1, lambda x: (x[0],))),
    ("c.eye({x}.shape[0], dtype={x}.dtype)", of_rank(1, lambda x: (x[0], x[0]))),
)

BINARY = (
    "{x} + {y}", "{x} - {y}", "{x} * {y}", "c.maximum({x}, {y})", "c.where({x} > {y}, {x}, {y})",
    "{x} * c.sigmoid({y})", "{x} / ({y} * {y} + 1.0)",
)  # fmt: skip

# What writes to a tensor without another one, with the rank it needs.
WRITES: tuple[tuple[str, int], ...] = (
    ("{x}.zero_()", 0),
    ("{x}.fill_(0.5)", 0),
    ("{x} *= 2.0", 0),
    ("{x} += 1.0", 0),
    ("{x}.sin_()", 0),
    ("{x}.tanh_()", 0),
    ("{x}.relu_()", 0),
    ("{x}.sigmoid_()", 0),
    ("{x}.clamp_(-1.0, 1.0)", 0),
    ("{x}.masked_fill_({x} > 0.5, 0.25)", 0),
    ("{x}[{x} > 0.5] = 0.75", 0),
    ("{x}[0] = 1.0", 1),
    ("{x}[0] *= 3.0", 1),
    ("{x}[...] = 0.5", 0),
    ("{x}[1:] = 0.25", 1),
    ("{x}[:, 0] += 1.0", 2),
    ("{x}[-1].zero_()", 1),
    ("{x}.mT.fill_(0.5)", 2),
    ("{x}.diagonal().fill_(0.25)", 2),
    ("{x}[::2].sin_()", 1),
    ("{x}.view(-1)[0] = 2.0", 1),
)

# What writes one tensor to another: the shape that the written place has, from that of {x}.
WRITES_OF: tuple[tuple[str, Rule], ...] = (
    ("{x} += {y}", same),
    ("{x} -= {y}", same),
    ("{x} *= {y}", same),
    ("{x}.add_({y})", same),
    ("{x}.multiply_({y})", same),
    ("{x}.copy_({y})", same),
    ("{x}[...] = {y}", same),
    ("{x}.lerp_({y}, 0.5)", same),
    ("{x}[0] = {y}", of_rank(1, lambda x: x[1:])),
    ("{x}[0] += {y}", of_rank(1, lambda x: x[1:])),
    ("{x}[-1] *= {y}", of_rank(1, lambda x: x[1:])),
    ("{x}[1:] = {y}", of_rank(1, _rest)),
    ("{x}[:, 0] = {y}", of_rank(2, lambda x: (x[0], *x[2:]))),
    ("{x}[:, 0].add_({y})", of_rank(2, lambda x: (x[0], *x[2:]))),
    ("{x}.mT.copy_({y})", of_rank(2, lambda x: (*x[:-2], x[-1], x[-2]))),
    ("{x}.diagonal().add_({y})", of_rank(2, lambda x: (*x[2:], min(x[0], x[1])))),
    ("{x}.transpose(0, -1)[0].copy_({y})", of_rank(2, lambda x: _swap(x)[1:])),
)


# What is a view or a copy as the elements lie, and what changes how they lie.
OF_ORDER = ("view(-1)", "view({x}", "reshape", "flatten", "ravel", "contiguous", "unflatten")
PERMUTES = ("mT", "transpose", "swapaxes", "moveaxis", "diagonal")


def broadcast(x: Shape, y: Shape) -> Shape | None:
    """The shape of both together; None where there is none."""
    sizes = []
    for k in range(-max(len(x), len(y)), 0):
        pair = {s[k] for s in (x, y) if len(s) >= -k} - {1}
        if len(pair) > 1:
            return None
        sizes.append(pair.pop() if pair else 1)
    return tuple(sizes)
