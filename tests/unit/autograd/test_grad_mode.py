"""Modes as decorators of generators and coroutines: they hold while the body runs."""

import asyncio

import pytest

import core

MODES = {
    "no_grad": (lambda: core.no_grad(), True),
    "enable_grad": (lambda: core.enable_grad(), False),
    "inference_mode": (lambda: core.inference_mode(), True),
    "set_grad_enabled": (lambda: core.set_grad_enabled(False), True),
}


@pytest.fixture(params=MODES)
def mode(request):
    """(a decorator, whether calls are recorded outside); inside it is the other way round."""
    make, outside = MODES[request.param]
    with core.set_grad_enabled(outside):
        yield make(), outside


def test_a_generator_runs_in_the_mode_and_leaves_it_where_it_yields(mode):
    decorate, outside = mode
    recorded = core.is_grad_enabled

    @decorate
    def body(first):
        try:
            sent = yield first, recorded()
            try:
                yield sent, recorded()
            except ValueError as error:
                yield str(error), recorded()
            return recorded()
        finally:
            ended.append(recorded())

    ended = []
    generator = body("first")
    assert recorded() is outside
    assert next(generator) == ("first", not outside)
    assert recorded() is outside
    assert generator.send("sent") == ("sent", not outside)
    assert generator.throw(ValueError("thrown")) == ("thrown", not outside)
    assert recorded() is outside
    with pytest.raises(StopIteration) as stop:
        next(generator)
    assert (stop.value.value, recorded(), ended) == (not outside, outside, [not outside])

    closed = body("first")
    next(closed)
    closed.close()
    assert (recorded(), ended) == (outside, [not outside] * 2)


def test_what_a_generator_raises_passes_through(mode):
    decorate, outside = mode

    @decorate
    def body():
        yield 1
        raise ZeroDivisionError

    generator = body()
    assert next(generator) == 1
    with pytest.raises(ZeroDivisionError):
        next(generator)
    assert core.is_grad_enabled() is outside
    assert body.__name__ == "body"


def test_a_block_inside_of_a_generator_holds_across_its_yields():
    @core.no_grad()
    def body():
        with core.enable_grad():
            yield core.is_grad_enabled()
            yield core.is_grad_enabled()
        yield core.is_grad_enabled()

    assert list(body()) == [True, True, False]


def test_a_mode_around_a_suspended_generator_is_left_alone():
    @core.no_grad()
    def body():
        yield
        yield

    generator = body()
    next(generator)
    with core.no_grad():
        next(generator)
        assert not core.is_grad_enabled()
    assert core.is_grad_enabled()
    generator.close()


def test_coroutines_run_in_the_mode_and_leave_it_where_they_wait(mode):
    decorate, outside = mode

    @decorate
    async def body():
        before = core.is_grad_enabled()
        await asyncio.sleep(0)
        return before, core.is_grad_enabled()

    async def beside():
        seen = []
        for _ in range(4):
            seen.append(core.is_grad_enabled())
            await asyncio.sleep(0)
        return seen

    async def run():
        return await asyncio.gather(body(), beside(), body())

    first, between, last = asyncio.run(run())
    assert first == last == (not outside, not outside)
    assert between == [outside] * 4


def test_asynchronous_generators_run_in_the_mode_and_leave_it_where_they_yield(mode):
    decorate, outside = mode
    ended = []

    @decorate
    async def body():
        try:
            for _ in range(3):
                await asyncio.sleep(0)
                yield core.is_grad_enabled()
        finally:
            ended.append(core.is_grad_enabled())

    async def run():
        generator = body()
        seen = [(inside, core.is_grad_enabled()) async for inside in generator]
        closed = body()
        await anext(closed)
        await closed.aclose()
        return seen

    assert asyncio.run(run()) == [(not outside, outside)] * 3
    assert ended == [not outside] * 2
