"""Builds wheels for aarch64 Linux and runs them under qemu, on a machine that is no aarch64.

    python3 tools/aarch64.py build                       cross-built wheels in build/aarch64/wheels
    python3 tools/aarch64.py test [--cpu neoverse-v1]    some tests under qemu, for each processor
    python3 tools/aarch64.py test --all                  all of them, which takes hours
    python3 tools/aarch64.py run --cpu neoverse-n2 -- -c "import core; print(core.ones(3))"

What they need is brought into build/aarch64: qemu-user 10, an arm64 Python with its libraries (both
from the system's own Debian mirror, unpacked and not installed) and aarch64 wheels of the
requirements. The C++ compiler is Debian's g++-aarch64-linux-gnu, which is installed where this runs
as root. Where one of them is not to be had, the command says so and ends with status 77, which
`make test-graviton` reports as skipped.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "aarch64"
SYSTEM = WORK / "system"  # the arm64 Debian, unpacked
SITE = WORK / "site"  # what runs in it
WHEELS = WORK / "wheels"
TOOLCHAIN = ROOT / "tools" / "aarch64.cmake"
# The conformance kit is for devices other than the cpu. This one has nothing but memory: the cpu
# computes everything for it, and the kit compares that with what the cpu computes in float64.
BOLT = ROOT / "tests" / "downstream" / "core-backend-bolt"
SKIPPED = 77  # the exit status that test drivers know for it
# The processors that are emulated, and what kernels are compiled for there: -mcpu=native would be
# this machine's.
COMPILED_FOR = {
    "neoverse-n1": "neoverse-n1",
    "neoverse-v1": "neoverse-v1",
    "neoverse-n2": "neoverse-n2",
    "max,sve512=on": "neoverse-n2",
}
# OpenBLAS has wrong results there by its kernels for SME: cblas_sgemm alone, of 2 x 3 by 3 x 67.
BLAS = {"max,sve512=on": {"OPENBLAS_CORETYPE": "NEOVERSEN2"}}
PACKAGES = (
    "python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "libpython3.11-dev",
    "libc6", "libgcc-s1", "libstdc++6", "libexpat1", "zlib1g", "libssl3", "libffi8", "libbz2-1.0",
    "liblzma5", "libuuid1", "libcrypt1", "libsqlite3-0", "libncursesw6", "libtinfo6",
    "libreadline8",
)  # fmt: skip
REQUIREMENTS = (
    "numpy", "pluggy", "ml_dtypes", "typing_extensions", "scipy-openblas32", "pytest", "hypothesis",
)  # fmt: skip


class Missing(Exception):
    """What cannot be had on this machine; nothing was tested."""


def run(*command: object, env: dict[str, str] | None = None, timeout: float | None = None) -> None:
    """Runs a command from the root, showing it."""
    words = [str(word) for word in command]
    print("+", " ".join(words), flush=True)
    subprocess.run(words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=True, timeout=timeout)


# ---- what is brought -----------------------------------------------------------------------------
def mirrors() -> list[str]:
    """The addresses of the system's Debian mirrors, from its own list of sources."""
    texts = [
        path.read_text()
        for pattern in ("sources.list", "sources.list.d/*.list", "sources.list.d/*.sources")
        for path in Path("/etc/apt").glob(pattern)
    ]
    found = re.findall(
        r"^(?:deb(?:\s+\[[^]]*\])?|URIs:)\s+(\S+/debian)/?(?:\s|$)", "\n".join(texts), re.M
    )
    if shutil.which("apt-get") is None or not found:
        raise Missing("the arm64 Python and qemu come from Debian, and this system has no apt-get")
    return list(dict.fromkeys(found))


def apt(*words: str, folder: Path) -> None:
    """apt-get for arm64 with lists of its own: the system's are left alone."""
    lists, cache = folder / "lists", folder / "cache"
    for made in (lists / "partial", cache / "archives" / "partial"):
        made.mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    options = {
        "Dir::Etc::sourcelist": folder / "sources.list", "Dir::Etc::sourceparts": "-",
        "Dir::State::lists": lists, "Dir::State::status": folder / "status", "Dir::Cache": cache,
        "APT::Architecture": "arm64", "APT::Architectures::": "amd64",
        "APT::Get::List-Cleanup": "0", "Acquire::Languages": "none", "Debug::NoLocking": "1",
        "APT::Sandbox::User": "root",
    }  # fmt: skip
    settings = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    words = ("apt-get", "-qq", *settings, *words)
    print("+", " ".join(words[:2]), "...", *words[-6:], flush=True)
    subprocess.run(words, cwd=folder / "packages", stdin=subprocess.DEVNULL, check=True)


def bring_system() -> None:
    """qemu and the arm64 Python."""
    done = WORK / "system.done"
    stands_for = " ".join(PACKAGES)
    if done.exists() and done.read_text() == stands_for:
        return
    folder = WORK / "apt"
    (folder / "packages").mkdir(parents=True, exist_ok=True)
    keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
    (folder / "sources.list").write_text(
        "".join(
            f"deb [signed-by={keys}] {mirror} {suite} main\n"
            for mirror in mirrors()
            for suite in ("bookworm", "bookworm-backports")
        )
    )
    try:
        apt("update", folder=folder)
        apt("download", *PACKAGES, folder=folder)
        apt("download", "qemu-user:amd64/bookworm-backports", folder=folder)
    except subprocess.CalledProcessError as e:
        raise Missing(f"the Debian mirror did not serve them ({e})") from e
    shutil.rmtree(SYSTEM, ignore_errors=True)
    for package in sorted((folder / "packages").glob("*.deb")):
        where = WORK / "qemu" if package.name.startswith("qemu-user") else SYSTEM
        run("dpkg", "-x", package, where)
    done.write_text(stands_for)


def bring_compiler() -> None:
    """The cross compiler, installed where nothing else can bring it."""
    if shutil.which("aarch64-linux-gnu-g++"):
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Missing("there is no aarch64-linux-gnu-g++: apt-get install g++-aarch64-linux-gnu")
    try:
        run("apt-get", "-qq", "install", "-y", "--no-install-recommends", "g++-aarch64-linux-gnu")
    except subprocess.CalledProcessError as e:
        raise Missing(f"g++-aarch64-linux-gnu could not be installed ({e})") from e


def pip(*words: object) -> None:
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words)


def bring_requirements() -> None:
    """aarch64 wheels of what core and its tests import."""
    done = WORK / "site.done"
    if done.exists() and done.read_text() == " ".join(REQUIREMENTS):
        return
    shutil.rmtree(SITE, ignore_errors=True)
    platforms = [
        word
        for tag in ("manylinux_2_28", "manylinux_2_27", "manylinux_2_17", "manylinux2014")
        for word in ("--platform", f"{tag}_aarch64")
    ]
    try:
        pip(
            "install", "--target", SITE, *platforms, "--python-version", "3.11",
            "--implementation", "cp", "--only-binary=:all:", *REQUIREMENTS,
        )  # fmt: skip
    except subprocess.CalledProcessError as e:
        raise Missing(f"the package index did not serve aarch64 wheels ({e})") from e
    done.write_text(" ".join(REQUIREMENTS))


# ---- building ------------------------------------------------------------------------------------
def cross_environment() -> dict[str, str]:
    """What has a Python of this machine build for that one: its sysconfig, its headers."""
    data = SYSTEM / "usr/lib/python3.11/_sysconfigdata__aarch64-linux-gnu.py"
    only = WORK / "sysconfig"
    only.mkdir(exist_ok=True)
    shutil.copy(data, only)
    # The backend's C is written by this checkout's core, which `make build` has built in place.
    paths = [str(only), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "_PYTHON_SYSCONFIGDATA_NAME": "_sysconfigdata__aarch64-linux-gnu",
        "_PYTHON_HOST_PLATFORM": "linux-aarch64",
        "SETUPTOOLS_EXT_SUFFIX": ".cpython-311-aarch64-linux-gnu.so",
        "CORE_AARCH64_SYSTEM": str(SYSTEM),
        "CORE_AARCH64_SITE": str(SITE),
        "CMAKE_ARGS": f"{os.environ.get('CMAKE_ARGS', '')} -DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}",
    }


def build(folders: list[Path]) -> None:
    """The wheels of core-sdk and of the backend, each checked for what it asks of the C library."""
    if sys.version_info[:2] != (3, 11):
        raise Missing("the arm64 Python is 3.11, and only a 3.11 can build for it")
    bring_compiler()
    WHEELS.mkdir(parents=True, exist_ok=True)
    for folder in folders:
        out = WHEELS / ("core" if folder == ROOT else folder.name)
        shutil.rmtree(out, ignore_errors=True)
        run(
            sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps",
            "--no-build-isolation", "-w", out, folder, env=cross_environment(),
        )  # fmt: skip
        [wheel] = out.glob("*.whl")
        finish(wheel)
    pip("install", "--target", SITE, "--upgrade", "--no-deps", "--no-build-isolation", BOLT)


def finish(wheel: Path) -> None:
    """Puts a wheel where the emulated Python finds it, and tags it by the C library it asks for."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(SITE)
        modules = [SITE / name for name in archive.namelist() if name.endswith(".so")]
    newest = max((glibc_of(module) for module in modules), default=(2, 17))
    platform = f"manylinux_{newest[0]}_{newest[1]}_aarch64"
    retagged = retag(wheel, f"cp311-cp311-{platform}")
    print(f"{retagged.relative_to(ROOT)}: native modules: {len(modules)}", flush=True)


def glibc_of(module: Path) -> tuple[int, int]:
    """The newest version of the C library that a module has a symbol of."""
    table = subprocess.check_output(["aarch64-linux-gnu-objdump", "-T", module], text=True)
    if "GLIBCXX_" in table:
        sys.exit(
            f"tools/aarch64.py: {module} asks for a C++ library, which is to be linked into it"
        )
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", table)
    return max((int(major), int(minor)) for major, minor in versions)


def retag(wheel: Path, tag: str) -> Path:
    """The wheel under another tag, which stands in its name, in WHEEL and in the digest of that."""
    name, version = wheel.name.split("-")[:2]
    info = f"{name}-{version}.dist-info"
    made = wheel.with_name(f"{name}-{version}-{tag}.whl")
    with zipfile.ZipFile(wheel) as archive:
        files = {entry.filename: archive.read(entry) for entry in archive.infolist()}
    text = files[f"{info}/WHEEL"].decode()
    changed = re.sub(r"^Tag: .*$", f"Tag: {tag}", text, flags=re.M).encode()
    digest = base64.urlsafe_b64encode(hashlib.sha256(changed).digest()).rstrip(b"=").decode()
    line = f"{info}/WHEEL,sha256={digest},{len(changed)}"
    record = files[f"{info}/RECORD"].decode()
    files[f"{info}/WHEEL"] = changed
    files[f"{info}/RECORD"] = re.sub(
        rf"^{re.escape(info)}/WHEEL,.*$", line, record, flags=re.M
    ).encode()
    wheel.unlink()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return made


# ---- running -------------------------------------------------------------------------------------
EMULATOR = WORK / "qemu" / "usr" / "bin" / "qemu-aarch64"
PYTHON = WORK / "python"


def write_python() -> None:
    """The arm64 Python as a command of this machine, so that its subprocesses are emulated, too."""
    words = [EMULATOR, "-0", PYTHON, SYSTEM / "usr/bin/python3.11", "-s"]
    PYTHON.write_text(f'#!/bin/sh\nexec {shlex.join(map(str, words))} "$@"\n')
    PYTHON.chmod(0o755)


def environment(cpu: str) -> dict[str, str]:
    """What has qemu be a processor, and kernels be compiled for it."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LD_"))
    }
    return {
        **kept, "QEMU_CPU": cpu, "QEMU_LD_PREFIX": str(SYSTEM),
        "PYTHONPATH": str(SITE), "PYTHONHOME": str(SYSTEM / "usr"), "PYTHONUNBUFFERED": "1",
        "CORE_CC": f"{shutil.which('aarch64-linux-gnu-gcc')} -mcpu={COMPILED_FOR[cpu]}",
        "XDG_CACHE_HOME": str(WORK / "cache"), "OPENBLAS_NUM_THREADS": "1", **BLAS.get(cpu, {}),
    }  # fmt: skip


def emulate(cpu: str, words: list[str], timeout: float, output: IO[str] | None = None) -> int:
    """Runs a command, of the arm64 Python or of qemu; the exit status, 124 if it took too long."""
    done = subprocess.Popen(
        words, cwd=ROOT / "tests", env=environment(cpu), stdout=output,
        stderr=output and subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    try:
        return done.wait(timeout)
    except BaseException as e:
        os.killpg(done.pid, signal.SIGKILL)  # and what it has started
        done.wait()
        if not isinstance(e, subprocess.TimeoutExpired):
            raise
        print(f"{cpu}: not done within {timeout:.0f} s", file=output, flush=True)
        return 124


# What `test` runs for each processor.
EMULATED = ROOT / "backends" / "graviton" / "tests" / "emulated"
UNIT = ROOT / "tests" / "unit"
PYTEST = [str(PYTHON), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow"]
KIT = [
    "--pyargs", "core.testing.conformance", "--core-device=bolt", "--core-level=4",
    "--core-workers=1",
]  # fmt: skip
JOBS = ("products", "arithmetic", "sums", "threads", "math", "kit", "unit")
# Without --all: so many seconds of two cores for everything, and of each processor these families
# of the kit, whose levels 0 and 1 are without families, and these tests of tests/unit/tensors. The
# bound is on processor time, so that other work on the machine fails nothing; a job that takes an
# hour hangs.
MOST_SECONDS = 20 * 60
HANGS = 3600
FAMILIES = {
    "neoverse-n1": "matmul,arithmetic,reductions",
    "neoverse-v1": "matmul,flash_attention,convolution,pooling,softmax,normalization",
    "neoverse-n2": "matmul,attention,gathering,scattering,random,activation",
    "max,sve512=on": "matmul,softmax,average_pooling,channel_norms,exponential",
}
UNITS = {
    "neoverse-n1": "test_threads.py,test_leaks.py,test_layouts.py,test_numerics.py",
    "neoverse-v1": "",  # all
    "neoverse-n2": "test_threads.py,test_float8.py,test_dlpack.py",
    "max,sve512=on": "test_threads.py,test_tensor.py",
}


# Under qemu the child of this fork hangs now and then as it makes its first thread. The one that
# was looked at waited on a futex of its own stack, in qemu; whose fault that is is not known.
HANGING = "tests/unit/tensors/test_threads.py::test_a_fork_while_a_region_runs_elsewhere"


def words_of(job: str, cpu: str, everything: bool) -> list[str]:
    """A job's command."""
    if job == "kit":
        return [*PYTEST, *KIT, *([] if everything else [f"--core-families={FAMILIES[cpu]}"])]
    if job == "unit":
        files = [UNIT / "tensors" / file for file in UNITS[cpu].split(",")]
        return [*PYTEST, f"--deselect={HANGING}", *map(str, [UNIT] if everything else files)]
    script = "math_bits.py" if job == "math" else f"{job}.py"
    return [str(PYTHON), str(EMULATED / script), *(["10"] if job == "threads" else [])]


# Which loops a processor runs, and how backends/graviton/CMakeLists.txt compiles them.
ISAS = {
    "neon": ["-march=armv8-a", "-mtune=neoverse-n1"],
    "n1": ["-march=armv8.2-a+dotprod", "-mtune=neoverse-n1"],
    "n2": ["-mcpu=neoverse-n2"],
    "v1": ["-mcpu=neoverse-v1", "-msve-vector-bits=256", "--param=vect-partial-vector-usage=1"],
}
RUNS = {
    "neoverse-n1": ["neon", "n1"],
    "neoverse-v1": ["n1", "v1"],
    "neoverse-n2": ["n2"],
    "max,sve512=on": ["neon", "n2"],
}


def build_products(isa: str) -> None:
    """A program of an instruction set's products, without Python."""
    backend, common = ROOT / "backends" / "graviton", ROOT / "backends" / "cpu_common" / "csrc"
    (WORK / "include").mkdir(exist_ok=True)
    run(sys.executable, ROOT / "core/dtype_table.py", WORK / "include/dtype_table.h")
    places = (backend / "csrc", common, WORK / "include", ROOT / "core" / "include")
    run(
        "aarch64-linux-gnu-g++", "-O3", "-std=c++17", "-static", "-fopenmp-simd",
        "-fno-math-errno", "-fno-trapping-math", "-ffp-contract=fast", *ISAS[isa],
        f"-DCORE_ISA={isa}", '-DCORE_BACKEND="graviton"', *(f"-I{place}" for place in places),
        EMULATED / "products.cpp",
        *(common / f"{name}.cpp" for name in ("gemm", "few_rows", "product", "tasks")),
        "-o", WORK / f"products_{isa}",
    )  # fmt: skip


def run_products(cpu: str, output: IO[str], timeout: float) -> int:
    """The greatest exit status of the programs of its instruction sets."""
    status = 0
    for isa in RUNS[cpu]:
        print(f"{isa} on {cpu}", file=output, flush=True)
        words = [str(EMULATOR), str(WORK / f"products_{isa}")]
        status = max(status, emulate(cpu, words, timeout, output))
    return status


def digests_here() -> set[str]:
    """The lines of math_bits.py on this machine: with a fused multiply-add, and without."""
    lines: set[str] = set()
    for extra in ({}, {"CORE_CC": "cc -march=native", "CORE_DISABLE_BACKENDS": "cpu_x86"}):
        found = subprocess.run(
            [sys.executable, EMULATED / "math_bits.py"], check=True, capture_output=True, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), **extra},
        )  # fmt: skip
        lines |= set(found.stdout.splitlines())
    return lines


def run_job(job: str, cpu: str, everything: bool, seconds: float, expected: set[str]) -> int:
    """Runs a job, with its output in a file of WORK/logs, whose end is shown if it failed."""
    log = WORK / "logs" / f"{cpu.partition(',')[0]}-{job}.txt"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as output:
        if job == "products":
            status = run_products(cpu, output, seconds)
        else:
            status = emulate(cpu, words_of(job, cpu, everything), seconds, output)
    text = log.read_text(errors="replace")
    if job == "math" and status == 0:
        digests = [line for line in text.splitlines() if re.search(r" [0-9a-f]{16}$", line)]
        wrong = [line for line in digests if line not in expected]
        print(f"{cpu}: {len(digests) - len(wrong)} of {len(digests)} digests as on this machine")
        status = int(bool(wrong) or not digests)
    if status != 0:
        print(f"---- {cpu}, {job}: exit status {status}; the end of {log}")
        print("\n".join(text.splitlines()[-60:]), flush=True)
    return status


def seconds_of_two_cores() -> float:
    """Half of the processor time of what this process has started and seen end."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) / 2


def test(cpus: list[str], jobs: list[str], everything: bool) -> int:
    """Runs the jobs for each processor, two at a time; a job that has no time left has failed."""
    if not everything:
        print(f"a subset, in at most {MOST_SECONDS} s of two cores; --all: everything")
        for cpu in cpus:
            print(f"    {cpu}: the kit's levels 0 to 4, {FAMILIES[cpu]}; unit/tensors {UNITS[cpu]}")
    begin = seconds_of_two_cores()
    if "products" in jobs:
        for isa in sorted({isa for cpu in cpus for isa in RUNS[cpu]}):
            build_products(isa)
    expected = digests_here() if "math" in jobs else set()

    def has_time() -> bool:
        return everything or seconds_of_two_cores() - begin < MOST_SECONDS

    def run_all(cpu: str) -> list[tuple[str, str, int, float]]:
        rows = []
        for job in jobs:
            start = time.monotonic()
            limit = 86400 if everything else HANGS
            status = run_job(job, cpu, everything, limit, expected) if has_time() else 124
            rows.append((cpu, job, status, time.monotonic() - start))
            print(f"{cpu}: {job}: exit status {status}, {rows[-1][3]:.0f} s", flush=True)
        return rows

    with ThreadPoolExecutor(2) as pool:
        rows = [row for found in pool.map(run_all, cpus) for row in found]
    print("| processor | job | exit status | s |\n|---|---|---|---|")
    for cpu, job, status, seconds in rows:
        print(f"| {cpu} | {job} | {status} | {seconds:.0f} |")
    print(f"processor time: {seconds_of_two_cores() - begin:.0f} s of two cores")
    if not has_time():
        print(f"that is more than {MOST_SECONDS} s: the subset is too large")
        return 1
    return max(status for _, _, status, _ in rows)


def prepare() -> None:
    """Everything but our own wheels."""
    WORK.mkdir(parents=True, exist_ok=True)
    bring_system()
    bring_requirements()
    write_python()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    building = commands.add_parser("build", help="cross-build the wheels")
    building.add_argument("folders", nargs="*", type=Path)
    running = commands.add_parser("run", help="run the arm64 Python")
    running.add_argument("--cpu", default="neoverse-v1")
    running.add_argument("--timeout", type=float, default=600)
    running.add_argument("words", nargs=argparse.REMAINDER)
    testing = commands.add_parser("test", help="run the tests under qemu")
    testing.add_argument("--cpu", action="append", choices=COMPILED_FOR, help="default: all")
    testing.add_argument("--job", action="append", choices=JOBS, help="default: all")
    testing.add_argument("--all", action="store_true", help="the whole kit, all unit tests")
    options = parser.parse_args()
    try:
        prepare()
        if options.command == "test":
            bring_compiler()
            return test(options.cpu or list(COMPILED_FOR), options.job or list(JOBS), options.all)
        if options.command == "build":
            folders = options.folders or [ROOT, ROOT / "backends" / "graviton"]
            build([folder.resolve() for folder in folders])
            return 0
        words = options.words[1:] if options.words[:1] == ["--"] else options.words
        start = time.monotonic()
        status = emulate(options.cpu, [str(PYTHON), *words], options.timeout)
        print(f"{options.cpu}: exit status {status} after {time.monotonic() - start:.0f} s")
        return status
    except Missing as e:
        print(f"skipped: nothing was run for aarch64, because {e}", flush=True)
        return SKIPPED


if __name__ == "__main__":
    sys.exit(main())
