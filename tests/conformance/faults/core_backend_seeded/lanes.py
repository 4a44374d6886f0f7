"""Groups of lanes on the CPU: each lane is a context that runs until a barrier, then the next does.

The kernels are C with one more parameter, the function that waits. Arrays that a group shares are
static, so launches do not meet (the GIL is held while groups run).
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import TYPE_CHECKING, Any

from core.ir.dialect.c import CDialect
from core.ir.dialect.groups import GroupDialect, group_capabilities, lanes
from core.ir.toolchain.c_compiler import build_library, load_symbol
from core.plugins import DeviceDialect

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.ir.dialect import Kernel, Source, Writer

GROUP = 64

CONTEXTS = r"""
#include <stdlib.h>
#include <ucontext.h>

typedef void kernel_t(void *const *, const long long *, long long, long long, void (*)(void));

enum { STACK = 256 << 10, MOST = 1024 };
static ucontext_t home, lanes[MOST];
static char *stacks[MOST];
static int current, finished[MOST];
static kernel_t *kernel;
static void *const *buffers;
static const long long *scalars;
static long long group;

static void wait_here(void) { swapcontext(&lanes[current], &home); }

static void enter(void) {
  kernel(buffers, scalars, group, current, wait_here);
  finished[current] = 1;
}

static void begin(int lane) {
  if (!stacks[lane]) stacks[lane] = malloc(STACK);
  getcontext(&lanes[lane]);
  lanes[lane].uc_stack.ss_sp = stacks[lane];
  lanes[lane].uc_stack.ss_size = STACK;
  lanes[lane].uc_link = &home;
  finished[lane] = 0;
  makecontext(&lanes[lane], enter, 0);
}

void run_groups(kernel_t *k, void *const *b, const long long *s, long long first, long long count,
                int width) {
  kernel = k, buffers = b, scalars = s;
  for (group = first; group < first + count; ++group) {
    for (int n = 0; n < width; ++n) begin(n);
    for (int left = width; left > 0;)
      for (int n = 0; n < width; ++n) {
        if (finished[n]) continue;
        current = n;
        swapcontext(&home, &lanes[n]);
        left -= finished[n];
      }
  }
}

static void nothing(void) {}

void run_lanes(kernel_t *k, void *const *b, const long long *s, long long first, long long count,
               int width) {
  for (long long g = first; g < first + count; ++g)
    for (int n = 0; n < width; ++n) k(b, s, g, n, nothing);
}
"""


@cache
def _function(name: str) -> Any:
    return ctypes.PYFUNCTYPE(None, *[ctypes.c_void_p] * 3, *[ctypes.c_longlong] * 2, ctypes.c_int)(
        load_symbol(build_library(CONTEXTS), name)
    )


class BuiltLanes:
    """A kernel of groups."""

    def __init__(self, spelled: Kernel, address: int) -> None:
        self.name, self.address, self.lanes = spelled.name, address, lanes(spelled)
        self.waits = any(op.name == "barrier" for op in spelled.op.blocks[0].walk())


class LaneDialect(GroupDialect, CDialect, DeviceDialect):
    """C with groups and lanes."""

    name = "seeded_lanes"
    shared = "static "
    group_number, lane_number = "group_", "lane_"
    synchronize = "wait_();"

    def __init__(self, capabilities: Any, runtime: Any) -> None:
        super().__init__(capabilities)
        self.runtime = runtime

    @staticmethod
    def capabilities_of(native: Any) -> Any:
        return group_capabilities(group=GROUP, fma=native.fma)

    def head(self, writer: Writer) -> list[str]:
        lines = CDialect.head(self, writer)
        old = "long long begin, long long end)"
        return [
            lines[0].replace(old, "long long group_, long long lane_, void (*wait_)(void))"),
            *lines[1:],
        ]

    atomic = CDialect.atomic

    def text(self, source: Source) -> str:
        return source.text

    def build(self, source: Source) -> Mapping[str, object]:
        library = build_library(self.text(source))
        return {k.name: BuiltLanes(k, load_symbol(library, k.name)) for k in source.kernels}

    def launch(
        self, kernel: object, buffers: Sequence[int], scalars: Sequence[int], total: int, index: int
    ) -> None:
        assert isinstance(kernel, BuiltLanes)
        opened = [address and self.runtime.machine.real(address) for address in buffers]
        self.start(kernel, opened, list(scalars), total)

    def start(self, kernel: BuiltLanes, opened: list[int], scalars: list[int], total: int) -> None:
        pointers = (ctypes.c_void_p * len(opened))(*opened)
        words = (ctypes.c_longlong * max(len(scalars), 1))(*scalars)
        run = _function("run_groups" if kernel.waits else "run_lanes")
        run(kernel.address, pointers, words, 0, total, kernel.lanes)
