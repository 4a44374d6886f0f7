"""Makes the pages that are derived from the installed core; conf.py calls it before every build.

A page that others link to is in docs/reference and includes the generated text, so that the link
leads somewhere in a checkout, too.

Writes only files whose text has changed, so that Sphinx reads as little as possible again.
"""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
import warnings
from pathlib import Path

import device_table
import how_fast

import core
import core.compat.torch as compat
from core import errors
from core.operators.definition import coverage
from core.operators.definition.catalogue import definitions
from core.operators.definition.define import define
from core.plugins import hookspecs
from core.testing import conformance
from core.testing.conformance import plugin


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def shorten(text: str) -> str:
    """Paths as a reader of the repository knows them, not as this machine has them."""
    here = Path(__file__).resolve().parent.parent
    package = Path(core.__file__).resolve().parent
    for found, shown in ((package, "core"), (package.parent, "site-packages"), (here, ".")):
        text = text.replace(str(found), shown)
    return text


# ---- errors, settings ----------------------------------------------------------------------------
def errors_page() -> str:
    """One entry, with its anchor, per class of core.errors."""
    lines = [first_paragraph(errors), ""]
    classes = [c for c in vars(errors).values() if is_error(c)]
    for cls in classes:
        bases = ", ".join(f"`{base.__name__}`" for base in cls.__bases__)
        lines += [f"(error-{cls.__name__.lower()})=", f"## {cls.__name__}", ""]
        lines += [str(cls.__doc__).split("\n\n")[0].strip(), "", f"Also catchable as: {bases}.", ""]
    return "\n".join(lines)


def is_error(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, errors.CoreError)


def first_paragraph(thing: object) -> str:
    return first_paragraph_of(str(thing.__doc__))


def first_paragraph_of(doc: str) -> str:
    return " ".join(doc.split("\n\n")[0].split())


def settings_page() -> str:
    """The table of core.config, and the components that can be logged."""
    lines = ["## Settings", ""]
    lines += ["| setting | variable | accepts | default | what it does |", "|---|---|---|---|---|"]
    for name, setting in core.config.SETTINGS.items():
        allowed = setting.allowed.replace("|", "\\|")
        default = setting.default if setting.default not in ("", ()) else "(nothing)"
        lines.append(
            f"| `{name}` | `{setting.variable}` | `{allowed}` | {default} | {setting.doc} |"
        )
    lines += ["", "An override holds for a block of code, in one thread or task:", ""]
    lines += ["```{doctest}", '>>> with core.config.override(fallback="error"):']
    lines += ["...     core.config.fallback", "'error'", "```", ""]
    lines += ["## Logs", "", "| component | logs |", "|---|---|"]
    lines += [f"| `{name}` | {doc} |" for name, doc in core.logging.COMPONENTS.items()]
    lines += ["", '`CORE_LOGS="plugins,dispatch:debug"` switches them on from outside,']
    lines += ['`core.set_logs("plugins:debug")` from inside; `core.logs()` prints this table.', ""]
    return "\n".join(lines)


# ---- hooks ---------------------------------------------------------------------------------------
def hooks_page() -> str:
    """Every hook that a backend may implement, from the specifications."""
    hooks = {n: h for n, h in vars(hookspecs.Hooks).items() if n.startswith("core_")}
    lines = [*inspect.cleandoc(str(hookspecs.__doc__)).splitlines(), ""]
    lines += table(("tier", "hook", "purpose"))
    for name, hook in hooks.items():
        what, tier = re.match(r"(.*?) Tier (\d)", " ".join(hook.__doc__.split())).groups()
        lines.append(f"| {tier} | [`{name}`](#hook-{name.replace('_', '-')}) | {what} |")
    for name, hook in hooks.items():
        returns = hook.__annotations__["return"].removesuffix(" | None")
        takes = ", ".join(p for p in inspect.signature(hook).parameters if p != "self")
        lines += ["", f"(hook-{name.replace('_', '-')})=", f"## {name}", ""]
        lines += [f"`{name}({takes}) -> {returns}`", "", *executed(sectioned(hook.__doc__))]
    return "\n".join(lines)


def sectioned(doc: str) -> str:
    """A docstring whose sections are paragraphs with a heading in bold."""
    lines, inside = [], False
    for line in inspect.cleandoc(doc).splitlines():
        heading = re.fullmatch(r"(Args|Raises|Example):", line)
        inside = inside or heading is not None
        lines += [f"**{heading[1]}**", ""] if heading else [line[4 * inside :]]
    return "\n".join(lines)


# ---- conformance ---------------------------------------------------------------------------------
def conformance_levels() -> str:
    rows = [f"| L{n} | {what.replace(': ', ' | ', 1)} |" for n, what in conformance.LEVELS.items()]
    return "\n".join([*table(("level", "", "asks about")), *rows])


def conformance_options() -> str:
    """The options that the kit adds to pytest's command line, from an object that records them."""
    rows = table(("option", "what it does"))

    class Recorder:
        def getgroup(self, *names: str) -> Recorder:
            return self

        def addoption(self, name: str, *, help: str, metavar: str = "", **rest: object) -> None:
            rows.append(f"| `{' '.join(filter(None, (name, metavar)))}` | {help} |")

    plugin.pytest_addoption(Recorder())
    return "\n".join(rows)


def conformance_checks() -> str:
    """Every check of a standard run, those of all operators counted together."""
    found: dict[tuple[str, str, str], int] = {}
    for check in conformance.every(conformance.Options()):
        what = re.sub(r" in \w+$", "", first_paragraph_of(check.doc))
        group = "each operator" if check.operator else check.family
        found[f"L{check.level}", group, what] = found.get((f"L{check.level}", group, what), 0) + 1
    rows = table(("level", "of", "asks", "checks"))
    return "\n".join([*rows, *(f"| {' | '.join(key)} | {n} |" for key, n in found.items())])


# ---- operators -----------------------------------------------------------------------------------
def families() -> dict[str, list]:
    """The definitions that are no in-place forms, by family, in order of definition."""
    found: dict[str, list] = {}
    for definition in definitions():
        if definition.functional is None:
            found.setdefault(definition.family, []).append(definition)
    return found


def operators_page() -> str:
    """The families, the counts and the coverage table, which `python -m core ops` prints too."""
    listed = coverage.catalogue_operators()
    lines = [
        "In-place forms are listed with the operator that they are derived from. `core.ops` has",
        "all of them by name.",
        "",
        "```{toctree}",
        ":maxdepth: 1",
        "",
        *[f"/_generated/operators/{family}" for family in families()],
        "```",
        "",
    ]
    lines += ["| | |", "|---|---|"]
    lines += [f"| {what} | {count} |" for what, count in coverage.summary(listed)]
    lines += ["", "## Coverage", "", *table(("family", "operator", *coverage.HEADER))]
    for op in listed:
        if not coverage.is_inplace(op):
            name = op.name.removeprefix("core::")
            link = f"[{name}](#operator-{name.replace('_', '-')})"
            lines.append(f"| {' | '.join((coverage.family(op), link, *coverage.cells(op)))} |")
    return "\n".join(lines)


def table(header: tuple[str, ...]) -> list[str]:
    return [f"| {' | '.join(header)} |", "|" + "---|" * len(header)]


def _is_family(module: str, family: str) -> bool:
    """Whether it is core.operators.<room>.<family>."""
    return module.split(".")[:2] == ["core", "operators"] and module.split(".")[3:] == [family]


def family_page(family: str, members: list) -> str:
    [module] = (m for name, m in sys.modules.items() if _is_family(name, family))
    lines = [f"# {family.replace('_', ' ').capitalize()}", "", first_paragraph(module), ""]
    for definition in members:
        lines += operator_entry(definition)
    return "\n".join(lines)


def compat_page() -> str:
    """The table of core.compat.torch."""
    names = compat.table
    lines = [first_paragraph(compat), "", "```python"]
    lines += ["import core.compat.torch as torch", "```", ""]
    lines += ["## One name, two meanings", "", *table(("name", "PyTorch", "core", "example"))]
    for row in names.CONFLICTS:
        lines.append(f"| `{row.name}` | {row.torch} | {row.core} | `{row.example}` |")
    lines += ["", "## Other names for the same", "", *table(("PyTorch", "core"))]
    aliases = {**{a.name: a.target for a in names.ALIASES}, **names.DTYPES}
    lines += [f"| `torch.{name}` | `core.{target}` |" for name, target in aliases.items()]
    lines += ["", "## Other names of arguments", "", *table(("PyTorch", "argument", "core"))]
    lines += [
        f"| `torch.{name}` | `{', '.join(keys)}` | `{', '.join(keys.values())}` |"
        for name, keys in names.KEYWORDS.items()
    ]
    lines += ["", "## Modules", "", *table(("PyTorch", "core"))]
    lines += [
        f"| `torch.{name}` | {', '.join(f'`{n}`' for n in found) or 'functions of core'} |"
        for name, found in names.MODULES.items()
    ]
    lines += ["", "## Not available", "", *table(("PyTorch", "why", "instead"))]
    lines += [f"| `torch.{name}` | {why} | {fix} |" for name, (why, fix) in names.ABSENT.items()]
    lines += ["", "## What stays core's", ""]
    lines += ["Tensors are core's, whichever namespace made them. A namespace cannot change:", ""]
    lines += table(("expression", "PyTorch", "core"))
    lines += [f"| `{what}` | {torch} | {ours} |" for what, torch, ours in names.UNRESOLVED]
    return "\n".join(lines)


def operator_entry(definition) -> list[str]:
    name = definition.name.removeprefix("core::")
    lines = [f"(operator-{name.replace('_', '-')})=", f"## {name}", ""]
    lines += ["```text", definition.op.schema]
    lines += [d.op.schema for d in definitions() if d.functional is definition.op]
    lines += ["```", "", *executed(definition.doc), ""]
    return [*lines, facts(definition), ""]


def facts(definition) -> str:
    """The operator in a line: how it is reached, its rule, its derivatives."""
    reached = [f"`core.{definition.op.name.split('::')[1]}`"] if definition.public else []
    reached += [f"`{name}`" for name in extension_names(definition)]
    reached += [f"`Tensor.{name}`" for name in (definition.method, definition.attribute) if name]
    reached += [f"`{name}`" for name in definition.dunder]
    if definition.view:
        rule = f"view rule `{definition.view}`"
    elif definition.rule:
        rule = f"rule `{definition.rule}`"
    else:
        rule = "a fake kernel in Python" if definition.fake else "the decomposition's shapes"
    how = ("body", "decomposition", "reference")
    has = [f"a {field}" for field in how if getattr(definition, field)]
    has += [word(definition, field) for field in ("vjp", "jvp", "batch")]
    return (
        f"*Reached as* {', '.join(reached) or 'an operator only'}. *Has* {rule}, {', '.join(has)}."
    )


def extension_names(definition) -> list[str]:
    """What core.linalg and core.fft call an operator."""
    name = definition.name.removeprefix("core::")
    found = []
    for space in ("linalg", "fft"):
        own = name.removeprefix(f"{space}_")
        if own in getattr(core, space).__all__ and (own != name or definition.public):
            found.append(f"core.{space}.{own}")
    return found


def word(definition, field: str) -> str:
    value = getattr(definition, field)
    if value is None and definition.decomposition and field not in definition.reasons:
        return f"{field} by decomposition"
    if value is None:
        reason = definition.reasons.get(field)
        return f"no {field} ({reason})" if reason else f"no {field}"
    return f"{field} `{value}`" if isinstance(value, str) else field


def executed(doc: str) -> list[str]:
    """A docstring as MyST, its examples in blocks that the doctest builder runs."""
    lines, inside = [], False
    for line in inspect.cleandoc(doc).splitlines():
        if line.startswith(">>>") and not inside:
            lines.append("```{doctest}")
            inside = True
        if not line.strip() and inside:
            lines.append("```")
            inside = False
        lines.append(line)
    return [*lines, "```"] if inside else lines


# ---- what core prints ----------------------------------------------------------------------------
def explained() -> dict[str, str]:
    """The traces of life-of-a-call.md, by file name."""
    a = core.asarray([[1.0, 2.0], [3.0, 4.0]], dtype=core.float32)
    b = core.asarray([10.0, 20.0], dtype=core.float32)
    leaf = core.asarray([1.0, 2.0], dtype=core.float32)
    leaf.requires_grad = True

    @core.custom_op("docs::double")
    def double(x: core.Tensor) -> core.Tensor:
        return x + x

    calls = {
        "add": (core.add, a, b),
        "multiply": (core.multiply, a, b),
        "number": (core.add, a, 1.5),
        "gradient": (core.multiply, leaf, b),
        "view": (core.expand_dims, a, 0),
        "custom": (double, a),
    }
    return {f"explain-{name}.txt": str(core.explain(*call)) for name, call in calls.items()}


def fallback() -> dict[str, str]:
    """A call on a plugin's device that has no kernel for it, and the report of it."""
    device = core.current_accelerator()
    if device is None:
        raise RuntimeError(
            "no plugin's device to explain a fallback on; install tests/downstream/*"
        )
    x = core.asarray([3.0, 1.0, 2.0], dtype=core.float32, device=device)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the page shows the report instead
        text = str(core.explain(core.cumulative_sum, x))
    return {"explain-fallback.txt": text, "fallback-report.txt": str(core.fallback_report())}


def command(*words: str) -> str:
    """What `python -m core ...` prints, below the command itself."""
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "core", *words], env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"python -m core {' '.join(words)} failed:\n{done.stderr}")
    return f"$ python -m core {' '.join(words)}\n{done.stdout}"


COMMANDS = {
    "cli-help.txt": ("--help",),
    "cli-doctor.txt": ("doctor",),
    "cli-ops.txt": ("ops",),
    "cli-explain.txt": ("explain", "core::add", "float32[2,3]", "float32[3]"),
}


def main(out: Path) -> None:
    pages = {"errors.md": errors_page(), "settings.md": settings_page()}
    pages["hooks.md"] = hooks_page()
    pages["conformance-levels.md"] = conformance_levels()
    pages["conformance-options.md"] = conformance_options()
    pages["conformance-checks.md"] = conformance_checks()
    pages["operators.md"] = operators_page()
    pages["operators-on-devices.md"] = device_table.page()
    pages["compat-torch.md"] = compat_page()
    for family, members in families().items():
        pages[f"operators/{family}.md"] = family_page(family, members)
    pages["how-fast.md"] = how_fast.page()
    pages["define.txt"] = inspect.cleandoc(str(define.__doc__))
    pages |= explained() | fallback()
    pages |= {name: command(*words) for name, words in COMMANDS.items()}
    for name, text in pages.items():
        write(out / name, shorten(text).rstrip() + "\n")
