"""Sixty constructs of Python in compiled functions: eager results twice, and captured or run."""

import contextlib
import dataclasses
import functools
import itertools
import math
import random
import time
from collections import namedtuple
from typing import Any

import numpy as np
import pytest

import core

SCALE = 2.0
LOG = []
COUNTS = {"calls": 0}
Pair = namedtuple("Pair", "first second")


@dataclasses.dataclass
class Options:
    scale: float = 2.0
    shift: float = 1.0


class Shape:
    unit = 3.0

    def __init__(self, width):
        self.width = width

    @property
    def area(self):
        return self.width * self.unit

    @classmethod
    def of(cls, width):
        return cls(width).width

    @staticmethod
    def twice(x):
        return x * 2

    def __len__(self):
        return 4

    def __enter__(self):
        return self.width

    def __exit__(self, *error):
        return None

    def __getitem__(self, k):
        return k * self.width

    def __iter__(self):
        return iter((1.0, self.width))

    def __lt__(self, other):
        return self.width < other.width

    def grow(self):
        self.width += 1.0


class Wide(Shape):
    def half(self):
        return super().__len__() / 2


SHAPE, WIDE = Shape(2.0), Wide(6.0)


@contextlib.contextmanager
def noted():
    LOG.append("in")
    yield 2.0
    LOG.append("out")


def for_loop(x):
    for k in range(3):
        x = x + k
    return x


def while_loop(x):
    k = 0
    while k < 3:
        k += 1
        x = x * k
    return x


def loop_with_break_and_else(x):
    for k in itertools.chain((1, 2), (3,)):
        if k == 2:
            continue
        x = x + k
    else:
        x = x * 2
    return x


def comprehension(x):
    return core.stack([x * k for k in range(3) if k])


def dict_and_set_comprehension(x):
    table = {k: k * 2 for k in range(3)}
    return x * sum(table.values()) + len({k % 2 for k in table})


def generator_expression(x):
    return x * sum(k for k in range(4))


def nested_comprehension(x):
    return x * sum([a * b for a in (1, 2) for b in [k + a for k in (3, 4)]])


def match_statement(x, kind=("scale", 3.0)):
    match kind:
        case ("scale", factor):
            return x * factor
        case _:
            return x


def match_on_class(x):
    match x.ndim:
        case int(n) if n > 1:
            return x * 5
        case 1 | 2:
            return x * 7


def walrus(x):
    return (y := x * 2) + y


def try_except(x):
    try:
        return x.reshape((7,))
    except ValueError as error:
        return x + len(type(error).__mro__) * 0


def try_finally(x):
    try:
        y = x + 1
    finally:
        x = x * 2
    return x + y


def raises_inside(x):
    try:
        raise KeyError("a")
    except KeyError:
        return x - 1


def with_statement(x):
    with core.no_grad():
        return x * 2


def with_own_context(x):
    with SHAPE as width:
        return x * width


def with_generator_context(x):
    with noted() as k:
        return x * k


def inner_generator(x):
    def numbers():
        yield 1
        yield from (2, 3)

    return x * sum(numbers())


def inner_lambda(x):
    return (lambda y, k=2: y * k)(x)


def star_arguments(x, *rest, **named):
    def add(*xs, scale=1):
        return functools.reduce(lambda a, b: a + b, xs) * scale

    return add(x, *(x, x), scale=2)


def keyword_only(x, /, a=1, *, b=3):
    return x * a + b


def closure(x):
    def scaled():
        return x * SCALE

    return scaled()


def nonlocal_variable(x):
    count = 0

    def step():
        nonlocal count
        count += 1
        return x * count

    return step() + step()


def global_write(x):
    COUNTS["calls"] += 1
    return x * COUNTS["calls"]


def global_statement(x):
    global SCALE
    SCALE = SCALE + 0.0
    return x * SCALE


def f_string(x):
    return x * len(f"{x.ndim}-{SCALE:.2f}")


def percent_and_format(x):
    return x * len("%d %s" % (x.ndim, "a"))  # noqa: UP031


def prints(x):
    print("called")
    return x * 2


def prints_values(x):
    y = x * 2
    print(y.tolist())
    return y


def list_mutation(x):
    made = [x]
    made.append(x * 2)
    made.insert(0, x * 3)
    made[1] = made[1] + 1
    del made[2]
    return made


def dict_mutation(x):
    made = {"a": x}
    made["b"] = x * 2
    made.update(c=3)
    return made["a"] * made["b"] * made["c"]


def global_list_mutation(x):
    LOG.append(len(LOG))
    return x * len(LOG)


def recursion(x, n=3):
    return x if n == 0 else recursion(x * 2, n - 1)


def is_instance(x):
    return x * (2 if isinstance(x, core.Tensor) and not isinstance(x, (int, str)) else 3)


def is_own_instance(x):
    return x * (2 if isinstance(WIDE, Shape) else 3)


def sorts(x):
    return x * sorted([3, 1, 2], key=lambda k: -k)[0]


def sorts_objects(x):
    return x * min(SHAPE, WIDE).width


def map_and_filter(x):
    return x * sum(map(abs, filter(lambda k: k < 0, [-1, 2, -3])))


def zips(x):
    return x * sum(a * b for a, b in zip((1, 2), (3, 4), strict=True)) + len([*enumerate("ab")])


def data_class(x):
    options = Options(shift=2.0)
    return x * options.scale + options.shift


def named_tuple(x):
    pair = Pair(x, second=2)
    return pair.first * pair.second


def returns_named_tuple(x):
    return Pair(x * 2, 3)


def properties(x):
    return x * SHAPE.area


def class_method(x):
    return Shape.twice(x) * Shape.of(2.0)


def super_call(x):
    return x * WIDE.half()


def special_methods(x):
    return x * len(SHAPE) + SHAPE[2] + sum(SHAPE)


def method_that_mutates(x):
    SHAPE.grow()
    SHAPE.width -= 1.0
    return x * SHAPE.width


def deletes(x):
    y = x * 2
    z = y + 1
    del y
    return z


exec("def asserts(x):\n    assert x.ndim == 1, 'one axis'\n    return x + 1")  # as it is written


def unpacks(x):
    first, *rest = core.split(x, 1)
    (a, b), c = (1, 2), 3
    return first * a + rest[-1] * b * c


def chained_comparison(x):
    return x * 2 if 0 < x.shape[0] <= 3 else x


def ternaries(x):
    return x * (1 if x.ndim > 1 else 2) if SCALE else x


def slices(x):
    return x[1:] * x[:-1] + x[..., None][0]


def math_functions(x):
    return x * math.sqrt(4.0) + math.pi


def partial_function(x):
    return functools.partial(keyword_only, a=4)(x)


def while_on_data(x):
    while x.sum() < 20:
        x = x * 2
    return x


def branch_on_data(x):
    return x + 1 if (x * 2).max() > 3 else x - 1


def item(x):
    return x ** (x + 1).max().item()


def tensor_as_number(x):
    return x * int(x.sum()) + float(x[0])


def iterates_over_a_tensor(x):
    return core.stack([row * 2 for row in x])


def numpy_calls(x):
    return x * float(np.sqrt(4.0))


def numpy_of_a_tensor(x):
    return core.asarray(np.asarray(x * 2) + 1)


def random_module(x):
    random.seed(0)
    return x * random.random()


def time_module(x):
    return x * (time.time() > 0)


def random_numbers(x):
    return x + core.rand(3, generator=core.Generator(1))


def in_place(x):
    y = x * 1
    y += 1
    y[0] = 7.0
    return y


def imports(x):
    import operator

    return operator.add(x, 1)


def defines_a_class(x):
    class Local:
        scale = 2.0

    return x * Local.scale


def global_names(x):
    return x * len(globals())


def dynamic_attribute(x):
    return x * getattr(SHAPE, "".join(("wid", "th")))


def async_inside(x):
    async def never():
        return 1

    return x * 2


def evaluates(x):
    return x * eval("1 + 1")


def bit_and_matrix_operators(x):
    return (x @ x) * (5 & 6 | 1) * ~3 * (-7 // 2) * (2**3) * (7 % 4) * (1 << 2)


CAPTURED = [
    global_write, method_that_mutates, with_generator_context,
    for_loop, while_loop, loop_with_break_and_else, comprehension, dict_and_set_comprehension,
    generator_expression, nested_comprehension, match_statement, match_on_class, walrus,
    try_finally, raises_inside, with_statement, with_own_context, inner_generator, inner_lambda,
    star_arguments, keyword_only, closure, nonlocal_variable, global_statement, f_string,
    percent_and_format,
    list_mutation, dict_mutation, recursion, is_instance, is_own_instance, sorts, sorts_objects,
    map_and_filter, zips, data_class, named_tuple, returns_named_tuple, properties, class_method,
    deletes, async_inside, globals()["asserts"],
    unpacks, chained_comparison, ternaries, slices, math_functions,
    partial_function, bit_and_matrix_operators, iterates_over_a_tensor, special_methods, in_place,
    numpy_calls, super_call, imports, item, dynamic_attribute,
]  # fmt: skip
DECIDED = [while_on_data, branch_on_data]
RUN = [
    try_except, prints, prints_values,
    global_list_mutation,
    tensor_as_number, numpy_of_a_tensor, random_module, time_module,
    defines_a_class, global_names, evaluates,
]  # fmt: skip


def shown(value):
    """A result as what can be compared."""
    if isinstance(value, core.Tensor):
        return str(value.dtype), value.tolist()
    if isinstance(value, (list, tuple)):
        return type(value).__name__, [shown(v) for v in value]
    return value


def outcome(fn, calls):
    """Results and effects of some calls, from the same beginning."""
    LOG.clear()
    COUNTS["calls"] = 0
    random.seed(3)
    x = core.asarray(np.asarray([1.0, 2.0, 3.0], dtype=np.float32))
    results = [shown(fn(x)) for _ in range(calls)]
    return results, list(LOG), dict(COUNTS), SHAPE.width, random.random(), x.tolist()


@pytest.mark.parametrize(
    "fn", [*CAPTURED, *DECIDED, *RUN, random_numbers], ids=lambda f: f.__name__
)
def test_a_construct_gives_what_it_gives_without_compile(fn, capsys):
    want = outcome(fn, 3)
    printed = capsys.readouterr().out
    compiled = core.compile(fn)
    assert outcome(compiled, 3) == want
    assert capsys.readouterr().out == printed
    assert outcome(compiled, 3) == want


@pytest.mark.parametrize("fn", CAPTURED, ids=lambda f: f.__name__)
def test_a_construct_that_is_captured_runs_no_python_again(fn):
    report = core.compiler.explain(fn)(core.ones(3))
    assert not report.reasons
    assert len(report.graphs) <= 1


@pytest.mark.parametrize("fn", DECIDED, ids=lambda f: f.__name__)
def test_a_branch_on_data_runs_no_python_again(fn):
    compiled = core.compile(fn, options={"back_to_eager": False})
    report = core.compiler.explain(compiled)(core.ones(3))
    assert not report.reasons and not report.breaks
    assert len(report.decisions) == 1


@pytest.mark.parametrize("fn", RUN, ids=lambda f: f.__name__)
def test_a_construct_that_runs_as_python_says_why(fn, capsys):
    report = core.compiler.explain(fn)(core.ones(3))
    assert len(report.reasons) == 1
    assert report.reasons[0]


# ---- lists that a function makes -----------------------------------------------------------------
GIVEN: list[core.Tensor] = []


def stacked_in_place(x: core.Tensor) -> core.Tensor:
    rows = []
    for part in x:
        cells = []
        for k in range(2):
            cells.append(part * k)  # noqa: PERF401 - what is tested
        cells = core.stack(cells)
        rows.append(cells)
    rows = core.stack(rows)
    return rows * 2


def made_on_either_way(x: core.Tensor) -> core.Tensor:
    if x.shape[0] > 1:
        rows = [x]
    else:
        rows = []
    rows.append(x)
    return core.stack(rows)


def other_list_later(x: core.Tensor) -> core.Tensor:
    rows = []
    rows.append(x)
    rows = GIVEN
    rows.append(x * 1)
    return x * 2


def other_list_in_the_next_round(x: core.Tensor) -> core.Tensor:
    rows = []
    for _ in range(2):
        rows.append(x * 1)
        rows = GIVEN
    return x * 2


def other_list_in_a_handler(x: core.Tensor) -> core.Tensor:
    rows = []
    try:
        rows = GIVEN
        _ = x.nothing
    except AttributeError:
        rows.append(x * 1)
    return x * 2


def other_list_on_one_way(x: core.Tensor) -> core.Tensor:
    if x.shape[0] > 5:
        rows = []
    else:
        rows = GIVEN
    rows.append(x * 1)
    return x * 2


def deleted_before(x: core.Tensor) -> core.Tensor:
    rows = []
    del rows
    rows = GIVEN
    rows.append(x * 1)
    return x * 2


@pytest.mark.parametrize("function", [stacked_in_place, made_on_either_way])
def test_lists_that_a_function_makes_are_no_effect(function: Any) -> None:
    compiled = core.compile(function)
    for _ in range(3):
        x = core.rand(3, 2)
        assert compiled(x).tolist() == function(x).tolist()
    assert len(compiled.entries) == 1, compiled.reasons


@pytest.mark.parametrize(
    "function",
    [
        other_list_later, other_list_in_the_next_round, other_list_in_a_handler,
        other_list_on_one_way, deleted_before,
    ],
)  # fmt: skip
def test_lists_of_others_are_changed_at_every_call(function: Any) -> None:
    GIVEN.clear()
    compiled = core.compile(function)
    for k in range(1, 5):
        assert compiled(core.ones(3)).tolist() == [2.0] * 3
        assert len(GIVEN) == k
    assert bool(compiled.entries) == (function is not other_list_in_a_handler)
