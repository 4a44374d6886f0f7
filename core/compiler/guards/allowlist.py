"""Allowlist: what a pure function may use without a guard: values that cannot change, functions
that change nothing, attributes and instructions that read. Whatever is not listed is not pure.
"""

from __future__ import annotations

import bisect
import builtins
import collections
import copy
import dataclasses
import enum
import functools
import itertools
import math
import operator
import sys
import types
from typing import Any

import numpy as np

from core import func
from core._native import Callable, Operator, RandomStream, Tensor, device, dtype
from core.compiler.symbolic.symbols import Symbol, computed_by, is_array_constant, is_array_scalar
from core.tensors.creation import tensor

IMMUTABLE = (
    bool, int, float, complex, str, bytes, type(None), type(...), type(NotImplemented), range,
    slice, dtype, device,
)  # fmt: skip
_ERRORS = {
    id(e) for e in vars(builtins).values() if isinstance(e, type) and issubclass(e, Exception)
} | {id(BaseException)}
# Transforms: the functions that they call are guarded, or were read with the function around.
_TRANSFORMS = (
    func.functional_call, func.functionalize, func.grad, func.grad_and_value, func.hessian,
    func.jacfwd, func.jacrev, func.jvp, func.linearize, func.value_and_grad, func.vjp, func.vmap,
)  # fmt: skip
_TRANSFORMED = frozenset(
    code
    for transform in _TRANSFORMS
    for code in transform.__code__.co_consts
    if isinstance(code, types.CodeType) and code.co_name == "transformed"
)
# Functions that read each field of a dataclass's instance.
READS_FIELDS = (dataclasses.fields, dataclasses.is_dataclass, dataclasses.replace)
# Functions that read all attributes of the user's objects, and make others of their classes.
COPIES_OBJECTS = (copy.copy, copy.deepcopy)
# Of operator: what reads attributes by names that no code has, what changes its argument, and what
# instructions are looked at for: identity, formatting.
_IN_PLACE = (f"i{name.rstrip('_')}" for name in operator.__all__)
_NOT_PURE = {
    *("attrgetter", "delitem", "is_", "is_not", "methodcaller", "mod", "setitem"), *_IN_PLACE
}  # fmt: skip
# Builtins that change nothing that a pure function can reach.
_PURE = {
    id(f)
    for f in (
        abs, all, any, ascii, bin, bool, bytes, callable, chr, complex, dict, divmod, enumerate,
        filter, float, format, frozenset, hash, hex, int, isinstance, issubclass, iter, len, list,
        map, max, min, next, oct, ord, pow, range, repr, reversed, round, set, slice, sorted, str,
        sum, super, tuple, type, zip, Tensor, dtype, device,
        collections.Counter, collections.OrderedDict, collections.defaultdict, collections.deque,
        functools.partial, functools.reduce, tensor, computed_by, *_TRANSFORMS, *READS_FIELDS,
        *COPIES_OBJECTS,
        bisect.bisect_left, bisect.bisect_right, vars(collections)["_count_elements"],
        sys.exc_info, types.MethodType,
        *(f for f in (*vars(math).values(), *vars(itertools).values()) if callable(f)),
        *(getattr(operator, n) for n in operator.__all__ if n not in _NOT_PURE),
    )
}  # fmt: skip
# NumPy's makers of arrays and functions of numbers. Arrays that a function is given or finds by
# name are not guarded: these see what it has made, and tensors, of which they call operators.
_MAKERS = """
    all any arange argmax argmin argsort array array_equal asarray ascontiguousarray broadcast_to
    clip concatenate cross cumprod cumsum diag diff dot empty empty_like expand_dims eye flip full
    full_like geomspace hamming hanning identity indices interp isclose isscalar kron linspace
    logspace max mean median meshgrid min ndim ones ones_like outer pad polyval prod ravel repeat
    reshape roll round searchsorted shape size sort split squeeze stack std sum swapaxes tile
    transpose tri tril triu unique vander var where zeros zeros_like
"""
_PURE.update(id(getattr(np, name)) for name in _MAKERS.split())
_PURE.add(id(np.ndarray))  # for isinstance
_PURE.update(
    id(found)
    for found in vars(np).values()
    if isinstance(found, np.ufunc) or (isinstance(found, type) and issubclass(found, np.generic))
)
_COMPAT = "core.compat.torch"
_PURE_PARTS = (
    "core.control.",
    "core.operators.",
    "core._native",
    "core.compiler.capture.conversions",
    "core.fft",
    "core.linalg",
    "core.autograd.autocasting",
    "core.autograd.engine",
    "core.autograd.function",
    "core.autograd.grad_mode",
    "core.errors",
    "core.optim.clipping",
    "core.optim.lr_scheduler.checks",
    "core.optim.lr_scheduler.texts",
    "core.pytree",
    "core.tensors.dtypes",
    *(
        f"{_COMPAT}.{module}"
        for module in ("functions", "linalg", "matrices", "nn.utils", "signals")
    ),
)
# Functions of core that change something.
_CHANGING = (
    "compile",
    "define",
    "manual_seed",
    "register_pytree_node",
    "set_default_dtype",
    "set_grad_enabled",
)


def is_immutable(value: Any) -> bool:
    """Whether a value is of an immutable type, no subclass of one, and so are its items.

    A slice of symbols is not: they are replaced where they stand in results, not within a slice.
    """
    if type(value) is slice:
        parts = (value.start, value.stop, value.step)
        return all(is_immutable(part) and not isinstance(part, Symbol) for part in parts)
    of_numpy = is_array_scalar(value) or is_array_constant(value)
    return type(value) in IMMUTABLE or of_numpy or isinstance(value, Symbol)


def is_generator(value: Any) -> bool:
    """Whether a value is a generator of core's, also one that has PyTorch's name."""
    return isinstance(value, RandomStream) and type(value).__module__.startswith("core.")


def is_allowlisted(value: Any) -> bool:
    """Whether a value can be used freely: it never changes, and calling it changes nothing."""
    if is_immutable(value) or id(value) in _PURE or id(value) in _ERRORS:
        return True
    if isinstance(value, Operator):
        return True  # its writes are part of the graph
    if not isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType)):
        return is_generator(value)  # operators that draw are asked themselves
    if not isinstance(value, types.FunctionType):
        where = getattr(value, "__module__", None) or ""
        if where.startswith(_COMPAT):
            return isinstance(value, type) and issubclass(value, (Tensor, tuple))
        return where.startswith(_PURE_PARTS) and value.__name__ not in _CHANGING
    # Its globals are its own; the module that a decorated function names is of what it wraps.
    where = value.__globals__.get("__name__") or ""
    if where.startswith(_COMPAT) and hasattr(value, "__wrapped__"):
        return is_allowlisted(value.__wrapped__)  # with other forms of arguments and results
    if not where.startswith(_PURE_PARTS) or value.__name__ in _CHANGING:
        return False
    inner = map(_content, value.__closure__ or ())  # a decorator's may be a function of the user's
    return all(is_allowlisted(part) for part in inner if callable(part) and part is not value)


def _content(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # an empty one
        return None


def is_key(value: Any) -> bool:
    """Whether a key of a dict, an item of a set, or a result is the same at each call."""
    return is_immutable(value) or isinstance(value, enum.Enum)


def assigns_for_a_while(value: Any) -> bool:
    """Whether a function gives attributes of its argument other values, and takes them back."""
    return value is func.functional_call


def is_transformed(value: Any) -> bool:
    """Whether a value was returned by a transform: it calls the functions in its cells."""
    return type(value) is types.FunctionType and value.__code__ in _TRANSFORMED


# ---- attributes --------------------------------------------------------------------------------
# Methods of lists and dicts that change these: whether one that is guarded or given was changed is
# seen after the call, as where items are assigned.
_CHANGES = frozenset((
    "append", "clear", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
    "update", "__delitem__", "__setitem__",
))  # fmt: skip
# Attributes of core's and Python's values that may be read: each follows from the compared
# properties of a tensor (dtype, shape, strides, device), is an operator, or belongs to an immutable
# type.
_READABLE = frozenset((
    *(n for n in (*dir(Tensor), *dir(str), *dir(range)) if not n.startswith("_")), *_CHANGES,
    "keys", "values", "items", "get", "copy", "bit_length", "is_integer", "conjugate",
    "name", "kind", "type", "args", "func", "keywords", "indices", "numerator", "denominator",
    "as_integer_ratio", "bit_count", "hex", "to_bytes", "decode", "union", "intersection",
    "difference", "symmetric_difference", "issubset", "issuperset", "isdisjoint",
    "close", "send", "throw",  # of generators that the function has made
)) - frozenset((
    "batch_dim", "data_ptr", "format", "format_map", "grad_fn", "is_fake",
    "is_leaf", "offset", "output_index", "read_only", "storage_id", "tangent", "version",
    "view_args", "view_op", "view_parent", "wrapped_value",
))  # fmt: skip
# What syntax does as well, and how errors are told: of the user's classes it is guarded.
_OF_SYNTAX = """
    abs add and bool call cause contains context delitem enter eq exit floordiv ge getitem gt hash
    invert iter le len lt matmul missing mod mul ne neg next or pow radd reversed rmul rsub rtruediv
    setitem sub truediv xor
"""
_SYNTAX = tuple(f"__{name}__" for name in _OF_SYNTAX.split())
_BROUGHT: tuple[type, ...] = (
    list, dict, set, frozenset, tuple, bytes, bytearray, BaseException, functools.partial, type,
    Tensor, Operator, dtype, device, Callable,
    types.FunctionType, types.MethodType, types.BuiltinFunctionType, types.GeneratorType,
    types.CodeType, types.CellType, types.FrameType, types.TracebackType, memoryview, property,
    type(functools.cache(len)), type({}.keys()), type({}.items()),
    str, int, float, complex, range, slice,
)  # fmt: skip
_OF_GENERATORS = (
    "clone_state", "get_state", "initial_seed", "manual_seed", "move_to", "place", "read_place",
    "seed", "set_state", "spawn", "take_place",
)  # fmt: skip
_REFUSED = frozenset((*_OF_GENERATORS, *(n for kind in _BROUGHT for n in dir(kind)))) - _READABLE
_SETTABLE = frozenset(
    name
    for kind in (*_BROUGHT, np.ndarray)
    for base in kind.__mro__
    for name, attribute in vars(base).items()
    if hasattr(type(attribute), "__set__")
) - frozenset(("T", "device", "ndim", "real", "imag", "size", "start", "step", "stop", "name"))


def may_read(attribute: str) -> bool:
    """Whether an attribute may be read where it belongs to a value that core or Python brings.

    Attributes of others are looked up where the function is (guarded_state.py).
    """
    return attribute in _SYNTAX or (attribute not in _REFUSED and not attribute.startswith("__"))


def may_read_of_user(attribute: str) -> bool:
    """Whether an attribute may be read of what is most probably an object of the user's: if it is a
    tensor after all, it has none of that name."""
    return not attribute.startswith("__") and not hasattr(Tensor, attribute)


def may_store(attribute: str) -> bool:
    """Whether an attribute may be assigned: of the user's objects, which keep it.

    Those of what core, NumPy and Python bring may do more, where these have one of that name.
    """
    of_errors = attribute == "__context__"  # which are the function's own
    return of_errors or (not attribute.startswith("__") and attribute not in _SETTABLE)


def may_change(attribute: str) -> bool:
    """Whether an attribute that may be read is, of lists and dicts, a method that changes these."""
    return attribute in _CHANGES


# ---- instructions ------------------------------------------------------------------------------
# Of Python 3.11 to 3.14: what works on the frame's own stack and variables, calls, and reads. Items
# are assigned of tensors, by operators, and of containers: whether one that is guarded or given was
# changed is seen after the call (compiled.py).
_INSTRUCTIONS = """
    CACHE COPY EXTENDED_ARG NOP NOT_TAKEN POP_TOP PRECALL PUSH_NULL RESUME SWAP
    LOAD_CONST LOAD_SMALL_INT LOAD_FAST LOAD_FAST_AND_CLEAR LOAD_FAST_BORROW
    LOAD_FAST_BORROW_LOAD_FAST_BORROW LOAD_FAST_CHECK LOAD_FAST_LOAD_FAST STORE_FAST
    STORE_FAST_LOAD_FAST STORE_FAST_MAYBE_NULL STORE_FAST_STORE_FAST DELETE_FAST
    LOAD_GLOBAL LOAD_DEREF LOAD_CLOSURE MAKE_CELL COPY_FREE_VARS STORE_DEREF DELETE_DEREF
    IMPORT_FROM IMPORT_NAME
    LOAD_ATTR LOAD_METHOD LOAD_SUPER_ATTR
    UNARY_INVERT UNARY_NEGATIVE UNARY_NOT UNARY_POSITIVE TO_BOOL
    BINARY_OP BINARY_SLICE BINARY_SUBSCR COMPARE_OP CONTAINS_OP IS_OP
    DELETE_SUBSCR STORE_SLICE STORE_SUBSCR
    BUILD_CONST_KEY_MAP BUILD_LIST BUILD_MAP BUILD_SET BUILD_SLICE BUILD_STRING BUILD_TUPLE
    DICT_MERGE DICT_UPDATE LIST_APPEND LIST_EXTEND LIST_TO_TUPLE MAP_ADD SET_ADD SET_UPDATE
    FORMAT_SIMPLE FORMAT_VALUE FORMAT_WITH_SPEC CONVERT_VALUE
    UNPACK_EX UNPACK_SEQUENCE END_FOR FOR_ITER GET_ITER GET_LEN POP_ITER
    JUMP_BACKWARD JUMP_BACKWARD_NO_INTERRUPT JUMP_FORWARD JUMP_IF_FALSE_OR_POP JUMP_IF_TRUE_OR_POP
    POP_JUMP_BACKWARD_IF_FALSE POP_JUMP_BACKWARD_IF_NONE POP_JUMP_BACKWARD_IF_NOT_NONE
    POP_JUMP_BACKWARD_IF_TRUE POP_JUMP_FORWARD_IF_FALSE POP_JUMP_FORWARD_IF_NONE
    POP_JUMP_FORWARD_IF_NOT_NONE POP_JUMP_FORWARD_IF_TRUE POP_JUMP_IF_FALSE POP_JUMP_IF_NONE
    POP_JUMP_IF_NOT_NONE POP_JUMP_IF_TRUE
    CALL CALL_FUNCTION_EX CALL_KW KW_NAMES MAKE_FUNCTION SET_FUNCTION_ATTRIBUTE RETURN_CONST
    RETURN_VALUE
    CLEANUP_THROW END_SEND GET_YIELD_FROM_ITER RETURN_GENERATOR SEND YIELD_VALUE
    MATCH_CLASS MATCH_KEYS MATCH_MAPPING MATCH_SEQUENCE
    BEFORE_WITH LOAD_SPECIAL WITH_EXCEPT_START
    CHECK_EXC_MATCH LOAD_ASSERTION_ERROR LOAD_COMMON_CONSTANT POP_EXCEPT PUSH_EXC_INFO
    RAISE_VARARGS RERAISE
"""
# Attributes of tensors that may be assigned: graphs do the same (capture/grads.py), and what is no
# tensor of the graph splits it.
ASSIGNABLE = ("grad", "requires_grad")
INSTRUCTIONS = frozenset(_INSTRUCTIONS.split())
# Descriptions of the others, for messages.
EFFECTS = {
    "DELETE_GLOBAL": "deletes a global",
    "STORE_ATTR": "assigns an attribute",
    "DELETE_ATTR": "deletes an attribute",
    "GET_AWAITABLE": "awaits",
    "LOAD_BUILD_CLASS": "defines a class",
}
# Of CALL_INTRINSIC_1: an error of a generator, `+x`, a list as a tuple.
_INTRINSICS = (3, 5, 6)


def why_not(name: str, arg: Any) -> str | None:
    """Why an instruction is not pure, in words; None where it is."""
    if name in INSTRUCTIONS or (name == "CALL_INTRINSIC_1" and arg in _INTRINSICS):
        return None
    return EFFECTS.get(name, f"has an instruction {name}")
