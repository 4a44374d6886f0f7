"""What a few instructions of Python's bytecode do together."""

from __future__ import annotations

import contextlib
import dis
import string
import types
from typing import TYPE_CHECKING, Any

from core.compiler.guards.classes import may_assign

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence
    from dis import Instruction
    from types import CodeType

SILENT = frozenset(("CACHE", "NOP", "RESUME", "PRECALL", "PUSH_NULL", "EXTENDED_ARG"))
ATTRIBUTES = ("LOAD_ATTR", "LOAD_METHOD", "LOAD_SUPER_ATTR")
CALLS = ("PRECALL", "CALL")
CLASS_NAMES = ("__module__", "__name__", "__qualname__")
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


def name_asked_for(code: CodeType, load: Instruction) -> Instruction | None:
    """What gives the second argument of getattr or hasattr, which an instruction loads, if that is
    one instruction."""
    second: Instruction | None = None
    for instruction, before, depth in _arguments(code, load):
        if instruction.opname in CALLS and before in (2, 3):
            return second if instruction.arg == before else None
        if depth <= 2:
            second = instruction if (before, depth) == (1, 2) else None
    return None


def constant_text(instruction: Instruction | None) -> str | None:
    """The text that an instruction loads, if it is a constant."""
    is_constant = instruction is not None and instruction.opname == "LOAD_CONST"
    value = instruction.argval if instruction is not None and is_constant else None
    return value if isinstance(value, str) else None


FORWARDING = ("__getattr__", "__setattr__")


def passes_name_on(code: CodeType, fn: Any, after: Sequence[Instruction], owner: bool) -> bool:
    """Whether `__getattr__` or `__setattr__` loads the name that Python gives it, behind its object
    where owner. after: the instructions from there on."""
    given = code.co_varnames[:2]
    if code is not fn.__code__ or code.co_name not in FORWARDING or code.co_argcount < 2:
        return False
    loaded = list[str]()
    for instruction in after[:2]:
        if not instruction.opname.startswith("LOAD_FAST"):
            break
        loaded += _names(instruction)
    wanted = given if owner else given[1:]
    return tuple(loaded[: len(wanted)]) == wanted and _stay(code, given)


def _stay(code: CodeType, variables: Sequence[str]) -> bool:
    """Whether variables are those that a function was given, and no cells."""
    stores = (i for i in dis.get_instructions(code) if i.opname.startswith(("STORE_", "DELETE_")))
    assigned = {name for i in stores for name in _names(i)}
    return assigned.isdisjoint(variables) and not set(code.co_cellvars).intersection(variables)


def key_asked_for(instructions: Sequence[Instruction], i: int) -> str | None:
    """The key that is looked up in the `__dict__` which instruction i loads, if that is a constant:
    `d["k"]`, `d.get("k")`, `"k" in d`."""
    after, key = instructions[i + 1 : i + 4], None
    if after[0].opname == "LOAD_CONST":
        key = after[0].argval if _subscripts(after[1]) else None
    elif after[0].opname in ATTRIBUTES and after[0].argval == "get":
        key = after[1].argval if after[1].opname == "LOAD_CONST" else None
    elif after[0].opname == "CONTAINS_OP" and i >= 2:
        key = instructions[i - 2].argval if instructions[i - 2].opname == "LOAD_CONST" else None
    is_straight = not any(k.is_jump_target for k in instructions[max(i - 1, 0) : i + 3])
    return key if isinstance(key, str) and is_straight else None


def _subscripts(instruction: Instruction) -> bool:
    is_binary = instruction.opname == "BINARY_OP"
    return instruction.opname == "BINARY_SUBSCR" or (is_binary and instruction.argrepr == "[]")


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


def of_super(instructions: Sequence[Instruction], i: int) -> bool:
    """Whether an attribute is one of what `super()` gives."""
    call, load = instructions[i - 1], instructions[max(i - 2, 0)]
    return call.opname == "CALL" and call.arg == 0 and load.argval == "super"


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


def nested_code(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of the functions in it."""
    yield code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from nested_code(inner)
