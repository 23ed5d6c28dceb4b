"""The net as PyTorch learns it; needs the extra `train`."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from itertools import zip_longest
from typing import Any, Final

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha.net.answers import Answers
from chakai.solve.matcha.net.lessons import Lessons
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.shapes import CHOICE, OWN, TOLD_ROUND
from chakai.solve.matcha.net.weights import BARE, LAYERS, Weights
from chakai.solve.matcha.taste import Taste

torch: Any = import_module("torch")  # its types take longer to read than the rest of the project

WIDTHS: Final = {"first": 512, "second": 192, "state": 128, "choice": 128, "both": 64, "score": 1, "value": 1}
RATE: Final = 1e-3
"""How much is learned from a batch at first; it goes down in a line."""
LEAST_RATE: Final = 0.03
"""The part of it that is left at the end."""
BATCH: Final = 512
STUDY_RATE: Final = 2e-4
"""The same, while the solver answers too;"""
FIRST: Final = 0.5
"""and how much lessons count then."""
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
        """From the solver's answers, beside lessons of the first round of a set, where it has none."""
        self._slow_down(STUDY_RATE, done)
        early = torch.from_numpy(lessons.own[:, TOLD_ROUND] > 0).nonzero()[:, 0]
        many = max(1, min(len(answers.own) // BATCH, len(early)))
        order = torch.Generator().manual_seed(len(answers.own))  # what was interrupted goes on to the same weights
        beside = torch.randperm(len(answers.own), generator=order).tensor_split(many)
        return self._learn(lessons, early.tensor_split(many), answers, beside)

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
                whole = FIRST * whole + self._gap(answers, more)
            self._steps.zero_grad()
            whole.backward()
            torch.nn.utils.clip_grad_norm_(self._layers.parameters(), LONGEST)
            self._steps.step()
            share = len(some) / len(own)
            off += share * loss.item()
            blind += share * float((wanted**2).sum() / there.sum())
        return off, blind

    def _gap(self, answers: Answers, some: Any) -> Any:
        """How far its opinion of choices is from the solver's."""
        own, choices, mask, worths = (torch.from_numpy(part)[some] for part in answers)
        there = mask == 0
        missed = self._centred(self._scores(self._deep(own), choices, there), there) - self._centred(worths, there)
        return ((missed**2).sum(1) / there.sum(1)).mean()

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

    def take(self, files: Mapping[str, Weights]) -> None:
        """Goes on from the mean of these; Refusal if one was taught other rules, or its layers are not as wide."""
        for file, weights in files.items():
            for edition in LEARNED:
                weights.for_edition(EDITIONS[edition])
            for name, layer in self._layers.items():
                there, wanted = weights.matrices[name].T.shape, tuple(layer.weight.shape)
                if there != wanted:
                    forms = (f"{name} {outputs}×{inputs}" for outputs, inputs in (there, wanted))
                    raise Refusal("weights-other-form", file=file, form=next(forms), wanted=next(forms))
        with torch.no_grad():
            for name, layer in self._layers.items():
                matrices = [weights.matrices[name].T for weights in files.values()]
                layer.weight.copy_(torch.from_numpy(sum(matrices) / len(matrices)))
                if name not in BARE:
                    offsets = [weights.offsets[name] for weights in files.values()]
                    layer.bias.copy_(torch.from_numpy(sum(offsets) / len(offsets)))

    # Checkpoints

    def state(self) -> dict[str, Any]:
        return {"layers": self._layers.state_dict(), "steps": self._steps.state_dict()}

    def restore(self, state: Mapping[str, Any]) -> None:
        self._layers.load_state_dict(state["layers"])
        self._steps.load_state_dict(state["steps"])
