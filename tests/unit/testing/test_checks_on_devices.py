"""opcheck, op.check and gradcheck of tensors on a device: they run there, and find what is wrong.

The devices are the emulator's: kernels of a dialect, run on the host. One of them spells a function
wrongly.
"""

from __future__ import annotations

import re

DEVICES = """
    import core
    from core.ir.dialect.cpp_groups import CppGroupDialect
    from core.testing import GradcheckError, gradcheck, gradgradcheck, opcheck
    from core.testing.emulator import CUDA, add_device

    class Mistaken(CppGroupDialect):
        functions = {**CppGroupDialect.functions, "sqrt": "fabs{f}"}

    def numbers(device, dtype="float64"):
        return core.asarray([[0.5, 2.0], [3.0, 0.25]], dtype=dtype, device=device)

    def said(op, args, name, kwargs=None):
        report = opcheck(op, args, kwargs, test_utils=name, raise_exception=False)
        print(report[name].partition(chr(10))[0])
"""
ON_A_DEVICE = """
    right = add_device("right", CppGroupDialect, language=CUDA, devices=2)
    x = numbers("right:1")
    before = right.started
    with core.config.override(fallback="error"):
        report = core.sqrt.check(x)
        assert report.ok and report["test_gradients"] == "SUCCESS", report
        print(report.result("test_devices").message, right.started - before > 100)
        print(gradcheck(lambda x: core.sqrt(x) * x, (x.requires_grad_(),), check_forward_ad=True))
        print(gradgradcheck(lambda x: core.sqrt(x) * x, (x,)))
        said(core.ops.core.add_, (x.detach(), 1.0), "test_devices")
        said(core.ops.core.full, ((2,), 1.0), "test_devices", {"device": core.device("right:1")})

        # Positions that are wrong at another size: the device says so when it is waited for.
        rows = core.asarray([0, 1], device="right")
        said(core.take, (numbers("right"), rows), "test_other_sizes", {"axis": 1})

    @core.custom_op("checks::host", device_types="cpu", schema="(Tensor x) -> Tensor")
    def host(x):
        return x + 1
    with core.config.override(fallback="allow"):
        said(host, (numbers("right"),), "test_devices")
"""
A_WRONG_ONE = """
    add_device("wrong", Mistaken, language=CUDA)
    said(core.sqrt, (numbers("wrong"),), "test_devices")
    said(core.sqrt, (numbers("cpu"),), "test_devices")  # whose body has run nowhere else
    said(core.sqrt, (numbers("wrong"),), "test_gradients")
    try:
        gradcheck(core.sqrt, (numbers("wrong").requires_grad_(),))
    except GradcheckError as e:
        print(str(e).partition(" agree")[0])
    for check in (lambda x: core.sqrt.check(x), lambda x: gradcheck(core.sqrt, x.requires_grad_())):
        try:
            check(core.ones(2, device="null", dtype="float64"))
        except core.errors.ArgumentError as e:
            print(e.what)
"""


def test_checks_run_on_the_device_and_compare_with_the_cpu(run_python) -> None:
    lines = run_python(DEVICES + ON_A_DEVICE).stdout.splitlines()
    assert lines[0] == "ran on cpu True"
    assert lines[1:5] == ["True", "True", "SUCCESS", "SUCCESS"]
    assert lines[5] == "SUCCESS"
    assert lines[6] == (
        "SKIPPED: checks::host has no kernel for this call on right, and falls back: "
        "the checks would test the CPU"
    )


def test_a_device_that_spells_a_function_wrongly_is_found(run_python) -> None:
    lines = run_python(DEVICES + A_WRONG_ONE).stdout.splitlines()
    assert re.match(r"FAILED: output 0 on cpu is another one \[.+:\d+\]", lines[0])
    assert re.match(r"FAILED: output 0 on wrong is another one \[.+:\d+\]", lines[1])
    assert lines[2].startswith("FAILED: the gradient of 'x' is wrong")
    assert lines[3] == "the gradient of input 0 does not"
    unread = "was given a tensor on null:0, whose values cannot be read"
    assert lines[4:] == [f"opcheck {unread}", f"gradcheck {unread}"]


SHOWN = """
    add_device("right", CppGroupDialect, language=CUDA)
    x = numbers("right")
    print(core.explain(core.sqrt, x))
    print([h.text for h in core.explain(core.sqrt, x.requires_grad_()).hops if h.stage == "keys"])
    print(core.explain(core.add, x.detach(), core.ones(2)).hops[1].text)
    from core.cli import main
    for words in (["ops", "sqr"], ["ops", "sqrt"]):
        main(words)
"""


def test_explain_and_ops_name_the_device(run_python) -> None:
    out = run_python(DEVICES + SHOWN).stdout
    lines = out.splitlines()
    assert re.match(r"  2\. keys +device right:0$", lines[1])
    assert re.match(r"  4\. kernel +body \(body\)", lines[3])
    assert lines[4] == "['autograd, device right:0', 'device right:0']"
    assert lines[5] == "device"  # of tensors on two
    header = next(line for line in lines if line.startswith("family"))
    row = next(line for line in lines if " core::sqrt " in line)
    assert header.split()[2] == "cpu"
    assert row[header.index(" right ") + 1 :].startswith("body ")
    assert "  kernel on right: body, by the device's dialect" in lines
