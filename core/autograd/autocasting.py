"""`core.autocast`: products in half precision, operators that overflow or cancel in float32.

Each operator has a policy, which may differ from device to device: `lower` converts its operands to
the block's dtype, `float32` to float32, `promote` to the widest among them, `none` leaves them. The
conversion happens before the tape records, so that gradients come back in the original dtypes. A
catalogue operator's policy is in the tables here, another's in its definition
(`tags=("autocast:lower",)`) or registered (`op.register_autocast("lower")`); a backend changes
policies for its device with the hook `core_autocast_policy`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core._native import (
    Operator,
    Tensor,
    autocast_dtype,
    bfloat16,
    find_operator,
    float16,
    float32,
    key_mask,
    runtime_is_open,
    set_autocast,
    set_autocast_policy,
    thread_keys,
)
from core._native import dtype as DType
from core.errors import ArgumentError, DeviceError, DtypeError, RegistrationError

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.type_aliases import DTypeLike, ExcInfo, P, R

_LOWER = """
    matmul linear bilinear vecdot baddbmm addmm convolution scaled_dot_product_attention
"""
_LOSSES = """
    l1_loss mse_loss smooth_l1_loss huber_loss binary_cross_entropy nll_loss cross_entropy kl_div
    binary_cross_entropy_with_logits poisson_nll_loss cosine_embedding_loss hinge_embedding_loss
    margin_ranking_loss triplet_margin_loss soft_margin_loss multi_margin_loss
"""
_DECOMPOSITIONS = """
    prod avg_pool3d grid_sample cdist trace quantile nanquantile linalg_inv linalg_pinv linalg_svd
    linalg_svdvals linalg_qr linalg_cholesky linalg_solve linalg_eigh linalg_eigvalsh linalg_eig
    linalg_eigvals linalg_lstsq linalg_lu linalg_matrix_rank cholesky_solve cholesky_inverse
    linalg_matrix_exp linalg_solve_triangular
"""
# What half precision overflows or cancels in. Vector units of CPUs widen them to float32 anyway.
_RANGE = """
    exp exp2 expm1 log log2 log10 log1p logaddexp reciprocal rsqrt pow sum cumulative_sum
    cumulative_prod softmax softmin log_softmax logsumexp softplus layer_norm group_norm rms_norm
    cosine_similarity erfinv acos asin cosh sinh tan linalg_vector_norm normalize
"""
_PROMOTE = "scatter scatter_add scatter_reduce index_put index_add index_copy cross dot"

_POLICIES = {"lower": _LOWER, "float32": _LOSSES + _DECOMPOSITIONS + _RANGE, "promote": _PROMOTE}
_HOST = {"none": _RANGE}  # as torch.autocast("cpu") has it
_LOWER_DTYPES = (bfloat16, float16)
_CAST = (*_LOWER_DTYPES, float32)
_KEY = key_mask("autocast")
_prepared: set[str] = set()


def _apply(names: str, policy: str, device_type: str | None = None) -> None:
    for name in names.split():
        op = find_operator(f"core::{name}")
        if op is not None:
            set_autocast_policy(op, policy, device_type)


def _prepare(device_type: str) -> None:
    """Fills the policies in, once for the catalogue and once for each device type."""
    if not _prepared:
        for policy, names in _POLICIES.items():
            _apply(names, policy)
        _prepared.add("")
    if device_type in _prepared:
        return
    _prepared.add(device_type)
    if device_type == "cpu":
        for policy, names in _HOST.items():
            _apply(names, policy, "cpu")
    from core.plugins.manager import manager

    for name, policy in manager.autocast_policy(device_type).items():
        op = find_operator(name)
        if op is not None:
            set_autocast_policy(op, policy, device_type)


_registered: set[tuple[Operator, str | None]] = set()


def register_autocast(
    op: Operator,
    policy: str | None = None,
    device_type: str | DType | None = None,
    cast_inputs: DTypeLike | None = None,
    *,
    replace: bool = False,
) -> None:
    """Sets the dtype to which `core.autocast` converts the operator's floating-point operands.

    Args:
        policy: "lower" (the dtype of the block), "float32", "promote", "none", or the name of the
            dtype: "float16", "bfloat16".
        device_type: where it holds; None: everywhere.
        cast_inputs: a dtype instead of a policy, as torch.library has it:
            `op.register_autocast("cpu", core.bfloat16)`.
        replace: replaces an earlier registration for that device type.

    Raises:
        RegistrationError: it was registered for that device type already.
        DtypeError: operands cannot be converted to that dtype.
        ArgumentError: there is no such policy.

    >>> import core
    >>> @core.custom_op("docs::product")
    ... def product(x: core.Tensor, y: core.Tensor) -> core.Tensor:
    ...     return x * y
    >>> product.register_autocast("lower")
    >>> with core.autocast("cpu"):
    ...     print(product(core.ones(2), core.ones(2)).dtype)
    bfloat16
    """
    by_position = isinstance(policy, str) and runtime_is_open(policy)
    if isinstance(device_type, DType) or (by_position and device_type is not None):
        policy, device_type, cast_inputs = None, policy, device_type  # as torch.library has it
    if cast_inputs is not None:
        policy = _policy_of(op, policy, cast_inputs)
    if (op, device_type) in _registered and not replace:
        raise RegistrationError(
            what=f"autocast of {op.name} is registered already"
            + (f" for {device_type!r}" if device_type else ""),
            why="a registration for an operator changes every program that calls it",
            exists="one policy for each device type, and one for all others",
            fix="pass replace=True to register_autocast, or leave one of them out",
        )
    set_autocast_policy(op, str(policy), device_type)  # which refuses "None"
    _registered.add((op, device_type))


def _policy_of(op: Operator, policy: str | None, cast_inputs: DTypeLike) -> str:
    if cast_inputs in _CAST and policy is None:
        return str(cast_inputs).removeprefix("core.")
    raise DtypeError(
        what=f"register_autocast of {op.name} got cast_inputs={cast_inputs}"
        + (f" together with the policy {policy!r}" if policy is not None else ""),
        why="it replaces a policy by the dtype that operands are converted to",
        exists="float16, bfloat16, float32",
        fix='op.register_autocast("cpu", core.bfloat16), or op.register_autocast("lower")',
    )


def _need_device_type(device_type: str) -> None:
    """Raises unless a backend serves it, whether or not it can be used here."""
    if device_type in _prepared or runtime_is_open(device_type):
        return
    from core.plugins.manager import manager

    device_types = sorted({backend.device_type for backend in manager.backends().values()})
    if device_type not in device_types:
        raise DeviceError(
            what=f"autocast got the device type {device_type!r}",
            why="no installed backend serves it, so nothing would ever be converted",
            exists=", ".join(device_types),
            fix="check the spelling, or install the backend: python -m core doctor",
        )


class autocast:
    """Operators in the block run in the dtype that suits them: a context manager or decorator.

    Args:
        device_type: the device type whose operators are affected, "cpu" for example.
        dtype: bfloat16 (the default) or float16, for operators with the policy "lower".
        enabled: False switches autocast off inside an outer block.
        cache_enabled: accepted for code written for PyTorch; nothing is cached.

    >>> import core
    >>> x = core.ones((2, 2))
    >>> with core.autocast("cpu", dtype=core.bfloat16):
    ...     (x @ x).dtype, (x + x).dtype
    (core.bfloat16, core.float32)
    """

    def __init__(
        self,
        device_type: str,
        dtype: DTypeLike | None = None,
        enabled: bool = True,
        cache_enabled: bool | None = None,
    ) -> None:
        if not isinstance(device_type, str) or ":" in device_type:
            raise ArgumentError(
                what=f"autocast got the device type {device_type!r}",
                why="it acts on all devices of a type, which is named without an index",
                exists='"cpu", and the device types of installed backends (core.backends())',
                fix='pass the name alone: core.autocast("cpu")',
            )
        _need_device_type(device_type)
        self.device_type = device_type
        self.dtype = bfloat16 if dtype is None else DType(dtype)
        self.enabled = enabled
        if enabled and self.dtype not in _LOWER_DTYPES:
            raise DtypeError(
                what=f"autocast was asked to compute in {self.dtype}",
                why="it replaces float32 by a dtype of half its size",
                exists="bfloat16, float16",
                fix="pass one of these, or enabled=False",
            )
        self._before: list[DType | None] = []

    def __enter__(self) -> autocast:
        _prepare(self.device_type)
        dtype = self.dtype if self.enabled else None
        self._before.append(set_autocast(self.device_type, dtype))
        return self

    def __exit__(self, *exc_info: ExcInfo) -> None:
        set_autocast(self.device_type, self._before.pop())

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            with autocast(self.device_type, self.dtype, self.enabled):
                return function(*args, **kwargs)

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(wrapper, name, getattr(function, name, None))
        setattr(wrapper, "__wrapped__", function)  # noqa: B010 - functions are not typed with it
        return wrapper


def lower_operands(*tensors: Tensor | None) -> tuple[Any, ...]:
    """The operands of a product as autocast has them, for functions that are no operators.

    Without autocast they are returned as they are, None among them as well.
    """
    included, excluded = thread_keys()
    if not included & ~excluded & _KEY:
        return tensors
    dtype = autocast_dtype(next(t.device.type for t in tensors if isinstance(t, Tensor)))
    if dtype is None:
        return tensors
    return tuple(
        t.astype(dtype) if isinstance(t, Tensor) and t.dtype in _CAST else t for t in tensors
    )


def is_autocast_enabled(device_type: str = "cpu") -> bool:
    """Whether this thread autocasts on devices of that type.

    >>> import core
    >>> core.is_autocast_enabled("cpu")
    False
    """
    return autocast_dtype(device_type) is not None


def get_autocast_dtype(device_type: str = "cpu") -> DType:
    """The dtype of this thread's autocast; the default where it is off.

    >>> import core
    >>> core.autograd.get_autocast_dtype("cpu")
    core.bfloat16
    """
    dtype = autocast_dtype(device_type)
    return bfloat16 if dtype is None else dtype


def attach() -> None:
    """Gives Operator its method."""
    setattr(Operator, "register_autocast", register_autocast)  # noqa: B010 - as above
