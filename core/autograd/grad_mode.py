"""Whether the tape records: `core.no_grad` and its like, as blocks or decorators."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING, Any, Self

from core._native import grad_enabled, set_inference
from core._native import inference as native_inference
from core._native import set_grad_enabled as native_set_grad_enabled

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Generator

    from core.type_aliases import ExcInfo, P, R

    Body = Generator[Any, Any, R] | Coroutine[Any, Any, R]
    Mode = tuple[bool, bool]  # (whether calls are recorded, whether in inference mode)

is_grad_enabled = grad_enabled

# Of code objects (inspect.CO_*, whose module takes long to import).
_GENERATOR, _COROUTINE, _ASYNC_GENERATOR = 0x20, 0x80, 0x200


def _mode() -> Mode:
    """The mode of this thread."""
    return grad_enabled(), native_inference()


def _set_mode(mode: Mode) -> None:
    native_set_grad_enabled(mode[0])
    set_inference(mode[1])


class _GradMode:
    """Sets recording for a block or for each call of a decorated function.

    Of a generator or a coroutine it holds while the body runs, not while it is suspended.
    """

    enabled = False
    inference: bool | None = None  # None: as it is

    def __init__(self) -> None:
        self._before: list[Mode] = []

    def __enter__(self) -> Self:
        self._before.append(_mode())
        _set_mode(self._inside())
        return self

    def __exit__(self, *exc_info: ExcInfo) -> None:
        _set_mode(self._before.pop())

    def _inside(self) -> Mode:
        return self.enabled, native_inference() if self.inference is None else self.inference

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        wrap = _WRAPPERS.get(_kind_of(function), _plain)
        wrapper: Callable[P, R] = wrap(function, self._inside)
        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(wrapper, name, getattr(function, name, None))
        setattr(wrapper, "__wrapped__", function)  # noqa: B010 - functions are not typed with it
        return wrapper


class _Within:
    """A block in a given mode; afterwards `mode` is the mode at the end of the block."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode

    def __enter__(self) -> Self:
        self._outside = _mode()
        _set_mode(self.mode)
        return self

    def __exit__(self, *exc_info: ExcInfo) -> None:
        self.mode = _mode()
        _set_mode(self._outside)


# ---- decorated functions -----------------------------------------------------------------------
def _kind_of(function: Callable[..., Any]) -> int:
    function = getattr(function, "__func__", function)
    flags = getattr(getattr(function, "__code__", None), "co_flags", 0)
    return int(flags & (_GENERATOR | _COROUTINE | _ASYNC_GENERATOR))


def _plain(function: Callable[P, R], inside: Callable[[], Mode]) -> Callable[P, R]:
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        with _Within(inside()):
            return function(*args, **kwargs)

    return wrapper


def _resumed(body: Body[R], within: _Within) -> Generator[Any, Any, R]:
    """Runs a generator or an awaitable; each step has the mode that the last step left."""
    step: Callable[[Any], Any] = body.send
    sent: Any = None
    while True:
        try:
            with within:
                item = step(sent)
        except StopIteration as stop:
            result: R = stop.value
            return result
        try:
            step, sent = body.send, (yield item)
        except GeneratorExit:
            with within:
                body.close()
            raise
        except BaseException as error:
            step, sent = body.throw, error


_awaited = types.coroutine(_resumed)


def _generator(
    function: Callable[P, Generator[Any, Any, R]], inside: Callable[[], Mode]
) -> Callable[P, Generator[Any, Any, R]]:
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> Generator[Any, Any, R]:
        return (yield from _resumed(function(*args, **kwargs), _Within(inside())))

    return wrapper


def _coroutine(
    function: Callable[P, Coroutine[Any, Any, R]], inside: Callable[[], Mode]
) -> Callable[P, Coroutine[Any, Any, R]]:
    async def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        return await _awaited(function(*args, **kwargs), _Within(inside()))

    return wrapper


def _async_generator(
    function: Callable[P, AsyncGenerator[R, Any]], inside: Callable[[], Mode]
) -> Callable[P, AsyncGenerator[R, Any]]:
    async def wrapper(*args: P.args, **kwargs: P.kwargs) -> AsyncGenerator[R, Any]:
        body, within = function(*args, **kwargs), _Within(inside())
        step = body.asend(None)
        while True:
            try:
                item = await _awaited(step, within)
            except StopAsyncIteration:
                return
            try:
                step = body.asend((yield item))
            except GeneratorExit:
                await _awaited(body.aclose(), within)
                raise
            except BaseException as error:
                step = body.athrow(error)

    return wrapper


_WRAPPERS: dict[int, Callable[..., Any]] = {
    _GENERATOR: _generator,
    _COROUTINE: _coroutine,
    _ASYNC_GENERATOR: _async_generator,
}


class _Decorator(_GradMode):
    """A mode without options, which decorates functions with and without parentheses."""

    def __new__(cls, function: Any = None) -> Any:
        return object.__new__(cls) if function is None else cls()(function)


class no_grad(_Decorator):
    """Calls inside are not recorded: results do not require grad.

    >>> import core
    >>> x = core.ones((2,)); x.requires_grad = True
    >>> with core.no_grad():
    ...     (x * 2).requires_grad
    False
    """

    enabled = False


class enable_grad(_Decorator):
    """Calls inside are recorded again, within `no_grad`."""

    enabled = True


class set_grad(_GradMode):
    """Sets recording to the flag, for code that restores a saved mode."""

    def __init__(self, enabled: bool) -> None:
        super().__init__()
        self.enabled = enabled


class set_grad_enabled(_GradMode):
    """Switches recording on or off at once, and back at the end of a `with` block.

    As a decorator it holds for each call of the function.

    >>> import core
    >>> with core.set_grad_enabled(False):
    ...     core.is_grad_enabled()
    False
    """

    def __init__(self, mode: bool) -> None:
        super().__init__()
        self.enabled = bool(mode)
        self._outside = grad_enabled()
        native_set_grad_enabled(self.enabled)

    def __enter__(self) -> Self:
        self._before.append((self._outside, native_inference()))
        native_set_grad_enabled(self.enabled)
        return self

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        native_set_grad_enabled(self._outside)
        return super().__call__(function)


class inference_mode(_GradMode):
    """`no_grad` for good: tensors made inside take part in no derivative later either.

    Outside, such a tensor may be read, but not written to, saved for backward or made to require
    grad; `x.clone()` is a tensor like any other. inference_mode(False) changes nothing outside, and
    inside makes tensors as outside.

    >>> import core
    >>> with core.inference_mode():
    ...     x = core.ones(2) * 2
    >>> x.is_inference, x.clone().is_inference
    (True, False)
    """

    def __init__(self, mode: bool = True) -> None:
        super().__init__()
        self.enabled = not mode and grad_enabled()
        self.inference = bool(mode)
