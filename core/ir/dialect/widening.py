"""Filling a vector's int32 with elements of 8 and 16 bits: a function of C.

GCC widens by vectors of one size in a loop; in AVX2 and AVX-512 one instruction makes int32 of a
smaller vector. Up to 16 bytes of a row's end are taken by at most two loads, which touch no other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.dtype_table import ITEMSIZE

if TYPE_CHECKING:
    from core.ir.dialect.writer import Writer

_TYPES = """
#if defined(__AVX2__) && !defined(__clang__)
typedef char core_bytes __attribute__((vector_size(16), aligned(1), may_alias));
typedef short core_few_shorts __attribute__((vector_size(16)));
typedef short core_shorts __attribute__((vector_size(32)));
typedef long long core_halves __attribute__((vector_size(16)));
typedef long long core_quarters __attribute__((vector_size(32)));
typedef int core_eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef int core_sixteen __attribute__((vector_size(64), aligned(4), may_alias));
typedef unsigned long long core_word8 __attribute__((aligned(1), may_alias));
typedef unsigned core_word4 __attribute__((aligned(1), may_alias));
static inline core_bytes core_first_bytes(const unsigned char *from, long long n) {
  if (n >= 16) return *(const core_bytes *)from;
  unsigned long long low = 0, high = 0;
  if (n >= 8) {
    low = *(const core_word8 *)from;
    high = n > 8 ? *(const core_word8 *)(from + n - 8) >> 8 * (16 - n) : 0;
  } else if (n >= 4) {
    low = *(const core_word4 *)from;
    low |= (unsigned long long)*(const core_word4 *)(from + n - 4) << 8 * (n - 4);
  } else if (n > 0) {
    low = from[0] | (unsigned)from[n >> 1] << 8 * (n >> 1) | (unsigned)from[n - 1] << 8 * (n - 1);
  }
  const core_halves halves = {(long long)low, (long long)high};
  return (core_bytes)halves;
}
#endif"""

_HEAD = "void {name}(int *to, const {kind} *from, long long n) {{"
_LOOP = "  for (int k = 0; k < n; ++k) to[k] = from[k]{truth};"
_FUNCTION = f"""{_HEAD}
#if defined(__AVX2__) && !defined(__clang__)
{{body}}
#else
{_LOOP}
#endif
}}}}"""
_PLAIN = f"{_HEAD}\n{_LOOP}\n}}}}"  # where vectors have predicates, which x86-64's have not


def widening(writer: Writer, dtype: str) -> str:
    """The name of a helper `(int *to, const T *from, n)`: widens n elements, at most 16."""
    size, sign = ITEMSIZE[dtype], "s" if dtype.startswith("int") else "z"
    name = f"core_widen_{dtype}"
    if name not in writer.helpers:
        kind, truth = writer.dialect.memory_type(dtype), " != 0" if dtype == "bool" else ""
        plain = writer.dialect.capabilities.predicates
        if not plain:
            writer.helpers.setdefault("core_first_bytes", _TYPES.strip())
        body = _bytes(sign, dtype == "bool") if size == 1 else _shorts(sign)
        text = _PLAIN if plain else _FUNCTION
        writer.helper(name, text.format(name=name, kind=kind, body=body, truth=truth))
    return name


def _bytes(sign: str, truth: bool) -> str:
    """Of 16 bytes."""
    first = "core_first_bytes((const unsigned char *)from, n)"
    first = f"({first} != 0) & 1" if truth else first
    move = f"__builtin_ia32_pmov{sign}xbd"
    return f"""  const core_bytes bytes = {first};
#if defined(__AVX512F__)
  *(core_sixteen *)to = {move}512_mask(bytes, (core_sixteen){{0}}, -1);
#else
  const core_bytes rest = (core_bytes)__builtin_ia32_psrldqi128((core_halves)bytes, 64);
  *(core_eight *)to = {move}256(bytes);
  *(core_eight *)(to + 8) = {move}256(rest);
#endif"""


def _shorts(sign: str) -> str:
    """Of 32 bytes, from two halves."""
    move = f"__builtin_ia32_pmov{sign}xwd"
    bytes_of = "(core_halves)core_first_bytes((const unsigned char *)"
    return f"""  const core_halves low = {bytes_of}from, 2 * n);
  const core_halves high = {bytes_of}(from + 8), 2 * n - 16);
#if defined(__AVX512F__)
  const core_quarters all = {{low[0], low[1], high[0], high[1]}};
  *(core_sixteen *)to = {move}512_mask((core_shorts)all, (core_sixteen){{0}}, -1);
#else
  *(core_eight *)to = {move}256((core_few_shorts)low);
  *(core_eight *)(to + 8) = {move}256((core_few_shorts)high);
#endif"""
