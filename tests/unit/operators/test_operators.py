"""Every operator of the catalogue, through every field of its definition."""

import pytest

import core
from core import testing
from core.autograd.inplace import write_back
from core.dispatcher.binding import invoke
from core.operators.definition import catalogue
from core.operators.definition.samples import GROUPS
from core.schema import bind

DEFINITIONS = [d for d in testing.operators() if d.name.startswith("core::")]
FUNCTIONAL = [d for d in DEFINITIONS if d.functional is None]
INPLACE = [d for d in DEFINITIONS if d.functional is not None]

# The twelve that the definition was designed against.
AWKWARD = [
    "core::slice",
    "core::add_",
    "core::add",
    "core::sum",
    "core::matmul",
    "core::sort_with_indices",
    "core::nonzero",
    "core::convolution",
    "core::random_uniform",
    "core::cumulative_sum",
    "core::scatter_reduce",
    "core::concat",
    "core::abs",
]


def pairs(definitions, dtypes, quick=100):
    """(definition, dtype), named for pytest; dtypes behind the first `quick` are slow tests."""
    return [
        pytest.param(
            d,
            dtype,
            id=f"{d.name.removeprefix('core::')}-{dtype}",
            marks=() if n < quick else (pytest.mark.slow,),
        )
        for d in definitions
        for n, dtype in enumerate(dtypes(d))
    ]


def each(definitions):
    return [pytest.param(d, id=d.name.removeprefix("core::")) for d in definitions]


def test_the_awkward_twelve_are_defined():
    names = {d.name for d in DEFINITIONS}
    assert not set(AWKWARD) - names


# ---- completeness ------------------------------------------------------------------------------
@pytest.mark.parametrize("definition", each(FUNCTIONAL))
def test_definition_is_complete_or_says_why(definition):
    needed = {
        "vjp": definition.vjp or definition.decomposition,
        "jvp": definition.jvp or definition.decomposition,
        "batch": definition.batch or definition.decomposition,
        "samples": definition.samples,
        "reference": definition.reference or definition.view,
    }
    missing = [
        name for name, value in needed.items() if not value and name not in definition.reasons
    ]
    assert not missing, f"{definition.name} lacks {missing} and gives no reason (no_{missing[0]}=)"
    derived = definition.decomposition  # run on fake tensors, it is the fake kernel
    assert definition.rule or definition.view or definition.fake or derived
    assert definition.errors is not None
    assert definition.dtypes in GROUPS
    if definition.view:
        assert definition.write_back


@pytest.mark.parametrize("definition", each(FUNCTIONAL))
def test_doc_says_something_and_shows_the_schema(definition):
    assert definition.doc.strip().splitlines()[0].rstrip().endswith((".", ":"))
    assert definition.op.schema in definition.op.__doc__


@pytest.mark.parametrize("definition", each(FUNCTIONAL))
def test_doc_shows_an_example(definition):
    """It is run by test_docstrings.py and by the documentation's build."""
    assert ">>> " in definition.doc


def test_docs_of_public_functions_show_an_example():
    names = core.operators.public_names().items()
    functions = {n: f for n, f in names if not isinstance(f, core._native.Operator)}
    assert functions
    functions = {n: f for n, f in functions.items() if not n.endswith("_")}  # in-place forms
    assert [n for n, f in functions.items() if ">>> " not in (f.__doc__ or "")] == []


# A function of the name broadcasts before it calls the operator.
FUNCTIONS_OF_THE_NAME = ("take_along_axis",)


def test_public_names_are_the_operators():
    for definition in FUNCTIONAL:
        short = definition.name.removeprefix("core::")
        assert getattr(core.ops.core, short) is definition.op
        if definition.public and short not in FUNCTIONS_OF_THE_NAME:
            assert getattr(core, short) is definition.op
        if definition.method:
            assert getattr(core.Tensor, definition.method) is definition.op


def test_no_batching_rule_is_a_loop():
    assert [d.name for d in FUNCTIONAL if d.batch == "loop"] == []


# ---- values ------------------------------------------------------------------------------------
def value_dtypes(definition):
    """A decomposition's parts are tested in every dtype already: every other one for itself."""
    every = testing.dtypes(definition)
    return every if definition.decomposition is None else every[::2]


REFERENCED = [d for d in FUNCTIONAL if d.reference is not None and "random" not in d.tags]


@pytest.mark.parametrize(("definition", "dtype"), pairs(REFERENCED, value_dtypes, 2))
def test_call_agrees_with_reference(definition, dtype):
    for sample in testing.samples(definition, dtype):
        testing.check_reference(definition, sample)


@pytest.mark.parametrize(
    ("definition", "dtype"),
    pairs([d for d in FUNCTIONAL if "data-dependent" not in d.tags], testing.dtypes, 1),
)
def test_fake_agrees_with_real(definition, dtype):
    for sample in testing.samples(definition, dtype):
        testing.check_fake(definition, sample)


@pytest.mark.parametrize("definition", each(INPLACE))
def test_inplace_form_writes_what_the_functional_returns(definition):
    ran = 0
    for sample in testing.samples(definition, GROUPS[definition.dtypes][0]):
        first, *rest = sample.args
        if not isinstance(first, core.Tensor):
            continue
        expected = definition.functional(first, *rest, **sample.kwargs)
        if (expected.shape, expected.dtype) != (first.shape, first.dtype):
            continue
        target = first.clone()
        assert definition.op(target, *rest, **sample.kwargs) is target
        assert target.version > 0
        testing.assert_close(target, expected, definition.name)
        ran += 1
    assert ran


@pytest.mark.parametrize("definition", each(INPLACE))
def test_inplace_form_writes_through_a_view(definition):
    """Every second column of a wider tensor is written; the columns between stay as they are."""
    ran = 0
    for sample in testing.samples(definition, GROUPS[definition.dtypes][0]):
        first, *rest = sample.args
        if not isinstance(first, core.Tensor) or first.ndim == 0 or first.size == 0:
            continue
        expected = definition.functional(first, *rest, **sample.kwargs)
        if (expected.shape, expected.dtype) != (first.shape, first.dtype):
            continue
        wide = core.full((*first.shape[:-1], 2 * first.shape[-1]), 7, dtype=first.dtype)
        view = wide.slice(-1, None, None, 2)
        view.copy_(first)
        definition.op(view, *rest, **sample.kwargs)
        testing.assert_close(view.clone(), expected, definition.name)
        spare = core.full((1,), 7, dtype=first.dtype)
        assert bool(core.all(wide.slice(-1, 1, None, 2) == spare))
        ran += 1
    assert ran


# ---- derivatives -------------------------------------------------------------------------------
def _has_vjp(definition):
    derivable = definition.vjp is not None or definition.decomposition is not None
    return derivable and "vjp" not in definition.reasons


def _has_own_vjp(definition):
    """Second derivatives of a decomposition are those of its parts."""
    return definition.vjp is not None


@pytest.mark.parametrize(
    ("definition", "dtype"), pairs(filter(_has_vjp, FUNCTIONAL), testing.gradient_dtypes)
)
def test_vjp_agrees_with_finite_differences(definition, dtype):
    for sample in testing.gradient_samples(definition, dtype):
        testing.check_vjp(definition, sample)


@pytest.mark.parametrize(
    ("definition", "dtype"), pairs(filter(_has_vjp, FUNCTIONAL), testing.gradient_dtypes, 1)
)
def test_jvp_agrees_with_finite_differences(definition, dtype):
    for sample in testing.gradient_samples(definition, dtype):
        testing.check_jvp(definition, sample)


@pytest.mark.parametrize(
    ("definition", "dtype"), pairs(filter(_has_own_vjp, FUNCTIONAL), testing.gradient_dtypes, 1)
)
def test_double_vjp_agrees_with_finite_differences(definition, dtype):
    for sample in testing.gradient_samples(definition, dtype):
        testing.check_double_vjp(definition, sample)


# ---- batching ----------------------------------------------------------------------------------
BATCHED = [d for d in FUNCTIONAL if "batch" not in d.reasons]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("definition", each(BATCHED))
def test_vmap_agrees_with_a_loop(definition, every):
    """The first and the last sample; all of them in the slow ones, as each costs many kernels."""
    samples = testing.samples(definition, GROUPS[definition.dtypes][0])
    for sample in samples if every else samples[:: max(len(samples) - 1, 1)]:
        testing.check_batching(definition, sample)


# ---- errors ------------------------------------------------------------------------------------
@pytest.mark.parametrize("definition", each(FUNCTIONAL))
def test_bad_calls_raise_the_four_parts(definition):
    samples = testing.error_samples(definition)
    assert samples or definition.name == "core::conj"
    for sample in samples:
        testing.check_error(definition, sample)


def calls_with_bad_indices():
    """(operator, sample) of each call of the catalogue that fails for the values of an index."""
    return [
        pytest.param(
            definition,
            sample,
            id=f"{definition.name.removeprefix('core::')}-{number}",
        )
        for definition in FUNCTIONAL
        for number, sample in enumerate(testing.error_samples(definition))
        if sample.kind == "IndexRangeError" and any(map(is_index, sample.args))
    ]


def is_index(argument):
    return isinstance(argument, core.Tensor) and "integer" in argument.dtype.kind


@pytest.mark.parametrize(("definition", "sample"), calls_with_bad_indices())
def test_bad_indices_are_refused_in_compiled_calls_too(definition, sample):
    """A graph is made without looking at values, so the kernels that it calls have to refuse."""
    compiled = core.compile(lambda *args: definition.op(*args, **sample.kwargs))
    with pytest.raises(core.errors.IndexRangeError):
        compiled(*sample.args)


# ---- the namespace -----------------------------------------------------------------------------
def test_ops_completes_and_suggests():
    assert "add" in dir(core.ops.core)
    assert "core" in dir(core.ops)
    with pytest.raises(AttributeError, match=r"did you mean add\?"):
        core.ops.core.addd
    with pytest.raises(AttributeError, match=r"no operator core\.ops\.nowhere"):
        core.ops.nowhere
    with pytest.raises(catalogue.UnknownOperatorError, match="did you mean core::sum"):
        catalogue.get("core::summ")


def test_a_missing_field_without_reason_is_refused():
    with pytest.raises(core.errors.SchemaError, match="no_vpj"):
        core.define("test::typo(Tensor x) -> Tensor", rule="copy", no_vpj="typo")


def test_the_stubs_are_current(run_python):
    """Nothing would change; in a process where no other test has added methods to Tensor."""
    from core.operators import stubs

    if not next(iter(stubs.stubs())).exists():
        pytest.skip("the stubs are not installed")
    run_python(arguments=["-m", "core.operators.stubs", "--check"])


# ---- write-backs -------------------------------------------------------------------------------
# Of bits that are written test_views_of_bits.py has the derivatives.
WRITABLE = [
    d for d in FUNCTIONAL if d.view and d.name not in ("core::broadcast_to", "core::view_dtype")
]


def _overwrite(definition, sample, as_view):
    """x -> a function of x after the view was multiplied: in place, or by the write-back."""
    op, rest = definition.op, sample.args[1:]

    def inplace(x, w):
        y = x * x
        op(y, *rest, **sample.kwargs).multiply_(w)
        return y * y

    def by_write_back(x, w):
        y = x * x
        values = bind(op, (y, *rest), sample.kwargs)
        view = lambda t: (values[0], op, values[1:]) if t is target else None  # noqa: E731
        target = op(y, *rest, **sample.kwargs)
        _, whole = write_back(target, target * w, view, invoke)
        return whole * whole

    return inplace if as_view else by_write_back


def _disjoint(definition, sample):
    """Whether every element of the view is a place of its own."""
    name = definition.name.removeprefix("core::")
    return name != "unfold" or sample.args[3:] >= sample.args[2:3]


@pytest.mark.parametrize(("definition", "dtype"), pairs(WRITABLE, testing.gradient_dtypes))
def test_writing_through_a_view_differentiates_everywhere(definition, dtype):
    """The tape, func.vjp, func.jvp and func.vmap agree with the write-back applied by hand."""
    from core import func

    ran = 0
    for sample in testing.gradient_samples(definition, dtype):
        if not _disjoint(definition, sample):
            continue
        maker = testing.SampleMaker(dtype, 5)
        x = sample.args[0].clone()
        w = maker.t(*definition.op(*sample.args, **sample.kwargs).shape)
        w = w.real if w.dtype != definition.op(x, *sample.args[1:], **sample.kwargs).dtype else w
        inplace, by_hand = (_overwrite(definition, sample, flag) for flag in (True, False))
        g, t, u = maker.t(*x.shape), maker.t(*x.shape), w * 0.5
        want, pull = func.vjp(by_hand, x, w)
        got, pull_inplace = func.vjp(inplace, x, w)
        testing.assert_close(got, want, "value")
        leaves = [x.clone(), w.clone()]
        for leaf in leaves:
            leaf.requires_grad = True
        tape = core.autograd.grad(inplace(*leaves), leaves, g, allow_unused=True)
        for a, b, c in zip(pull(g), pull_inplace(g), tape, strict=True):
            testing.assert_close(b, a, "vjp")
            testing.assert_close(a * 0 if c is None else c, a, "tape")
        testing.assert_close(
            func.jvp(inplace, (x, w), (t, u))[1], func.jvp(by_hand, (x, w), (t, u))[1], "jvp"
        )
        both = core.stack([x, t])
        testing.assert_close(
            func.vmap(inplace, in_dims=(0, None))(both, w),
            func.vmap(by_hand, in_dims=(0, None))(both, w),
            "vmap",
        )
        ran += 1
    assert ran


def test_writing_to_a_repeated_view_names_the_remedy():
    broadcast = catalogue.get("core::broadcast_to")
    with pytest.raises(core.errors.ShapeError, match="was written to"):
        broadcast.write_back(core.zeros((1,)), core.zeros((3,)), (3,))


# ---- dtypes that an operator does not take -----------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("definition", each([d for d in FUNCTIONAL if d.body is not None]))
def test_the_rule_refuses_what_the_body_cannot_compute(definition):
    """Were it the loop IR's verifier, memory would be made first, and the message be of no help."""
    for dtype in ("bool", "int32", "uint64", "bfloat16", "float32", "complex64"):
        try:
            for sample in testing.samples(definition, dtype)[:2]:
                definition.op(*sample.args, **sample.kwargs)
        except core.errors.CoreError as error:  # of a sample that cannot be made, too
            assert not isinstance(error, core.errors.IRError), f"{definition.name}: {error}"
