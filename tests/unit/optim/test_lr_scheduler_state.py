"""core.optim.lr_scheduler: states that are saved and loaded, texts and errors."""

import pickle
import re

import pytest

import core
from core.errors import ArgumentError, RangeError
from core.optim import lr_scheduler

from .schedules import SCHEDULES, optimizer_of, options_of, same, torchs_optimizer, warm


# ---- state -------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SCHEDULES)
@pytest.mark.parametrize("loads", [("optimizer", "scheduler"), ("scheduler",)])
def test_a_schedule_goes_on_from_its_state(name, loads):
    whole = optimizer_of(momentum=0.9)
    scheduler = SCHEDULES[name](lr_scheduler, whole)
    for _ in range(25):
        scheduler.step()
    kept = pickle.loads(
        pickle.dumps({"scheduler": scheduler.state_dict(), "optimizer": whole.state_dict()})
    )
    resumed = optimizer_of(momentum=0.9)
    other = SCHEDULES[name](lr_scheduler, resumed)
    for part in loads:
        {"scheduler": other, "optimizer": resumed}[part].load_state_dict(kept[part])
    if loads == ("scheduler",):
        same(other.get_last_lr(), scheduler.get_last_lr())
    for _ in range(60):
        scheduler.step()
        other.step()
        same(options_of(resumed), options_of(whole))
        assert other.last_epoch == scheduler.last_epoch


def test_a_state_is_no_part_of_the_schedule_that_it_came_from():
    scheduler = lr_scheduler.MultiStepLR(optimizer_of(), [2, 3])
    other = lr_scheduler.MultiStepLR(optimizer_of(), [5])
    other.load_state_dict(scheduler.state_dict())
    other.milestones.append(9)
    assert scheduler.milestones == [2, 3]


def test_objects_that_are_called_keep_their_state():
    class Factor:
        def __init__(self, rate):
            self.rate = rate

        def __call__(self, step):
            return self.rate**step

    scheduler = lr_scheduler.LambdaLR(optimizer_of(), [Factor(0.5), Factor(0.25), lambda n: 1])
    assert scheduler.state_dict()["lr_lambdas"] == [{"rate": 0.5}, {"rate": 0.25}, None]
    other = lr_scheduler.LambdaLR(optimizer_of(), [Factor(1.0), Factor(1.0), lambda n: 1])
    other.load_state_dict(scheduler.state_dict())
    other.step()
    same(other.get_last_lr(), [0.05, 0.0075, 1.7])
    assert "Factor" in repr(other)


def test_a_schedule_goes_on_after_a_step():
    first = optimizer_of()
    scheduler = lr_scheduler.ExponentialLR(first, 0.9)
    for _ in range(5):
        scheduler.step()
    second = optimizer_of()
    lr_scheduler.ExponentialLR(second, 0.9)
    second.load_state_dict(first.state_dict())
    other = lr_scheduler.ExponentialLR(second, 0.9, last_epoch=4)
    for _ in range(5):
        same(other.get_last_lr(), scheduler.get_last_lr())
        assert other.last_epoch == scheduler.last_epoch
        scheduler.step()
        other.step()


@pytest.mark.peers
@pytest.mark.filterwarnings("ignore:Detected call of:UserWarning")
def test_torchs_states_can_be_loaded():
    torch = pytest.importorskip("torch")
    for name in ("StepLR", "CosineAnnealingLR", "OneCycleLR", "restarts", "SequentialLR"):
        theirs, ours = torchs_optimizer(torch, momentum=0.9), optimizer_of(momentum=0.9)
        other = SCHEDULES[name](torch.optim.lr_scheduler, theirs)
        for _ in range(33):
            other.step()
        scheduler = SCHEDULES[name](lr_scheduler, ours)
        scheduler.load_state_dict(other.state_dict())
        for _ in range(100):
            same([g["lr"] for g in ours.param_groups], [g["lr"] for g in theirs.param_groups])
            scheduler.step()
            other.step()


def test_reprs_show_options_steps_and_rates():
    optimizer = core.optim.SGD([core.ones(1)], lr=0.5)
    cosine = lr_scheduler.CosineAnnealingLR(optimizer, T_max=10)
    assert repr(cosine) == (
        "CosineAnnealingLR(T_max=10, eta_min=0.0, base_lrs=[0.5], last_epoch=0, lr=[0.5])"
    )
    both = repr(lr_scheduler.ChainedScheduler([cosine, lr_scheduler.LambdaLR(optimizer, warm)]))
    assert both.startswith("ChainedScheduler(base_lrs=[0.5], last_epoch=0, lr=[0.025],\n  Cosine")
    assert "lr_lambdas=[warm]" in both and both.endswith(",\n)")


# ---- errors ------------------------------------------------------------------------------------
of = lr_scheduler
WRONG = [
    (lambda o: of.StepLR([o], 3), ArgumentError, "StepLR was given a list"),
    (lambda o: of.StepLR(o, 0), RangeError, "step_size is 0"),
    (lambda o: of.StepLR(o, 2.5), ArgumentError, "step_size is a float"),
    (lambda o: of.StepLR(o, 2, last_epoch=3), ArgumentError, "group 0 has no initial_lr"),
    (lambda o: of.LambdaLR(o, [warm]), ArgumentError, "lr_lambda has 1 items"),
    (lambda o: of.LambdaLR(o, 0.5), ArgumentError, "lr_lambda is a float"),
    (lambda o: of.ConstantLR(o, 1.5), RangeError, "factor is 1.5"),
    (lambda o: of.LinearLR(o, 0.0), RangeError, "start_factor is 0.0"),
    (lambda o: of.LinearLR(o, "slow"), ArgumentError, "start_factor is a str"),
    (lambda o: of.LinearLR(o, total_iters=0), RangeError, "total_iters is 0"),
    (lambda o: of.CosineAnnealingLR(o, 0), RangeError, "T_max is 0"),
    (lambda o: of.CosineAnnealingWarmRestarts(o, 10, 1.5), ArgumentError, "T_mult is a float"),
    (lambda o: of.OneCycleLR(o, 1.0), ArgumentError, "no number of steps"),
    (lambda o: of.OneCycleLR(o, [1.0], 10), ArgumentError, "max_lr has 1 items"),
    (lambda o: of.OneCycleLR(o, 1.0, 10, anneal_strategy="sin"), ArgumentError, "is 'sin'"),
    (lambda o: of.OneCycleLR(o, 1.0, 10, pct_start=2), RangeError, "pct_start is 2"),
    (
        lambda o: of.OneCycleLR(core.optim.Adagrad([core.ones(1)]), 1.0, 10),
        ArgumentError,
        "cycle_momentum=True with Adagrad",
    ),
    (lambda o: of.CyclicLR(o, 0.1, 1.0, mode="round"), ArgumentError, "mode is 'round'"),
    (lambda o: of.CyclicLR(o, 0.1, 1.0, 5, 0), RangeError, "step_size_down is 0"),
    (lambda o: of.ReduceLROnPlateau(o, "least"), ArgumentError, "mode is 'least'"),
    (lambda o: of.ReduceLROnPlateau(o, factor=1.0), RangeError, "factor is 1.0"),
    (lambda o: of.SequentialLR(o, [], []), ArgumentError, "no schedules"),
    (lambda o: of.SequentialLR(o, [of.StepLR(o, 3)], [3]), ArgumentError, "1 schedules with 1"),
    (lambda o: of.ChainedScheduler([of.ReduceLROnPlateau(o)]), ArgumentError, "ReduceLROnPlateau"),
    (
        lambda o: of.ChainedScheduler([of.StepLR(o, 3), of.StepLR(optimizer_of(), 3)]),
        ArgumentError,
        "schedule 1 is one of another optimizer",
    ),
    (lambda o: of.ChainedScheduler([of.StepLR(o, 3)]).step(2), ArgumentError, r"step\(2\) of Ch"),
    (lambda o: of.LRScheduler(o), ArgumentError, "says no rates"),
    (lambda o: of.StepLR(o, 3).load_state_dict({}), ArgumentError, "state of StepLR is a dict"),
    (
        lambda o: of.StepLR(o, 3).load_state_dict(
            of.StepLR(core.optim.SGD([core.ones(1)]), 3).state_dict()
        ),
        ArgumentError,
        "3 groups, and the schedule rates for 1",
    ),
]


@pytest.mark.parametrize(("make", "error", "says"), WRONG)
def test_what_cannot_be_used_is_refused(make, error, says):
    with pytest.raises(error, match=says) as raised:
        make(optimizer_of())
    assert len(re.findall(r"\n  (?:why|exists|fix): \S", str(raised.value))) == 3


def test_a_group_that_is_added_later_is_refused():
    optimizer = optimizer_of()
    scheduler = lr_scheduler.StepLR(optimizer, 3)
    optimizer.add_param_group({"params": [core.ones(1)]})
    with pytest.raises(ArgumentError, match="4 groups, and the schedule rates for 3"):
        scheduler.step()


def test_steps_after_the_cycle_are_refused():
    scheduler = lr_scheduler.OneCycleLR(optimizer_of(momentum=0.9), 1.0, 3)
    for _ in range(3):
        scheduler.step()
    with pytest.raises(RangeError, match="step 4 of OneCycleLR"):
        scheduler.step()


def test_names_that_are_missing_are_told():
    with pytest.raises(AttributeError, match="did you mean 'StepLR'"):
        lr_scheduler.StepLr
