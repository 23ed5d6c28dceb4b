"""Are choices that should be equally likely made equally often?"""

from collections import Counter


def assert_even(counts: Counter[tuple[int, int]]) -> None:
    """Chi-square over all groups of choices together, at five standard deviations."""
    totals: Counter[int] = Counter()
    for (options, _), count in counts.items():
        totals[options] += count
    large = [options for options, total in totals.items() if total >= 10 * options and options > 1]
    misfit = sum(
        (counts[options, place] - totals[options] / options) ** 2 / (totals[options] / options)
        for options in large
        for place in range(options)
    )
    freedom = sum(options - 1 for options in large)
    assert large
    assert misfit < freedom + 5 * (2 * freedom) ** 0.5
