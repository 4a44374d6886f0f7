"""Structured arguments and results of custom operators, through calls, kernels and derivatives."""

from __future__ import annotations

import dataclasses
import enum
import itertools
import pickle
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, NewType, NotRequired, Optional, TypedDict

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import core
from core import errors
from core.custom_ops import infer_schema
from core.pytree import flatten, tree_map

_numbers = itertools.count()


def fresh() -> str:
    return f"structures_test::op{next(_numbers)}"


class Mode(enum.Enum):
    SUM = 1
    MEAN = 2


class Access(enum.IntFlag):
    READ = 1
    WRITE = 2


@dataclasses.dataclass(frozen=True)
class Config:
    weight: core.Tensor
    n: int = 1
    mode: Mode = Mode.SUM


@dataclasses.dataclass(slots=True)
class Layer:
    config: Config
    bias: Optional[core.Tensor] = None
    rates: tuple[float, ...] = (1.0,)


class Pair(NamedTuple):
    x: core.Tensor
    y: core.Tensor


class Options(TypedDict):
    scale: float
    shift: NotRequired[core.Tensor]


Rows = Annotated[list[Config], "any length"]
Count = NewType("Count", int)
ones = core.ones(2)


def affine(cfg: Config, x: core.Tensor) -> core.Tensor:
    y = cfg.weight * x * cfg.n
    return y if cfg.mode is Mode.SUM else y / 2


# ---- schemas -------------------------------------------------------------------------------------
def everything(
    cfg: Config,
    pair: tuple[core.Tensor, int],
    params: dict[str, core.Tensor],
    rows: Rows,
    maybe: Config | None,
    options: Options,
    layers: Mapping[int, Config],
    point: Pair,
    maybes: Sequence[int | None],
    how: Literal["a", "b"] = "a",
    mode: Mode = Mode.MEAN,
    *,
    access: Access = Access.READ | Access.WRITE,
    plain: tuple[int, ...] = (1, 2),
    count: Count = 3,
) -> Pair: ...


def test_a_schema_lists_the_leaves():
    text = infer_schema(everything, "a::b")
    assert text == (
        "a::b(Tensor cfg_weight, int cfg_n, str cfg_mode, Tensor pair_0, int pair_1, "
        "str[] params_keys, Tensor[] params, "
        "Tensor[] rows_weight, int[] rows_n, str[] rows_mode, "
        "bool maybe_given, Tensor? maybe_weight, int? maybe_n, str? maybe_mode, "
        "float options_scale, bool options_shift_present, Tensor? options_shift, "
        "int[] layers_keys, Tensor[] layers_weight, int[] layers_n, str[] layers_mode, "
        "Tensor point_x, Tensor point_y, bool[] maybes_item_given, int[] maybes, "
        "str how='a', str mode='MEAN', "
        "*, int access=3, int[] plain=[1, 2], int count=3) -> (Tensor x, Tensor y)"
    )
    assert core._native.parse_schema(text)["text"] == text


def test_the_operator_shows_what_its_author_wrote():
    op = core.custom_op(fresh(), affine)
    assert str(op.__signature__) == (f"(cfg: {__name__}.Config, x: core.Tensor) -> core.Tensor")
    assert "Tensor cfg_weight" in repr(op) and "Tensor cfg_weight" in op.schema
    assert type(op) is type(core.add)
    namespace, name = op.name.split("::")
    assert getattr(getattr(core.ops, namespace), name) is op
    assert op == op.leaves and hash(op) == hash(op.leaves)
    assert core.add.leaves is core.add and core.add.structure is None
    assert "kernel" in core.explain(op, Config(ones), ones).stages


def nested(x: list[list[int]]) -> core.Tensor: ...
def in_rows(x: list[dict[str, core.Tensor]]) -> core.Tensor: ...
def bare(x: tuple) -> core.Tensor: ...
def mixed(x: Literal["a", 1]) -> core.Tensor: ...
def clash(cfg: Config, cfg_n: int) -> core.Tensor: ...
def of_any_size(x: core.Tensor) -> tuple[core.Tensor, dict[str, core.Tensor]]: ...
def either(x: Config | Pair) -> core.Tensor: ...
def bad_default(x: core.Tensor, mode: Mode = "MEAN") -> core.Tensor: ...
def no_leaf(x: Layer) -> core.Tensor: ...


@dataclasses.dataclass
class Node:
    child: Node | None
    x: core.Tensor


@dataclasses.dataclass
class Opaque:
    x: core.Tensor
    extra: object = None


def opaque_rows(x: list[Opaque]) -> core.Tensor: ...
def endless(x: Node) -> core.Tensor: ...
def opaque(x: Opaque) -> core.Tensor: ...


@pytest.mark.parametrize(
    ("fn", "message"),
    [
        (nested, r"a list or a dict inside a list, at 'x\[\]'"),
        (in_rows, r"a list or a dict inside a list, at 'x\[\]'"),
        (opaque_rows, r"the type hint of 'x\[\].extra' is"),
        (bare, "the type hint of 'x' is <class 'tuple'>"),
        (mixed, "all strings, all integers or all bools"),
        (clash, "'cfg.n' and 'cfg_n' are both listed as 'cfg_n'"),
        (of_any_size, r"'result\[1\]' has no fixed number"),
        (either, "the type hint of 'x'"),
        (bad_default, "default of 'mode'.*Mode.SUM"),
        (endless, "contains itself"),
        (opaque, "'x.extra' is <class 'object'>"),
    ],
)
def test_what_has_no_leaves_is_refused_when_it_is_defined(fn, message):
    name = fresh()
    with pytest.raises(errors.SchemaError, match=message):
        core.custom_op(name, fn)
    assert name not in core._native.operators()


# ---- calls ---------------------------------------------------------------------------------------
def test_arguments_by_position_by_name_and_by_default():
    seen = []
    config = Config(ones, n=5)

    @core.custom_op(fresh())
    def f(
        x: core.Tensor, cfg: Config = config, *, mode: Mode = Mode.MEAN, n: int = 2
    ) -> core.Tensor:
        seen.append((cfg.n, mode, n))
        return x + cfg.weight

    f(ones)
    f(ones, Config(ones), mode=Mode.SUM)
    f(cfg=Config(ones, n=np.int64(7)), n=3, x=ones)
    assert seen == [(5, Mode.MEAN, 2), (1, Mode.SUM, 2), (7, Mode.MEAN, 3)]
    for args, kwargs, message in [
        ((), {}, "no value for argument 'x'"),
        ((ones, config, Mode.SUM), {}, "takes 2 positional arguments, not 3"),
        ((ones,), {"x": ones}, "two values for argument 'x'"),
        ((ones,), {"config": config}, "no argument is named 'config'"),
    ]:
        with pytest.raises(errors.ArgumentError, match=message):
            f(*args, **kwargs)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"cfg": Config(ones, n="a")}, "cfg.n must be int, not 'a' of type str"),
        ({"cfg": Config(np.ones(2))}, "cfg.weight must be Tensor, not one of type ndarray"),
        ({"cfg": Config(ones, mode="SUM")}, "cfg.mode must be one of Mode.SUM, Mode.MEAN"),
        ({"cfg": Pair(ones, ones)}, "cfg must be a Config, not one of type Pair"),
        ({"cfg": None}, "cfg must be a Config"),
        ({"pair": (ones,)}, "pair of 1 must be a tuple of 2"),
        ({"params": {"w": 1}}, r"params\['w'\] must be Tensor, not 1 of type int"),
        ({"params": {1: ones}}, "a key of params must be str"),
        ({"params": [ones]}, "params must be a dict"),
        ({"rows": [Config(ones), Config(None)]}, r"rows\[1\].weight must be Tensor"),
        ({"options": {}}, "options has no key 'scale'"),
        ({"options": {"scale": 1.0, "x": 2}}, "options has the key 'x', which Options has not"),
        ({"how": "c"}, "how must be one of 'a', 'b', not 'c'"),
        ({"mode": Access.READ}, "mode must be one of Mode.SUM"),
    ],
)
def test_a_wrong_part_is_named_by_its_path(arguments, message):
    op = core.custom_op(fresh(), everything)
    good = {
        "cfg": Config(ones), "pair": (ones, 1), "params": {}, "rows": [], "maybe": None,
        "options": {"scale": 1}, "layers": {}, "point": Pair(ones, ones), "maybes": [1, None],
    }  # fmt: skip
    with pytest.raises(errors.ArgumentError, match=message) as caught:
        op(**{**good, **arguments})
    assert caught.value.fix and str(caught.value).startswith(op.name)


def test_a_subclass_is_not_cut_down_to_its_base():
    class Wider(Config):
        pass

    with pytest.raises(errors.ArgumentError, match="lose its class"):
        core.custom_op(fresh(), affine)(Wider(ones), ones)


def test_numpy_scalars_are_numbers():
    @dataclasses.dataclass
    class Numbers:
        n: int
        rate: float
        flag: bool
        many: list[float]

    @core.custom_op(fresh())  # hints are strings here: they may name what is local
    def op(x: core.Tensor, numbers: Numbers) -> core.Tensor:
        assert [type(v) for v in (numbers.n, numbers.rate, numbers.flag)] == [int, float, bool]
        return x * numbers.n * numbers.rate * sum(numbers.many)

    given = Numbers(np.int8(2), np.float32(1.5), np.bool_(True), [np.float64(1), 1])
    assert op(ones, given).tolist() == [6.0, 6.0]


def test_hints_are_not_read_in_a_stranger_s_scope():
    def define(fn: Any) -> Any:
        Config = Pair  # noqa: F841 - must not be taken for the module's
        return core.custom_op(fresh(), fn)

    assert "cfg_weight" in define(affine).schema


class Level(enum.IntEnum):
    LOW = 1
    HIGH = 2


class Word(enum.StrEnum):
    YES = "y"
    NO = "n"


def test_enums_of_numbers_and_words_arrive_as_members():
    seen = []

    @core.custom_op(fresh())
    def f(x: core.Tensor, level: Level, word: Word, access: Access, one: Literal[1, 2]) -> None:
        seen.append((level, word, access, one))

    f(ones, Level.HIGH, Word.NO, Access.READ | Access.WRITE, 2)
    assert seen == [(Level.HIGH, Word.NO, Access.READ | Access.WRITE, 2)]
    assert [type(v) for v in seen[0]] == [Level, Word, Access, int]
    for wrong in [(2, Word.NO), (Level.HIGH, "n"), (Level.LOW, Level.LOW)]:
        with pytest.raises(errors.ArgumentError, match="must be one of"):
            f(ones, *wrong, Access.READ, 1)
    with pytest.raises(errors.ArgumentError, match="one must be one of 1, 2, not True"):
        f(ones, Level.LOW, Word.YES, Access.READ, True)


# ---- results, kernels, fake kernels --------------------------------------------------------------
@dataclasses.dataclass
class Result:
    total: core.Tensor
    parts: Pair
    count: int
    mode: Mode


def analyse(x: core.Tensor, mode: Mode) -> Result:
    return Result(x.sum(), Pair(x + 1, x + 2), x.size, mode)


def test_a_result_has_the_structure_of_its_hint():
    op = core.custom_op(fresh(), analyse)
    assert op.schema.endswith(
        "-> (Tensor total, Tensor parts_x, Tensor parts_y, int count, str mode)"
    )
    out = op(ones, Mode.MEAN)
    assert type(out) is Result and type(out.parts) is Pair
    assert (float(out.total), out.parts.y.tolist()) == (2.0, [3.0, 3.0])
    assert (out.count, out.mode) == (2, Mode.MEAN)
    op.register_fake(lambda x, mode: Result(x.sum(), Pair(x, x), x.size, mode))
    fake = op.infer(ones, Mode.SUM)
    assert type(fake) is Result and fake.parts.x.is_fake and fake.total.shape == ()
    assert op(ones, Mode.SUM).parts.x.tolist() == [2.0, 2.0]


def test_a_result_of_another_structure_is_refused():
    op = core.custom_op(fresh(), analyse)
    op.register_kernel("cpu", lambda x, mode: Result(x, Pair(x + 1, 3), 1, mode))
    with pytest.raises(errors.KernelError, match=r"kernel returned.*result.parts.y must be Tensor"):
        op(ones, Mode.SUM)


def test_nests_of_tuples_and_typed_dicts_are_returned():
    class Both(TypedDict):
        a: core.Tensor
        b: core.Tensor

    def f(x: core.Tensor) -> tuple[core.Tensor, Both]:
        return x + 1, {"b": x + 3, "a": x + 2}

    first, both = core.custom_op(fresh(), f)(ones)
    assert (first.tolist(), both["a"].tolist(), both["b"].tolist()) == ([2, 2], [3, 3], [4, 4])
    assert list(both) == ["a", "b"]


def test_further_kernels_and_their_conditions_see_structures():
    op = core.custom_op(fresh(), affine)
    op.register_kernel("cpu", lambda cfg, x: x * 100, when=lambda cfg, x: cfg.mode is Mode.MEAN)
    op.register_kernel("cpu", lambda cfg, x: core.DECLINED, provider="asked first", priority=1)
    assert op(Config(ones, 3), ones).tolist() == [3.0, 3.0]
    assert op(Config(ones, 3, Mode.MEAN), ones).tolist() == [100.0, 100.0]
    with pytest.raises(errors.RegistrationError, match="cfg"):
        op.register_kernel("cpu", lambda cfg_weight, cfg_n, cfg_mode, x: x)
    with pytest.raises(errors.RegistrationError, match="fake kernel"):
        op.register_fake(lambda x: x)


def test_a_dataclass_is_rebuilt_without_its_init():
    calls = []

    @dataclasses.dataclass
    class Checked:
        x: core.Tensor
        size: int = dataclasses.field(init=False)

        def __post_init__(self) -> None:
            calls.append(self.x.size)
            self.size = self.x.size

    def f(c: Checked) -> core.Tensor:
        return c.x * c.size

    assert core.custom_op(fresh(), f)(Checked(ones)).tolist() == [2.0, 2.0]
    assert calls == [2]


def test_dispatch_modes_and_native_kernels_see_the_leaves():
    op = core.custom_op(fresh(), affine)
    seen = []

    class Watch(core.DispatchMode):
        def dispatch(self, called, args, kwargs):
            if called == op:
                seen.append(args)
            return called(*args, **kwargs)

    with Watch():
        assert op(Config(ones, 2), ones).tolist() == [2.0, 2.0]
    assert [type(a) for a in seen[0]] == [core.Tensor, int, str, core.Tensor]
    op.register_fake(lambda cfg, x: x * 1)
    op.register_kernel("cpu", core._native.noop_kernel())
    assert op(Config(ones), ones).shape == (2,)
    assert op.leaves(ones, 1, "SUM", ones).shape == (2,)


def test_the_result_may_go_into_out():
    op = core.custom_op(fresh(), affine)
    into = core.zeros(2)
    assert op(Config(ones, 4), ones, out=into) is into and into.tolist() == [4.0, 4.0]
    with pytest.raises(errors.ArgumentError, match="'out'"):
        core.custom_op(fresh(), analyse)(ones, Mode.SUM, out=into)


def test_a_structured_operator_is_pickled_by_name_and_may_be_a_method():
    op = core.custom_op(fresh(), affine)
    assert pickle.loads(pickle.dumps(op)) is op
    assert op.__get__(Config(ones, 3))(ones).tolist() == [3.0, 3.0]
    again = core.custom_op(op.name, affine, replace=True)
    assert again != op and core._native.find_operator(op.name) is again


# ---- what is written to --------------------------------------------------------------------------
def advance(state: Layer, x: core.Tensor) -> None:
    state.config.weight[...] = x


@pytest.mark.parametrize("path", ["state", "state.config", "state.config.weight"])
def test_a_structure_or_a_part_of_it_may_be_written_to(path):
    op = core.custom_op(fresh(), advance, mutates_args=path)
    assert "Tensor(a0!) state_config_weight" in op.schema
    weight = core.zeros(2)
    before = weight.version
    assert op(Layer(Config(weight)), ones) is None
    assert weight.tolist() == [1.0, 1.0] and weight.version > before


@pytest.mark.parametrize("path", ["state.n", "states", "state.config.n"])
def test_a_path_that_leads_to_no_tensor_is_refused(path):
    with pytest.raises(errors.SchemaError, match=path):
        core.custom_op(fresh(), advance, mutates_args=path)


# ---- any structure at all ------------------------------------------------------------------------
def leaf_hints() -> Any:
    tensor = st.just((core.Tensor, st.integers(0, 9).map(lambda n: core.asarray([float(n)]))))
    number = st.just((float, st.floats(-9, 9)))
    count = st.just((int, st.integers(-9, 9)))
    mode = st.just((Mode, st.sampled_from(Mode)))
    word = st.just((Literal["a", "b"], st.sampled_from(["a", "b"])))
    return st.one_of(tensor, tensor, number, count, mode, word)


def optional(hint: Any, values: Any) -> Any:
    return Optional[hint], st.none() | values


def fixed(parts: Any) -> Any:
    return tuple[tuple(h for h, _ in parts)], st.tuples(*(v for _, v in parts))


def dataclass_of(parts: Any) -> Any:
    names = [f"f{i}" for i in range(len(parts))]
    kind = dataclasses.make_dataclass("Drawn", [(n, h) for n, (h, _) in zip(names, parts)])
    return kind, st.builds(kind, *(v for _, v in parts))


def rows_of(part: Any) -> Any:
    return list[part[0]], st.lists(part[1], max_size=3)


def dict_of(part: Any) -> Any:
    return dict[str, part[0]], st.dictionaries(st.text("abc", max_size=2), part[1], max_size=3)


def single(part: Any) -> Any:
    """What may stand in rows: no lists in it."""
    many = st.lists(part, min_size=1, max_size=3)
    return st.one_of(
        part, many.map(fixed), many.map(dataclass_of), part.map(lambda p: optional(*p))
    )


rows = single(single(leaf_hints()))
hints = single(st.one_of(rows, rows.map(rows_of), rows.map(dict_of)))


def parts_of(value: Any) -> list[Any]:
    """Every leaf of a nest, with the types on the way."""
    if isinstance(value, (list, tuple)):
        return [type(value), *(p for v in value for p in parts_of(v))]
    if isinstance(value, dict):
        return [list(value), *(p for v in value.values() for p in parts_of(v))]
    if dataclasses.is_dataclass(value):
        return [type(value), *parts_of([getattr(value, f.name) for f in dataclasses.fields(value)])]
    return [value.tolist() if isinstance(value, core.Tensor) else value]


def tensors_in(value: Any) -> list[Any]:
    return [t for t in flatten(value)[0] if isinstance(t, core.Tensor)]


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_structure_goes_through_an_operator(data):
    """Values reach the kernel and the fake kernel as they are, and come back."""
    hint, values = data.draw(hints)
    value = data.draw(values)
    seen = []

    def f(value: Any, x: core.Tensor) -> core.Tensor:
        seen.append(value)
        return sum(tensors_in(value), x * 1)

    f.__annotations__ = {"value": hint, "x": core.Tensor, "return": core.Tensor}
    op = core.custom_op(fresh(), f, replace=True)
    total = float(op(value, core.zeros(1))[0])
    assert parts_of(seen[-1]) == parts_of(value)
    assert total == sum(float(t[0]) for t in tensors_in(value))
    op.register_fake(f)
    assert op.infer(value, core.zeros(1)).shape == (1,)
    assert all(t.is_fake for t in tensors_in(seen[-1]))


# ---- derivatives and batches ---------------------------------------------------------------------
def scaled(cfg: Config, params: dict[str, core.Tensor], x: core.Tensor) -> core.Tensor:
    return cfg.weight * x * cfg.n + sum((p * p for p in params.values()), x * 0)


def with_gradient(name: str) -> Any:
    op = core.custom_op(name, scaled)

    def setup_context(ctx, inputs, output):
        cfg, params, x = inputs
        assert type(cfg) is Config and type(params) is dict
        ctx.save_for_backward(cfg.weight, x, *params.values())
        ctx.n, ctx.names = cfg.n, list(params)

    @op.register_autograd(setup_context=setup_context)
    def backward(ctx, grad):
        weight, x, *params = ctx.saved_tensors
        gradients = {name: grad * 2 * p for name, p in zip(ctx.names, params)}
        if not ctx.needs_input_grad[0].weight:
            return None, gradients, grad * weight * ctx.n
        gradients = dict(reversed(gradients.items()))  # matched by key
        return Config(grad * x * ctx.n, None, None), gradients, grad * weight * ctx.n

    op.register_fake(scaled)  # its operands broadcast
    return op


def test_gradients_flow_through_a_dataclass_and_a_dict():
    op = with_gradient(fresh())
    weight = core.asarray([1.0, 2.0]).requires_grad_()
    a, b = core.asarray([3.0, 4.0]).requires_grad_(), core.asarray([5.0, 6.0]).requires_grad_()
    x = core.asarray([7.0, 8.0]).requires_grad_()
    op(Config(weight, n=2), {"a": a, "b": b}, x).sum().backward()
    assert weight.grad.tolist() == [14.0, 16.0] and x.grad.tolist() == [2.0, 4.0]
    assert a.grad.tolist() == [6.0, 8.0] and b.grad.tolist() == [10.0, 12.0]


def test_core_func_sees_the_tensors_in_structures():
    op = with_gradient(fresh())
    x, w = core.asarray([1.0, 2.0]), core.asarray([3.0, 4.0])

    def loss(nest):
        return op(Config(nest["w"], n=3), {"p": nest["p"]}, x).sum()

    slopes = core.func.grad(loss)({"p": x, "w": w})
    assert slopes["w"].tolist() == [3.0, 6.0] and slopes["p"].tolist() == [2.0, 4.0]
    twice = core.func.grad(lambda p: core.func.grad(loss)({"p": p, "w": w})["p"].sum())(x)
    assert twice.tolist() == [2.0, 2.0]
    slope = core.func.grad(lambda cfg: op(cfg, {}, x).sum())(Config(w, n=2))
    assert type(slope) is Config and slope.weight.tolist() == [2.0, 4.0]
    rows = core.asarray([[1.0, 2.0], [3.0, 4.0]])
    with pytest.warns(UserWarning, match="no batching rule"):
        out = core.func.vmap(lambda p: op(Config(w), {"p": p}, x))(rows)
    assert out.tolist() == [[4.0, 12.0], [12.0, 24.0]]


@pytest.mark.parametrize(
    ("returned", "message"),
    [
        (lambda g: (g,), "returned 1 gradients for 3 arguments"),
        (lambda g: (Pair(g, g), None, g), "the gradient of cfg must be a Config"),
        (lambda g: ({"wight": g}, None, g), "gradients of weight, n, mode"),
        (lambda g: (None, {"other": g}, g), "gradients by key, of 'p'"),
        (lambda g: (None, [g], g), "gradients by key"),
        (lambda g: (None, {"p": 3}, g), "params"),
    ],
)
def test_a_gradient_of_another_structure_is_refused(returned, message):
    op = core.custom_op(fresh(), scaled)
    op.register_autograd(lambda ctx, grad: returned(grad))
    x = core.ones(2).requires_grad_()
    out = op(Config(x), {"p": x}, x).sum()
    with pytest.raises(errors.AutogradError, match=message):
        out.backward()


def test_gradients_of_a_structured_result_have_its_structure():
    op = core.custom_op(fresh(), analyse)
    seen = []

    def setup_context(ctx, inputs, output):
        ctx.size = output.count
        assert type(output.parts) is Pair and inputs[1] is Mode.SUM
        assert ctx.needs_input_grad == (True, None) or ctx.needs_input_grad == (True, False)

    def backward(ctx, grad):
        seen.append(grad)
        return grad.total + grad.parts.x + 2 * grad.parts.y, None

    with pytest.raises(errors.RegistrationError, match="backward"):
        op.register_autograd(lambda ctx, a, b: a)
    op.register_autograd(backward, setup_context=setup_context)
    x = core.ones(2).requires_grad_()
    out = op(x, Mode.SUM)
    (out.total + (out.parts.y * 3).sum()).backward()
    assert x.grad.tolist() == [7.0, 7.0]
    assert type(seen[0]) is Result and type(seen[0].parts) is Pair


def test_a_named_tuple_is_several_results_to_backward():
    def f(point: Pair) -> Pair:
        return Pair(point.x * 2, point.y * 3)

    op = core.custom_op(fresh(), f)
    op.register_autograd(lambda ctx, x, y: Pair(x * 2, y * 3))
    x, y = core.ones(2).requires_grad_(), core.ones(2).requires_grad_()
    out = op(Pair(x, y))
    assert type(out) is Pair
    (out.x + 5 * out.y).sum().backward()
    assert (x.grad.tolist(), y.grad.tolist()) == ([2.0, 2.0], [15.0, 15.0])


def norm2(point: Pair, cfg: Config) -> Pair:
    return Pair(point.x * point.x * cfg.n, point.y * cfg.weight)


def test_a_jvp_has_named_tuples_of_tangents():
    op = core.custom_op(fresh(), norm2)

    @op.register_jvp
    def _(t_point, point, cfg, t_cfg, result):
        assert type(t_point) is type(result) is Pair and type(t_cfg) is Config
        assert t_cfg.n is None and cfg.n == 3
        return Pair(
            2 * point.x * t_point.x * cfg.n, t_point.y * cfg.weight + point.y * t_cfg.weight
        )

    x, y, w = core.asarray([1.0]), core.asarray([2.0]), core.asarray([5.0])
    one = core.ones(1)
    primals = (Pair(x, y), Config(w, n=3))
    out, tangent = core.func.jvp(
        lambda point, w: op(point, Config(w, n=3)), (Pair(x, y), w), (Pair(one, one), one)
    )
    assert type(out) is type(tangent) is Pair
    assert (float(tangent.x[0]), float(tangent.y[0])) == (6.0, 7.0)
    assert op(*primals).x.tolist() == out.x.tolist()
    with pytest.raises(errors.RegistrationError, match="t_point_x"):
        op.register_jvp(lambda t_point_x: t_point_x, replace=True)
    with pytest.raises(errors.RegistrationError, match="it asks for 't_mode'"):
        core.custom_op(fresh(), analyse).register_jvp(lambda t_x, t_mode: t_x)
    op.register_jvp(lambda t_point: (t_point.x,), replace=True)
    with pytest.raises(errors.CoreError, match="must be a Pair"):
        core.func.jvp(lambda x: op(Pair(x, y), Config(w)), (x,), (one,))


def test_the_jvp_of_a_dict_and_of_rows():
    def total(params: dict[str, core.Tensor], rows: list[Config]) -> core.Tensor:
        return sum(params.values(), sum(r.weight * r.n for r in rows))

    op = core.custom_op(fresh(), total)

    @op.register_jvp
    def _(t_params, t_rows, rows):
        assert [t.n for t in t_rows] == [None, None]
        t = sum(t_params[key] for key in ("a", "b"))
        return t + sum(t.weight * r.n for t, r in zip(t_rows, rows))

    one = core.ones(1)
    _, tangent = core.func.jvp(
        lambda x: op({"b": x, "a": one}, [Config(x, 3), Config(one)]), (one,), (one,)
    )
    assert tangent.tolist() == [4.0]


def test_a_batching_rule_has_dimensions_in_the_structure_of_the_arguments():
    op = core.custom_op(fresh(), norm2)
    seen = []

    @op.register_vmap
    def _(info, in_dims, point, cfg):
        seen.append((info.batch_size, in_dims))
        assert type(in_dims[0]) is Pair and type(in_dims[1]) is Config
        return op(Pair(point.x, core.moveaxis(point.y, in_dims[0].y, 0)), cfg), Pair(0, 0)

    rows = core.asarray([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    w = core.asarray([10.0, 20.0])
    both = core.func.vmap(lambda x, y: op(Pair(x, y), Config(w)), in_dims=(0, 1))
    out = both(rows, rows.T)
    assert type(out) is Pair and out.x.tolist() == (rows * rows).tolist()
    assert out.y.tolist() == (rows * w).tolist()
    assert seen == [(3, (Pair(0, 1), Config(None, None, None)))]


def test_a_batching_rule_over_a_dict_and_rows_and_what_is_left_out():
    def pick(
        params: dict[str, core.Tensor | None], rows: list[Config], maybe: Config | None = None
    ) -> core.Tensor:
        return sum([p for p in params.values() if p is not None], sum(r.weight for r in rows))

    op = core.custom_op(fresh(), pick)

    @op.register_vmap
    def _(info, in_dims, params, rows, maybe):
        assert in_dims == ({"b": 0, "a": None}, [Config(0, None, None)], None)
        return op(params, rows, maybe), 0

    rows = core.asarray([[1.0], [2.0]])
    out = core.func.vmap(lambda r: op({"b": r, "a": None}, [Config(r)]))(rows)
    assert out.tolist() == [[2.0], [4.0]]


def test_numbers_in_a_result_are_shared_by_the_batch():
    op = core.custom_op(fresh(), analyse)
    rows = core.asarray([[1.0, 2.0], [3.0, 4.0]])
    with pytest.warns(UserWarning, match="no batching rule"):
        looped = core.func.vmap(lambda x: op(x, Mode.MEAN))(rows)
    assert (looped.count, looped.mode) == (2, Mode.MEAN)
    assert looped.total.tolist() == [3.0, 7.0]

    def rule(info, in_dims, x, mode):
        return Result(x.sum(axis=1), Pair(x + 1, x + 2), x.shape[1], mode), 0

    op.register_vmap(rule)
    ruled = core.func.vmap(lambda x: op(x, Mode.MEAN))(rows)
    assert parts_of(ruled) == parts_of(looped)
    sizes = core.custom_op(fresh(), lambda x: int(x), schema="(Tensor x) -> int")
    refused = pytest.raises(errors.AutogradError, match="returned 1 for one element")
    with pytest.warns(UserWarning, match="no batching rule"), refused:
        core.func.vmap(sizes)(core.asarray([1.0, 2.0]))


def test_gradients_of_optional_parts_and_of_rows():
    def f(rows: list[Config], maybe: Config | None, x: core.Tensor) -> core.Tensor:
        y = sum((r.weight * r.n for r in rows), x * 0)
        return y if maybe is None else y + maybe.weight * 10

    op = core.custom_op(fresh(), f)

    def setup_context(ctx, inputs, output):
        ctx.counts = [r.n for r in inputs[0]]
        ctx.needs = ctx.needs_input_grad

    def backward(ctx, grad):
        some = None if ctx.needs[1] is None else Config(grad * 10)
        return [{"weight": grad * n} for n in ctx.counts], some, grad * 0

    op.register_autograd(backward, setup_context=setup_context)
    a, b = core.ones(1).requires_grad_(), core.ones(1).requires_grad_()
    op([Config(a, 2), Config(b, 3)], None, core.ones(1)).sum().backward()
    assert (a.grad.tolist(), b.grad.tolist()) == ([2.0], [3.0])
    c = core.ones(1).requires_grad_()
    op([], Config(c), core.ones(1)).sum().backward()
    assert c.grad.tolist() == [10.0]
    slope = core.func.grad(lambda rows: op(rows, Config(a), a).sum())([Config(a, 5)])
    assert slope[0].weight.tolist() == [5.0]


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_gradients_of_any_structure_come_back_in_its_structure(data):
    hint, values = data.draw(hints)
    value = data.draw(values)

    def f(value: Any, x: core.Tensor) -> core.Tensor:
        return sum(tensors_in(value), x * 1)

    f.__annotations__ = {"value": hint, "x": core.Tensor, "return": core.Tensor}
    op = core.custom_op(fresh(), f)

    def setup_context(ctx, inputs, output):
        ctx.value = inputs[0]

    def backward(ctx, grad):
        return tree_map(lambda v: grad * 2 if isinstance(v, core.Tensor) else None, ctx.value), grad

    op.register_autograd(backward, setup_context=setup_context)
    slope = core.func.grad(lambda v: op(v, core.zeros(1)).sum() + 0 * core.ones(()))
    if tensors_in(value):
        found = slope(value)
        assert [t.tolist() for t in tensors_in(found)] == [[2.0]] * len(tensors_in(value))


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_tangents_and_batches_of_any_structure(data):
    """The rules are given what belongs to each tensor, in the structure of the argument."""
    tensor = (core.Tensor, st.integers(0, 9).map(lambda n: core.asarray([float(n)])))
    hint, values = fixed([data.draw(hints), tensor])
    value = data.draw(values)
    tensors = tensors_in(value)

    def f(value: Any, x: core.Tensor) -> core.Tensor:
        return sum(tensors_in(value), x * 1)

    f.__annotations__ = {"value": hint, "x": core.Tensor, "return": core.Tensor}
    op = core.custom_op(fresh(), f)
    op.register_jvp(lambda t_value, t_x: sum(tensors_in(t_value), t_x * 1))

    @op.register_vmap
    def _(info, in_dims, value, x):
        dims = [d for d in flatten(in_dims[0])[0] if d is not None]
        assert dims == [0] * len(tensors) and in_dims[1] is None
        return op(value, x), 0

    def scaled_by(s: Any) -> Any:
        return op(tree_map(lambda v: v * s if isinstance(v, core.Tensor) else v, value), zero)

    zero, total = core.zeros(1), sum(float(t[0]) for t in tensors)
    one = core.asarray(1.0)
    _, tangent = core.func.jvp(scaled_by, (one,), (one,))
    assert tangent.tolist() == [total]
    out = core.func.vmap(scaled_by)(core.asarray([1.0, 2.0]))
    assert out.tolist() == [[total], [2 * total]]


def test_opcheck_takes_structures_apart():
    op = with_gradient(fresh())
    x = core.asarray([1.0, 2.0]).requires_grad_()
    report = str(op.check(Config(x, n=2), {"a": x, "b": core.ones(2)}, x))
    assert "FAILED" not in report and "test_gradients" in report
    out = core.custom_op(fresh(), analyse)
    out.register_fake(lambda x, mode: Result(x.sum(), Pair(x, x * 1), x.size, mode))
    out.register_autograd(lambda ctx, g: (g.total + g.parts.x + g.parts.y, None))
    assert "FAILED" not in str(out.check(x, Mode.SUM))
    wrong = core.custom_op(fresh(), scaled)
    wrong.register_fake(lambda cfg, params, x: x * 1)
    wrong.register_autograd(lambda ctx, grad: ({"weight": grad}, None, grad))
    with pytest.raises(Exception, match="test_gradients"):
        wrong.check(Config(x), {}, x)


def test_a_leaf_that_is_no_choice_is_refused():
    """Bridges pass leaves: names of members, and literals."""

    @core.custom_op("structure_test::leaf_choices")
    def leaf_choices(x: core.Tensor, color: Mode, way: Literal["up", "down"]) -> core.Tensor:
        return x * 2

    x, leaves = core.ones((2,)), leaf_choices.leaves
    first = next(iter(Mode))
    assert leaves(x, first.name, "up").tolist() == [2.0, 2.0]
    with pytest.raises(errors.ArgumentError, match=f"color must be one of '{first.name}'"):
        leaves(x, "no such", "up")
    with pytest.raises(errors.ArgumentError, match="way must be one of 'up', 'down'"):
        leaves(x, first.name, "sideways")
