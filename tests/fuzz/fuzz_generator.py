"""Makes random programs: the same one for the same seed, with any version of core and PyTorch."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import fuzz_statements as words
from fuzz_programs import Block, Input, Program
from fuzz_statements import Shape

SIZES = {"n": 3, "m": 4}  # what rules see: programs are called with these and with others
_MOST_ELEMENTS = 200


@dataclass
class Variable:
    """A tensor of the program.

    leaf: it is, or is a view of, an argument that requires grad; expanded: several of its elements
    are one place in memory; outer: captured by a function; permuted: not in the order of rows;
    unsure: in which order is not for a program to know. base: whose memory it may be in.
    """

    name: str
    shape: Shape
    leaf: bool = False
    expanded: bool = False
    outer: bool = False
    permuted: bool = False
    unsure: bool = False
    base: str = ""

    def __post_init__(self) -> None:
        self.base = self.base or self.name


class _Scope:
    """The statements of a function or of a part of it, and the tensors that they may name."""

    def __init__(self, variables: Iterable[Variable], depth: int = 0, levels: int = 0) -> None:
        self.variables = list(variables)
        self.depth, self.levels = depth, levels
        self.lines: list[Any] = []


class Generator:
    """Makes one program."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._random = Random(seed)
        self._names = 0

    def program(self) -> Program:
        """The program of this seed."""
        inputs = self._inputs()
        scope = _Scope(
            Variable(
                i.name,
                tuple(SIZES.get(s, s) for s in i.shape),
                leaf=i.recorded,
                permuted=i.layout == "transposed",
                base="a" if i.layout.startswith("a") else i.name,
            )
            for i in inputs
        )
        arguments = list(scope.variables)
        self._fill(scope, self._random.randint(3, 9))
        outputs = self._outputs(scope)
        later = self._later(arguments, outputs) if self._chance(0.2) else ()
        return Program(
            self._seed, inputs, tuple(scope.lines), tuple(v.name for v in outputs), later
        )

    # ---- chance ---------------------------------------------------------------------------------
    def _chance(self, probability: float) -> bool:
        return self._random.random() < probability

    def _name(self, letter: str) -> str:
        self._names += 1
        return f"{letter}{self._names}"

    def _pick(self, scope: _Scope) -> Variable:
        """A tensor, of those that were made last more often."""
        choices = scope.variables[-4:] if self._chance(0.6) else scope.variables
        return self._random.choice(choices)

    def _target(self, scope: _Scope) -> Variable:
        """A tensor to write to: seldom one to which no write is allowed."""
        allowed = [v for v in scope.variables if not (v.leaf or v.expanded or v.outer)]
        if self._chance(0.02):
            return self._pick(scope)
        if not allowed:
            self._pointwise(scope)
            return scope.variables[-1]
        return self._random.choice(allowed[-4:] if self._chance(0.6) else allowed)

    # ---- arguments and results ------------------------------------------------------------------
    def _inputs(self) -> tuple[Input, ...]:
        dtype = "float64" if self._chance(0.25) else "float32"
        recorded = self._chance(0.75)
        shapes: list[tuple[Any, ...]] = [("n", "m"), ("m",), ("n", "m"), ("n",), (), ("m", "m")]
        inputs: list[Input] = []
        for name in ("a", "b", "w")[: self._random.choice((1, 2, 2, 3))]:
            shape = ("n", "m") if name == "a" else self._random.choice(shapes)
            layout = "transposed" if len(shape) == 2 and self._chance(0.15) else "rows"
            inputs.append(Input(name, shape, dtype, recorded and self._chance(0.7), layout))
        if len(inputs) > 1 and not inputs[0].recorded and self._chance(0.15):
            shared = Input("b", ("m",), dtype, False, self._random.choice(("a[0]", "a[1]")))
            inputs[1] = shared
        return tuple(inputs)

    def _outputs(self, scope: _Scope) -> list[Variable]:
        count = min(self._random.choice((1, 2, 2, 3)), len(scope.variables))
        last = scope.variables[-1]
        others = [v for v in scope.variables if v is not last]
        return [last, *self._random.sample(others, count - 1)]

    def _later(self, arguments: list[Variable], outputs: list[Variable]) -> tuple[Any, ...]:
        """Writes between the call and backward()."""
        results = [replace(v, name=f"r{k}") for k, v in enumerate(outputs)]
        scope = _Scope([*arguments, *results])
        for _ in range(self._random.choice((1, 1, 2))):
            self._write(scope)
        if self._chance(0.4):
            return (Block("with c.no_grad():", tuple(scope.lines)),)
        return tuple(scope.lines)

    # ---- statements -----------------------------------------------------------------------------
    def _fill(self, scope: _Scope, count: int) -> None:
        """Adds statements."""
        kinds = (
            (self._pointwise, 16), (self._view, 22), (self._write, 14), (self._write_of, 18),
            (self._binary, 12), (self._reduce, 8), (self._factory, 7), (self._views, 4),
            (self._section, 4), (self._requires_grad, 2), (self._backward, 2),
            (self._gradient, 2), (self._branch, 1), (self._values, 2), (self._transform, 9),
            (self._arrange, 7),
        )  # fmt: skip
        makers, weights = zip(*kinds, strict=True)
        before = len(scope.lines)
        for _ in range(4 * count):
            if len(scope.lines) >= before + count:
                return
            self._random.choices(makers, weights)[0](scope)

    def _let(self, scope: _Scope, text: str, shape: Shape | None, **about: Any) -> None:
        """A new tensor, if it is of a size that programs have; about: the rest of a Variable."""
        if shape is None or words._count(shape) > _MOST_ELEMENTS or len(shape) > 4:
            return
        name = self._name("x")
        scope.lines.append(f"{name} = {text}")
        scope.variables.append(Variable(name, shape, **about))

    def _pointwise(self, scope: _Scope) -> None:
        x = self._pick(scope)
        text = self._random.choice(words.POINTWISE)
        self._let(scope, text.format(x=x.name), x.shape, unsure=_unsure(x))

    def _reduce(self, scope: _Scope) -> None:
        x = self._pick(scope)
        text, rule = self._random.choice(words.REDUCTIONS)
        self._let(scope, text.format(x=x.name), rule(x.shape), unsure=_unsure(x))

    def _arrange(self, scope: _Scope) -> None:
        x = self._pick(scope)
        text, rule = self._random.choice(words.ARRANGEMENTS)
        if 0 not in x.shape:
            self._let(scope, text.format(x=x.name), rule(x.shape), unsure=_unsure(x))

    def _factory(self, scope: _Scope) -> None:
        x = self._pick(scope)
        text, rule = self._random.choice(words.FACTORIES)
        unsure = "like" in text and _unsure(x)
        self._let(scope, text.format(x=x.name), rule(x.shape), unsure=unsure)

    def _view(self, scope: _Scope) -> None:
        x = self._pick(scope)
        text, rule = self._random.choice(words.VIEWS)
        if x.unsure and any(word in text for word in words.OF_ORDER):
            return
        self._let(
            scope,
            text.format(x=x.name),
            rule(x.shape),
            leaf=x.leaf and "detach" not in text,
            expanded=x.expanded or "2, *" in text,
            outer=x.outer,
            permuted=x.permuted or any(word in text for word in words.PERMUTES),
            unsure=x.unsure,
            base=x.base,
        )

    def _views(self, scope: _Scope) -> None:
        """Several views by one call."""
        x = self._pick(scope)
        if not x.shape or x.shape[0] < 2:
            return
        first, second = self._name("x"), self._name("x")
        how = self._random.choice((".tensor_split(2)", ".chunk(2)"))
        scope.lines.append(f"{first}, {second} = {x.name}{how}")
        half = (x.shape[0] + 1) // 2
        sizes = (half, x.shape[0] - half)
        scope.variables += [
            replace(x, name=name, shape=(size, *x.shape[1:]))
            for name, size in zip((first, second), sizes, strict=True)
        ]

    def _binary(self, scope: _Scope) -> None:
        x, y = self._pick(scope), self._pick(scope)
        shape = words.broadcast(x.shape, y.shape)
        text = self._random.choice(words.BINARY)
        unsure = _unsure(x) or _unsure(y)
        self._let(scope, text.format(x=x.name, y=y.name), shape, unsure=unsure)

    def _write(self, scope: _Scope) -> None:
        x = self._target(scope)
        text, rank = self._random.choice(words.WRITES)
        if x.unsure and any(word in text for word in words.OF_ORDER):
            return
        if len(x.shape) >= rank and 0 not in x.shape:
            scope.lines.append(text.format(x=x.name))

    def _write_of(self, scope: _Scope) -> None:
        """Writes one tensor, or what it sums up to, to another."""
        x = self._target(scope)
        text, rule = self._random.choice(words.WRITES_OF)
        place = rule(x.shape)
        if place is None or 0 in place:
            return
        # What overlaps in part is read while it is written in PyTorch, core makes a copy first; the
        # tangent of x *= x is wrong there.
        fitting = [
            v
            for v in scope.variables
            if words.broadcast(v.shape, place) == place
            and (v.base != x.base or (v is x and not scope.levels))
        ]
        if fitting and self._chance(0.8):
            y = self._random.choice(fitting[-5:]).name
        else:
            y = f"{self._pick(scope).name}.sum()"
        scope.lines.append(text.format(x=x.name, y=y))

    def _requires_grad(self, scope: _Scope) -> None:
        if not scope.levels:
            scope.lines.append(f"{self._pick(scope).name}.requires_grad_()")

    def _section(self, scope: _Scope) -> None:
        """Statements under no_grad, or under enable_grad in the midst of them."""
        if scope.depth > 2:
            return
        inner = _Scope(scope.variables, scope.depth + 1, scope.levels)
        self._fill(inner, self._random.randint(1, 3))
        if inner.lines:
            header = "with c.enable_grad():" if self._chance(0.2) else "with c.no_grad():"
            scope.lines.append(Block(header, tuple(inner.lines)))
            scope.variables = inner.variables

    def _branch(self, scope: _Scope) -> None:
        """Statements that depend on a value, or that are made twice; their tensors stay there."""
        if scope.depth > 1 or scope.levels:
            return
        inner = _Scope(scope.variables, scope.depth + 1)
        self._fill(inner, self._random.randint(1, 2))
        header = "for _ in range(2):"
        if self._chance(0.5):
            header = f"if {self._pick(scope).name}.sum() > 0.25:"
        if inner.lines:
            scope.lines.append(Block(header, tuple(inner.lines)))

    def _values(self, scope: _Scope) -> None:
        """What was written so far, read by Python."""
        x = self._pick(scope)
        if not scope.levels:
            self._let(scope, f"c.asarray({x.name}.tolist(), dtype={x.name}.dtype)", x.shape)

    # ---- gradients ------------------------------------------------------------------------------
    def _backward(self, scope: _Scope) -> None:
        if not scope.levels:
            x = self._pick(scope)
            scope.lines.append(f"({x.name} * {x.name}).sum().backward()")

    def _gradient(self, scope: _Scope) -> None:
        """c.autograd.grad with respect to what the loss is sure to be computed from."""
        x, y = self._pick(scope), self._pick(scope)
        if scope.levels:
            return
        options = ", create_graph=True" if self._chance(0.5) else ""
        text = f"c.autograd.grad(({x.name} * {x.name}).sum(), [{y.name}]{options})[0]"
        if self._chance(0.7):
            text = text.replace(".sum()", f".sum() * {y.name}.sum()", 1)
        self._let(scope, text, y.shape, unsure=True)

    # ---- transforms -----------------------------------------------------------------------------
    def _transform(self, scope: _Scope) -> None:
        """A function, and a transform of it called."""
        if scope.levels > 1 or scope.depth > 2:
            return
        x = self._pick(scope)
        kinds = ("grad", "vjp", "jvp", "vmap", "vmap", "jacrev", "jacfwd", "linearize")
        getattr(self, "_" + self._random.choice(kinds))(scope, x)

    def _function(
        self,
        scope: _Scope,
        x: Variable,
        shapes: list[Shape],
        scalar: bool,
        again: bool = False,
        batched: bool = False,
    ) -> tuple[str, Shape]:
        """Defines a function of tensors; its name, and the shape of its result.

        again: it may be called several times, so that it writes to nothing from outside. batched:
        its result depends on the first parameter (of one that does not, PyTorch's vmap makes a
        tensor of any size with out_dims, and a write to that does not end).
        """
        name = self._name("f")
        parameters = [
            Variable(self._name("p"), shape, unsure=True, base=x.base) for shape in shapes
        ]
        outer = [replace(v, outer=True) for v in scope.variables]
        if again or self._chance(0.5):
            outer = []
        inner = _Scope([*outer[-3:], *parameters], scope.depth + 1, scope.levels + 1)
        if again:
            inner.variables = []
            self._let_clones(inner, parameters)
        self._fill(inner, self._random.randint(1, 5))
        if parameters[0].shape and self._chance(0.15):
            self._late_write(inner, parameters[0])
        result = self._random.choice(inner.variables[-3:])
        if len(inner.variables) > len(outer) + 1 and result.outer:
            result = inner.variables[-1]
        text = f"return {result.name}.sum()" if scalar else f"return {result.name}"
        if batched:
            text += f" + 0.0 * {parameters[0].name}.sum()"
        header = f"def {name}({', '.join(p.name for p in parameters)}):"
        scope.lines.append(Block(header, tuple(inner.lines), text))
        return name, () if scalar else result.shape

    def _late_write(self, scope: _Scope, x: Variable) -> None:
        """A view of something new, and then a write to what it is a view of."""
        base, view = self._name("x"), self._name("x")
        scope.lines += [
            f"{base} = c.zeros_like({x.name})",
            f"{view} = {base}[0]",
            f"{base}.copy_({x.name})",
        ]
        scope.variables.append(Variable(view, x.shape[1:], unsure=True, base=base))

    def _let_clones(self, scope: _Scope, variables: list[Variable]) -> None:
        for x in variables:
            self._let(scope, f"{x.name}.clone()", x.shape)

    def _grad(self, scope: _Scope, x: Variable) -> None:
        f, _ = self._function(scope, x, [x.shape], scalar=True)
        text = f"c.func.grad({f})({x.name})"
        if self._chance(0.2):
            text = f"c.func.grad_and_value({f})({x.name})[0]"
        self._let(scope, text, x.shape, unsure=True)

    def _vjp(self, scope: _Scope, x: Variable) -> None:
        f, shape = self._function(scope, x, [x.shape], scalar=False)
        value, pull = self._name("x"), self._name("g")
        scope.lines.append(f"{value}, {pull} = c.func.vjp({f}, {x.name})")
        scope.variables.append(Variable(value, shape, unsure=True, base=x.base))
        self._let(scope, f"{pull}(c.ones_like({value}))[0]", x.shape, unsure=True)

    def _jvp(self, scope: _Scope, x: Variable) -> None:
        f, shape = self._function(scope, x, [x.shape], scalar=False)
        tangent = f"c.ones_like({x.name})" if self._chance(0.5) else f"{x.name} * 0.5"
        value, name = self._name("x"), self._name("x")
        scope.lines.append(f"{value}, {name} = c.func.jvp({f}, ({x.name},), ({tangent},))")
        scope.variables += [Variable(v, shape, unsure=True, base=x.base) for v in (value, name)]

    def _linearize(self, scope: _Scope, x: Variable) -> None:
        if not self._chance(0.3):  # PyTorch's takes long
            return self._jvp(scope, x)
        f, shape = self._function(scope, x, [x.shape], scalar=False, again=True)
        value, push = self._name("x"), self._name("g")
        scope.lines.append(f"{value}, {push} = c.func.linearize({f}, {x.name})")
        scope.variables.append(Variable(value, shape, unsure=True, base=x.base))
        return self._let(scope, f"{push}(c.ones_like({x.name}))", shape, unsure=True)

    def _jacrev(self, scope: _Scope, x: Variable) -> None:
        self._jacobian(scope, x, "jacrev")

    def _jacfwd(self, scope: _Scope, x: Variable) -> None:
        self._jacobian(scope, x, "jacfwd")

    def _jacobian(self, scope: _Scope, x: Variable, how: str) -> None:
        f, shape = self._function(scope, x, [x.shape], scalar=False)
        self._let(scope, f"c.func.{how}({f})({x.name})", (*shape, *x.shape), unsure=True)

    def _vmap(self, scope: _Scope, x: Variable) -> None:
        """Over the first or the last dimension, beside a second tensor or not."""
        if not x.shape:
            return
        last = len(x.shape) > 1 and self._chance(0.25)
        rest, size = (x.shape[:-1], x.shape[-1]) if last else (x.shape[1:], x.shape[0])
        second = self._pick(scope) if self._chance(0.4) else None
        shapes = [rest] if second is None else [rest, second.shape]
        moved = self._chance(0.2)
        f, shape = self._function(scope, x, shapes, scalar=False, batched=moved)
        axes, arguments = "-1" if last else "0", x.name
        if second is not None:
            axes, arguments = f"({axes}, None)", f"{x.name}, {second.name}"
        out = ", out_dims=-1" if shape and moved else ""
        result = (*shape, size) if out else (size, *shape)
        text = f"c.func.vmap({f}, in_dims={axes}{out})({arguments})"
        self._let(scope, text, result, unsure=True, base=x.base)


def _unsure(x: Variable) -> bool:
    """Whether the order of the elements of what is computed from it is not for programs to know."""
    return x.unsure or x.permuted or x.expanded


def program(seed: str) -> Program:
    """The program of a seed."""
    return Generator(seed).program()
