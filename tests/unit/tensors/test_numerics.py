"""The precision of products and the order of sums: settings of the process."""

import pytest

np = pytest.importorskip("numpy")

import core  # noqa: E402
from core.errors import ArgumentError, LegalizeError, ToolchainError  # noqa: E402
from core.ir.dialect.cpp_groups import CppGroupDialect  # noqa: E402
from core.ir.toolchain.c_compiler import find_toolchain  # noqa: E402
from core.testing import emulator  # noqa: E402

try:
    find_toolchain()
except ToolchainError as e:
    pytest.skip(f"there is no C compiler: {e.what}", allow_module_level=True)


class WithUnits(CppGroupDialect):
    """A language that has no words for its units: loops, of factors that are rounded for them."""

    def __init__(self):
        super().__init__()
        units = frozenset(("tf32", "bfloat16"))
        self.capabilities = self.capabilities.replace(matrix_units=units)


emulator.add_device("numerics", WithUnits, language=emulator.CUDA)


@pytest.fixture(autouse=True)
def as_before():
    with core.config.override(fallback="error"):
        yield
    core.set_float32_matmul_precision("highest")
    core.use_deterministic_algorithms(False)


def error_of_product():
    """How far a product is off, relative to the sums of its magnitudes."""
    x = np.random.default_rng(0).standard_normal((48, 40)).astype("f")
    there = core.asarray(x, device="numerics")
    exact, size = x.astype("d") @ x.T.astype("d"), np.abs(x) @ np.abs(x.T)
    return float((np.abs(np.asarray((there @ there.mT).to("cpu")) - exact) / size).max())


def test_factors_are_rounded_where_that_is_allowed():
    highest = error_of_product()
    core.set_float32_matmul_precision("high")
    high = error_of_product()
    core.set_float32_matmul_precision("medium")
    medium = error_of_product()
    core.set_float32_matmul_precision("highest")
    assert highest < 2.0**-22 < high < 2.0**-10 < medium * 4 < 2.0**-5
    assert error_of_product() == highest  # the plan of before


def test_compiled_functions_follow():
    x = core.asarray(np.full((40, 40), 1 + 2.0**-12, "f"), device="numerics")
    product = core.compile(lambda x: core.relu(x @ x), fullgraph=True)
    found = []
    for precision in ("highest", "high", "highest"):
        core.set_float32_matmul_precision(precision)
        found.append(float(product(x).to("cpu")[0, 0]))
    assert found[0] == found[2] > 40 == found[1]


def test_the_cpu_rounds_nothing():
    x = core.full((8, 8), 1 + 2.0**-12)
    before = (x @ x).tolist()
    core.set_float32_matmul_precision("medium")
    assert (x @ x).tolist() == before


def test_both_are_kept_apart():
    core.set_float32_matmul_precision("high")
    core.use_deterministic_algorithms(True)
    assert core.get_float32_matmul_precision() == "high"
    core.set_float32_matmul_precision("medium")
    assert core.are_deterministic_algorithms_enabled()
    core.use_deterministic_algorithms(False)
    assert core.get_float32_matmul_precision() == "medium"


@pytest.mark.parametrize("wrong", ["hihg", "", None, 1])
def test_other_precisions(wrong):
    with pytest.raises(ArgumentError) as caught:
        core.set_float32_matmul_precision(wrong)
    assert "TF32" in caught.value.exists and caught.value.fix
    assert core.get_float32_matmul_precision() == "highest"


def test_other_modes():
    with pytest.raises(ArgumentError, match="mode of determinism"):
        core.use_deterministic_algorithms("yes")


def test_the_environment_says_what_it_is_at_first(run_python):
    code = """
import core
print(core.get_float32_matmul_precision(), core.are_deterministic_algorithms_enabled())
"""
    said = run_python(
        code, env={"CORE_FLOAT32_MATMUL_PRECISION": "high", "CORE_DETERMINISTIC": "1"}
    )
    assert said.stdout.split() == ["high", "True"]


@pytest.mark.parametrize("dtype, refused", [("float32", True), ("int32", False)])
def test_sums_by_atomics_have_no_order(dtype, refused):
    from core.bodies.device_kernels import run_function
    from core.ir import Builder

    b = Builder("scattered", ["n"])
    x, y = b.input("x", dtype, ["n"]), b.inout("y", dtype, ["n"])
    with b.parallel("n") as i:
        y.atomic("sum", i // 2, value=x[i])
    function, place = b.function(), core.device("numerics")

    def scattered():
        x = core.ones(4, dtype=getattr(core, dtype), device=place)
        y = core.zeros(4, dtype=getattr(core, dtype), device=place)
        run_function(function, place, [4], {"x": x, "y": y})
        return y.tolist()

    assert scattered() == [2, 2, 0, 0]
    core.use_deterministic_algorithms(True)
    if not refused:
        assert scattered() == [2, 2, 0, 0]
        return
    with pytest.raises(LegalizeError, match="float32 by atomics, in no fixed order"):
        scattered()
