"""`python -m core_torch operators`: the operators of PyTorch that core's table has."""

from __future__ import annotations

import argparse


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m core_torch", description=__doc__)
    parser.add_argument("command", choices=["operators"])
    parser.parse_args()
    from core_torch.table import TABLE

    for name in sorted(TABLE):
        print(name)


if __name__ == "__main__":
    main()
