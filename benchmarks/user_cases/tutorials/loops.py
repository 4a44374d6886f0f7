"""Steps of loops that count, keep histories and carry a state from call to call."""

from __future__ import annotations

import math
from typing import Any

import core

from .registry import Case, integers, normal, parameter, program, weight


class Classifier:
    def __init__(self, inputs: int, hidden: int, classes: int) -> None:
        self.w1, self.b1 = parameter(inputs, hidden), core.zeros(hidden).requires_grad_()
        self.w2, self.b2 = parameter(hidden, classes), core.zeros(classes).requires_grad_()

    def parameters(self) -> list[Any]:
        return [self.w1, self.b1, self.w2, self.b2]

    def __call__(self, x: Any) -> Any:
        return core.relu(x @ self.w1 + self.b1) @ self.w2 + self.b2


def batches(count: int, rows: int, inputs: int, classes: int) -> list[tuple[Any, ...]]:
    return [(normal(rows, inputs), integers(classes, rows)) for _ in range(count)]


@program
def metrics_of_a_training_loop() -> Case:
    class Trainer:
        def __init__(self) -> None:
            self.model = Classifier(32, 64, 10)
            self.optimizer = core.optim.Adam(self.model.parameters(), lr=1e-3)
            self.history: dict[str, list[float]] = {"loss": [], "accuracy": []}
            self.running, self.seen, self.correct = 0.0, 0, 0

        def step(self, x: Any, y: Any) -> Any:
            self.optimizer.zero_grad()
            logits = self.model(x)
            loss = core.cross_entropy(logits, y)
            loss.backward()
            self.optimizer.step()
            self.running += float(loss) * x.shape[0]
            self.correct += int((logits.argmax(-1) == y).sum())
            self.seen += x.shape[0]
            self.history["loss"].append(loss.item())
            self.history["accuracy"].append(self.correct / self.seen)
            return self.running / self.seen

    return Trainer().step, batches(3, 64, 32, 10)


@program
def early_stopping() -> Case:
    model = Classifier(16, 32, 4)
    optimizer = core.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    state = {"best": math.inf, "wait": 0, "stopped": False}

    def epoch(x: Any, y: Any) -> Any:
        for rows in range(0, 64, 16):
            optimizer.zero_grad()
            core.cross_entropy(model(x[rows : rows + 16]), y[rows : rows + 16]).backward()
            optimizer.step()
        with core.no_grad():
            held_out = core.cross_entropy(model(x), y).item()
        if held_out < state["best"] - 1e-4:
            state["best"], state["wait"] = held_out, 0
        else:
            state["wait"] += 1
            state["stopped"] = state["wait"] > 5
        return held_out

    return epoch, batches(2, 64, 16, 4)


@program
def gradient_accumulation() -> Case:
    class Accumulating:
        every = 4

        def __init__(self) -> None:
            self.model = Classifier(32, 64, 10)
            self.optimizer = core.optim.AdamW(self.model.parameters(), lr=1e-3)
            self.micro_steps, self.updates, self.total = 0, 0, 0.0

        def __call__(self, x: Any, y: Any) -> Any:
            loss = core.cross_entropy(self.model(x), y) / self.every
            loss.backward()
            self.total += loss.item()
            self.micro_steps += 1
            if self.micro_steps % self.every == 0:
                self.optimizer.step()
                self.optimizer.zero_grad()
                self.updates += 1
            return self.total

    return Accumulating(), batches(4, 16, 32, 10)


@program
def replay_buffer_and_q_learning() -> Case:
    class Agent:
        def __init__(self, capacity: int = 512) -> None:
            self.online, self.target = Classifier(8, 32, 4), Classifier(8, 32, 4)
            self.optimizer = core.optim.Adam(self.online.parameters(), lr=1e-3)
            self.states, self.rewards = core.zeros((capacity, 8)), core.zeros((capacity,))
            self.actions = core.zeros((capacity,), dtype="int64")
            self.capacity, self.at, self.size = capacity, 0, 0

        def observe(self, state: Any, action: Any, reward: Any) -> Any:
            self.states[self.at] = state
            self.actions[self.at] = action
            self.rewards[self.at] = reward
            self.at = (self.at + 1) % self.capacity
            self.size = min(self.size + 1, self.capacity)
            rows = core.arange(32) * 7 % self.size
            states, actions = self.states[rows], self.actions[rows]
            with core.no_grad():
                wanted = self.rewards[rows] + 0.99 * self.target(states).max(-1)
            found = self.online(states).take_along_axis(actions[:, None], 1)[:, 0]
            loss = ((found - wanted) ** 2).mean()
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            with core.no_grad():
                for slow, fast in zip(self.target.parameters(), self.online.parameters()):
                    slow.multiply_(0.99).add_(0.01 * fast)
            return float(loss)

    return Agent().observe, [(normal(8), k % 4, 0.1 * k) for k in range(5)]


@program
def k_means() -> Case:
    centers = {"now": normal(8, 2), "moves": []}

    def iterate(points: Any) -> Any:
        found = centers["now"]
        distances = ((points[:, None, :] - found[None]) ** 2).sum(-1)
        nearest = distances.argmin(1)
        members = core.one_hot(nearest, 8).astype("float32")
        moved = (members.T @ points) / members.sum(0).clip(1.0, 1e9)[:, None]
        centers["moves"].append(float(((moved - found) ** 2).sum()))
        centers["now"] = moved
        return float(distances.min(1).sum())

    return iterate, [(normal(500, 2),)]


@program
def kalman_filter() -> Case:
    class Filter:
        def __init__(self) -> None:
            self.model = core.eye(4) + 0.1 * core.eye(4, k=2)
            self.observed = core.eye(2, 4)
            self.noise, self.error = 0.01 * core.eye(4), 0.1 * core.eye(2)
            self.state = (core.zeros(4), core.eye(4))
            self.track: list[Any] = []

        def update(self, measured: Any) -> Any:
            mean, covariance = self.state
            mean = self.model @ mean
            covariance = self.model @ covariance @ self.model.T + self.noise
            residual = measured - self.observed @ mean
            spread = self.observed @ covariance @ self.observed.T + self.error
            gain = core.linalg.solve(spread, self.observed @ covariance).T
            mean = mean + gain @ residual
            covariance = covariance - gain @ self.observed @ covariance
            self.state = (mean, covariance)
            self.track.append(mean)
            return mean[:2]

    return Filter().update, [(normal(2),) for _ in range(3)]


@program
def metropolis_sampler() -> Case:
    class Sampler:
        def __init__(self) -> None:
            self.position, self.accepted, self.proposed = normal(256, 2), 0, 0
            self.rate = 0.0

        def energy(self, x: Any) -> Any:
            return ((1 - x[:, 0]) ** 2 + 5 * (x[:, 1] - x[:, 0] ** 2) ** 2) / 2

        def __call__(self, noise: Any, uniform: Any) -> Any:
            proposal = self.position + 0.2 * noise
            taken = core.log(uniform) < self.energy(self.position) - self.energy(proposal)
            self.position = core.where(taken[:, None], proposal, self.position)
            self.accepted += taken.sum().item()
            self.proposed += taken.shape[0]
            self.rate = self.accepted / self.proposed
            return self.position.mean(0), self.rate

    return Sampler(), [(normal(256, 2), core.sigmoid(normal(256))) for _ in range(3)]


@program
def character_rnn() -> Case:
    class Model:
        def __init__(self, letters: int = 32, hidden: int = 64) -> None:
            self.embedding, self.out = parameter(letters, hidden), parameter(hidden, letters)
            self.inputs, self.recurrent = (
                parameter(hidden, 4 * hidden),
                parameter(hidden, 4 * hidden),
            )
            self.bias = core.zeros(4 * hidden).requires_grad_()
            self.state = (core.zeros((8, hidden)), core.zeros((8, hidden)))
            self.optimizer = core.optim.Adam(self.parameters(), lr=2e-3)
            self.perplexities: list[float] = []

        def parameters(self) -> list[Any]:
            return [self.embedding, self.out, self.inputs, self.recurrent, self.bias]

        def cell(self, x: Any, h: Any, c: Any) -> Any:
            gates = x @ self.inputs + h @ self.recurrent + self.bias
            i, f, g, o = gates.chunk(4, -1)
            c = core.sigmoid(f) * c + core.sigmoid(i) * core.tanh(g)
            return core.sigmoid(o) * core.tanh(c), c

        def train(self, text: Any) -> Any:
            h, c = self.state
            loss = 0.0
            for k in range(text.shape[1] - 1):
                h, c = self.cell(self.embedding[text[:, k]], h, c)
                loss = loss + core.cross_entropy(h @ self.out, text[:, k + 1])
            loss = loss / (text.shape[1] - 1)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            self.state = (h.detach(), c.detach())
            self.perplexities.append(math.exp(loss.item()))
            return self.perplexities[-1]

    return Model().train, [(integers(32, 8, 12),) for _ in range(3)]


@program
def warm_up_and_averaged_weights() -> Case:
    class Averaging:
        def __init__(self) -> None:
            self.model = Classifier(32, 64, 10)
            self.optimizer = core.optim.AdamW(self.model.parameters(), lr=1e-3)
            self.average = [p.detach().clone() for p in self.model.parameters()]
            self.steps, self.rates = 0, []

        def __call__(self, x: Any, y: Any) -> Any:
            self.steps += 1
            rate = 1e-3 * min(self.steps / 10, 1.0)
            self.optimizer.param_groups[0]["lr"] = rate
            self.rates.append(rate)
            self.optimizer.zero_grad()
            loss = core.cross_entropy(self.model(x), y)
            loss.backward()
            self.optimizer.step()
            with core.no_grad():
                for kept, p in zip(self.average, self.model.parameters()):
                    kept.lerp_(p, 0.01)
            return float(loss)

    return Averaging(), batches(3, 64, 32, 10)


@program
def running_normalization() -> Case:
    stats: dict[str, Any] = {"count": 0, "mean": core.zeros(16), "square": core.zeros(16)}

    def normalize(x: Any) -> Any:
        n = x.shape[0]
        stats["count"] += n
        delta = x.mean(0) - stats["mean"]
        stats["mean"] = stats["mean"] + delta * (n / stats["count"])
        stats["square"] = stats["square"] + ((x - stats["mean"]) ** 2).sum(0)
        return (x - stats["mean"]) / core.sqrt(stats["square"] / stats["count"] + 1e-5)

    return normalize, [(normal(rows, 16),) for rows in (32, 32, 48)]


@program
def evaluation_over_batches() -> Case:
    model = Classifier(32, 64, 10)

    def evaluate(data: Any) -> Any:
        correct, total, loss = 0, 0, 0.0
        with core.no_grad():
            for x, y in data:
                logits = model(x)
                loss += core.cross_entropy(logits, y).item() * len(y)
                correct += (logits.argmax(-1) == y).sum().item()
                total += len(y)
        return {"loss": loss / total, "accuracy": correct / total}

    return evaluate, [(batches(4, 64, 32, 10),)]


@program
def policy_gradient_with_a_baseline() -> Case:
    class Bandit:
        def __init__(self) -> None:
            self.logits, self.means = core.zeros(10).requires_grad_(), weight(10)
            self.optimizer = core.optim.SGD([self.logits], lr=0.1)
            self.baseline, self.rewards = 0.0, []

        def pull(self, arm: Any) -> Any:
            reward = self.means[arm].item()
            probabilities = core.log_softmax(self.logits, -1)
            loss = -(reward - self.baseline) * probabilities[arm]
            self.baseline += 0.1 * (reward - self.baseline)
            self.rewards.append(reward)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            return probabilities.max()

    return Bandit().pull, [(integers(10, 1)[0],) for _ in range(4)]
