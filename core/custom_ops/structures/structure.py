"""`Structure`: converts an operator's nested arguments and results to their leaves, and back.

The schema, the dispatcher, the tape and the levels know leaves only (`Tensor cfg_weight, int
cfg_n`). A `Structure` takes the arguments of each call apart and puts the result together, and
wraps each of the author's functions, so that they are given `cfg` again. `op.structure` is None
for the operators that need none.
"""

import functools
import inspect
from collections.abc import Callable
from typing import Any

from core._native import DECLINED, Operator, structured
from core.custom_ops.structures.structure_types import Codec
from core.dispatcher.signatures import place_of
from core.errors import ArgumentError, CoreError, KernelError


class Structure:
    """How the structured arguments and the result of one operator are made of leaves.

    Attributes:
        signature: of the author's function, with its hints.
        positional, keywords: the names of its parameters.
        leaves: of every parameter, in order, those of the schema.
    """

    def __init__(
        self,
        name: str,
        signature: inspect.Signature,
        codecs: list[Codec | None],
        output: Codec | None,
    ) -> None:
        self.name, self.signature, self.codecs, self.output = name, signature, codecs, output
        parameters = list(signature.parameters.values())
        self.names = [p.name for p in parameters]
        self.keywords = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
        self.positional = self.names[: len(self.names) - len(self.keywords)]
        self.defaults = {p.name: p.default for p in parameters if p.default is not p.empty}
        self.leaves = [_leaf_names(name, codec) for name, codec in zip(self.names, codecs)]
        split = sum(len(leaves) for leaves in self.leaves[: len(self.positional)])
        self.leaf_split = split  # how many leaves are positional
        self.leaf_keywords = tuple(n for leaves in self.leaves for n in leaves)[split:]

    def __repr__(self) -> str:
        return f"{self.name}{self.signature}"

    # ---- calls ---------------------------------------------------------------------------------
    def bind(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """One value for each parameter.

        Raises:
            ArgumentError: too many, a name that no parameter has, or one that is missing.
        """
        if len(args) > len(self.positional):
            raise self._unbound(
                f"takes {len(self.positional)} positional arguments, not {len(args)}"
            )
        values = list(args)
        left = dict(kwargs)
        for name in self.names[len(args) :]:
            if name in left:
                values.append(left.pop(name))
            elif name in self.defaults:
                values.append(self.defaults[name])
            else:
                unknown = [n for n in left if n not in self.names]
                more = f", and no argument is named {unknown[0]!r}" if unknown else ""
                raise self._unbound(f"no value for argument {name!r}{more}")
        for name in left:
            is_parameter = name in self.names
            raise self._unbound(
                f"{'two values for argument' if is_parameter else 'no argument is named'} {name!r}"
            )
        return values

    def _unbound(self, what: str) -> ArgumentError:
        return ArgumentError(
            what=f"{self.name}: {what}",
            why=f"the operator is called as {self!r}",
            exists=", ".join(self.names) or "no arguments",
            fix="use these names, each once",
        )

    def flatten(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The leaves of a call's arguments, in the schema's order.

        Raises:
            ArgumentError: an argument is missing, or a part does not match its hint.
        """
        exact = not kwargs and len(args) == len(self.codecs) == len(self.positional)
        values = args if exact else self.bind(args, kwargs)
        leaves: list[Any] = []
        try:
            for codec, value in zip(self.codecs, values):
                if codec is None:
                    leaves.append(value)
                else:
                    codec.flatten(value, leaves, None)
        except ArgumentError as error:
            error.what = f"{self.name}: {error.what}"
            error.args = (error.what, *error.args[1:])
            raise
        return leaves

    def unflatten(self, leaves: Any, raw: bool = False) -> tuple[list[Any], dict[str, Any]]:
        """(positional, keyword) arguments of the author's functions, from the leaves."""
        rest = iter(leaves)
        values = [next(rest) if codec is None else codec.build(rest, raw) for codec in self.codecs]
        split = len(self.positional)
        return values[:split], dict(zip(self.keywords, values[split:]))

    def caller(self) -> Callable[..., Any]:
        """fn(op, *args, **kwargs): the function that a call of the operator runs."""
        flatten, split, keywords, output = (
            self.flatten, self.leaf_split, self.leaf_keywords, self.output,
        )  # fmt: skip
        takes_out = output is None and "out" not in self.names

        def call(op: Operator, /, *args: Any, **kwargs: Any) -> Any:
            rest = {"out": kwargs.pop("out")} if takes_out and "out" in kwargs else {}
            leaves = flatten(args, kwargs)
            if keywords:
                rest.update(zip(keywords, leaves[split:]))
                leaves = leaves[:split]
            result = op(*leaves, **rest)
            return result if output is None else self.build_result(result)

        return call

    def build_result(self, result: Any, raw: bool = False) -> Any:
        """The structured result, from the flat outputs of the operator."""
        if self.output is None:
            return result
        return self.output.build(iter(result), raw)

    def flatten_result(self, result: Any) -> Any:
        """The leaves of a structured result, as the schema returns them."""
        if self.output is None:
            return result
        leaves: list[Any] = []
        self.output.flatten(result, leaves, None)
        return tuple(leaves)

    # ---- the author's functions ----------------------------------------------------------------
    def kernel(self, fn: Callable[..., Any], role: str = "kernel") -> Callable[..., Any]:
        """A kernel or a fake kernel of leaves, of one that takes and returns structured values."""
        if self.output is None:
            return self.predicate(fn)

        @functools.wraps(fn)
        def of_leaves(*leaves: Any, **keywords: Any) -> Any:
            args, kwargs = self.unflatten(self._in_order(leaves, keywords))
            result = fn(*args, **kwargs)
            if result is DECLINED:
                return result
            try:
                return self.flatten_result(result)
            except ArgumentError as error:
                raise self._bad_result(error, fn, role) from error

        return of_leaves

    def predicate(self, fn: Callable[..., Any]) -> Callable[..., Any]:
        """A function of leaves, of one that takes structured values and returns a plain one."""
        codecs = self.codecs

        @functools.wraps(fn)
        def of_positional(*leaves: Any) -> Any:
            rest = iter(leaves)
            return fn(*[next(rest) if c is None else c.build(rest, False) for c in codecs])

        if not self.keywords:
            return of_positional

        @functools.wraps(fn)
        def of_leaves(*leaves: Any, **keywords: Any) -> Any:
            args, kwargs = self.unflatten(self._in_order(leaves, keywords))
            return fn(*args, **kwargs)

        return of_leaves

    def _in_order(self, leaves: tuple[Any, ...], keywords: dict[str, Any]) -> tuple[Any, ...]:
        return (*leaves, *(keywords[n] for n in self.leaf_keywords)) if keywords else leaves

    def _bad_result(self, error: CoreError, fn: Callable[..., Any], role: str) -> KernelError:
        place = place_of(fn)
        return KernelError(
            what=f"{self.name}: the {role} returned something else than declared: {error.what}",
            why="it returns the type that the hint of the operator's function names",
            exists=f"{self!r}" + (f"; it is defined at {place}" if place else ""),
            fix=error.fix,
        )


def _leaf_names(name: str, codec: Codec | None) -> list[str]:
    return [name] if codec is None else [leaf.name for leaf in codec.leaves]


def attach(op: Operator, structure: Structure | None) -> Any:
    """The object that users call: the operator, or the handle that takes structured arguments."""
    if structure is None:
        return op
    return structured(op, structure, structure.caller())
