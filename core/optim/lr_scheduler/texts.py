"""The text of a schedule: its options, its state and the rates of the groups."""

from __future__ import annotations

from typing import Any

_LEFT_OUT = ("optimizer", "last_epoch")


def text_of(scheduler: Any, rates: list[float], last_epoch: int, *others: Any) -> str:
    """The text of a schedule. others: what else it shows, of which no use is made."""
    options = {k: v for k, v in vars(scheduler).items() if k not in _LEFT_OUT and k[0] != "_"}
    shown = {**options, "last_epoch": last_epoch, "lr": rates}
    text = ", ".join(f"{name}={_text(value)}" for name, value in shown.items())
    parts = [f"  {part!r}," for part in vars(scheduler).get("_schedulers", ())]
    if parts:
        text = "\n".join([f"{text},", *parts, ""])
    return f"{type(scheduler).__name__}({text})"


def _text(value: Any) -> str:
    """A value; of functions the names."""
    if isinstance(value, list):
        return f"[{', '.join(map(_text, value))}]"
    return getattr(value, "__qualname__", None) or repr(value)
