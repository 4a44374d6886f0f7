"""Programs of the loop IR as text: what is printed, that it is read back, and what is refused."""

import contextlib
import math
import random

import ir_classics
import ir_programs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import IRError
from core.ir import Builder, Function, Value, ops
from core.ir.function import Op
from core.ir.numbers import round_float, shortest
from core.ir.text.parser import parse
from core.ir.text.printer import describe
from core.ir.verifier import verify

EVERYTHING = """\
function all(n: index, m: index, in x: float32[n, m], out y: float32[n, m], \
inout z: int32[n, 4, m; v0, m, 1], in c: complex64[n; -1], $if: index) loops {
  v0 = m * 4
  alloc temp t: float64[$if, 3]
  v1 = read z[0, 0, 0]
  for k in 0..n step 2 {
    parallel {
      store t[k, 0] = 0.1
    }
  }
  parallel i < n, i1 < 3 {
    alloc local a: int8[3]
    v2 = v1 == 3
    v3 = load x[i, i1] if v2 else nan
    v4 = where true, 0x1.555556p-40:float32, 2.0
    v5 = fma v4, inf, -0.0
    v6 = bitcast v5 to uint32
    v7 = v6 << 31
    v8 = load c[i]
    v9 = v8 * (1.0, -0.5)
    v10 = abs v9
    v11 = load c[i].1
    store y[i, i1] = v10 if v2
    store y[i, i1] = v11
    atomic max z[i, 0, 0] = -5 if v2
    v13, v14 = for j in i..m, c1 = 1e-40:float32, c2 = 0:uint64 {
      v12 = c1 / v10
      yield v12, 18446744073709551615:uint64
    }
    v16 = if v2 {
      v15 = not v2
      yield v15
    } else {
      yield false
    }
    if v16 {
    } else {
      store a[0] = 1
    }
    v17 = reduce sum from 0.0:float32 {
      yield v13
    }
    v20, v21 = reduce custom j1 < m, j2 < 4 from -inf:float32, 0:index {
      v18 = load x[i, j1]
      yield v18, j2
    } combine b, b1, d, d1 {
      v19 = b > d
      yield d, b1
    }
    v24 = scan max j3 < m from -inf:float32 {
      v22 = load x[i, j3]
      yield v22
    } then j4, p {
      v23 = p + v17
      store y[i, j4] = v23
    }
    v26 = scan custom j5 < m from (0.0, 0.0):complex64 {
      yield v9
    } then j6, p1 {
    } combine e, e1 {
      v25 = e - e1
      yield v25
    }
  }
}"""
SCHEDULED = """\
function g(n: index, out y: float32[n]) scheduled {
  parallel group i < n {
    alloc shared s: float32[8]
    parallel lane lane < 8 {
      store s[lane] = 1.0
      barrier
      v1 = reduce sum j < 8 from 0.0:float32 with kind=vector {
        v0 = load s[j]
        yield v0
      }
      for unroll k in 0..2 with factor=2, flag=true {
        store y[i] = 0.0 if false
      }
    }
  }
  parallel range i1 < n, i2 < 4 with vector=true {
  }
}"""


def test_a_program_with_everything_is_printed_as_it_was_read():
    assert str(parse(EVERYTHING)) == EVERYTHING


def test_a_scheduled_program():
    assert str(parse(SCHEDULED)) == SCHEDULED


@pytest.mark.parametrize("make", ir_classics.CLASSICS + ir_classics.SCHEDULED)
def test_classic_programs_are_read_back(make):
    text = str(make().function)
    assert str(parse(text)) == text


@settings(max_examples=150)
@given(ir_programs.programs(math=True))
def test_random_programs_are_read_back(program):
    text = str(program.function)
    assert str(parse(text)) == text


def test_text_by_hand_may_say_less():
    """Lines do not matter, comments are left out, row-major strides follow."""
    f = parse("""
        # a comment
        function f(in x: int32[n, m, k], n: index, m: index, k: index,
                   out y: int32[n]) loops {
          parallel i < n { total = reduce sum a < m, b < k from 0:int32 { v = load x[i, a, b]
            yield v }
            store y[i] = total }  # another
        }""")
    verify(f)
    assert "v0 = k * m" in str(f) or "v0 = m * k" in str(f)
    assert "total = reduce sum a < m, b < k" in str(f)


@given(st.floats(), st.sampled_from(("float16", "bfloat16", "float32", "float64")))
def test_a_float_is_read_back_exactly(value, dtype):
    b = Builder("f")
    y = b.output("y", dtype, [])
    with b.parallel():
        y[()] = ops.const(value, dtype)
    (again,) = [op for op in parse(str(b.function())).walk() if op.name == "const"]
    expected, found = round_float(value, dtype), again.attrs["value"]
    assert found == expected or (math.isnan(found) and math.isnan(expected))
    assert math.copysign(1, found) == math.copysign(1, expected) or math.isnan(found)


def test_numbers_are_short():
    assert shortest(round_float(0.1, "float32"), "float32") == "0.1"
    assert shortest(round_float(3.14159, "float16"), "float16") == "3.14"
    assert shortest(0.1 + 0.2, "float64") == "0.30000000000000004"


def test_names_are_made_unique():
    b = Builder("f", ["n", "j", "v0"])
    y = b.output("y", "int64", ["n"])
    with b.parallel("n") as i:
        i.name = "max"  # a word of the language
        y[i] = ops.cast(b.size("v0") + i, "int64")
        with b.range("j"):
            pass
    text = str(b.function())
    assert "parallel max1 < n" in text and "v1 = v0 + max1" in text and "for j1 in 0..j" in text


def test_operations_are_described_however_wrong():
    add = Op("add", [Value("int8"), Value("int8")], {}, ["int8"])
    assert describe(add) == "v2 = v0 + v1"
    assert describe(Op("load", [], {}, ["int8"])) == "load"
    assert describe(Op("nonsense", [], {}, [])) == "nonsense"


# ---- what is refused ---------------------------------------------------------------------------
def _program(body):
    head = "function f(n: index, in x: int8[n], out y: float32[n]) loops {"
    return f"{head}\nparallel i < n {{\n{body}\n}}\n}}"


REFUSED = {
    "a sign that is none": ("v0 = load x[i] ?", "line 3, column 16: '?'", "a name, a number"),
    "an unknown operation": ("v0 = lod x[i]", "'lod'", "did you mean 'load'?"),
    "an unknown value": ("v0 = neg w", "column 10: 'w'", "a value that is defined above"),
    "an unknown buffer": ("v0 = load z[i]", "column 11: 'z'", "write a buffer"),
    "an unknown dtype": ("v0 = cast i to int23", "'int23'", "did you mean 'int32'?"),
    "a number without dtype": ("v0 = neg 1", "column 10: '1'", "1.5:float32"),
    "a number of another kind": ("v0 = i + 1.5", "column 10: '1.5'", "write a index"),
    "a name taken": ("i = load x[i]", "column 1: 'i'", "'i' is defined already"),
    "a word as name": ("neg = load x[i]", "column 1: 'neg'", "is a word of the language"),
    "two dtypes": ("v0 = cast i to int8\nv1 = v0 + i", "line 4", "have one dtype"),
    "wrong arguments": ("v0 = sqrt i, i", "'sqrt'", "takes 1 arguments"),
    "too many results": ("v0, v1 = load x[i]", "'v0'", "1 results of load"),
    "no result": ("load x[i]", "'load'", "1 results of load"),
    "two indices": ("v0 = load x[i, i]", "'x'", "1 indices"),
    "a part of an integer": ("v0 = load x[i].0", "'x'", "part 0 of int8"),
    "a missing bracket": ("v0 = load x[i", "line 4, column 1: '}'", "']'"),
    "a sign missing": ("v0 = i i", "column 8: 'i'", "an operation: +"),
    "a constant by itself": ("v0 = const 1", "'const'", "where it is used"),
    "an unknown space": ("alloc global a: int8[3]", "'global'", "'temp' or 'shared' or 'local'"),
    "an unknown combination": ("v0 = reduce add from 0:int8 { }", "'add'", "'sum' or 'prod'"),
    "an unknown atomic": ("atomic prod y[i] = 1.0", "'prod'", "'sum' or 'min'"),
    "a combiner with three names": (
        "v0 = reduce custom from 0:int8 { yield 0:int8 } combine a, b, c { }", "'combine'",
        "2 names",
    ),
    "a scan without index": ("v0 = scan sum from 0:int8 { } then j { }", "'sum'", "one index"),
    "a size that is no integer": ("alloc local a: int8[2.5]", "'2.5'", "an integer"),
    "a negative name": ("alloc local a: int8[-n]", "'n'", "a name or an integer"),
    "an assignment of a name": ("v0 = i", "line 4, column 1: '}'", "an operation: +"),
    "nothing": ("store y[i] =", "line 4, column 1: '}'", "a value or a number"),
    "a missing else": ("v0 = load x[i] if true", "line 4, column 1: '}'", "'else'"),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_the_parser_refuses(case):
    body, what, rest = REFUSED[case]
    with pytest.raises(IRError) as caught:
        parse(_program(body))
    error = caught.value
    assert error.what.startswith("line ") and what in error.what
    assert rest in error.why + error.fix


@pytest.mark.parametrize(
    ("text", "what", "rest"),
    [
        ("", "line 1, column 1: the end of the text", "'function'"),
        ("function f() tiles {}", "'tiles'", "'loops' or 'scheduled'"),
        ("function f(x: float32) loops {}", "'float32'", "'index'"),
        ("function f(in x: int8[k]) loops {}", "'k'", "a value that is defined above"),
        ("function f() loops {} more", "'more'", "the end of the text"),
        ("function f() loops {", "the end of the text", "an operation"),
        ("function (", "'('", "the program's name"),
    ],
)
def test_the_parser_refuses_a_head(text, what, rest):
    with pytest.raises(IRError) as caught:
        parse(text)
    assert what in caught.value.what and rest in caught.value.why + caught.value.fix


def test_whatever_is_read_the_errors_are_our_own():
    """Words are left out, doubled and exchanged."""
    rng = random.Random(1)
    texts = [EVERYTHING, SCHEDULED, str(ir_classics.convolution().function)]
    for _ in range(600):
        words = rng.choice(texts).split(" ")
        at, other = rng.randrange(len(words)), rng.randrange(len(words))
        words[at] = rng.choice(["", words[other], f"{words[at]} {words[other]}"])
        with contextlib.suppress(IRError):
            parse(" ".join(words))


def test_what_is_read_is_verified():
    with pytest.raises(IRError, match="x is written, and is an input"):
        parse(_program("store x[i] = 1"))


def test_a_function_prints_itself():
    assert str(Function("f", [Value("index", name="n")])) == "function f(n: index) loops {\n}"
