"""What compiled functions store in objects, dicts and lists that are there before the call, and
numbers that they read at their end: graphs and no Python, with the effects of eager calls."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import core


def shown(value: Any) -> Any:
    """A value as it is compared."""
    if isinstance(value, core.Tensor):
        return str(value.dtype), value.tolist()
    if isinstance(value, (list, tuple)):
        return type(value), [shown(v) for v in value]
    if isinstance(value, dict):
        return {key: shown(v) for key, v in value.items()}
    return type(value), value


class Running:
    """State of many kinds, in one object."""

    def __init__(self) -> None:
        self.step, self.rate, self.mean = 0, 0.5, core.zeros((3,))
        self.state: Any = (core.zeros((3,)), 0.0)
        self.best: Any = None
        self.kept: list[Any] = [0, core.zeros((3,))]
        self.named: dict[str, Any] = {"w": core.ones((3,)), "n": 0}

    def counts(self, x: core.Tensor) -> core.Tensor:
        self.step += 1
        return x * self.step

    def averages(self, x: core.Tensor) -> core.Tensor:
        self.mean = self.mean * 0.9 + x * 0.1
        return x - self.mean

    def decays(self, x: core.Tensor) -> core.Tensor:
        self.step, self.rate = self.step + 1, self.rate * 0.5
        return x * self.rate

    def nests(self, x: core.Tensor) -> core.Tensor:
        hidden, total = self.state
        self.state = (core.tanh(hidden + x), total + 1.5)
        return hidden.max()  # which is not rounded

    def remembers(self, x: core.Tensor) -> core.Tensor:
        self.best = x.sum().item()
        self.last = x
        return x + 1

    def fills(self, x: core.Tensor) -> core.Tensor:
        self.kept[0] += 1
        self.kept[1] = self.kept[1] + x
        self.named["w"] = self.named["w"] * x
        self.named["n"] += 2
        return self.kept[1] * self.kept[0]

    def every_third(self, x: core.Tensor) -> core.Tensor:
        self.step += 1
        if self.step % 3 == 0:
            self.mean = x
        return self.mean + x


METHODS = ["counts", "averages", "decays", "nests", "remembers", "fills", "every_third"]


@pytest.mark.parametrize("method", METHODS)
def test_what_is_stored_is_as_without_compile(method: str) -> None:
    eager, given = Running(), Running()
    compiled = core.compile(getattr(given, method))
    for k in range(8):
        x = core.asarray([1.0, -2.0, 0.5]) * k
        assert shown(compiled(x)) == shown(getattr(eager, method)(x))
        assert shown(vars(given)) == shown(vars(eager))
    assert not compiled.reasons
    assert len(compiled.graphs) <= 4


@pytest.mark.parametrize("method", METHODS)
def test_the_user_may_change_what_is_stored(method: str) -> None:
    eager, given = Running(), Running()
    compiled = core.compile(getattr(given, method))
    for k in range(10):
        x = core.asarray([1.0, -2.0, 0.5]) * k
        for owner in (eager, given):
            if k % 3 == 2:
                owner.step, owner.rate = k * 7, k * 0.25
            if k % 4 == 3:
                owner.mean = core.ones((3,)) * k
                owner.state = (x, float(k))
                owner.named["n"], owner.kept[0] = -k, k
        assert shown(compiled(x)) == shown(getattr(eager, method)(x))
        assert shown(vars(given)) == shown(vars(eager))


def test_sizes_may_change_beside_what_is_stored() -> None:
    eager, given = Running(), Running()

    def grow(owner: Running, x: core.Tensor) -> core.Tensor:
        owner.step += 1
        owner.mean = core.concat([owner.mean, x])
        return owner.mean.sum() * owner.step

    compiled = core.compile(lambda x: grow(given, x))
    for k in (3, 2, 5, 1, 4, 4, 7):
        x = core.arange(k, dtype="float32")
        assert shown(compiled(x)) == shown(grow(eager, x))
        assert shown(vars(given)) == shown(vars(eager))


def counted(owner: Running, x: core.Tensor, k: int) -> Any:
    owner.step += k
    return x * owner.mean.sum(), owner.step


def drawn(owner: Any, x: core.Tensor, k: int) -> core.Tensor:
    y = x + core.randn(*x.shape)
    owner.factor = 0.1 * 0.5 ** (k // 2)  # a new attribute, and the same number in two calls
    owner.mean = owner.mean + y.mean()
    return y


@pytest.mark.parametrize("fn", [counted, drawn])
@pytest.mark.parametrize(
    "calls",
    [
        [(1, 1), (2, 1), (6, 0), (5, 3), (2, 0), (6, 300)],
        [(4, 0), (3, 1), (4, 2), (7, 2), (4, 9), (5, 0)],
        [(8, 8), (3, 3), (8, 0), (8, 6), (2, 0), (9, 9)],
    ],
    ids=str,
)
def test_sizes_change_beside_a_number_that_becomes_an_input(
    fn: Any, calls: list[tuple[int, int]]
) -> None:
    eager, given = Running(), Running()
    compiled = core.compile(lambda x, k: fn(given, x, k))
    for size, k in calls:
        made = []
        for owner, call in ((eager, lambda x, k: fn(eager, x, k)), (given, compiled)):
            core.manual_seed(size)
            made.append((shown(call(core.ones(size), k)), shown(vars(owner))))
        assert made[0] == made[1]


@pytest.mark.parametrize(
    "others", [(None, "x"), ("x", None), (False, 4), (3, True, 0), ("a", "", None)], ids=str
)
def test_a_call_that_adds_nothing_serves_any_number(others: tuple[Any, ...]) -> None:
    def add(owner: Running, x: core.Tensor, other: Any) -> core.Tensor:
        owner.step += x.shape[0] if other else 0
        owner.rate = owner.rate * (1.5 if other else 1)
        return core.tanh(x) * owner.step

    eager, given = Running(), Running()
    eager.step = given.step = 250  # ints from 257 on are objects of their own
    compiled = core.compile(lambda x, other: add(given, x, other))
    x = core.ones(3)
    for other in others * 8:
        assert shown(compiled(x, other)) == shown(add(eager, x, other))
        assert shown(vars(given)) == shown(vars(eager))
    assert len(compiled.recompilations) <= 2 * len(others) and not compiled.reasons


def test_an_empty_batch_in_turn() -> None:
    def add(owner: Running, x: core.Tensor) -> core.Tensor:
        owner.step += x.shape[0]
        return core.tanh(x) * owner.step

    eager, given = Running(), Running()
    compiled = core.compile(lambda x: add(given, x))
    for k in range(16):
        x = core.ones(3 * (k % 2))
        assert shown(compiled(x)) == shown(add(eager, x))
        assert given.step == eager.step
    assert len(compiled.recompilations) <= 4


def test_a_stored_result_is_the_returned_one() -> None:
    owner = Running()

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        owner.mean = owner.mean + x
        return owner.mean

    for _ in range(4):
        assert step(core.ones((3,))) is owner.mean
    assert not step.reasons


class Watched:
    """Does more with some attributes than keep them."""

    log: list[Any]

    def __init__(self) -> None:
        self.log = []

    @property
    def rate(self) -> float:
        return 1.0

    @rate.setter
    def rate(self, value: float) -> None:
        self.log.append(value)


class Setting(Watched):
    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name != "log":
            self.log.append(name)


class Slotted:
    __slots__ = ("step",)

    def __init__(self) -> None:
        self.step = 0


class Counted:
    total = 0


def function_with_attributes(x: core.Tensor) -> core.Tensor:
    function_with_attributes.calls += 1  # type: ignore[attr-defined]
    return x * 2


@pytest.mark.parametrize("kind", [Watched, Setting])
def test_setters_run_at_every_call(kind: type[Watched]) -> None:
    owner = kind()

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        owner.rate = 3.0
        return x * 2

    before = len(owner.log)
    for k in range(4):
        step(core.ones((2,)))
        assert len(owner.log) == before + (k + 1) * (2 if kind is Setting else 1)


def test_other_places_are_stored_to_at_every_call() -> None:
    slotted, made = Slotted(), []

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        slotted.step += 1
        Counted.total += 1
        made.append(x)
        return function_with_attributes(x)

    function_with_attributes.calls = Counted.total = 0  # type: ignore[attr-defined]
    for k in range(1, 6):
        step(core.ones((2,)))
        counts = slotted.step, Counted.total, len(made), function_with_attributes.calls  # type: ignore[attr-defined]
        assert counts == (k, k, k, k)


# ---- numbers that are read -----------------------------------------------------------------------
def trainer() -> Any:
    p = core.asarray([[0.5, -1.0], [0.25, 1.0], [-0.5, 0.75], [1.0, 2.0]]).requires_grad_()
    optimizer = core.optim.Adam([p], lr=0.1)

    def step(x: core.Tensor) -> float:
        optimizer.zero_grad()
        loss = ((x @ p) ** 2).mean()
        loss.backward()
        optimizer.step()
        return loss.item()

    return step


def test_a_step_that_returns_its_loss_as_a_number_is_one_graph() -> None:
    compiled, eager = core.compile(trainer()), trainer()
    losses = [(eager(x), compiled(x)) for x in (core.ones((3, 4)) * k for k in range(1, 8))]
    assert [e for e, _ in losses] == pytest.approx([c for _, c in losses])
    assert all(type(loss) is float for _, loss in losses)
    assert len(compiled.entries) == 1
    assert len(compiled.graphs) == 1


def several(x: core.Tensor) -> Any:
    y = x * 2
    return {"loss": y.sum().item(), "any": (y > 3).any().item()}, y, y.astype("int32").sum().item()


def branches(x: core.Tensor) -> core.Tensor:
    return x + 1 if x.sum().item() > 2 else x - 1


def computes(x: core.Tensor) -> float:
    return x.sum().item() * 2


def given_on(x: core.Tensor) -> core.Tensor:
    return x * x.sum().item()


def formats(x: core.Tensor) -> str:
    return f"{x.sum().item():.2f}"


def keys(x: core.Tensor) -> dict[Any, int]:
    return {x.sum().item(): 1}


def swallows(x: core.Tensor) -> core.Tensor:
    try:
        return core.add(x, x.sum().item())
    except Exception:
        return x


def swallows_all(x: core.Tensor) -> float:
    total = x.sum().item()
    try:
        return total + 1
    except BaseException:
        return 7.0


def reads_later(x: core.Tensor) -> Any:
    first = x.sum().item()
    return first, (x * 2).tolist()


def refuses(x: core.Tensor) -> Any:
    return (x * 2).item()  # several elements


USES = [
    several, branches, computes, given_on, formats, keys, swallows, swallows_all, reads_later,
]  # fmt: skip


@pytest.mark.parametrize("fn", USES, ids=lambda f: f.__name__)
def test_numbers_are_those_of_eager_calls(fn: Any) -> None:
    compiled = core.compile(fn)
    for k in (0, 1, 2, 1, 3):
        x = core.asarray([1.0, 0.5, 2.0]) * k
        assert shown(compiled(x)) == shown(fn(x))
    assert bool(compiled.reasons) == (fn not in (several, computes, given_on))


def test_item_of_several_elements_is_refused() -> None:
    with pytest.raises(core.errors.ShapeError, match="item"):
        core.compile(refuses)(core.ones((3,)))


def test_nothing_is_done_twice_where_a_number_is_used_after_all() -> None:
    log: list[int] = []
    counts, target = {"n": 0}, core.zeros((2,))

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        log.append(1)
        counts["n"] += 1
        target.add_(x)
        total = (x * 2).sum().item()
        counts["n"] += 1
        return x * total

    for k in range(1, 5):
        step(core.ones((2,)))
        assert (len(log), counts["n"], target.tolist()) == (k, 2 * k, [float(k)] * 2)


# ---- a call that is begun again ------------------------------------------------------------------
@pytest.mark.parametrize("takes_back", [False, True])
def test_a_call_that_is_begun_again_for_its_sizes_appends_once(takes_back: bool) -> None:
    log: list[int] = []
    w = core.ones((3,)).requires_grad_()

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        log.append(1)
        loss = (x * w).sum()
        loss.backward()
        if takes_back:
            log.pop()
        return loss

    for k in range(1, 6):
        step(core.ones((k, 3)))
        assert len(log) == (0 if takes_back else k)


# ---- gradients and views as they are without compile ---------------------------------------------
def gradients_of_a_sum(a: core.Tensor, b: core.Tensor) -> Any:
    return core.autograd.grad((a + b).sum() * 2, [a, b])


def test_gradients_share_memory_as_without_compile() -> None:
    a, b = core.ones((3,)).requires_grad_(), core.ones((3,)).requires_grad_()
    compiled = core.compile(gradients_of_a_sum)
    for fn in (gradients_of_a_sum, compiled, compiled):
        first, second = fn(a, b)
        assert first is second
        assert first.strides == (0,)
        with pytest.raises(core.errors.ShapeError, match="share memory"):
            first.sin_()


def written_through_an_expanded_gradient(b: core.Tensor) -> core.Tensor:
    (slope,) = core.autograd.grad(b.sum() * 6, [b])
    slope[::2].sin_()
    return slope


def test_a_write_to_an_expanded_gradient() -> None:
    b = core.ones((2,)).requires_grad_()
    compiled = core.compile(written_through_an_expanded_gradient)
    expected = written_through_an_expanded_gradient(b).tolist()
    assert [compiled(b).tolist() for _ in range(3)] == [expected] * 3


def one_of_several(x: core.Tensor) -> core.Tensor:
    return (x + 1.0).chunk(2)[0]


def test_one_of_several_views_may_not_be_written_to() -> None:
    compiled = core.compile(one_of_several)
    for n in (4, 4, 6, 8, 6, 4):
        for call in (one_of_several, compiled):
            view = call(core.ones((n,)).requires_grad_())
            with pytest.raises(core.errors.AutogradError):
                view[0] = 1.0


# ---- tuples --------------------------------------------------------------------------------------
class Pair(NamedTuple):
    first: Any
    second: Any


class Cell:
    """A state that is replaced as a whole."""

    def __init__(self) -> None:
        self.state: Any = None
        self.kept: dict[str, Any] = {"h": (core.zeros((3,)), 0, "text")}
        self.other: Any = ()

    def recurrent(self, x: core.Tensor) -> core.Tensor:
        if self.state is None:
            self.state = (core.zeros((3,)), (core.zeros((3,)), 0.0))
        h, (c, n) = self.state
        c = core.sigmoid(x) * c + x
        self.state = (core.tanh(c + h), (c, n + 1.5))
        return h * n

    def swaps(self, x: core.Tensor) -> Any:
        if len(self.other) < 2:
            self.other = (x, x + 1)
        a, b = self.other
        self.other = (b, a)
        return a - b

    def in_a_dict(self, x: core.Tensor) -> Any:
        total, count, text = self.kept["h"]
        self.kept["h"] = (total + x, count + 1, text)
        return total / (count + 1), text

    def counts_losses(self, x: core.Tensor) -> Any:
        total, count = self.other or (0.0, 0)
        self.other = (total + float(x.mean()), count + 1)
        return x * 2, self.other

    def shares(self, x: core.Tensor) -> Any:
        both = (x + 1, 2)
        self.state = self.other = both
        return both

    def names_its_items(self, x: core.Tensor) -> Any:
        before = self.state or Pair(x, 0)
        self.state = Pair(before.first + x, before.second + 1)
        return self.state.first


@pytest.mark.parametrize("method", [m for m in vars(Cell) if not m.startswith("_")])
def test_tuples_may_be_the_state(method: str) -> None:
    eager, given = Cell(), Cell()
    compiled = core.compile(getattr(given, method))
    for k in range(14):
        x = core.asarray([1.0, -2.0, 0.5]) * (k / 4)
        assert shown(compiled(x)) == shown(getattr(eager, method)(x))
        assert shown(vars(given)) == shown(vars(eager))
        if k == 8:
            for owner in (eager, given):
                owner.state, owner.other = None, ()
    assert bool(compiled.reasons) == (method == "names_its_items")
    if not compiled.reasons:
        assert len(compiled.graphs) <= 6


def test_a_tuple_of_another_form_is_captured_again() -> None:
    owner = Cell()

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        found = owner.other
        owner.other = (x, len(found))
        return x * len(found) + (found[0] if found else 0)

    for state in ((), (core.ones((3,)),), (core.ones((3,)), 4), (core.ones((3,)), 2, "c"), (1.5,)):
        owner.other = state
        x = core.asarray([1.0, 2.0, 3.0])
        expected = (x * len(state) + (state[0] if state else 0)).tolist()
        for _ in range(2):
            owner.other = state
            assert step(x).tolist() == expected
            assert owner.other[0] is x
            assert owner.other[1] == len(state)


def test_a_tuple_that_is_compared_as_an_object_is_one() -> None:
    owner, first = Cell(), (core.ones((2,)), 1)
    owner.other = first

    @core.compile
    def step(x: core.Tensor) -> core.Tensor:
        begins = owner.other is first
        owner.other = (x, 1)
        return x * 10 if begins else x

    x = core.ones((2,))
    found = [step(x)[0].item() for _ in range(3)]
    owner.other = first
    assert [*found, step(x)[0].item()] == [10.0, 1.0, 1.0, 10.0]
    assert "two objects" in step.reasons[0]
