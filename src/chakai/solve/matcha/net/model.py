"""The net as PyTorch learns it; needs the extra `train`."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np

from chakai.core.illegal import Refusal
from chakai.games.matcha.edition import EDITIONS
from chakai.solve.matcha.net.answers import Answers
from chakai.solve.matcha.net.lessons import Lessons
from chakai.solve.matcha.net.lore import LEARNED
from chakai.solve.matcha.net.shapes import CHOICE, OWN, TOLD_ROUND
from chakai.solve.matcha.net.weights import BARE, LAYERS, Weights
from chakai.solve.matcha.rounds.answering import best_answer, slopes
from chakai.solve.matcha.rounds.game import SEATS
from chakai.solve.matcha.taste import Taste

torch: Any = import_module("torch")  # its types take longer to read than the rest of the project
averaging: Any = import_module("torch.optim.swa_utils")

WIDTHS: Final = {"first": 512, "second": 192, "state": 128, "choice": 128, "both": 64, "score": 1, "value": 1}
RATE: Final = 1e-3
"""How much is learned from a batch at first; it goes down in a line."""
LEAST_RATE: Final = 0.03
"""The part of it that is left at the end."""
BATCH: Final = 512
STUDY_RATE: Final = 1e-4
"""The same, while best answers teach it: so much from the gradient of a few"""
POSITIONS: Final = 6
"""positions,"""
PASSES: Final = 3
"""and from each so often."""
STEADY: Final = 0.99
"""What is played then is a mean over the steps, of which each leaves so much: best answers go in circles."""
ITERATIONS: Final = 12
"""Of the solver, whose play follows the round that the net plays,"""
TREMBLE: Final = 0.02
"""as if anything were chosen there now and then."""
EASE: Final = 0.1
"""How much more often than it is made a choice counts, so that one which is never made can be pulled up:"""
SELDOM: Final = 0.002
"""but one made more rarely than that is not pushed down any further."""
KEEPING: Final = 0.2
"""How much going on as before in other rounds counts then."""
TINY: Final = 1e-9
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
        self._mean = self._new_mean()

    def _new_mean(self) -> Any:
        """Over all the steps that best answers bring; none yet."""
        return averaging.AveragedModel(self._layers, multi_avg_fn=averaging.get_ema_multi_avg_fn(STEADY))

    def learn(self, lessons: Lessons, done: float) -> tuple[float, float]:
        """From a chunk, when that part of all is done; how far off it was before, and would be knowing nothing."""
        self._slow_down(RATE, done)
        self._mean = self._new_mean()
        rows = torch.arange(len(lessons.own))
        found = self._learn(lessons, rows.split(BATCH))
        self._learn(lessons, [rows[first :: max(1, len(rows) // BATCH)] for first in range(len(rows) // BATCH)])
        return found

    def study(self, lessons: Lessons, answers: Sequence[Answers], before: "Model", done: float) -> float:
        """From best answers to its play; gives what those bring at these positions, before they are learned from.

        In other rounds it goes on as another did before, as far as that does not come in between.
        """
        self._slow_down(STUDY_RATE, done)
        elsewhere = torch.from_numpy(lessons.own[:, TOLD_ROUND] > 0).nonzero()[:, 0]
        batches = [answers[first : first + POSITIONS] for first in range(0, len(answers), POSITIONS)]
        brought = []
        for some, kept in zip(PASSES * batches, elsewhere.tensor_split(PASSES * len(batches)), strict=True):
            self._steps.zero_grad()
            brought += [self._descend(each, len(some)) for each in some]
            if len(kept):
                (KEEPING * self._gone_from(before, lessons, kept)).backward()
            torch.nn.utils.clip_grad_norm_(self._layers.parameters(), LONGEST)
            self._steps.step()
            self._mean.update_parameters(self._layers)
        return sum(brought[: len(answers)]) / len(answers)

    def _descend(self, answers: Answers, many: int) -> float:
        """Downhill by the slopes of what a best answer brings, at one of many positions; gives that."""
        own, choices = (torch.from_numpy(part).float() for part in (answers.own, answers.choices))
        there = torch.from_numpy(answers.places) >= 0
        scores = self._scores(self._deep(own), choices, there) / WARMTH
        chances = torch.softmax(torch.where(there, scores.detach(), -torch.inf), 1)
        game, places = answers.game(), answers.places[there.numpy()]
        policy = game.uniform()
        policy[places] = (TREMBLE * policy[places] + (1 - TREMBLE) * chances[there].numpy()).astype(np.float32)
        if game.first_round < game.choices:
            game.fix_first_round(policy)
            game.solve(ITERATIONS)
            policy = game.average()
        policy[places] = chances[there].numpy()
        answer = best_answer(game, policy)
        rises = torch.zeros(there.shape)
        rises[there] = torch.from_numpy(slopes(game, policy, answer.policy)[places])
        better = (rises - (rises * chances).sum(1, keepdim=True)) * there
        better[(better < 0) & (chances < SELDOM)] = 0
        pull = self._centred((chances + EASE) * better, there)
        (-(pull * scores).sum() / (len(SEATS) * many)).backward()
        return answer.gain

    def _gone_from(self, before: "Model", lessons: Lessons, some: Any) -> Any:
        """How far its chances are from another's."""
        own, choices = (torch.from_numpy(part)[some] for part in (lessons.own, lessons.choices))
        there = torch.from_numpy(lessons.mask)[some] == 0
        with torch.no_grad():
            wanted = before._chances(own, choices, there)
        chances = self._chances(own, choices, there)
        return (wanted * (wanted.clamp_min(TINY).log() - chances.clamp_min(TINY).log())).sum(1).mean()

    def _chances(self, own: Any, choices: Any, there: Any) -> Any:
        scores = self._scores(self._deep(own), choices, there) / WARMTH
        return torch.softmax(torch.where(there, scores, -torch.inf), 1)

    def _slow_down(self, rate: float, done: float) -> None:
        for group in self._steps.param_groups:
            group["lr"] = rate * max(LEAST_RATE, 1 - done)

    def _learn(self, lessons: Lessons, batches: Iterable[Any]) -> tuple[float, float]:
        """Once through, in these batches."""
        own, choices, mask, results = (torch.from_numpy(part) for part in lessons)
        off = blind = 0.0
        for some in batches:
            there = mask[some] == 0
            wanted = self._centred(results[some], there)
            deep = self._deep(own[some])
            scores = self._scores(deep, choices[some], there)
            missed = self._centred(scores, there) - wanted
            loss = (missed**2).sum() / there.sum()
            made = torch.where(there, scores, -torch.inf).argmax(1, keepdim=True)
            value = torch.tanh(self._layers["value"](deep))
            whole = loss + VALUE * ((value - results[some].gather(1, made)) ** 2).mean()
            self._steps.zero_grad()
            whole.backward()
            torch.nn.utils.clip_grad_norm_(self._layers.parameters(), LONGEST)
            self._steps.step()
            share = len(some) / len(own)
            off += share * loss.item()
            blind += share * float((wanted**2).sum() / there.sum())
        return off, blind

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
        layers = self._mean.module if self._mean.n_averaged else self._layers
        matrices = {name: layer.weight.detach().numpy().T.copy() for name, layer in layers.items()}
        offsets = {name: layer.bias.detach().numpy().copy() for name, layer in layers.items() if name not in BARE}
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
        parts = {"layers": self._layers, "steps": self._steps, "mean": self._mean}
        return {name: part.state_dict() for name, part in parts.items()}

    def restore(self, state: Mapping[str, Any]) -> None:
        self._layers.load_state_dict(state["layers"])
        self._steps.load_state_dict(state["steps"])
        self._mean.load_state_dict(state["mean"])
