"""What a few instructions of Python's bytecode do together."""

from __future__ import annotations

import contextlib
import dis
import string
from typing import TYPE_CHECKING, Any

from core.compiler.guards.classes import may_assign

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence
    from dis import Instruction
    from types import CodeType

SILENT = frozenset(("CACHE", "NOP", "RESUME", "PRECALL", "PUSH_NULL", "EXTENDED_ARG"))
ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD", "LOAD_SUPER_ATTR")
CALLS = ("PRECALL", "CALL")
CLASS_NAMES = ("__name__", "__qualname__")
_JUMPS = frozenset((*dis.hasjrel, *dis.hasjabs))
_ALWAYS = ("JUMP_FORWARD", "JUMP_BACKWARD", "JUMP_BACKWARD_NO_INTERRUPT")
_RETURNS = ("RETURN_VALUE", "RETURN_CONST", "YIELD_VALUE")
_ENDS = frozenset((*_ALWAYS, *_RETURNS[:2], "RAISE_VARARGS", "RERAISE"))


def reached(code: CodeType, effects: Container[int]) -> list[Instruction]:
    """The instructions that may run before one that has an effect, and those that do. effects: the
    offsets of these."""
    instructions = [*dis.get_instructions(code)]
    if not effects:
        return instructions
    numbers = {i.offset: number for number, i in enumerate(instructions)}
    handlers = dis._parse_exception_table(code)  # type: ignore[attr-defined]
    seen, todo = set[int](), [0]
    while todo:
        number = todo.pop()
        if number in seen:
            continue
        seen.add(number)
        i = instructions[number]
        todo += [numbers[h.target] for h in handlers if h.start <= i.offset < h.end]
        if i.offset in effects:
            continue
        if i.opcode in _JUMPS:
            todo.append(numbers[i.argval])
        if i.opname not in _ENDS:
            todo.append(number + 1)
    return [instructions[number] for number in sorted(seen)]


def may_return(code: CodeType, effects: Container[int]) -> bool:
    """Whether a function may return, or yield, and not reach an effect."""
    return any(i.opname in _RETURNS and i.offset not in effects for i in reached(code, effects))


def block_before(code: CodeType, offset: int) -> list[int]:
    """The offsets from the beginning of a basic block up to an instruction of it."""
    offsets, ended = list[int](), False
    for i in dis.get_instructions(code):
        if ended or i.is_jump_target:
            offsets.clear()
        offsets.append(i.offset)
        if i.offset == offset:
            break
        ended = i.opcode in _JUMPS or i.opname in _ENDS
    return offsets


def compares_none(instructions: Sequence[Instruction], i: int) -> bool:
    """Whether an object is compared with None, or another constant that is no tuple."""
    before = instructions[i - 1]
    return before.opname == "LOAD_CONST" and not isinstance(before.argval, tuple)


def _names(instruction: Instruction) -> tuple[str, ...]:
    named = instruction.argval
    return named if isinstance(named, tuple) else (named,)


def attribute_asked_for(code: CodeType, load: Instruction) -> str | None:
    """The attribute that getattr or hasattr, which an instruction loads, is called for, if that is
    a constant."""
    second: Instruction | None = None
    for instruction, before, depth in _arguments(code, load):
        if instruction.opname in CALLS and before in (2, 3):
            is_name = second is not None and second.opname == "LOAD_CONST"
            name = second.argval if second is not None and is_name else None
            return name if instruction.arg == before and isinstance(name, str) else None
        if depth <= 2:
            second = instruction if (before, depth) == (1, 2) else None
    return None


def after_call(code: CodeType, load: Instruction) -> list[Instruction]:
    """What follows a call with one argument of what an instruction loads."""
    for instruction, before, _ in _arguments(code, load):
        if instruction.opname == "CALL" and instruction.arg == 1 and before <= 1:
            return following(code, instruction)
    return []


def following(code: CodeType, instruction: Instruction) -> list[Instruction]:
    """The instructions after one, with those that do nothing."""
    return [i for i in dis.get_instructions(code) if i.offset > instruction.offset]


def looks_at_class(after: Sequence[Instruction]) -> bool:
    """Whether a class, which is on the stack, is compared, or an attribute of it is read. after:
    the instructions that follow."""
    if after and after[0].opname in ATTRIBUTES:
        return not after[0].argval.startswith("__") or after[0].argval in CLASS_NAMES
    depth = 1  # of the stack, from the class on
    for instruction in after:
        if instruction.opname in ("IS_OP", "COMPARE_OP", "CONTAINS_OP"):
            return depth <= 2  # it is one of the two
        if instruction.is_jump_target or instruction.opcode in _JUMPS:
            return False
        depth += dis.stack_effect(instruction.opcode, instruction.arg)
        if depth < 2:
            return False
    return False


def _arguments(code: CodeType, load: Instruction) -> Iterator[tuple[Instruction, int, int]]:
    """The instructions after one that loads a function, while they are straight: how many of the
    arguments are on the stack before and after each."""
    depth = 0
    for instruction in dis.get_instructions(code):
        if instruction.offset <= load.offset:
            continue
        if instruction.is_jump_target or instruction.opcode in _JUMPS:
            return
        before, depth = depth, depth + dis.stack_effect(instruction.opcode, instruction.arg)
        yield instruction, before, depth
        if depth < 0:
            return


def fills(instructions: Sequence[Instruction], i: int, code: CodeType, makes: type | None) -> bool:
    """Whether `__init__` assigns an attribute of the new object, which has no other owner yet."""
    if instructions[i].opname != "STORE_ATTR" or not code.co_argcount or i == 0:
        return False
    owner = code.co_varnames[0]
    stays = not any(k.opname.startswith("STORE_FAST") and owner in _names(k) for k in instructions)
    fills = _loaded(instructions[i - 1]) == owner and not instructions[i].is_jump_target
    return stays and fills and may_assign(makes, instructions[i].argval)


def fills_frozen(after: Instruction, code: CodeType, makes: type | None) -> bool:
    """Whether the `__init__` of a frozen dataclass calls object.__setattr__ of the new object."""
    return makes is not None and bool(code.co_argcount) and _loaded(after) == code.co_varnames[0]


def is_self(instructions: Sequence[Instruction], i: int, code: CodeType, fn: Any) -> bool:
    """Whether an attribute is one of the object that a method belongs to."""
    owner = code.co_varnames[0] if code.co_argcount and code is fn.__code__ else None
    stays = not any(k.opname.startswith("STORE_FAST") and owner in _names(k) for k in instructions)
    loaded = _loaded(instructions[i - 1]) == owner == "self"
    return loaded and stays and not instructions[i].is_jump_target


def formats_items(load: Instruction) -> bool:
    """Whether an instruction loads a text whose format() looks nothing up in what it is given."""
    if load.opname != "LOAD_CONST" or not isinstance(load.argval, str):
        return False
    with contextlib.suppress(ValueError):
        fields = [field or "" for _, field, _, _ in string.Formatter().parse(load.argval)]
        return not any("." in field or "[" in field for field in fields)
    return False


def formats_values(code: CodeType, operation: Instruction) -> bool:
    """Whether an operation may be `text % values`."""
    texts = (const for const in code.co_consts if isinstance(const, str))
    return operation.argrepr in ("%", "%=") and any("%" in text for text in texts)


def is_method(fn: Any) -> bool:
    """Whether a function is written in a class."""
    return fn.__qualname__.rpartition(".")[0].rpartition(".")[2] not in ("", "<locals>")


def _loaded(instruction: Instruction) -> str | None:
    """The variable that stands on top of the stack after an instruction that loads one."""
    return _names(instruction)[-1] if instruction.opname.startswith("LOAD_FAST") else None
