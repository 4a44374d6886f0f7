"""Makes the template's project the one that was asked for; cookiecutter runs this at the end.

The template is a backend named acme, with a device named zpu. Under variants/ stands what an answer
adds: variants/<question>/<answer>/ is laid over the project, and a file whose name ends in "+" is
put behind the one without. At last the names are replaced, in texts and in paths. `python -m core
new-backend` calls `make` too, so that there is one way to do it.
"""

import keyword
import re
import shutil
import sys
import time
from pathlib import Path

ANSWERS = {
    "name": "{{ cookiecutter.name }}",
    "device_type": "{{ cookiecutter.device_type }}",
    "language": "{{ cookiecutter.language }}",
    "runtime": "{{ cookiecutter.runtime }}",
    "tiers": "{{ cookiecutter.tiers }}",
    "licence": "{{ cookiecutter.licence }}",
}


def problem(answers):
    """What is wrong with answers: what, why, what exists, what to do; None for nothing."""
    for question in ("name", "device_type"):
        given = answers[question]
        if not re.fullmatch("[a-z][a-z0-9_]*", given) or keyword.iskeyword(given):
            return (
                f"{question} {given!r} cannot be used",
                "it becomes part of a Python package's name, and of a device's: 'zpu:0'",
                "lower-case letters, digits and underscores, a letter first; no keyword",
                "choose a name such as 'acme'",
            )
    if answers["device_type"] in ("cpu", "null"):
        return (
            f"device_type {answers['device_type']!r} is core's own",
            "core opens that device itself; a backend brings another one",
            "any other name",
            "name the device as its users will: zpu",
        )
    if answers["tiers"] == "0" and answers["language"] != "none":
        return (
            f"tiers 0 with kernels in {answers['language']}",
            "tier 0 is memory alone: nothing would use the language",
            "tiers 1 and above, or the language none",
            "ask for tiers 1, or for the language none",
        )
    return None


def make(project, answers):
    """Turns the copied template in `project` into the backend that the answers describe."""
    variants = project / "variants"
    for chosen in ("runtime", "language", "licence"):
        lay_over(variants / chosen / folder(answers[chosen]), project)
    if answers["language"] not in ("none", "C"):  # kernels are groups of lanes
        lay_over(variants / "groups", project)
    for tier in range(1, int(answers["tiers"]) + 1):
        if tier > 1 or answers["language"] != "none":
            lay_over(variants / "tier" / str(tier), project)
    shutil.rmtree(variants)
    rename(project, words(answers))


def folder(answer):
    """The folder of an answer: "OpenCL C" is in opencl, "C++" in cpp."""
    return answer.lower().split()[0].replace("+", "p")


def lay_over(variant, project):
    """Copies a variant's files into the project, and appends those that end in "+"."""
    for file in sorted(f for f in variant.rglob("*") if f.is_file()):
        target = project / file.relative_to(variant)
        target.parent.mkdir(parents=True, exist_ok=True)
        if file.name.endswith("+"):
            target = target.with_name(target.name[:-1])
            target.write_text(target.read_text() + file.read_text())
        else:
            shutil.copyfile(file, target)


def words(answers):
    """Texts of the template, and their replacements."""
    name = answers["name"]
    return {
        "acme": name,
        "Acme": name.title().replace("_", ""),
        "ACME": name.upper(),
        "zpu": answers["device_type"],
        "SPDX-LICENCE": answers["licence"],
        "YEAR": time.strftime("%Y"),
    }


def rename(project, words):
    """Replaces words in every file's text and path, all at once."""
    pattern = re.compile("|".join(words))

    def replaced(text):
        return pattern.sub(lambda found: words[found[0]], text)

    for path in sorted(project.rglob("*"), reverse=True):  # what is in a folder before the folder
        if path.is_file():
            path.write_text(replaced(path.read_text()))
        path.rename(path.with_name(replaced(path.name)))


if __name__ == "__main__":
    wrong = problem(ANSWERS)
    if wrong:
        sys.exit("{}\n  why: {}\n  exists: {}\n  fix: {}".format(*wrong))
    make(Path.cwd(), ANSWERS)
