"""Backends each of whose methods does each wrong thing; run as a program by test_wrong_answers.py.

Prints a line for every way in which core does not tell it: an error that is not core's, or names
neither the backend nor the method, a tensor at address 0. A crash ends the program.
"""

import ctypes
import sys

import core
from core.errors import CoreError
from core.plugins import Available, BackendInfo, QueuedRuntime, Runtime, add_backend, hookimpl


class Memory:
    """Blocks of host memory."""

    def __init__(self):
        self.blocks = {}

    def take(self, nbytes):
        block = ctypes.create_string_buffer(nbytes + 64)
        address = ctypes.addressof(block) + 63 & ~63
        self.blocks[address] = block
        return address


class Plain(Runtime):
    def __init__(self):
        self.memory = Memory()

    def device_count(self):
        return 1

    def allocate(self, nbytes, index):
        return self.memory.take(nbytes)

    def free(self, address, nbytes, index):
        self.memory.blocks.pop(address)

    def copy_from_host(self, dst, src, index):
        ctypes.memmove(dst, bytes(src), len(src))

    def copy_to_host(self, dst, src, index):
        dst[:] = ctypes.string_at(src, len(dst))

    def copy_on_device(self, dst, dst_index, src, src_index, nbytes):
        ctypes.memmove(dst, src, nbytes)

    def synchronize(self, index):
        pass


class Queued(QueuedRuntime):
    def __init__(self):  # does not call the base's, as anybody may forget
        self.blocks = Memory()

    def device_count(self):
        return 1

    def open_queue(self, index):
        return object()

    def reserve(self, nbytes, index):
        return self.blocks.take(nbytes)

    def release(self, address, index):
        self.blocks.blocks.pop(address)

    def copy(self, queue, dst, src, nbytes):
        ctypes.memmove(dst, src, nbytes)

    def wait(self, queue):
        pass

    def mark(self, queue):
        return object()

    def reached(self, event):
        return True

    def await_event(self, event, queue=None):
        pass


def returning(value):
    return lambda self, *args: value


def raising(error):
    def method(self, *args):
        raise error

    return method


WRONG = {
    "None": returning(None),
    "text": returning("5"),
    "zero": returning(0),
    "negative": returning(-64),
    "too large": returning(1 << 64),
    "at the end": returning((1 << 64) - 1),
    "float": returning(4096.0),
    "bool": returning(True),
    "c_void_p": returning(ctypes.c_void_p(4096)),
    "pointer": returning(ctypes.pointer(ctypes.c_char(b"x"))),
    "no argument": lambda self: None,
    "seven arguments": lambda self, a, b, c, d, e, f, g: None,
    "TypeError": raising(TypeError("boom")),
    "AttributeError": raising(AttributeError("boom")),
    "KeyError": raising(KeyError("boom")),
    "OSError": raising(OSError("boom")),
}
NO_ANSWER = ("None", "text", "negative", "too large", "float", "c_void_p", "pointer")
TELLS = {  # what must be told of a method that returns something wrong
    "device_count": (*NO_ANSWER, "zero", "at the end", "bool"),
    "allocate": (*NO_ANSWER, "zero", "at the end", "bool"),
    "reserve": (*NO_ANSWER, "zero", "at the end", "bool"),
    "queue_address": (*NO_ANSWER, "bool"),
    "stream": tuple(set(NO_ANSWER) - {"None"}),
    "dlpack_id": (*NO_ANSWER, "bool"),
    "arch": ("None", "float", "c_void_p", "zero"),
    "open_queue": ("None",),
    "mark": ("None",),
    "reached": ("None", "text", "float", "negative", "c_void_p"),
}
LATE = ("wait",)  # what these raise is of the work that is waited for: the backend is named
METHODS = {
    Plain: (
        *("device_count", "allocate", "free", "copy_from_host", "copy_to_host"),
        *("copy_on_device", "synchronize", "stream", "dlpack_id", "arch"),
    ),
    Queued: (
        *("device_count", "open_queue", "reserve", "release", "copy", "wait", "mark", "reached"),
        *("await_event", "queue_address", "dlpack_id", "arch"),
    ),
}


def uses(device, kind):
    """What calls every method, one thing a time."""
    made = {}

    def make():
        made["x"] = core.empty((4,), device=device)
        assert made["x"].data_ptr != 0, "a tensor at address 0"

    yield make
    yield lambda: core.asarray([1.0, 2.0]).to(device)
    yield lambda: made["x"].tolist()
    yield lambda: made["x"].copy_(core.empty((4,), device=device))
    yield lambda: made["x"][::2].copy_(made["x"][:2])
    yield lambda: core.add(made["x"], 1)
    yield lambda: core.synchronize(device)
    yield lambda: made["x"].__dlpack_device__()
    yield lambda: made["x"].__dlpack__(max_version=(1, 1))
    if kind is Queued:
        yield lambda: made.update(stream=core.Stream(device))
        yield lambda: made["stream"].__enter__()
        yield lambda: made.update(event=made["stream"].record_event())
        yield lambda: made["event"].query()
        yield lambda: made["event"].synchronize()
        yield lambda: core.Stream(device).wait_event(made["event"])
        yield lambda: core.add(made["x"], 1)
        yield lambda: core.empty((99,), device=device)
        yield lambda: made["stream"].synchronize()
        yield lambda: made["stream"].__exit__()
        yield lambda: core.empty_cache(device)
    yield lambda: made.clear()


def plugin(name, runtime):
    class Plugin:
        @hookimpl
        def core_backend_info(self):
            return BackendInfo(name, name, (1, 1))

        @hookimpl
        def core_probe(self):
            return Available()

        @hookimpl
        def core_open(self):
            core._native.register_device_fallback(name, core._native.noop_kernel())
            return runtime

        @hookimpl
        def core_register_kernels(self, registry):
            registry.register("core::add", lambda x, y: x.clone(), arch="none")

    return Plugin()


def trial(kind, method, wrong):
    """What is at fault with core where one method does one wrong thing."""
    name = f"w{trial.count}"
    trial.count += 1
    own = {"dlpack_type": 77} if method == "dlpack_id" else {}  # core asks of listed types only
    runtime = type(kind.__name__, (kind,), {**own, method: WRONG[wrong]})()
    add_backend(name, plugin(name, runtime))
    told = []
    unraisable = sys.unraisablehook
    sys.unraisablehook = lambda caught: told.append(caught.exc_value)
    for use in uses(name, kind):
        try:
            use()
        except KeyError as e:  # what an earlier use did not give
            if e.args[0] not in ("x", "stream", "event"):
                told.append(e)
        except Exception as e:
            told.append(e)
    sys.unraisablehook = unraisable
    return faults(name, method, wrong, told)


trial.count = 0


def faults(name, method, wrong, told):
    where = f"{method} [{wrong}]"
    for error in told:
        text = str(error)
        if not isinstance(error, CoreError):
            yield f"{where}: a bare {type(error).__name__}: {text[:90]}"
        elif method in text and repr(name) not in text:
            yield f"{where}: an error without the backend: {text[:90]}"
    must = wrong in TELLS.get(method, ()) or wrong in ("TypeError", "KeyError", "OSError")
    must |= wrong == "seven arguments"
    about = method if method not in LATE or "arguments" in wrong else repr(name)
    if must and not any(about in str(e) for e in told):
        yield f"{where}: not told; {[str(e)[:90] for e in told]}"


if __name__ == "__main__":
    core.config.fallback = "allow"
    for kind, methods in METHODS.items():
        for method in methods:
            for wrong in WRONG:
                for line in trial(kind, method, wrong):
                    print(kind.__name__, line)
    print("trials:", trial.count)
