"""Cells of recurrent networks, which PyTorch calls whole on devices other than the cpu.

The workspace is what the backward operator reads of the forward one: gates, row by row.
"""

from __future__ import annotations

import core
from core import Tensor
from core_torch.table.registry import adapted


def _gates(count: int, *parts: Tensor | None) -> list[Tensor]:
    """The sum of a layer's gates and biases, in `count` parts."""
    first, *rest = [p for p in parts if p is not None]
    for part in rest:
        first = first + part
    return list(core.chunk(first, count, 1))


@adapted("_thnn_fused_lstm_cell")
def lstm_cell(
    of_input: Tensor, of_hidden: Tensor, cell: Tensor, input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> list[Tensor]:  # fmt: skip
    i, f, g, o = _gates(4, of_input, of_hidden, input_bias, hidden_bias)
    i, f, g, o = core.sigmoid(i), core.sigmoid(f), core.tanh(g), core.sigmoid(o)
    now = f * cell + i * g
    return [o * core.tanh(now), now, core.concat([i, f, g, o], axis=1)]


@adapted("_thnn_fused_lstm_cell_backward_impl")
def lstm_cell_backward(
    grad: Tensor | None, grad_now: Tensor | None, cell: Tensor, now: Tensor, workspace: Tensor,
    has_bias: bool,
) -> list[Tensor | None]:  # fmt: skip
    i, f, g, o = core.chunk(workspace, 4, 1)
    bent = core.tanh(now)
    grad = core.zeros_like(now) if grad is None else grad
    of_now = grad * o * (1 - bent * bent)
    of_now = of_now if grad_now is None else of_now + grad_now
    of_gates = core.concat(
        [of_now * g * i * (1 - i), of_now * cell * f * (1 - f), of_now * i * (1 - g * g),
         grad * bent * o * (1 - o)],
        axis=1,
    )  # fmt: skip
    return [of_gates, of_now * f, core.sum(of_gates, axis=0) if has_bias else None]


@adapted("_thnn_fused_gru_cell")
def gru_cell(
    of_input: Tensor, of_hidden: Tensor, hidden: Tensor, input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> list[Tensor]:  # fmt: skip
    r, z, n = _gates(3, of_input, input_bias)
    r_hidden, z_hidden, n_hidden = _gates(3, of_hidden, hidden_bias)
    r, z = core.sigmoid(r + r_hidden), core.sigmoid(z + z_hidden)
    n = core.tanh(n + r * n_hidden)
    return [n + z * (hidden - n), core.concat([r, z, n, hidden, n_hidden], axis=1)]


@adapted("_thnn_fused_gru_cell_backward")
def gru_cell_backward(grad: Tensor, workspace: Tensor, has_bias: bool) -> list[Tensor | None]:
    r, z, n, hidden, n_hidden = core.chunk(workspace, 5, 1)
    of_n = grad * (1 - z) * (1 - n * n)
    of_r = of_n * n_hidden * r * (1 - r)
    of_z = grad * (hidden - n) * z * (1 - z)
    of_input = core.concat([of_r, of_z, of_n], axis=1)
    of_hidden = core.concat([of_r, of_z, of_n * r], axis=1)
    sums = [core.sum(x, axis=0) if has_bias else None for x in (of_input, of_hidden)]
    return [of_input, of_hidden, grad * z, *sums]
