"""A new backend: a whole distribution that works, on a simulator, before anything is filled in.

    python -m core new-backend acme
    python -m core new-backend acme --device-type npu --runtime c++ --tiers 1 --output ~/src

It asks nothing: an option that is left out has the first of its choices. `cookiecutter
templates/backend`, in core's repository, makes the same files and asks.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.cli import project
from core.errors import ArgumentError

if TYPE_CHECKING:
    import argparse

NEXT = """{place}: works as it is, on a simulator; its README.md lists what to fill in. Next:

    pip install -e {place}[test]
    python -m core doctor --open
    pytest {place}
    grep -rn TODO {place}
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    folder = project.template("backend")
    prompts = project.prompts(folder)
    for question, answers in project.questions(folder).items():
        if question == "name":
            parser.add_argument("name", help=prompts[question])
            continue
        choices = answers if isinstance(answers, list) else ["the backend's name"]
        text = f"{prompts[question]} ({', '.join(choices)})"
        parser.add_argument(f"--{question.replace('_', '-')}", help=text, metavar="X")
    parser.add_argument("--output", type=Path, default=Path(), help="the folder to make it in")


def run(options: argparse.Namespace) -> int:
    folder = project.template("backend")
    answers = {"name": options.name, "device_type": options.device_type or options.name}
    for question, choices in project.questions(folder).items():
        if isinstance(choices, list):
            answer = getattr(options, question)
            answers[question] = (
                choices[0] if answer is None else project.choose(question, answer, choices)
            )
    hook = project.hook(folder)
    wrong = hook["problem"](answers)
    if wrong:
        raise ArgumentError(**dict(zip(("what", "why", "exists", "fix"), wrong)))
    [copied] = folder.glob("core-backend-*")
    place = project.copy(copied, options.output / f"core-backend-{options.name}")
    hook["make"](place, answers)
    print(NEXT.format(place=place), end="")
    return 0
