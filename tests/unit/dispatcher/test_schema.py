"""Operator schemas: parsed and printed to the same text, and every fault shown with a caret."""

from __future__ import annotations

import keyword
import string

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import core
from core import _native
from core.errors import ArgumentError, SchemaError

pytestmark = pytest.mark.native

# ---- generated schemas ---------------------------------------------------------------------------
DTYPES = ["bool", "int8", "uint64", "float16", "bfloat16", "float32", "complex128"]

identifiers = st.text(string.ascii_letters + string.digits + "_", min_size=1, max_size=8).filter(
    lambda s: not s[0].isdigit() and not keyword.iskeyword(s)
)
int64s = st.integers(-(2**63), 2**63 - 1)


def quoted(text: str) -> str:
    text = text.replace("\\", "\\\\").replace("'", "\\'")
    return "'" + text.replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r") + "'"


def complex_text(value: complex) -> str:
    return repr(value).strip("()")


strings = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\n\t\r'\\\""), max_size=6
)
ITEMS = {
    "int": int64s.map(str),
    "float": st.floats().map(repr),
    "bool": st.sampled_from(["True", "False"]),
    "complex": st.complex_numbers().map(complex_text),
    "str": strings.map(quoted),
    "dtype": st.sampled_from(DTYPES),
    "device": st.sampled_from(["cpu"]),
    "Scalar": int64s.map(str) | st.floats().map(repr) | st.sampled_from(["True", "-2j", "1+2j"]),
    "Tensor|Scalar": int64s.map(str) | st.floats(allow_nan=False).map(repr),
}


@st.composite
def types(draw: st.DrawFn, alias: str | None = None) -> tuple[str, str, str]:
    """A type as (kind, alias annotation, suffix)."""
    kind = "Tensor" if alias else draw(st.sampled_from([*ITEMS, "Tensor"]))
    suffixes = ["", "?", "[]", "[3]", "[]?", "[2]?"]
    if kind.startswith("Tensor"):
        suffixes += ["?[]", "?[4]?"]
    suffix = draw(st.sampled_from(suffixes))
    return kind, alias or "", suffix


def default_of(kind: str, suffix: str) -> st.SearchStrategy[str]:
    nones: list[st.SearchStrategy[str]] = [st.just("None")] if suffix.endswith("?") else []
    item = ITEMS.get(kind, st.nothing())
    if "[" not in suffix:
        return st.one_of(item, *nones)
    if suffix.startswith("?"):
        item = st.one_of(item, st.just("None"))
    if item.is_empty:
        return st.one_of(st.just("[]"), *nones) if "[]" in suffix else st.one_of(*nones)
    size = suffix[suffix.index("[") + 1 : suffix.index("]")]
    count = int(size) if size else None
    lists = st.lists(item, min_size=count or 0, max_size=count or 3)
    return st.one_of(lists.map(lambda items: "[" + ", ".join(items) + "]"), *nones)


@st.composite
def arguments(draw: st.DrawFn, index: int, needs_default: bool) -> tuple[str, bool]:
    alias = draw(st.sampled_from([None, None, None, f"(a{index})", f"(a{index}!)"]))
    kind, alias, suffix = draw(types(alias))
    name = draw(identifiers) + f"_{index}"
    default = default_of(kind, suffix)
    has_default = not default.is_empty and (needs_default or draw(st.booleans()))
    if needs_default and not has_default:
        kind, alias, suffix, default, has_default = "int", "", "", ITEMS["int"], True
    text = f"{kind}{alias}{suffix} {name}"
    return (f"{text}={draw(default)}" if has_default else text), has_default


@st.composite
def schemas(draw: st.DrawFn) -> str:
    parts, seen_default = [], False
    count = draw(st.integers(0, 5))
    star = draw(st.none() | st.integers(0, max(count - 1, 0)))
    for i in range(count):
        if i == star:
            parts.append("*")
        text, has_default = draw(arguments(i, seen_default and (star is None or i < star)))
        seen_default = seen_default or has_default
        parts.append(text)
    name = draw(identifiers) + "::" + draw(identifiers) + draw(st.sampled_from(["", ".out"]))
    returns = draw(
        st.sampled_from(["Tensor", "Tensor[]", "()", "(Tensor)", "(Tensor a, Tensor b)", "int n"])
    )
    return f"{name}({', '.join(parts)}) -> {returns}"


@settings(max_examples=400, deadline=None)
@given(schemas())
def test_canonical_text_survives(text: str) -> None:
    first = _native.parse_schema(text)
    second = _native.parse_schema(first["text"])
    assert second["text"] == first["text"]
    assert repr(second) == repr(first)  # repr: NaN defaults are not equal to themselves
    assert first["text"] == text


# ---- what is read --------------------------------------------------------------------------------
def arg(text: str) -> dict[str, object]:
    return _native.parse_schema(f"t::f({text}) -> Tensor")["args"][0]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("t::f(Tensor x)->Tensor", "t::f(Tensor x) -> Tensor"),
        (
            " t::f . out( Tensor|Scalar  x ,*,\n int y = 1 ) -> ( Tensor )",
            "t::f.out(Tensor|Scalar x, *, int y=1) -> (Tensor)",
        ),
        ("t::f(Tensor(a!)[] x) -> ()", "t::f(Tensor(a!)[] x) -> ()"),
        ("t::f(Tensor?(a) x) -> Tensor(a)", "t::f(Tensor(a)? x) -> Tensor(a)"),
        ('t::f(str s="it\'s") -> int n', "t::f(str s='it\\'s') -> int n"),
        ("t::f(float x=1) -> Tensor", "t::f(float x=1.0) -> Tensor"),
        ("t::f(float x=1e5) -> Tensor", "t::f(float x=100000.0) -> Tensor"),
        ("t::f(device d='cpu') -> Tensor", "t::f(device d=cpu) -> Tensor"),
        ("t::f(int[2] s=1) -> Tensor", "t::f(int[2] s=1) -> Tensor"),
        ("t::f(int[]? s=[ 1,2 ]) -> Tensor", "t::f(int[]? s=[1, 2]) -> Tensor"),
    ],
)
def test_canonical_spacing(text: str, canonical: str) -> None:
    assert _native.parse_schema(text)["text"] == canonical


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("int x=-3", -3),
        ("float x=2", 2.0),
        ("float x=-inf", float("-inf")),
        ("bool x=True", True),
        ("complex x=1.5-2j", 1.5 - 2j),
        ("Scalar x=7", 7),
        ("str x='a\\nb'", "a\nb"),
        ("int[] x=[]", ()),
        ("int[3] x=[1, 2, 3]", (1, 2, 3)),
        ("int[2] x=4", (4, 4)),
        ("Tensor? x=None", None),
        ("Tensor?[] x=[None]", (None,)),
        ("dtype x=float32", core.float32),
        ("device x=cpu", core.device("cpu")),
    ],
)
def test_defaults_are_python_objects(text: str, value: object) -> None:
    read = arg(text)["default_value"]
    assert read == value
    assert type(read) is type(value)


def test_structure() -> None:
    schema = _native.parse_schema("ns::op.over(Tensor(a!) x, *, int k=1) -> (Tensor(a!) out)")
    assert (schema["namespace"], schema["name"], schema["overload"]) == ("ns", "op", "over")
    x, k = schema["args"]
    assert (x["alias"], x["write"], x["keyword_only"], x["default"]) == ("a", True, False, None)
    assert (k["type"], k["keyword_only"], k["default"]) == ("int", True, "1")
    assert schema["returns"][0]["name"] == "out"


# ---- faults --------------------------------------------------------------------------------------
FAULTS = [
    ("", 0, "namespace"),
    ("add(Tensor x) -> Tensor", 3, "namespace"),
    ("t::f", 4, "'('"),
    ("t::f(Tensor x", 13, "')'"),
    ("t::f(Tensor x,) -> Tensor", 14, "a type"),
    ("t::f(Tensr x) -> Tensor", 5, "'Tensr' is not a type"),
    ("t::f(Tensor|Tensor x) -> Tensor", 12, "Scalar"),
    ("t::f(Tensor) -> Tensor", 11, "an argument's name"),
    ("t::f(Tensor x, int x) -> Tensor", 19, "named 'x'"),
    ("t::f(Tensor class) -> Tensor", 12, "keyword of Python"),
    ("t::f(int x=1, int y) -> Tensor", 18, "no default"),
    ("t::f(int x=1.5) -> Tensor", 11, "not an integer"),
    ("t::f(int x=True) -> Tensor", 11, "does not fit"),
    ("t::f(int x=None) -> Tensor", 11, "not optional"),
    ("t::f(int x=9223372036854775808) -> Tensor", 11, "64 bits"),
    ("t::f(bool x=1) -> Tensor", 12, "True or False"),
    ("t::f(float x=1j) -> Tensor", 13, "complex"),
    ("t::f(str x=abc) -> Tensor", 11, "quotes"),
    ("t::f(str x='abc) -> Tensor", 26, "does not end"),
    ("t::f(str x='\\q') -> Tensor", 13, "escape"),
    ("t::f(dtype x=float31) -> Tensor", 13, "dtype"),
    ("t::f(Tensor x=1) -> Tensor", 14, "does not fit"),
    ("t::f(int[2] x=[1]) -> Tensor", 14, "another length"),
    ("t::f(int[] x=1) -> Tensor", 14, "list"),
    ("t::f(int[0] x) -> Tensor", 9, "1 to 64"),
    ("t::f(int[999] x) -> Tensor", 9, "1 to 64"),
    ("t::f(int[][] x) -> Tensor", 10, "list of lists"),
    ("t::f(int?? x) -> Tensor", 9, "two ?"),
    ("t::f(int(a!) x) -> Tensor", 8, "not Tensor"),
    ("t::f(Tensor(a) x, Tensor(a) y) -> Tensor", 28, "two arguments"),
    ("t::f(Tensor x) -> Tensor(a)", 18, "no argument carries"),
    ("t::f(Tensor(a) x) -> Tensor(a!)", 21, "disagree"),
    ("t::f(Tensor x, *) -> Tensor", 16, "after '*'"),
    ("t::f(*, int x, *, int y) -> Tensor", 15, "second '*'"),
    ("t::f(Tensor x)", 14, "'->'"),
    ("t::f(Tensor x) -> ", 18, "a type"),
    ("t::f(Tensor x) -> Tensor[], Tensor", 26, "unexpected ','"),
    ("t::f(Tensor x) -> (Tensor[], Tensor)", 18, "Tensor[] among"),
    ("t::f(Tensor x) -> (Tensor a, Tensor a)", 36, "two returns"),
]


@pytest.mark.parametrize(("text", "place", "words"), FAULTS)
def test_faults_name_the_place(text: str, place: int, words: str) -> None:
    with pytest.raises(SchemaError) as caught:
        _native.parse_schema(text)
    error = caught.value
    assert words in error.what
    shown, caret = error.why.split("\n")[1:]
    assert shown == "    " + text
    assert caret.index("^") - 4 == place
    assert error.exists and error.fix


def test_limits() -> None:
    def many(count: int) -> str:
        return "t::f(" + ", ".join(f"int a{i}" for i in range(count)) + ") -> Tensor"

    assert len(_native.parse_schema(many(64))["args"]) == 64
    with pytest.raises(SchemaError, match="more than 64 arguments"):
        _native.parse_schema(many(65))
    with pytest.raises(SchemaError, match="characters"):
        _native.parse_schema(" " * 20000)
    with pytest.raises(SchemaError, match="over 64 items"):
        _native.parse_schema(f"t::f(int[] x=[{', '.join('1' * 65)}]) -> Tensor")


def test_long_lines_are_cut_around_the_caret() -> None:
    text = "t::f(" + ", ".join(f"int a{i}" for i in range(40)) + ", bad x, int y, " + "int z" * 30
    with pytest.raises(SchemaError) as caught:
        _native.parse_schema(text)
    shown, caret = caught.value.why.split("\n")[1:]
    assert len(shown) < 110
    assert shown[caret.index("^") :].startswith("bad x")


def test_not_a_string() -> None:
    with pytest.raises(ArgumentError, match="not a string"):
        _native.parse_schema(b"t::f() -> Tensor")


# ---- hostile text --------------------------------------------------------------------------------
TOKENS = st.sampled_from(
    [
        *"()[]?!*,=|.:'\"\\-+ \n\0",
        "->",
        "::",
        "Tensor",
        "Scalar",
        "int",
        "float",
        "str",
        "dtype",
        "device",
        "complex",
        "bool",
        "None",
        "True",
        "1",
        "1.5e9",
        "2j",
        "inf",
        "nan",
        "a",
        "x",
        "t",
        "cpu",
        "xpu:1",
        "'s'",
        "float32",
        "é",
        "9" * 30,
        "-" * 3,
    ]
)


@settings(max_examples=1000, deadline=None)
@given(st.text(max_size=60) | st.lists(TOKENS, max_size=40).map("".join))
@example("t::f(float x=1e99999) -> Tensor")
@example("t::f(str s='\\")
@example("t::f(int x=-")
@example("t::f(complex x=1+")
@example("(" * 10000)
@example("t::\ud800() -> Tensor")
def test_random_text_never_crashes(text: str) -> None:
    try:
        schema = _native.parse_schema(text)
    except SchemaError as error:
        assert "^" in error.why or "surrogate" in error.what
    else:
        assert _native.parse_schema(schema["text"])["text"] == schema["text"]


@settings(max_examples=500, deadline=None)
@given(schemas(), st.data())
def test_damaged_schemas_never_crash(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(place, min(len(text), place + 3)))
    damaged = text[:place] + data.draw(st.text(max_size=2) | TOKENS) + text[end:]
    try:
        schema = _native.parse_schema(damaged)
    except SchemaError:
        return
    assert _native.parse_schema(schema["text"])["text"] == schema["text"]
