"""Everything that the verifier of the loop IR refuses, each with its four-part error."""

import pytest

from core.errors import IRError
from core.ir import Buffer, Builder, Function, Value, ops
from core.ir.function import Block, Op
from core.ir.uniform import varying
from core.ir.verifier import verify


def _kernel(fill, level="loops", **dtypes):
    """A program with buffers x (in) and y (out) whose kernel `fill(b, x, y, i)` writes."""
    b = Builder("f", ["n"])
    x = b.input("x", dtypes.get("x", "float32"), ["n"])
    y = b.output("y", dtypes.get("y", "float32"), ["n"])
    with b.parallel("n", kind="" if level == "loops" else "range") as i:
        fill(b, x, y, i)
    return b.function(level, check=False)


def _op(*args, **attrs):
    return lambda b, x, y, i: ops.append(Op(*args, **attrs))


def _loose(name, dtypes, result, **attrs):
    """A scalar operation on constants of these dtypes."""

    def fill(b, x, y, i):
        ops.append(Op(name, [ops.const(0, d) for d in dtypes], attrs, [result]))

    return fill


def _other_level(b, x, y, i):
    with b.range(3, kind="vector") as _:
        pass


def _store_in_sum(b, x, y, i):
    def body(j):
        y[j] = x[j]
        return x[j]

    b.sum("n", body)


def _use_outside(b, x, y, i):
    with b.range(3):
        inside = x[i] + 1
    y[i] = inside


def _alloc_in_kernel(b, x, y, i):
    b.temp("float32", 3)


def _local_of_any_size(b, x, y, i):
    ops.append(Op("alloc", [i], {"buffer": Buffer("a", "int8", [i], None, "local", "inout")}))


def _reduce(combine, dtype, blocks=1, yields=1):
    def fill(b, x, y, i):
        block = Block([Value("index")])
        with ops.into(block):
            ops.append(Op("yield", [ops.const(0, dtype)] * yields))
        args = [i, ops.const(0, dtype)]
        ops.append(Op("reduce", args, {"combine": combine}, [dtype], [block] * blocks))

    return fill


def _loop(kind="serial", step=1, carried="float32"):
    def fill(b, x, y, i):
        first = ops.const(0, "float32")
        block = Block([Value("index"), Value("float32")])
        with ops.into(block):
            ops.append(Op("yield", [ops.const(0, carried)]))
        bounds = [ops.const(k, "index") for k in (0, 3, step)]
        ops.append(Op("for", [*bounds, first], {"kind": kind}, ["float32"], [block]))

    return fill


def _branch(blocks):
    def fill(b, x, y, i):
        made = [Block() for _ in range(blocks)]
        for block in made:
            with ops.into(block):
                ops.append(Op("yield", [ops.const(0, "int8")]))
        ops.append(Op("if", [i == 0], {}, ["int8"], made))

    return fill


def _twice(b, x, y, i):
    op = ops.append(Op("const", [], {"value": 1}, ["int32"]))
    ops.append(op)


def _masked_by_number(b, x, y, i):
    ops.append(Op("load", [i, x[i], x[i]], {"buffer": x.buffer, "masked": True}, ["float32"]))


def _store_dtype(b, x, y, i):
    ops.append(Op("store", [i, ops.const(1, "int32")], {"buffer": y.buffer}))


def _part(b, x, y, i):
    ops.append(Op("load", [i], {"buffer": x.buffer, "part": 0}, ["float32"]))


def _write_input(b, x, y, i):
    x[i] = 1


def _open_block(b, x, y, i):
    ops.append(Op("if", [i == 0], {}, [], [Block()]))


def _early_yield(b, x, y, i):
    ops.append(Op("yield"))


WRONG = {
    "an operation that does not exist": (_op("add2"), "no operation 'add2'", "did you mean 'add'?"),
    "too few arguments": (_loose("add", ["int8"], "int8"), "wrong dtypes, int8", "2 arguments"),
    "two dtypes": (_loose("add", ["int8", "int16"], "int8"), "int8, int16", "have one dtype"),
    "a kind it does not take": (_loose("and", ["float32"] * 2, "float32"), "", "takes bool and"),
    "a wrong result": (_loose("add", ["int8"] * 2, "int16"), "the result: int16", "int8"),
    "a number as condition": (_loose("where", ["int8"] * 3, "int8"), "", "condition of where"),
    "a complex of halves": (_loose("complex", ["float16"] * 2, "float16"), "", "no complex dtype"),
    "an unknown dtype": (_loose("cast", ["int8"], "int7"), "", "'int7' is no dtype"),
    "bits that do not fit": (_loose("bitcast", ["int8"], "int16"), "", "has 8 of them"),
    "a constant out of range": (_loose("const", [], "int8", value=128), "128 is no int8", "range"),
    "a constant of another kind": (_loose("const", [], "int8", value=1.0), "1.0 is no int8", ""),
    "a constant not rounded": (_loose("const", [], "float32", value=0.1), "0.1 is no float32", ""),
    "two results": (_op("add", (), {}, ["int8", "int8"]), "2 results", "one result"),
    "no buffer": (_op("load", (), {}, ["int8"]), "attrs['buffer'] is None", ""),
    "a foreign buffer": (
        _op("load", (), {"buffer": Buffer("z", "int8", [])}, ["int8"]), "used where", "",
    ),
    "a mask that is no bool": (_masked_by_number, "the arguments: index, float32", "index, bool"),
    "a stored dtype": (_store_dtype, "the arguments: index, int32", "index, float32"),
    "a part of a real": (_part, "no such part", "part 0 of float32 does not exist"),
    "writing an input": (_write_input, "x is written, and is an input", "rely"),
    "an atomic of a narrow dtype": (
        lambda b, x, y, i: y.atomic("xor", i, value=1), "no atomic 'xor' of float32", "few dtypes",
    ),
    "a local array of any size": (_local_of_any_size, "size that is not constant", "laid out"),
    "a temporary in a kernel": (_alloc_in_kernel, "is not allowed here", "memory is local"),
    "a barrier among loops": (lambda b, x, y, i: b.barrier(), "", "some may not come"),
    "a kernel in a kernel": (
        _op("parallel", (), {"kind": ""}, [], [Block([], [Op("yield")])]), "", "no other kernel",
    ),
    "an unknown kind": (
        _op("parallel", (), {"kind": "lanes"}, [], [Block([], [Op("yield")])]), "'lanes'", "kinds",
    ),
    "reading back in a kernel": (
        lambda b, x, y, i: ops.emit("read", [i], "float32", buffer=x.buffer), "", "only the host",
    ),
    "a value of another block": (_use_outside, "used where it is not known", "another block"),
    "a value defined twice": (_twice, "defined a second time", "once"),
    "a block without yield": (_open_block, "a block without yield", "ends with a yield"),
    "a yield in the middle": (_early_yield, "a yield that ends no block", "the last operation"),
    "an unknown combination": (_reduce("product", "int8"), "'product'", "custom"),
    "a combination of other dtypes": (_reduce("max", "complex64"), "max of complex64", "joins"),
    "a combiner too many": (_reduce("sum", "int8", 2), "2 blocks", "1 here"),
    "yields too many": (_reduce("sum", "int8", 1, 2), "hands back: int8, int8", "int8"),
    "nothing to join": (
        _op("reduce", (), {"combine": "sum"}, [], [Block([], [Op("yield")])]), "nothing", "",
    ),
    "a store in what is summed": (_store_in_sum, "is not allowed here", "write nothing"),
    "an unknown kind of loop": (_loop("parallel"), "the kind 'parallel'", "spelled"),
    "a kind of loop of the schedule": (_other_level, "is not allowed here", "schedule's choice"),
    "a step of 0": (_loop(step=0), "the step 0", "upwards"),
    "another dtype carried": (_loop(carried="int8"), "hands back: int8", "float32"),
    "a result of one branch": (_branch(1), "1 blocks", "2 here"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG, ids=str)
def test_it_refuses(case):
    fill, what, why = WRONG[case]
    with pytest.raises(IRError) as caught:
        verify(_kernel(fill))
    error = caught.value
    assert error.what.startswith("f: `") and what in error.what
    assert why in error.why + error.exists + error.fix
    assert all((error.why, error.exists, error.fix))


def test_a_program_without_mistakes_passes():
    verify(_kernel(lambda b, x, y, i: y.__setitem__(i, x[i] + 1)))


# ---- parameters --------------------------------------------------------------------------------
PARAMETERS = {
    "no name": ([Value("index", name="2x")], "'2x' is no name"),
    "a name taken": ([Value("index", name="n"), Buffer("n", "int8", [])], "'n' is taken"),
    "a number": ([Value("float32", name="alpha")], "alpha is a float32"),
    "an index buffer": ([Buffer("x", "index", [])], "has dtype 'index'"),
    "an unknown dtype": ([Buffer("x", "floot32", [])], "has dtype 'floot32'"),
    "two strides for one size": ([Buffer("x", "int8", [1], [1, 1])], "has 2 strides"),
    "a size that is no index": ([Buffer("x", "int8", [Value("int32", name="k")])], "the size or"),
    "an access": ([Buffer("x", "int8", [], None, "global", "rw")], "'rw' in 'global'"),
    "a space": ([Buffer("x", "int8", [], None, "local", "in")], "'in' in 'local'"),
}


@pytest.mark.parametrize("case", PARAMETERS, ids=str)
def test_it_refuses_parameters_with(case):
    params, what = PARAMETERS[case]
    with pytest.raises(IRError) as caught:
        verify(Function("f", params))
    assert what in caught.value.what


def test_words_of_the_language_may_be_names():
    b = Builder("exp", ["if"])
    out = b.output("out", "int8", ["if"])
    with b.parallel("if") as i:
        out[i] = 1
    b.function()


# ---- levels ------------------------------------------------------------------------------------
def test_the_host_touches_no_memory():
    b = Builder("f")
    x = b.inout("x", "float32", [3])
    value = x[0]
    assert value.op.name == "read"
    ops.append(Op("store", [ops.const(0, "index"), value], {"buffer": x.buffer}))
    with pytest.raises(IRError, match="does not touch memory"):
        b.function()


@pytest.mark.parametrize(("kind", "level"), [("range", "loops"), ("", "scheduled")])
def test_kernels_have_the_kinds_of_their_level(kind, level):
    b = Builder("f")
    with b.parallel(3, kind=kind):
        pass
    with pytest.raises(IRError, match=f"level {level}"):
        b.function(level)


def test_an_unknown_level():
    b = Builder("f")
    with b.parallel(3):
        pass
    with pytest.raises(IRError, match="no level 'tiles'"):
        b.function("tiles")


def _group(fill):
    b = Builder("f", ["n"])
    x = b.inout("x", "float32", ["n"])
    with b.parallel("n", kind="group") as i:
        fill(b, x, i)
    return b


def _lanes(fill):
    def group(b, x, i):
        with b.parallel(8, kind="lane") as lane:
            fill(b, x, i, lane)

    return _group(group)


@pytest.mark.parametrize(
    ("fill", "why"),
    [
        (lambda b, x, i: x.__setitem__(i, 1), "directly in a group"),
        (lambda b, x, i: b.sum(3, lambda j: x[j]), "directly in a group"),
        (lambda b, x, i: b.local("int8", 3), "directly in a group"),
    ],
)
def test_what_cannot_stand_in_a_group(fill, why):
    with pytest.raises(IRError, match=why):
        _group(fill).function("scheduled")


def test_lanes_are_a_constant_number():
    def fill(b, x, i):
        with b.parallel(8, kind="lane"):
            pass
        with b.parallel(4, kind="lane"):
            pass

    with pytest.raises(IRError, match="the same in all its lane blocks"):
        _group(fill).function("scheduled")
    b = Builder("g", ["n"])
    with b.parallel(2, kind="group"), b.parallel("n", kind="lane"):
        pass
    with pytest.raises(IRError, match="constant number"):
        b.function("scheduled")


def _barrier_when(b, x, i, lane):
    with b.when(lane < 3):
        b.barrier()


def _barrier_in_uneven_loop(b, x, i, lane):
    def step(j, c):
        with b.range(c):
            b.barrier()
        return ops.where(x[lane] > 0, c, 0)

    b.loop(3, ops.const(1, "index"), step)


@pytest.mark.parametrize("fill", [_barrier_when, _barrier_in_uneven_loop])
def test_a_barrier_that_some_lanes_miss(fill):
    with pytest.raises(IRError, match="some may not come"):
        _lanes(fill).function("scheduled")


def test_barriers_where_all_lanes_come():
    def fill(b, x, i, lane):
        b.barrier()
        with b.range(i + 1) as k, b.when(x[k] > 0):
            b.barrier()

    _lanes(fill).function("scheduled")


def test_scheduled_programs_spell_reductions_by_name():
    def custom(b, x, y, i):
        y[i] = b.reduce("n", 0, lambda j: x[j], lambda a, c: a + c)

    def scan(b, x, y, i):
        b.scan("n", 0, lambda j: x[j], "sum", lambda j, p: None)

    for fill in (custom, scan):
        verify(_kernel(fill))
        with pytest.raises(IRError, match="loop that carries values"):
            verify(_kernel(fill, "scheduled"))


def test_what_differs_between_lanes():
    found = {}

    def fill(b, x, i, lane):
        a = b.local("int32", 2)
        found.update(lane=lane, group=i + 1, loaded=x[lane], same=x[i], local=a[0])
        found["carried"] = b.loop(2, ops.const(0, "index"), lambda j, c: c + lane)
        found["sum"] = b.sum(3, lambda j: x[j])
        found["branch"] = b.select(lane > 0, lambda: i, lambda: i)

    function = _lanes(fill).function("scheduled")
    differs = varying(function.kernels[0].blocks[0].ops[-2])
    assert {k for k, v in found.items() if differs(v)} == {
        "lane", "loaded", "local", "carried", "branch"
    }  # fmt: skip
