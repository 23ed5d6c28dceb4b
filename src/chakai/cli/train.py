"""chakai train: what strong play rests on, learned anew."""

from chakai.cli import train_net, train_values
from chakai.cli.spoken import Subgroup
from chakai.words.catalogue import Words


def commands(words: Words) -> list[Subgroup]:
    return [Subgroup(words, "train", [*train_values.commands(words), *train_net.commands(words)])]
