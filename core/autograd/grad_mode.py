"""Whether the tape records: `core.no_grad` and its like, as blocks or decorators."""

from typing import Any

from core import _native

is_grad_enabled = _native.grad_enabled


class _GradMode:
    """Sets recording for a block or for each call of a decorated function."""

    enabled = False

    def __init__(self) -> None:
        self._before: list[Any] = []

    def __enter__(self) -> Any:
        self._before.append(_native.grad_enabled())
        _native.set_grad_enabled(self.enabled)
        return self

    def __exit__(self, *exc_info: Any) -> None:
        _native.set_grad_enabled(self._before.pop())

    def __call__(self, function: Any) -> Any:
        enabled = self.enabled

        def wrapper(*args: Any, **kwargs: Any) -> Any:
            with set_grad(enabled):
                return function(*args, **kwargs)

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(wrapper, name, getattr(function, name, None))
        setattr(wrapper, "__wrapped__", function)  # noqa: B010 - functions are not typed with it
        return wrapper


class no_grad(_GradMode):
    """Calls inside are not recorded: results do not require grad.

    >>> import core
    >>> x = core.ones((2,)); x.requires_grad = True
    >>> with core.no_grad():
    ...     (x * 2).requires_grad
    False
    """

    enabled = False


class enable_grad(_GradMode):
    """Calls inside are recorded again, within `no_grad`."""

    enabled = True


class set_grad(_GradMode):
    """Records or not, as the flag says; for code that restores a mode it was told."""

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

    def __init__(self, mode: Any) -> None:
        super().__init__()
        self.enabled = bool(mode)
        self._outside = _native.grad_enabled()
        _native.set_grad_enabled(self.enabled)

    def __enter__(self) -> Any:
        self._before.append(self._outside)
        _native.set_grad_enabled(self.enabled)
        return self

    def __call__(self, function: Any) -> Any:
        _native.set_grad_enabled(self._outside)
        return super().__call__(function)


class inference_mode(_GradMode):
    """`no_grad` under the name that serving code uses; inference_mode(False) changes nothing."""

    def __init__(self, mode: Any = True) -> None:
        super().__init__()
        self.enabled = not mode and _native.grad_enabled()
