"""The cases of PyTorch's operator database: each sample called in PyTorch and in core.compat.torch.

A case is one sample of one operator in one dtype, and one part of it: the values that the function
gives, those of the method, or the gradients. What core.compat.torch has not (operators, keywords,
kinds of arguments) is counted apart from what it has and does otherwise.
"""

from __future__ import annotations

import functools
import inspect
import sys
import types
import unittest
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import torch
from database_compare import Mismatch, compare_gradients, compare_results, tolerances

import core
import core.compat.torch as ours

# The base class of PyTorch's own tests, which nothing here uses; the wheel does not bring it.
sys.modules.setdefault("expecttest", types.ModuleType("expecttest")).__dict__.setdefault(
    "TestCase", unittest.TestCase
)
from torch.testing._internal.common_device_type import toleranceOverride  # noqa: E402
from torch.testing._internal.common_methods_invocations import op_db  # noqa: E402
from torch.testing._internal.opinfo.core import SampleInput  # noqa: E402

DTYPES = {
    "float32": torch.float32,
    "int64": torch.int64,
    "bfloat16": torch.bfloat16,
    "bool": torch.bool,
    "complex64": torch.complex64,
}
SAMPLES = 60  # of an operator and dtype; of longer lists so many are taken, evenly
# Names by which core.compat.torch takes arguments that its signatures spell otherwise.
_SYNONYMS = (
    {"axis", "axes", "dim", "dims"},
    {"keepdims", "keepdim"},
    {"shift", "shifts"},
    {"input", "self", "tensors"},
    {"other"},
)
# Memory that nobody has written, and numbers that are drawn: shape and dtype are compared.
_UNSET = (
    "empty",
    "empty_like",
    "empty_permuted",
    "empty_strided",
    "new_empty",
    "new_empty_strided",
)
_DRAWN = (
    "bernoulli", "multinomial", "rand", "randint", "randn", "rand_like", "randn_like",
    "randint_like", "normal", "cauchy", "exponential", "geometric", "log_normal", "uniform",
    "nn.functional.dropout", "nn.functional.dropout2d", "nn.functional.dropout3d",
    "nn.functional.alpha_dropout", "nn.functional.feature_alpha_dropout", "nn.functional.rrelu",
    "nn.functional.gumbel_softmax", "nn.functional.fractional_max_pool2d",
    "nn.functional.fractional_max_pool3d", "pca_lowrank", "svd_lowrank",
)  # fmt: skip
# Of equal elements PyTorch leaves open which one is taken: floats of single precision have none.
_CHOICES = (
    "topk", "kthvalue", "mode", "sort", "argsort", "msort", "median", "nanmedian", "max", "min",
    "cummax", "cummin", "argmax", "argmin",
)  # fmt: skip
# Reductions of all elements to one of them.
_WHOLE = ("max:reduction_no_dim", "min:reduction_no_dim", "median", "nanmedian")
# Entries that call PyTorch's function with other arguments than the sample's.
_ADAPTED: dict[str, Callable[..., Any]] = {
    "nn.functional.embedding_bag": lambda function: (
        lambda weight, at, **more: function(at, weight, **more)
    ),
    "nn.functional.embedding": lambda function: (
        lambda weight, at, **more: function(at, weight, **more)
    ),
    "where": lambda function: lambda x, condition, other: function(condition, x, other),
    "einsum": lambda function: lambda operands, equation: function(equation, *operands),
    "polygamma": lambda function: lambda x, n, **more: function(n, x, **more),
    "special.polygamma": lambda function: lambda x, n, **more: function(n, x, **more),
}
# Entries of methods, of which functions of the same name are others; and of properties.
_METHODS = ("repeat", "expand", "view", "reshape_as", "T", "H", "mT", "mH")
# Entries of methods that write numbers into their tensor, by its method's name.
_WRITTEN = ("cauchy", "exponential", "geometric", "log_normal", "uniform", "normal:in_place")


class Unsupported(Exception):
    """An argument of a kind that core has not: a layout, a sparse tensor."""


class Outcome(NamedTuple):
    """How one case went: state is agreed, differs, refused or missing."""

    operator: str
    dtype: str
    part: str  # forward, method, gradients
    state: str
    detail: str = ""
    sample: str = ""


def operators() -> dict[str, Any]:
    """PyTorch's operators by name; variants of one name follow it after a point."""
    return {_name(entry): entry for entry in op_db}


def _name(entry: Any) -> str:
    return f"{entry.name}:{entry.variant_test_name}" if entry.variant_test_name else entry.name


def function_of(entry: Any) -> Callable[..., Any] | None:
    """What core.compat.torch calls this operator; None: it has no such function."""
    if _name(entry) in _WRITTEN:
        method = getattr(_tensor_type(), f"{entry.name}_", None)
        return method and (lambda x, *args, **kwargs: method(core.clone(x), *args, **kwargs))
    if entry.name in _METHODS:
        return None
    try:
        value = functools.reduce(getattr, entry.name.split("."), ours)
    except AttributeError:
        value = None
    if not callable(value) or isinstance(value, type(core.float32)):
        return None
    return _ADAPTED[entry.name](value) if entry.name in _ADAPTED else value


def method_of(entry: Any) -> Callable[..., Any] | None:
    """The method or property of tensors of that name, where PyTorch has one, too."""
    if "." in entry.name or not hasattr(torch.Tensor, entry.name):
        return None
    if not hasattr(_tensor_type(), entry.name):
        return None

    def called(x: Any, *args: Any, **kwargs: Any) -> Any:
        x = core.clone(x) if entry.name.endswith("_") and not entry.name.endswith("__") else x
        attribute = getattr(x, entry.name)
        return attribute(*args, **kwargs) if callable(attribute) else attribute

    return called


def _tensor_type() -> type:
    return type(ours.tensor([1.0]))


# ---- arguments -----------------------------------------------------------------------------------
def translated(value: Any) -> Any:
    """The same argument for core: tensors share their memory, and keep their strides."""
    if isinstance(value, torch.Tensor):
        return _tensor(value)
    if isinstance(value, torch.dtype):
        name = str(value).removeprefix("torch.")
        if not hasattr(core, name):
            raise Unsupported(f"dtype {name}")
        return getattr(core, name)
    if isinstance(value, torch.device):
        return str(value)
    if isinstance(value, (torch.layout, torch.memory_format, torch.Generator)):
        raise Unsupported(type(value).__name__)
    if isinstance(value, slice):
        return slice(*map(translated, (value.start, value.stop, value.step)))
    if isinstance(value, dict):
        return {name: translated(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        kind = list if isinstance(value, list) else tuple
        return kind(map(translated, value))
    return value


def _tensor(value: torch.Tensor) -> Any:
    if value.layout != torch.strided:
        raise Unsupported(f"a tensor of layout {value.layout}")
    plain = value.detach().resolve_conj().resolve_neg()
    if not hasattr(core, str(plain.dtype).removeprefix("torch.")):
        raise Unsupported(f"a tensor of {plain.dtype}")
    out = ours.from_dlpack(plain)
    return out.requires_grad_() if value.requires_grad else out


def tensors_in(value: Any, kind: type) -> list[Any]:
    """Every tensor in an argument or a result, in order."""
    if isinstance(value, kind):
        return [value]
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return [tensor for item in value for tensor in tensors_in(item, kind)]
    return []


def accepts(function: Callable[..., Any], args: Any, kwargs: Any) -> str:
    """Why the signature does not take these arguments; empty: it does."""
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return ""
    kinds = {parameter.kind for parameter in parameters.values()}
    names = set(parameters)
    for row in _SYNONYMS:
        names |= row if row & names or row & {"input", "other"} else set()
    unknown = [name for name in kwargs if name not in names]
    if unknown and inspect.Parameter.VAR_KEYWORD not in kinds:
        return "keywords " + ", ".join(unknown)
    positional = sum(p.kind is not inspect.Parameter.KEYWORD_ONLY for p in parameters.values())
    if len(args) > positional and inspect.Parameter.VAR_POSITIONAL not in kinds:
        return f"argument {len(args)} by position"
    return ""


# ---- one operator --------------------------------------------------------------------------------
def run(entry: Any, limit: int = SAMPLES) -> Iterator[Outcome]:
    """Every case of one operator."""
    name, function = _name(entry), function_of(entry) or method_of(entry)
    if function is None:
        yield Outcome(name, "", "", "missing", "operator")
        return
    for dtype, kind in DTYPES.items():
        if kind not in entry.supported_dtypes("cpu"):
            continue
        backward = entry.supports_autograd and kind in entry.supported_backward_dtypes("cpu")
        differentiable = backward and (kind.is_floating_point or kind.is_complex)
        torch.manual_seed(0)
        samples = list(entry.sample_inputs("cpu", kind, requires_grad=differentiable))
        step = max(1, -(-len(samples) // limit))
        for sample in [*samples[::step], *_edges(entry, kind)]:
            for part, state, detail in _run_sample(entry, function, sample, differentiable):
                yield Outcome(name, dtype, part, state, detail, _brief(sample))


def _edges(entry: Any, kind: torch.dtype) -> list[Any]:
    """Samples at the edges of a domain that PyTorch's own, drawn numbers, never meet."""
    if kind != torch.float32:
        return []
    if _name(entry) == "pow":
        values = torch.tensor([0.0, 1.0, -1.0, 2.0, -2.0, 0.5])
        base, exponent = (
            t.clone().requires_grad_() for t in torch.cartesian_prod(values, values).T
        )
        return [
            SampleInput(base, args=(exponent,)),
            SampleInput(torch.tensor(0.0), args=(exponent,)),
        ]
    if _name(entry) in _WHOLE:
        rows = [[1.0, torch.nan, torch.nan, 3.0], [2.0, 1.0, 2.0, 3.0, 2.0]]
        return [SampleInput(torch.tensor(row, requires_grad=True)) for row in rows]
    return []


def _brief(sample: Any) -> str:
    return " ".join(str(sample.summary() if hasattr(sample, "summary") else sample).split())[:300]


def _run_sample(
    entry: Any, function: Any, sample: Any, differentiable: bool
) -> Iterator[tuple[str, str, str]]:
    theirs = (sample.input, *sample.args)
    try:
        args, kwargs = translated(list(theirs)), translated(sample.kwargs)
    except Unsupported as kind:
        yield "forward", "missing", str(kind)
        return
    torch.manual_seed(0)
    want = entry.op(*theirs, **sample.kwargs)
    try:
        result = function(*args, **kwargs)
    except Exception as error:
        lacking = accepts(function, args, kwargs)
        state, detail = ("missing", lacking) if lacking else ("refused", _said(error))
        yield "forward", state, detail
        return
    drawn = entry.name in (*_DRAWN, *_UNSET) or bool(sample.kwargs.get("dropout_p"))
    tied = entry.name in _CHOICES and sample_dtype(sample) != torch.float32
    truth = functools.partial(_truth, entry, sample)
    with tolerances(_tolerances_of(entry, sample_dtype(sample))):
        yield (
            "forward",
            *_verdict(
                lambda: compare_results(result, want, truth, values=not drawn, places=not tied)
            ),
        )
        if differentiable and not drawn and not tied:
            yield from _run_gradients(entry, function, sample, (args, kwargs))


def sample_dtype(sample: Any) -> Any:
    """The dtype of the first tensor of a sample."""
    tensors = tensors_in([sample.input, list(sample.args), sample.kwargs], torch.Tensor)
    return tensors[0].dtype if tensors else None


def _tolerances_of(entry: Any, dtype: Any) -> tuple[float, float]:
    """The widest tolerances (relative, absolute) that PyTorch tests this operator with."""
    own = [
        override.d[dtype]
        for info in entry.decorators
        if getattr(info, "device_type", None) in (None, "cpu")
        for override in getattr(info, "decorators", ())
        if isinstance(override, toleranceOverride) and dtype in override.d
    ]
    return max((t.rtol for t in own), default=0.0), max((t.atol for t in own), default=0.0)


def _run_gradients(
    entry: Any, function: Any, sample: Any, own: Any
) -> Iterator[tuple[str, str, str]]:
    args, kwargs = own
    want = _wrapped(entry, entry.op, [sample.input, *sample.args], sample.kwargs)
    wanted = _gradients_of(entry, sample, want)
    if wanted is None or _is_unchecked(entry):
        return
    outputs = sample.output_process_fn_grad(want)
    chosen = [t.requires_grad for t in tensors_in(outputs, torch.Tensor)]
    cotangents = _cotangents(outputs)

    def compared() -> None:
        result = _wrapped(entry, function, args, kwargs)
        processed = tensors_in(sample.output_process_fn_grad(result), core.Tensor)
        if len(processed) != len(chosen):
            raise Mismatch(f"{len(processed)} results for gradients, not {len(chosen)}")
        heads = [t for t, wants in zip(processed, chosen) if wants]
        reached = [t.requires_grad for t in heads]  # of a constant every gradient is zero
        leaves = [t for t in tensors_in([args, kwargs], core.Tensor) if t.requires_grad]
        followed = [t for t, history in zip(heads, reached) if history]
        along = [translated(g) for g, history in zip(cotangents, reached) if history]
        got = [None] * len(leaves)
        if followed:
            got = ours.autograd.grad(followed, leaves, along, allow_unused=True)
        compare_gradients(list(got), wanted, functools.partial(_true_gradients, entry, sample))

    yield "gradients", *_verdict(compared)


def _wrapped(entry: Any, function: Any, args: Any, kwargs: Any) -> Any:
    """The function as PyTorch checks its gradients: of triangles, of Hermitian matrices."""
    torch.manual_seed(0)
    if entry.name in ("cholesky_inverse", "cholesky_solve"):  # of triangles, by PyTorch's functions
        return function(*args, **kwargs)
    if isinstance(args[0], core.Tensor) and _is_hermitian(entry):
        return function(args[0] + core.conj(args[0].mT), *args[1:], **kwargs)
    return entry.gradcheck_wrapper(function, *args, **kwargs)


def _is_unchecked(entry: Any) -> bool:
    """Whether PyTorch leaves out its own check of the gradients: they are not well-defined."""
    return any(
        getattr(info, "cls_name", None) == "TestBwdGradients"
        and info.test_name in (None, "test_fn_grad")
        and info.dtypes is None
        and info.device_type in (None, "cpu")
        for info in entry.decorators
    )


def _is_hermitian(entry: Any) -> bool:
    """Whether gradients are taken of x + x.mH."""
    code = entry.gradcheck_wrapper.__code__
    names = (code.co_name, *code.co_names)
    return any(name.startswith("gradcheck_wrapper_hermitian") for name in names)


def _cotangents(outputs: Any) -> list[torch.Tensor]:
    torch.manual_seed(1)
    heads = [t for t in tensors_in(outputs, torch.Tensor) if t.requires_grad]
    return [
        torch.randn(t.shape, dtype=torch.float32 if not t.is_complex() else torch.complex64).to(
            t.dtype
        )
        for t in heads
    ]


def _gradients_of(entry: Any, sample: Any, result: Any) -> list[Any] | None:
    outputs = sample.output_process_fn_grad(result)
    heads = [t for t in tensors_in(outputs, torch.Tensor) if t.requires_grad]
    leaves = [
        t
        for t in tensors_in([sample.input, sample.args, sample.kwargs], torch.Tensor)
        if t.requires_grad
    ]
    if not heads or not leaves:
        return None
    return list(torch.autograd.grad(heads, leaves, _cotangents(outputs), allow_unused=True))


def _wider(sample: Any) -> Any:
    def widen(value: Any) -> Any:
        if not isinstance(value, torch.Tensor) or not (
            value.is_floating_point() or value.is_complex()
        ):
            return value
        wide = value.detach().to(torch.complex128 if value.is_complex() else torch.float64)
        return wide.requires_grad_(value.requires_grad)

    return sample.transform(widen)


def _truth(entry: Any, sample: Any) -> Any:
    """The result in float64, where PyTorch computes it there."""
    wide = _wider(sample)
    torch.manual_seed(0)
    return entry.op(wide.input, *wide.args, **wide.kwargs)


def _true_gradients(entry: Any, sample: Any) -> Any:
    wide = _wider(sample)
    result = _wrapped(entry, entry.op, [wide.input, *wide.args], wide.kwargs)
    return _gradients_of(entry, wide, result)


def _verdict(compared: Callable[[], None]) -> tuple[str, str]:
    try:
        compared()
    except Mismatch as difference:
        return "differs", str(difference)
    except Exception as error:
        return "refused", _said(error)
    return "agreed", ""


def _said(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]
