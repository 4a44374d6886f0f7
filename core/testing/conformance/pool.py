"""`Pool`: has workers run a device's checks, and survives their crashes and hangs.

The checks of a run are asked in its order, by one worker or by several at a time, before the
answers are needed. Where the device's code ends a worker, or does not come back from it, the
check that it was at has failed, and another worker goes on with the next. What looks at the whole
device (its free memory, its queues) is asked while nothing else is.
"""

from __future__ import annotations

import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from core.testing.conformance import deaths
from core.testing.conformance.asking import Answer, first_line
from core.testing.conformance.checks import Check
from core.testing.conformance.failures import Failure
from core.testing.conformance.process import Message, Process

ALONE = (0, 5)  # levels whose checks look at the whole device
MOST_DEATHS = 20  # of workers, one after the other, before the run is given up
STARTING = 120.0  # seconds that a worker has until it takes checks, if a check has fewer
NOTICE = 10.0  # seconds after which a waiting check is reported
AGAIN = 60.0  # seconds between two such notices
WORTH = 50  # checks that are left to each worker, where another one is started
NEAR = 64  # checks that are looked through for one that suits a worker
GLANCE = 0.5  # seconds between two polls of silent processes


class Pool:
    """The workers of a run.

    Args:
        setup: the arguments of each worker (worker.main).
        count: how many may work at a time.
        limit: seconds that a check may take; 0 for ever.
        tell: called with a line of text when a check waits.
        pointless: whether a check would not be reported, since one that it depends on has failed.
        inherits: whether what workers print goes to this process's stderr; else it is kept.
    """

    def __init__(
        self, setup: dict[str, Any], count: int, limit: float, tell: Callable[[str], None],
        pointless: Callable[[Check], bool], inherits: bool,
    ) -> None:  # fmt: skip
        self.setup, self.count, self.limit = {**setup, "limit": limit}, count, limit
        self.tell, self.pointless, self.inherits = tell, pointless, inherits
        self._folder = tempfile.TemporaryDirectory(prefix="core-conformance-")
        self._messages: SimpleQueue[tuple[Process, Message]] = SimpleQueue()
        self._workers: list[Process] = []
        self._ahead: deque[Check] = deque()
        self._answers: dict[str, Answer] = {}
        self._owners: dict[str, Process] = {}  # by the subject of a check
        self._ends: list[int | None] = []  # exit statuses
        self._started = self._deaths = 0
        self._last = ""  # the check that was answered last
        self._given_up = ""
        self._lost: Answer | None = None  # of a worker that ended between two checks

    def plan(self, checks: Sequence[Check]) -> None:
        """Announces the checks in order: several workers run them ahead."""
        if self.count > 1:
            self._ahead = deque(checks)

    def answer(self, check: Check) -> Answer:
        """The outcome of a check, which is run now unless it has been."""
        asked = check.id in self._answers or any(w.check is check for w in self._workers)
        if not asked:
            self._ahead = deque(c for c in self._ahead if c is not check)
            self._ahead.appendleft(check)
        self._start()
        while check.id not in self._answers:
            if self._given_up:
                return Answer("not run", self._given_up)
            self._take()
            self._start()
        return self._answers.pop(check.id)

    def rest(self) -> None:
        """Ends the workers, which hold memory of the device, until something is asked again."""
        self._end(self._workers)

    def close(self, hurry: bool = False) -> str:
        """Ends all; returns errors of workers at their end, or "". hurry: without waiting."""
        if hurry:
            for worker in self._workers:
                worker.kill()
            self._workers = []
        self._end(self._workers)
        self._folder.cleanup()
        bad = [end for end in self._ends if end != 0]
        return f"a process of the checks {deaths.how_it_ended(bad[0])}" if bad else ""

    # ---- which worker gets which check -----------------------------------------------------------
    def _start(self) -> None:
        """Gives the next checks to workers that are idle."""
        while self._ahead and not self._given_up:
            check = self._ahead[0]
            if self.pointless(check):
                self._ahead.popleft()
            elif self._lost is not None:
                self._answers[self._ahead.popleft().id] = self._lost
                self._lost = None
            elif worker := self._free_worker(check.level in ALONE):
                worker.ask(self._next_for(worker))
            else:
                return

    def _free_worker(self, alone: bool) -> Process | None:
        """A worker that may be asked now; None where one has to be waited for."""
        busy = [w.check for w in self._workers if w.check]
        if busy and (alone or any(check.level in ALONE for check in busy)):
            return None
        if alone:  # what others hold of the device's memory would be missing
            self._end(self._workers[1:])
        for worker in self._workers:
            if worker.check is None:
                return worker
        few = len(self._ahead) < WORTH * len(self._workers)
        if self._workers and (few or len(self._workers) >= self.count):
            return None
        self._started += 1
        folder = Path(self._folder.name)
        worker = Process(self.setup, folder, self._started, self._messages, self.inherits)
        self._workers.append(worker)
        return worker

    def _next_for(self, worker: Process) -> Check:
        """The next check, or one soon after it whose operator's kernels the worker has met."""
        chosen = 0
        for k, check in enumerate(islice(self._ahead, NEAR)):
            owner = self._owners.get(_subject(check))
            if check.level in ALONE or owner is worker or owner not in self._workers:
                chosen = 0 if check.level in ALONE else k
                break
        check = self._ahead[chosen]
        del self._ahead[chosen]
        self._owners[_subject(check)] = worker
        return check

    def _end(self, workers: Sequence[Process]) -> None:
        """Ends workers: those that are idle by themselves."""
        idle = [worker for worker in workers if worker.ready and not worker.check]
        self._ends += [worker.end() for worker in idle]
        for worker in workers:
            worker.kill()
        self._workers = [worker for worker in self._workers if worker not in workers]

    # ---- messages of workers ---------------------------------------------------------------------
    def _take(self) -> None:
        """Waits for something to happen."""
        try:
            self._note(*self._messages.get(timeout=self._patience()))
        except Empty:
            for worker in [w for w in self._workers if not w.alive()]:
                self._died(worker)
        for worker in [w for w in self._workers if w.check]:
            self._hurry(worker)

    def _note(self, worker: Process, message: Message) -> None:
        if worker not in self._workers:
            return  # ended since
        if message is None:
            self._died(worker)
        elif "ready" in message:
            worker.ready, worker.since = True, time.monotonic()
        elif "doing" in message:
            worker.doing = message["doing"]
        else:
            self._answered(worker, Answer(**message["answer"]))

    def _answered(self, worker: Process, answer: Answer) -> None:
        assert worker.check is not None
        answer.output = worker.output()
        self._last = worker.check.id
        self._answers[worker.check.id] = answer
        worker.check, self._deaths = None, 0

    def _patience(self) -> float:
        busy = [w for w in self._workers if w.check]
        now = time.monotonic()
        return max(0.01, min([GLANCE, *(self._next(w) - now for w in busy)]))

    def _limit(self, worker: Process) -> float:
        """Seconds that it has; 0 for ever."""
        return self.limit if worker.ready or not self.limit else max(self.limit, STARTING)

    def _next(self, worker: Process) -> float:
        """When there is something to be done about a check that is not answered."""
        limit = self._limit(worker)
        first = min(NOTICE, limit / 3) if limit else NOTICE
        notice = worker.since + first + worker.noted * AGAIN
        return min(notice, worker.since + limit) if limit else notice

    def _hurry(self, worker: Process) -> None:
        """Tells of a check that waits; ends one that takes too long."""
        assert worker.check is not None
        now, limit = time.monotonic(), self._limit(worker)
        if limit and now >= worker.since + limit:
            worker.stop()
            self._fail(worker, deaths.hung(_doing(worker), limit, worker.frames()))
        elif now >= self._next(worker):
            worker.noted += 1
            ends = f" (it fails at {limit:g} s)" if limit else ""
            waits = f"{worker.check.id} waits for {now - worker.since:.0f} s{ends}"
            self.tell(f"{waits}: {_doing(worker)}")

    def _died(self, worker: Process) -> None:
        status = worker.wait()
        begun = worker.check is not None and (worker.doing or not worker.ready)
        nothing = f"nothing: {self._last} had been answered, and this check was next"
        doing = _doing(worker) if begun else nothing
        why = deaths.crashed(doing, status, worker.frames(), worker.output())
        self._fail(worker, why)

    def _fail(self, worker: Process, why: Failure) -> None:
        """A worker has ended; the check that it was at has failed, or the next one."""
        answer = Answer("failed", str(why), str(why), ended=True, error=why)
        if worker.check is None:
            self._lost = answer
        else:
            answer.seconds = time.monotonic() - worker.since
            self._answers[worker.check.id] = answer
            self._last = worker.check.id
            self._put_off(worker.check)
        self._workers.remove(worker)
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            self._given_up = (
                f"not run: the process of the checks ended {MOST_DEATHS} times, one after the "
                f"other, the last time after {self._last}"
            )

    def _put_off(self, ended: Check) -> None:
        """Checks of the same operator run on demand, not ahead."""
        self._ahead = deque(c for c in self._ahead if _subject(c) != _subject(ended))


def _doing(worker: Process) -> str:
    """The current check of a worker, with its operator."""
    if not worker.ready:
        return "starting a process for the checks"
    assert worker.check is not None
    doing, operator = worker.doing or first_line(worker.check), worker.check.operator
    return doing if operator in doing else f"{operator}: {doing}"


def _subject(check: Check) -> str:
    """The subject of a check: an operator, in place or not, or a family."""
    return check.operator.rstrip("_") or check.family
