"""Programs: graphs with weights, saved in a folder."""

import json
import re

import pytest

import core
from core.compiler.programs import Program
from core.tensors.safetensors import load_tensors, save_tensors


def saved(folder):
    """tanh(x) * w + inf-bounded clamp, with a constant of every kind; returns the program."""
    x, w = core.ones((2, 3)), core.arange(3, dtype="float32")

    def graph(x, w):
        y = core.astype(core.clamp(core.tanh(x) * w, float("-inf"), 0.5), "float64")
        return core.concat([y, core.zeros((1, 3), dtype="float64", device="cpu")], axis=0), x

    plan = core.compiler.import_graph(graph, [x, w])
    made = plan.program([x, w])
    program = Program.of(
        plan.graphs[0], [("input", 0), ("weight", "w")], made.outputs, [x], {"w": w}
    )
    program.save(folder)
    return program


def test_a_program_is_loaded_as_it_was_saved(tmp_path):
    program = saved(tmp_path)
    loaded = core.compiler.load_program(tmp_path)
    x = core.ones((2, 3)) * 0.5
    result, same = loaded(x)
    assert result.tolist() == program(x)[0].tolist()
    assert result.dtype == core.float64 and same is x
    assert (
        result.tolist()[0]
        == core.astype(core.clamp(core.tanh(x) * core.arange(3), None, 0.5), "float64").tolist()[0]
    )
    assert list(loaded.weights) == ["w"]


def test_a_saved_program_names_files_without_their_folders(tmp_path):
    made = saved(tmp_path / "here")
    text = (tmp_path / "here" / "graph.json").read_text()
    assert "/" not in text and "\\" not in text
    lines = [node["line"] for node in json.loads(text)["nodes"]]
    assert lines and all(re.fullmatch(r"test_programs\.py:\d+", line) for line in lines)
    made.save(tmp_path / "there")
    assert (tmp_path / "there" / "graph.json").read_text() == text
    core.compiler.load_program(tmp_path / "here").save(tmp_path / "again")
    assert (tmp_path / "again" / "graph.json").read_text() == text


def test_other_inputs_are_an_error(tmp_path):
    saved(tmp_path)
    with pytest.raises(
        core.errors.ArgumentError, match=r"is called with \[\('float32', \(3, 3\)\)\]"
    ):
        core.compiler.load_program(tmp_path)(core.ones((3, 3)))


def test_a_folder_without_a_program(tmp_path):
    with pytest.raises(core.errors.ArgumentError, match="has no program"):
        core.compiler.load_program(tmp_path)
    (tmp_path / "graph.json").write_text(json.dumps({"version": 99}))
    with pytest.raises(core.errors.ArgumentError, match="version 99"):
        core.compiler.load_program(tmp_path)


def _places(tree):
    """(container, key) of each entry of a tree of JSON."""
    for key in list(tree if isinstance(tree, dict) else range(len(tree))):
        yield tree, key
        if isinstance(tree[key], (dict, list)):
            yield from _places(tree[key])


def test_damaged_programs_are_argument_errors(tmp_path):
    saved(tmp_path)
    path = tmp_path / "graph.json"
    whole = path.read_text()
    count = len(list(_places(json.loads(whole))))
    for k in range(count):
        for wrong in (None, "other", 99, {"float": "x"}, [[]]):
            graph = json.loads(whole)
            tree, key = list(_places(graph))[k]
            tree[key] = wrong
            path.write_text(json.dumps(graph))
            try:
                core.compiler.load_program(tmp_path)(core.ones((2, 3)))
            except core.errors.CoreError:
                pass  # any other error is raised
    path.write_text(whole)
    weights = tmp_path / "weights.safetensors"
    weights.unlink()
    with pytest.raises(core.errors.ArgumentError, match="cannot be read: No such file"):
        core.compiler.load_program(tmp_path)
    weights.mkdir()
    with pytest.raises(core.errors.ArgumentError, match="cannot be read"):
        core.compiler.load_program(tmp_path)


def test_an_operator_that_is_not_there(tmp_path):
    saved(tmp_path)
    path = tmp_path / "graph.json"
    path.write_text(path.read_text().replace("core::tanh", "other::tanh"))
    with pytest.raises(core.errors.ArgumentError, match="calls other::tanh"):
        core.compiler.load_program(tmp_path)(core.ones((2, 3)))


def test_sizes_that_are_symbols_stay_symbols(tmp_path):
    def graph(x, w):
        rows, width = x.shape
        halves = core.permute_dims(core.reshape(x, (rows, 2, width // 2)), (1, 0, 2))
        wide = core.reshape(core.exp(halves) @ w, (rows * 2, -1))
        if rows < 10:
            wide = wide * 2
        return core.concat([wide, wide[: rows + 1]], axis=0), rows * 3, width / rows

    x, w = core.arange(24, dtype="float32").reshape(4, 6) / 24, core.ones((3, 2))
    plan = core.compiler.import_graph(graph, [x, w], dynamic={(0, 0): "rows"})
    first = plan.first
    sources = [("input", 0), ("weight", "w")]
    Program.of(
        plan.graphs[0], sources, first.outputs, [x], {"w": w}, {(0, 0): "rows"},
        first.predicates.decided,
    ).save(tmp_path)  # fmt: skip
    loaded = core.compiler.load_program(tmp_path)
    assert loaded.inputs == [("float32", ("rows", 6))]
    for rows in (7, 2, 9):
        given = core.arange(rows * 6, dtype="float32").reshape(rows, 6) / 24
        for got, expected in zip(loaded(given), graph(given, w), strict=True):
            if isinstance(expected, core.Tensor):
                assert got.shape == expected.shape and core.all(core.isclose(got, expected))
            else:
                assert got == expected
    assert len(loaded._plan.graphs) == 1
    with pytest.raises(core.errors.ArgumentError, match="at which 12 < 10 is False"):
        loaded(core.ones((12, 6)))
    with pytest.raises(core.errors.ArgumentError, match="sizes of one name are equal"):
        loaded(core.ones((4, 5)))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int64", "bool", "uint8", "complex64"])
def test_tensors_of_each_dtype_are_kept(dtype, tmp_path):
    x = core.astype(core.arange(6).reshape(2, 3), dtype)
    save_tensors(tmp_path / "x", {"a": x, "b": core.zeros((0,), dtype=dtype)})
    loaded = load_tensors(tmp_path / "x")
    assert loaded["a"].dtype == x.dtype and loaded["b"].shape == (0,)
    assert loaded["a"].tolist() == x.tolist()


@pytest.mark.native
@pytest.mark.parametrize("cut", [0, 5, 8, 20, -1, -30])
def test_files_that_are_cut_off_are_errors(cut, tmp_path):
    save_tensors(tmp_path / "x", {"a": core.ones((8,))})
    data = (tmp_path / "x").read_bytes()
    (tmp_path / "x").write_bytes(data[:cut])
    with pytest.raises((core.errors.ArgumentError, core.errors.ShapeError)):
        load_tensors(tmp_path / "x")


@pytest.mark.native
def test_offsets_outside_of_the_file_are_errors(tmp_path):
    header = json.dumps({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8000]}}).encode()
    (tmp_path / "x").write_bytes(len(header).to_bytes(8, "little") + header + b"\0" * 8)
    with pytest.raises(core.errors.ArgumentError, match="outside of it"):
        load_tensors(tmp_path / "x")
