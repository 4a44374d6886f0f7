"""The hook `core_pipeline`: a backend's passes run at their place, and fail alone."""

import pytest

HOOKS = """
    from core.plugins import Available, BackendInfo, hookimpl

    @hookimpl
    def core_backend_info():
        return BackendInfo(name="{name}", device_type="DEVICE", api=(1, 1))

    @hookimpl
    def core_probe():
        return Available()

    def turned(graph):
        import core
        for node in graph.nodes:
            if node.op.name == "core::add":
                node.op = core.subtract
        return graph

    def lost(graph):
        graph.outputs.pop()
        return graph

    def forgotten(graph):
        pass

    def miscalled(graph):
        for node in graph.nodes:
            node.args = node.args[:1] if node.op.name == "core::add" else node.args
        return graph

    def failing(graph):
        raise RuntimeError("the pass has failed")

    def mistaken(graph):
        {}["oops"]

    def undercalled(graph):
        from core.compiler.symbolic.inference import call
        call(graph.nodes[0].op, [], graph.nodes[0].line)

    def emptied(graph):
        graph.outputs = []
        return graph

    def reshaped(graph):
        from core.compiler.symbolic.inference import call
        import core
        node = call(core.ops.core.view, [graph.outputs[0], [1, 2]], graph.nodes[0].line)
        graph.nodes.append(node)
        graph.outputs = node.results
        return graph

    @hookimpl
    def core_pipeline():
        RESULT
"""
RUN = """
    import core
    x = core.asarray([5.0, 7.0])
    fn = core.compile(lambda x: core.sort(x + 1))
    print(fn(x).tolist())
    print([name for name, _ in core.compiler.explain(fn)(x).stages[0]])
    print(core.backends()["own"].status)
"""


def hooks(result: str, device: str = "cpu") -> str:
    return HOOKS.replace("RESULT", result).replace("DEVICE", device)


def test_a_pass_runs_before_the_one_it_names(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"fuse_calls": [turned]}'))
    first, stages, status = run_python(RUN, path=[plugin]).stdout.splitlines()
    assert first == "[4.0, 6.0]"
    assert "'fold_constants', 'own.turned', 'fuse_calls'" in stages
    assert status == "loaded"


def test_a_pass_named_for_one_that_runs_twice_runs_before_the_first(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"remove_dead": (turned,)}'))
    _, stages, _ = run_python(RUN, path=[plugin]).stdout.splitlines()
    assert stages.count("own.turned") == 1
    assert "'decompose_calls', 'own.turned', 'remove_dead'" in stages


def test_graphs_of_other_devices_are_left_alone(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"fuse_calls": [turned]}', device="null"))
    code = """
        import core
        fn = core.compile(lambda x: core.sort(x + 1))
        print(fn(core.asarray([5.0, 7.0])).tolist())
        stages = core.compiler.explain(fn)(core.empty(2, device="null")).stages
        print(["own.turned" in dict(graph) for graph in stages])
    """
    done = run_python(code, path=[plugin])
    assert done.stdout.splitlines() == ["[6.0, 8.0]", "[False, True]"]


@pytest.mark.parametrize(
    "result", ["raise OSError('core_pipeline')", "return {'fuse_calls': turned}", "return [1]"]
)
def test_a_hook_that_fails_breaks_the_backend_alone(make_plugin, run_python, result):
    plugin = make_plugin("own", hooks(result))
    first, stages, status = run_python(RUN, path=[plugin]).stdout.splitlines()
    assert first == "[6.0, 8.0]"
    assert "own" not in stages
    assert status.startswith("broken: ") and "core_pipeline" in status


def test_a_pass_that_fails_is_logged_and_the_calls_are_made(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"fuse_calls": [failing]}'))
    code = "\n".join(RUN.splitlines()[:5])
    done = run_python(code, path=[plugin])
    assert done.stdout == "[6.0, 8.0]\n"
    assert "RuntimeError: the pass has failed" in done.stderr


RAISED = {
    "mistaken": "the pass own.mistaken raised KeyError: 'oops'",
    "undercalled": "the pass own.undercalled raised ArgumentError: core::add",
}
CHANGED = {
    name: f"the pass own.{name} changed the graph's results"
    for name in ("lost", "emptied", "reshaped")
}


@pytest.mark.parametrize(("name", "message"), (RAISED | CHANGED).items())
def test_the_pass_that_fails_is_named_where_the_calls_are_made(
    make_plugin, run_python, name, message
):
    plugin = make_plugin("own", hooks(f'return {{"fuse_calls": [{name}]}}'))
    done = run_python("\n".join(RUN.splitlines()[:5]), path=[plugin])
    assert done.stdout == "[6.0, 8.0]\n"
    assert f"a graph's calls are made one by one: CompileError: {message}" in done.stderr


@pytest.mark.parametrize(("name", "message"), RAISED.items())
def test_the_verifier_names_a_pass_that_raises_and_keeps_its_error(
    make_plugin, run_python, name, message
):
    plugin = make_plugin("own", hooks(f'return {{"fuse_calls": [{name}]}}'))
    done = run_python(RUN, path=[plugin], env={"CORE_VERIFY": "1"}, status=1)
    assert f"core.errors.CompileError: {message}" in done.stderr
    assert "the direct cause of the following exception" in done.stderr


def test_a_place_that_does_not_exist_is_named(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"fuse": [turned]}'))
    code = "\n".join(RUN.splitlines()[:5])
    done = run_python(code, path=[plugin])
    assert done.stdout == "[6.0, 8.0]\n"
    assert "the pass own.turned is to run before 'fuse', which is no pass" in done.stderr


def test_a_pass_that_returns_nothing_is_named(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"fuse_calls": [forgotten]}'))
    done = run_python("\n".join(RUN.splitlines()[:5]), path=[plugin])
    assert done.stdout == "[6.0, 8.0]\n"
    assert "the pass own.forgotten returned NoneType" in done.stderr


def test_a_wrong_pass_is_named_by_the_verifier(make_plugin, run_python):
    plugin = make_plugin("own", hooks('return {"fuse_calls": [lost]}'))
    done = run_python(RUN, path=[plugin], env={"CORE_VERIFY": "1"}, status=1)
    assert "the pass own.lost made it so" in done.stderr


def test_a_call_that_its_operator_refuses_is_told_with_the_pass_that_made_it(
    make_plugin, run_python
):
    plugin = make_plugin("own", hooks('return {"fuse_calls": [miscalled]}'))
    done = run_python(RUN, path=[plugin], env={"CORE_VERIFY": "1"}, status=1)
    assert "the graph calls core::add in a way that it refuses" in done.stderr
    assert "the pass own.miscalled made it so" in done.stderr


def test_a_backend_that_is_added_late_has_its_passes_in_graphs_from_then_on(run_python):
    code = """
        import core
        from core.plugins import Available, BackendInfo, hookimpl
        stages = lambda: dict(core.compiler.explain(lambda x: x + 1)(core.ones(2)).stages[0])
        before = stages()
        class Late:
            @hookimpl
            def core_backend_info(self):
                return BackendInfo(name="late", device_type="cpu", api=(1, 1))
            @hookimpl
            def core_probe(self):
                return Available()
            @hookimpl
            def core_pipeline(self):
                def counted(graph):
                    return graph
                return {"fuse_calls": [counted]}
        core.plugins.add_backend("late", Late())
        print("late.counted" in before, "late.counted" in stages())
    """
    assert run_python(code).stdout.split() == ["False", "True"]
