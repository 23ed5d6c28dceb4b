"""The net as PyTorch learns it; needs the extra `train`."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from itertools import zip_longest
from typing import Any, Final

from chakai.solve.matcha.net.answers import Answers
from chakai.solve.matcha.net.lessons import Lessons
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.shapes import CHOICE, OWN
from chakai.solve.matcha.net.weights import BARE, LAYERS, Weights
from chakai.solve.matcha.taste import Taste

torch: Any = import_module("torch")  # its types take longer to read than the rest of the project

WIDTHS: Final = {"first": 512, "second": 192, "state": 128, "choice": 128, "both": 64, "score": 1, "value": 1}
RATE: Final = 1e-3
"""How much is learned from a batch at first; it goes down in a line."""
LEAST_RATE: Final = 0.03
"""The part of it that is left at the end."""
BATCH: Final = 512
STUDY_RATE: Final = 3e-4
"""The same, while the solver answers too."""
ANSWERED: Final = 1.0
"""How much its answers count beside lessons."""
VALUE: Final = 0.1
"""How much what the situation is worth counts beside what the choices are worth."""
WARMTH: Final = 0.01
LONGEST: Final = 1.0
"""A step is no longer than that."""


class Model:
    """Learns what each choice is worth beside the others, and what the one that it would make is worth."""

    def __init__(self, seed: int) -> None:
        torch.set_num_threads(1)  # what was interrupted goes on to the same weights
        torch.manual_seed(seed)
        inputs = {"first": OWN, "second": WIDTHS["first"], "state": WIDTHS["second"], "choice": CHOICE}
        inputs |= {"both": WIDTHS["state"], "score": WIDTHS["both"], "value": WIDTHS["second"]}
        self._layers = torch.nn.ModuleDict(
            {name: torch.nn.Linear(inputs[name], WIDTHS[name], bias=name not in BARE) for name in LAYERS}
        )
        self._steps = torch.optim.Adam(self._layers.parameters(), lr=RATE)

    def learn(self, lessons: Lessons, done: float) -> tuple[float, float]:
        """From a chunk, when that part of all is done; how far off it was before, and would be knowing nothing."""
        self._slow_down(RATE, done)
        rows = torch.arange(len(lessons.own))
        found = self._learn(lessons, rows.split(BATCH))
        self._learn(lessons, [rows[first :: max(1, len(rows) // BATCH)] for first in range(len(rows) // BATCH)])
        return found

    def study(self, lessons: Lessons, answers: Answers, done: float) -> tuple[float, float]:
        """The same, with answers of the solver beside the lessons."""
        self._slow_down(STUDY_RATE, done)
        rows, many = torch.arange(len(lessons.own)), max(1, len(lessons.own) // BATCH)
        beside = torch.randperm(len(answers.own)).tensor_split(many)
        return self._learn(lessons, [rows[first::many] for first in range(many)], answers, beside)

    def _slow_down(self, rate: float, done: float) -> None:
        for group in self._steps.param_groups:
            group["lr"] = rate * max(LEAST_RATE, 1 - done)

    def _learn(
        self,
        lessons: Lessons,
        batches: Iterable[Any],
        answers: Answers | None = None,
        beside: Iterable[Any] = (),
    ) -> tuple[float, float]:
        """Once through, in these batches."""
        own, choices, mask, results = (torch.from_numpy(part) for part in lessons)
        off = blind = 0.0
        for some, more in zip_longest(batches, beside):
            there = mask[some] == 0
            wanted = self._centred(results[some], there)
            deep = self._deep(own[some])
            scores = self._scores(deep, choices[some], there)
            missed = self._centred(scores, there) - wanted
            loss = (missed**2).sum() / there.sum()
            made = torch.where(there, scores, -torch.inf).argmax(1, keepdim=True)
            value = torch.tanh(self._layers["value"](deep))
            whole = loss + VALUE * ((value - results[some].gather(1, made)) ** 2).mean()
            if answers is not None:
                whole = whole + ANSWERED * WARMTH * self._surprise(answers, more)
            self._steps.zero_grad()
            whole.backward()
            torch.nn.utils.clip_grad_norm_(self._layers.parameters(), LONGEST)
            self._steps.step()
            share = len(some) / len(own)
            off += share * loss.item()
            blind += share * float((wanted**2).sum() / there.sum())
        return off, blind

    def _surprise(self, answers: Answers, some: Any) -> Any:
        """How unlikely the solver's choices are to the net."""
        own, choices, mask, mixes = (torch.from_numpy(part)[some] for part in answers)
        scores = self._scores(self._deep(own), choices, mask == 0)
        chances = torch.log_softmax(scores / WARMTH + mask, dim=1)
        return -(mixes * torch.where(mask == 0, chances, 0)).sum(1).mean()

    def _deep(self, own: Any) -> Any:
        return torch.relu(self._layers["second"](torch.relu(self._layers["first"](own))))

    def _scores(self, deep: Any, choices: Any, there: Any) -> Any:
        layers = self._layers
        row, place = there.nonzero(as_tuple=True)
        heads = torch.relu(layers["state"](deep)[row] + layers["choice"](choices[row, place]))
        scores = layers["score"](torch.relu(layers["both"](heads)))
        return torch.zeros(there.shape).index_put((row, place), scores[:, 0])

    @staticmethod
    def _centred(values: Any, there: Any) -> Any:
        """Beside the mean of the row."""
        mean = (values * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
        return (values - mean) * there

    def weights(self, tastes: tuple[Taste, ...], made: Mapping[str, Any]) -> Weights:
        """As they are now."""
        matrices = {name: layer.weight.detach().numpy().T.copy() for name, layer in self._layers.items()}
        offsets = {
            name: layer.bias.detach().numpy().copy() for name, layer in self._layers.items() if name not in BARE
        }
        return Weights(matrices, offsets, LEARNED, tastes, WARMTH, made)

    # Checkpoints

    def state(self) -> dict[str, Any]:
        return {"layers": self._layers.state_dict(), "steps": self._steps.state_dict()}

    def restore(self, state: Mapping[str, Any]) -> None:
        self._layers.load_state_dict(state["layers"])
        self._steps.load_state_dict(state["steps"])
