"""A new project out of a template of the repository's templates/, which the wheel carries along.

`new-backend` and `new-op` come here. The questions and answers of a template, and what makes its
project out of them, are the template's own (cookiecutter.json, hooks/), so that cookiecutter makes
the same files; neither it nor jinja2 is needed here.
"""

from __future__ import annotations

import json
import runpy
import shutil
from pathlib import Path
from typing import Any

from core.errors import ArgumentError, did_you_mean


def template(name: str) -> Path:
    """The folder of a template: in the installed package, or in the checkout."""
    package = Path(__file__).resolve().parents[1]
    places = [package / "templates" / name, package.parent / "templates" / name]
    existing = [place for place in places if place.is_dir()]
    if not existing:
        raise ArgumentError(
            what=f"the template {name!r} is missing",
            why=f"core-sdk's wheel carries it along, in {places[0]}",
            exists="the folder templates/ of core's repository",
            fix="pip install --force-reinstall core-sdk",
        )
    return existing[0]


def questions(folder: Path) -> dict[str, Any]:
    """The questions of a template: a default answer, or a list of answers, the default first."""
    asked = json.loads((folder / "cookiecutter.json").read_text())
    return {name: choice for name, choice in asked.items() if not name.startswith("_")}


def prompts(folder: Path) -> dict[str, str]:
    """The questions' texts, each followed by the texts of its answers if they have any."""
    asked = json.loads((folder / "cookiecutter.json").read_text())
    return {name: _in_words(prompt) for name, prompt in asked["__prompts__"].items()}


def _in_words(prompt: str | dict[str, str]) -> str:
    if isinstance(prompt, str):
        return prompt
    answers = [prompt[answer] for answer in sorted(prompt.keys() - {"__prompt__"})]
    return f"{prompt['__prompt__']}: {'; '.join(answers)}"


def choose(question: str, answer: str, answers: list[str]) -> str:
    """The answer that was meant: in any case, or by its beginning where that is enough."""
    same = [a for a in answers if a.lower() == answer.lower()]
    alike = same or [a for a in answers if answer and a.lower().startswith(answer.lower())]
    if len(alike) != 1:
        raise ArgumentError(
            what=f"--{question} {answer!r}",
            why="it chooses between the template's answers",
            exists=", ".join(answers),
            fix=f"{did_you_mean(answer, answers)}give one of these",
        )
    return alike[0]


def copy(project: Path, target: Path) -> Path:
    """Copies a template's project to a folder that is not there yet."""
    if target.exists():
        raise ArgumentError(
            what=f"{target} is there already",
            why="a new project does not overwrite existing files",
            exists=f"the files in {target}",
            fix="choose another name or --output, or remove the folder",
        )
    shutil.copytree(project, target, ignore=shutil.ignore_patterns("__pycache__"))
    return target


def hook(folder: Path) -> dict[str, Any]:
    """The functions that make a template's project out of its copy."""
    return runpy.run_path(str(folder / "hooks" / "post_gen_project.py"))
