"""What core._native shows to the other libraries of a process."""

import shutil
import subprocess
import sys

import pytest

from core import _native


@pytest.mark.skipif(sys.platform != "linux", reason="symbols are listed by Linux's nm")
def test_only_pythons_entry_point_is_visible():
    """Parts of the C++ library, were they visible, would serve other modules in place of theirs."""
    program = shutil.which("nm")
    if program is None:
        pytest.skip("there is no nm (binutils)")
    words = [program, "--dynamic", "--defined-only", _native.__file__]
    listed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert [line.split()[-1] for line in listed.splitlines()] == ["PyInit__native"]
