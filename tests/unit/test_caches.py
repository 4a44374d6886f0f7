"""`BoundedCache`: what it keeps, and that threads may share it."""

from __future__ import annotations

import threading

from hypothesis import given
from hypothesis import strategies as st

from core.caches import BoundedCache

OPERATIONS = st.lists(st.tuples(st.sampled_from(["keep", "use", "get"]), st.integers(0, 7)))


@given(st.integers(1, 5), OPERATIONS)
def test_the_least_recently_used_entry_leaves(
    limit: int, operations: list[tuple[str, int]]
) -> None:
    cache: BoundedCache[int, str] = BoundedCache(limit)
    model: list[int] = []  # the last to leave comes last
    for operation, key in operations:
        if operation == "keep":
            assert cache.keep(key, str(key)) == str(key)
            model = ([k for k in model if k != key] + [key])[-limit:]
        else:
            value = cache.use(key) if operation == "use" else cache.get(key)
            assert value == (str(key) if key in model else None)
            if operation == "use" and key in model:
                model = [k for k in model if k != key] + [key]
        assert list(cache) == model


def test_threads_share_one() -> None:
    cache: BoundedCache[int, int] = BoundedCache(3)
    wrong: list[object] = []

    def work(seed: int) -> None:
        try:
            for k in range(20_000):
                key = (seed * k) % 11
                value = cache.use(key)
                if value is None:
                    value = cache.keep(key, -key)
                if value != -key:
                    wrong.append((key, value))
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in (1, 3, 5, 7)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    assert len(cache) <= 3
