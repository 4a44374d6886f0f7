"""PyTorch models at real sizes: eager, Inductor and core in one process, interleaved; and the glue.

    python benchmarks/torch_models.py --threads 1,2 --models bert,resnet50,resnet18+train

Needs torch, core-torch and the libraries of the models that are named; random weights. Times are
medians in milliseconds. The first call is that of a process that has compiled nothing of the kind
before; kernels of core's may be on disk.
"""

from __future__ import annotations

import argparse
import functools
import platform
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from core_torch.backend import core_backend
from floors import Call, floor
from measure import timed

import core


def bert() -> tuple[Any, tuple[Any, ...]]:
    import transformers

    model = transformers.BertModel(transformers.BertConfig(), add_pooling_layer=False)
    return model, (torch.randint(3, 30000, (1, 128)),)


def gpt2() -> tuple[Any, tuple[Any, ...]]:
    import transformers

    model = transformers.GPT2Model(transformers.GPT2Config(use_cache=False))
    return model, (torch.randint(3, 30000, (1, 128)),)


class Step(torch.nn.Module):
    """One token of a language model, given the keys and values of those before it."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def forward(self, token: torch.Tensor, *past: torch.Tensor) -> torch.Tensor:
        import transformers

        pairs = zip(past[::2], past[1::2], strict=True)
        cache = transformers.DynamicCache([(k, v) for k, v in pairs])
        return self.model(token, past_key_values=cache, use_cache=True).last_hidden_state


def gpt2_decode() -> tuple[Any, tuple[Any, ...]]:
    import transformers

    config = transformers.GPT2Config()
    past = [torch.randn(1, 12, 128, 64) for _ in range(2 * config.n_layer)]
    return Step(transformers.GPT2Model(config)), (torch.randint(3, 30000, (1, 1)), *past)


def llama() -> tuple[Any, tuple[Any, ...]]:
    """A decoder of Llama's kind: 8 layers of 1024, grouped heads, 128 tokens."""
    import transformers

    config = transformers.LlamaConfig(
        vocab_size=32000, hidden_size=1024, intermediate_size=2816, num_hidden_layers=8,
        num_attention_heads=16, num_key_value_heads=4, use_cache=False,
    )  # fmt: skip
    return transformers.LlamaModel(config), (torch.randint(3, 30000, (1, 128)),)


def whisper() -> tuple[Any, tuple[Any, ...]]:
    import transformers
    from transformers.models.whisper.modeling_whisper import WhisperEncoder

    return WhisperEncoder(transformers.WhisperConfig()), (torch.randn(1, 80, 3000),)


def vit() -> tuple[Any, tuple[Any, ...]]:
    import timm

    return timm.create_model("vit_small_patch16_224"), (torch.randn(1, 3, 224, 224),)


def _torchvision(name: str, batch: int = 1) -> Callable[[], tuple[Any, tuple[Any, ...]]]:
    def made() -> tuple[Any, tuple[Any, ...]]:
        import torchvision

        return getattr(torchvision.models, name)(weights=None), (torch.randn(batch, 3, 224, 224),)

    return made


MODELS: dict[str, Callable[[], tuple[Any, tuple[Any, ...]]]] = {
    "bert": bert,
    "gpt2": gpt2,
    "gpt2_decode": gpt2_decode,
    "llama": llama,
    "whisper_encoder": whisper,
    "vit_small": vit,
    "resnet18": _torchvision("resnet18"),
    "resnet50": _torchvision("resnet50"),
    "mobilenet_v2": _torchvision("mobilenet_v2"),
    "convnext_tiny": _torchvision("convnext_tiny"),
}


def processor() -> str:
    """The processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(x.partition(":")[2].strip() for x in lines if x.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def medians(calls: dict[str, Call], seconds: float) -> dict[str, float]:
    """The median of each call in milliseconds, taken in turns."""
    samplers = {name: timed(call) for name, call in calls.items()}
    taken: dict[str, list[float]] = {name: [] for name in calls}
    end = time.perf_counter() + seconds * len(calls)
    while time.perf_counter() < end or len(next(iter(taken.values()))) < 5:
        for name, sample in samplers.items():
            taken[name].append(sample() * 1e3)
    return {name: statistics.median(times) for name, times in taken.items()}


def trained(model: Any, fast: Any, inputs: tuple[Any, ...]) -> Call:
    """A step of training: forward and backward."""

    def step() -> None:
        out = fast(*inputs)
        out = out if isinstance(out, torch.Tensor) else out[0]
        out.square().mean().backward()
        model.zero_grad()

    return step


def measure(name: str, threads: list[int], seconds: float) -> None:
    """One row for each number of threads. A name that ends in `+train` is a step of training:
    forward and backward."""
    kind, _, training = name.partition("+")
    model, inputs = MODELS[kind]()
    model.train(bool(training))
    torch._dynamo.reset()

    def of(fast: Any) -> Call:
        return trained(model, fast, inputs) if training else functools.partial(fast, *inputs)

    firsts, calls = {}, {"eager": of(model)}
    with torch.set_grad_enabled(bool(training)):
        for label, backend in (("core", core_backend), ("inductor", "inductor")):
            call = of(torch.compile(model, backend=backend))
            start = time.perf_counter()
            call()
            firsts[label], calls[label] = time.perf_counter() - start, call
        for count in threads:
            torch.set_num_threads(count)
            core.set_num_threads(count)
            for call in calls.values():
                call(), call()
            ms = medians(calls, seconds)
            row = [f"{ms[k]:.1f}" for k in ("eager", "inductor", "core")]
            read = sum(x.nbytes for x in inputs if x.is_floating_point())
            least = floor(calls["eager"], read, statistics.median) * 1e3
            row.append(f"{least:.1f}")
            row += [f"{ms['core'] / other:.2f}" for other in (ms["inductor"], least)]
            first = f"{firsts['core']:.1f} : {firsts['inductor']:.1f}"
            print(f"| {name} | {count} | {' | '.join(row)} | {first} |", flush=True)


def _product(x: torch.Tensor, parameters: list[torch.Tensor]) -> torch.Tensor:
    for p in parameters:
        x = x * p
    return x


def glue(count: int) -> float:
    """Microseconds of a graph's call beyond its plan, for a graph of so many inputs."""
    from core_torch import backend, compiled

    made: list[Any] = []

    class Seen(compiled.CompiledGraph):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            made.append(self)

        def __call__(self, arrays: list[Any]) -> list[Any]:
            self.arrays = list(arrays)
            return super().__call__(arrays)

    parameters = [torch.nn.Parameter(torch.ones(1)) for _ in range(count)]
    plain, backend.CompiledGraph = backend.CompiledGraph, Seen  # type: ignore[misc]
    try:
        with torch.no_grad():
            torch._dynamo.reset()
            torch.compile(_product, backend=core_backend)(torch.ones(4), parameters)
    finally:
        backend.CompiledGraph = plain  # type: ignore[misc]
    (graph,) = made
    ((call,),) = graph._calls.values()
    arrays = graph.arrays
    inputs = [core.from_dlpack(x.detach()) for x in arrays]
    program = graph.plan.program(inputs)
    given = [inputs[k] for k in program.positions]
    return _least(lambda: call(arrays)) - _least(lambda: program.plan(*given))


def _least(call: Call, calls: int = 20, times: int = 1000) -> float:
    """The least time of a call in microseconds: other work on the machine only adds to it."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        best = min(best, (time.perf_counter() - start) / calls)
    return best * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--models", default=",".join(MODELS))
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each backend and model")
    parser.add_argument("--glue", action="store_true", help="only the cost of handing tensors over")
    options = parser.parse_args()
    print(f"{processor()}, torch {torch.__version__}")
    if options.glue:
        for count in (1, 10, 100, 300):
            print(f"{count + 1} inputs: {glue(count):.1f} us beyond the plan")
        return
    first = "first call, s: core : inductor"
    ratios = "core / inductor | core / floor"
    print(f"| model | threads | eager | inductor | core | floor | {ratios} | {first} |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name in options.models.split(","):
        measure(name, [int(n) for n in options.threads.split(",")], options.seconds)


if __name__ == "__main__":
    main()
