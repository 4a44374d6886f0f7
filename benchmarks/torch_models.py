"""PyTorch models at real sizes: eager, Inductor and core in one process, interleaved; and the glue.

    python benchmarks/torch_models.py --threads 1,2 --models bert,resnet50,resnet18+train

Needs torch, core-torch and the libraries of the models that are named; random weights. Times are
medians in milliseconds. The first call is that of a process that has compiled nothing of the kind
before; kernels of core's may be on disk. "Met": at most the larger of r times Inductor's time and
1.15 times the floor, r being 0.6 for transformers, 0.7 for a step of decoding and 0.9 for
convolutional networks and steps of training; and at most 1.1 times Inductor's.
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


def _torchvision(name: str, batch: int = 1) -> Callable[[], tuple[Any, tuple[Any, ...]]]:
    def made() -> tuple[Any, tuple[Any, ...]]:
        import torchvision

        return getattr(torchvision.models, name)(weights=None), (torch.randn(batch, 3, 224, 224),)

    return made


def _text(name: str, **config: Any) -> Callable[[], tuple[Any, tuple[Any, ...]]]:
    """A model of transformers of the sizes that its configuration has by default, 128 tokens."""

    def made() -> tuple[Any, tuple[Any, ...]]:
        import transformers

        kind = name.removesuffix("Encoder")
        settings = getattr(transformers, f"{kind}Config")(**config)
        return getattr(transformers, f"{name}Model")(settings), (torch.randint(3, 30000, (1, 128)),)

    return made


def _timm(name: str) -> Callable[[], tuple[Any, tuple[Any, ...]]]:
    def made() -> tuple[Any, tuple[Any, ...]]:
        import timm

        return timm.create_model(name), (torch.randn(1, 3, 224, 224),)

    return made


# Of how much of Inductor's time a model may take at most: the largest part of its calls decides.
TRANSFORMERS: dict[str, Callable[[], tuple[Any, tuple[Any, ...]]]] = {
    "bert": bert,
    "gpt2": gpt2,
    "llama": llama,
    "whisper_encoder": whisper,
    "vit_small": _timm("vit_small_patch16_224"),
    "distilbert": _text("DistilBert"),
    "roberta": _text("Roberta", vocab_size=30522, max_position_embeddings=514),
    "electra": _text("Electra"),
    "opt": _text("OPT", num_hidden_layers=12, use_cache=False),
    "t5_encoder": _text("T5Encoder"),
    "deit_tiny": _timm("deit_tiny_patch16_224"),
    "mixer_s16": _timm("mixer_s16_224"),
    "resmlp_12": _timm("resmlp_12_224"),
    "vit_b_16": _torchvision("vit_b_16"),
    "swin_t": _torchvision("swin_t"),
}
CONVOLUTIONAL = {
    name: _torchvision(name)
    for name in (
        "resnet18", "resnet50", "mobilenet_v2", "convnext_tiny", "mobilenet_v3_large",
        "efficientnet_b0", "mnasnet1_0", "squeezenet1_1", "shufflenet_v2_x1_0", "densenet121",
        "regnet_y_400mf", "vgg11", "alexnet", "resnext50_32x4d",
    )
}  # fmt: skip
MODELS = {**TRANSFORMERS, "gpt2_decode": gpt2_decode, **CONVOLUTIONAL}
FLOORS, MOST = 1.15, 1.1  # times the floor that always will do; times Inductor that never will


def limit(name: str) -> float:
    """Of Inductor's time, what is the least that is asked for."""
    if name in CONVOLUTIONAL or name.endswith("+train"):
        return 0.9
    return 0.6 if name in TRANSFORMERS else 0.7


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


def measure(name: str, threads: list[int], seconds: float) -> dict[int, float]:
    """One row for each number of threads. A name that ends in `+train` is a step of training:
    forward and backward. Returns core's time over Inductor's by threads."""
    kind, _, training = name.partition("+")
    model, inputs = MODELS[kind]()
    model.train(bool(training))
    torch._dynamo.reset()

    def of(fast: Any) -> Call:
        return trained(model, fast, inputs) if training else functools.partial(fast, *inputs)

    firsts, calls, found = {}, {"eager": of(model)}, {}
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
            found[count], over = ms["core"] / ms["inductor"], ms["core"] / least
            met = found[count] <= MOST and (found[count] <= limit(name) or over <= FLOORS)
            row += [f"{found[count]:.2f}", f"{over:.2f}", "yes" if met else "no"]
            first = f"{firsts['core']:.1f} : {firsts['inductor']:.1f}"
            print(f"| {name} | {count} | {' | '.join(row)} | {first} |", flush=True)
    return found


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
    ratios = "core / inductor | core / floor | met"
    print(f"| model | threads | eager | inductor | core | floor | {ratios} | {first} |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    threads = [int(n) for n in options.threads.split(",")]
    found = [measure(name, threads, options.seconds) for name in options.models.split(",")]
    for count in threads:
        mean = statistics.geometric_mean(ratios[count] for ratios in found)
        print(f"{len(found)} models, {count} threads: core / inductor {mean:.2f} (geometric mean)")


if __name__ == "__main__":
    main()
