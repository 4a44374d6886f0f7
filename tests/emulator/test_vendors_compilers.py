"""What dialects spell for the whole catalogue, through compilers that know the devices.

None of them needs a device. NVRTC (PyPI: cuda-bindings, nvidia-cuda-nvrtc) makes machine code for
NVIDIA's GPUs; clang with Debian's packages (clang-19, lld-19, rocm-device-libs, libamdhip64-dev)
for AMD's. For Metal there is none outside of macOS: clang checks it as C++ whose address spaces are
told apart. CORE_TEST_CLANG is a command, with arguments, to run in place of clang++-19;
CORE_TEST_ROCM is where HIP's headers and device libraries are, in place of /usr.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from emulated_devices import dialect_of
from spelled import add_spelled, unit_of
from test_catalogue import FAMILIES, call, calls, one_dtype

from core.ir import Builder, ops
from core.ir.compile import lower
from core.operators.nn.flash_body import flash_body
from core.testing.emulator import metal

pytestmark = pytest.mark.slow
NVIDIA = ("sm_80", "sm_90")
# By architecture: which dialect spells for it, and its number in the device libraries.
AMD = {
    "gfx90a": ("rocm", 9010), "gfx942": ("rocm", 9402),
    "gfx1100": ("rocm32", 11000), "gfx1201": ("rocm32", 12001),
}  # fmt: skip
ROCM = Path(os.environ.get("CORE_TEST_ROCM", "/usr"))
BITCODE = [ROCM / "lib/x86_64-linux-gnu/amdgcn/bitcode", ROCM / "amdgcn/bitcode"]
DECLARED = re.compile(r"\bthreadgroup(\s+[^;(){}*&]+;)")  # what a group shares
SPACES = """
#define device __attribute__((address_space(1)))
#define constant __attribute__((address_space(2))) const
#define threadgroup __attribute__((address_space(3)))
#define kernel
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
#define NAN __builtin_nanf("")
#define INFINITY __builtin_inff()
namespace metal {
float fabs(float), floor(float), ceil(float), trunc(float), rint(float), copysign(float, float);
float fma(float, float, float);
namespace precise { float sqrt(float), fmod(float, float); }
template <class To, class From> To as_type(From);
enum class mem_flags { mem_none = 0, mem_device = 1, mem_threadgroup = 2 };
mem_flags operator|(mem_flags, mem_flags);
void threadgroup_barrier(mem_flags);
enum memory_order { memory_order_relaxed };
struct atomic_uint { uint value; };
bool atomic_compare_exchange_weak_explicit(
    volatile device atomic_uint *, uint *, uint, memory_order, memory_order);
struct uint2 { uint x, y; };
template <class T> T simd_shuffle_xor(T, ushort);
template <class T> T simd_shuffle_up(T, ushort);
struct half { ushort bits; };
struct bfloat { ushort bits; };
struct ulong2 { explicit ulong2(ulong); };
template <class T, int ROWS, int COLUMNS> struct simdgroup_matrix { T own[2]; };
typedef simdgroup_matrix<float, 8, 8> simdgroup_float8x8;
template <class T, int R, int C> simdgroup_matrix<T, R, C> make_filled_simdgroup_matrix(T);
template <class T>
void simdgroup_load(simdgroup_matrix<T, 8, 8> &, const threadgroup T *, ulong, ulong2, bool);
template <class T>
void simdgroup_multiply_accumulate(simdgroup_float8x8 &, const simdgroup_matrix<T, 8, 8> &,
                                   const simdgroup_matrix<T, 8, 8> &, const simdgroup_float8x8 &);
void simdgroup_store(const simdgroup_float8x8 &, threadgroup float *, ulong);
}
"""


@pytest.fixture(scope="module")
def unit():
    """The catalogue's kernels of a family, as a backend's dialect spells them."""
    devices, units = {}, {}

    def make(backend, family):
        if backend not in devices:
            devices[backend] = add_spelled(backend, dialect_of(backend))
        device = devices[backend]
        if (backend, family) not in units:  # what was spelled once is not spelled again
            found = unit_of(device, calls(backend, family, one_dtype), call)
            units[backend, family] = found
        text, kernels = units[backend, family]
        if not kernels:
            pytest.skip("there are no kernels in this family")
        return device.dialect, text, kernels

    return make


# ---- NVIDIA ------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def nvrtc():
    """Compiles a source with a dialect's options for an architecture; the machine code."""
    api = pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC: pip install cuda-bindings")
    try:
        api.nvrtcVersion()
    except Exception as e:  # the package looks for the library when it is first called
        pytest.skip(f"NVRTC: pip install nvidia-cuda-nvrtc ({type(e).__name__})")

    def done(status, *results):
        assert status == api.nvrtcResult.NVRTC_SUCCESS, status
        return results[0] if results else None

    def compile(source, options, arch):
        program = done(*api.nvrtcCreateProgram(source.encode(), b"kernels.cu", 0, [], []))
        given = [option.encode() for option in (f"--gpu-architecture={arch}", *options)]
        (status,) = api.nvrtcCompileProgram(program, len(given), given)
        log = b" " * done(*api.nvrtcGetProgramLogSize(program))
        done(*api.nvrtcGetProgramLog(program, log))
        assert status == api.nvrtcResult.NVRTC_SUCCESS, log.decode()[:4000]
        code = b" " * done(*api.nvrtcGetCUBINSize(program))
        done(*api.nvrtcGetCUBIN(program, code))
        done(*api.nvrtcDestroyProgram(program))
        return code

    return compile


def test_nvrtc_refuses_what_is_wrong(nvrtc):
    with pytest.raises(AssertionError, match="no_such_word"):
        nvrtc('extern "C" __global__ void f() { no_such_word; }', (), NVIDIA[0])


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_cuda_becomes_machine_code(nvrtc, unit, family):
    dialect, text, kernels = unit("cuda", family)
    for arch in NVIDIA:
        code = nvrtc(text, dialect.options, arch)
        assert code.startswith(b"\x7fELF")
        assert len(set(re.findall(rb"\.text\.(\w+)", code))) == kernels


# ---- clang: AMD, Metal -------------------------------------------------------------------------
@pytest.fixture(scope="module")
def clang(tmp_path_factory):
    """Runs clang on a text; what it made. AssertionError with what it said."""
    command = shlex.split(os.environ.get("CORE_TEST_CLANG", "clang++-19"))
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    folder = tmp_path_factory.mktemp("clang")

    def run(text, *options):
        (folder / "kernels").write_text(text)
        made = folder / "made"
        done = subprocess.run(
            [*command, *options, str(folder / "kernels"), "-o", str(made)],
            capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[:4000]
        return made.read_bytes() if made.exists() else b""

    return run


@pytest.fixture(scope="module")
def device_libraries(clang, tmp_path_factory):
    """AMD's libraries for devices. Debian's end before gfx942: all that differs is a number."""
    found = next((folder for folder in BITCODE if folder.is_dir()), None)
    if found is None:
        pytest.skip(f"there are no device libraries: rocm-device-libs; {BITCODE[0]}")
    folder = tmp_path_factory.mktemp("bitcode")
    for file in found.iterdir():
        (folder / file.name).symlink_to(file)
    for arch, (_, number) in AMD.items():
        file = folder / f"oclc_isa_version_{arch.removeprefix('gfx')}.bc"
        if not file.exists():
            text = f"""target triple = "amdgcn-amd-amdhsa"
            @__oclc_ISA_version = linkonce_odr hidden local_unnamed_addr addrspace(4) constant
            i32 {number}, align 4"""
            file.write_bytes(clang(text, "-x", "ir", "-c", "-emit-llvm", "-w"))
    return folder


@pytest.fixture(scope="module")
def hip(clang, device_libraries):
    """Compiles HIP C++ for a GPU of AMD's."""

    def run(text, options, arch):
        return clang(
            text, "-x", "hip", "--cuda-device-only", "--no-gpu-bundle-output",
            f"--rocm-path={ROCM}", f"--rocm-device-lib-path={device_libraries}",
            f"--offload-arch={arch}", "-include", "hip/hip_runtime.h", "-O1", *options,
        )  # fmt: skip

    for arch in AMD:
        try:
            run('extern "C" __global__ void f() {}', (), arch)
        except AssertionError as e:
            pytest.skip(f"clang has no HIP for {arch}: libamdhip64-dev, lld ({e})")
    return run


def test_clang_refuses_what_is_wrong(hip):
    with pytest.raises(AssertionError, match="no_such_word"):
        hip('extern "C" __global__ void f() { no_such_word; }', (), "gfx942")


@pytest.mark.parametrize("width, arch", [(64, "gfx942"), (32, "gfx1201")])
def test_wavefronts_are_as_wide_as_the_dialect_takes_them(hip, width, arch):
    """The compiler's own word for the width, as a size that has to be right."""
    text = f'static_assert(__AMDGCN_WAVEFRONT_SIZE == {width}, "");'
    assert hip(text + ' extern "C" __global__ void f() {}', (), arch).startswith(b"\x7fELF")


@pytest.mark.parametrize("family", sorted(FAMILIES))
@pytest.mark.parametrize("arch", AMD)
def test_hip_becomes_machine_code(hip, unit, arch, family):
    dialect, text, kernels = unit(AMD[arch][0], family)
    code = hip(text, dialect.options, arch)
    assert code.startswith(b"\x7fELF")
    assert len(set(re.findall(rb"\0(\w+)\.kd(?=\0)", code))) == kernels


def product(b, dtype):
    x, w = b.input("x", dtype, ["n", "k"]), b.input("w", dtype, ["k", "m"])
    y = b.output("y", dtype, ["n", "m"])
    with b.parallel("n", "m") as (i, j):
        total = b.sum("k", lambda k: ops.cast(x[i, k], "float32") * ops.cast(w[k, j], "float32"))
        y[i, j] = ops.cast(total, dtype)


def attention(b, dtype):
    q, key, v = (b.input(f"{name}_", dtype, ["n", "m", "k", 64]) for name in "qkv")
    y, sums = b.output("y", dtype, ["n", "m", "k", 64]), b.output("s", "float32", ["n", "m", "k"])
    flash_body(b, (y, sums), q, key, v, None, None, True, 128, None)


@pytest.mark.parametrize("program", [product, attention], ids=["product", "attention"])
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("arch", AMD)
def test_matrix_units_are_used(hip, arch, dtype, program):
    """And sums stay in registers: nothing is spilled to scratch memory."""
    dialect = dialect_of(AMD[arch][0])
    units = pytest.importorskip("core_backend_rocm.tiles").matrix_units(arch)
    b = Builder("program", ["n", "m", "k"])
    program(b, dtype)
    source = dialect.spell(lower(b.function(), dialect.capabilities.replace(matrix_units=units)))
    text = hip(source.text, (*dialect.options, "-S", "-O3"), arch).decode()
    word = "v_mfma_f32_16x16x16" if arch.startswith("gfx9") else "v_wmma_f32_16x16x16_"
    assert text.count(word) >= 16
    assert set(re.findall(r"\.private_segment_fixed_size: (\d+)", text)) == {"0"}


def check_metal(clang, text):
    text = DECLARED.sub(r"static threadgroup\1", metal.without_includes(text))
    clang(SPACES + text, "-x", "c++", "-std=c++14", "-w", "-fsyntax-only")


def test_address_spaces_are_told_apart(clang):
    kernel = "kernel void f(device float *x [[buffer(0)]]) { FROM float *p = x; }"
    check_metal(clang, kernel.replace("FROM", "device"))
    with pytest.raises(AssertionError, match="device float"):
        check_metal(clang, kernel.replace("FROM", ""))


@pytest.mark.parametrize("family", sorted(FAMILIES))
def test_metal_is_cplusplus_that_tells_address_spaces_apart(clang, unit, family):
    _, text, _ = unit("mps", family)
    check_metal(clang, text)
