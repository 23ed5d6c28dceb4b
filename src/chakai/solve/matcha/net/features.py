"""What the net sees: a row for a seat, and a row for each of its choices."""

from chakai.solve.kernels import compiled_lean
from chakai.solve.matcha.greed import Reals as Doubles
from chakai.solve.matcha.net.lore import Lore
from chakai.solve.matcha.net.scene import (
    CARDS,
    COVERED,
    DEALER,
    DOWN,
    FIRST,
    HAND,
    ROUND,
    SEAT,
    SET,
    SHOWN,
    SIZES,
    TAKEN,
    TEA,
    TOKENS,
    Reals,
    bits_of,
)
from chakai.solve.matcha.net.shapes import CARDS as RANKED
from chakai.solve.matcha.net.shapes import (
    CHOICE,
    CHOICES,
    FACES,
    FITTING,
    HAND_SIZE,
    IN_HAND,
    LATER,
    LEADS,
    MATCHES,
    NEAR,
    ON_MAT,
    OPINION,
    PRIZES,
    RISKS,
    ROUNDS,
    ROW,
    SLOT,
    STAKES,
    SUPPLY,
    TIME,
    TURNS,
    VOICES,
    ZERO_COUNT,
)
from chakai.solve.matcha.pieces import WHISKS, how_many, judged
from chakai.solve.matcha.rounds.bits import NONE, ZEROS, Longs
from chakai.solve.matcha.rounds.values import row as row_of
from chakai.solve.matcha.tables import MOST, NO_KIND, OVER, SHARED

HAIR = 1e-9
"""What is no further behind is as good."""


@compiled_lean
def unseen(hold: Longs, scene: Longs) -> int:
    """The cards of unknown place, as bits."""
    known = hold[CARDS] + scene[SHOWN]
    for place in range(2 * ROUNDS):
        known += 1 << scene[TEA + place]
    return int((ZERO_COUNT << ZEROS) + (1 << RANKED) - 1 - known)


@compiled_lean
def _rivals(lore: Lore, mat: int, tea: int, card: int, out: int) -> tuple[int, int]:
    """Of a match: cards out that beat it, and that it beats."""
    worse = better = 0
    for at in range(MATCHES):
        rival = lore.matches[mat, tea, at]
        if rival != card and out >> rival & 1:
            if lore.beats[mat, card, rival]:
                worse += 1
            else:
                better += 1
    return better, worse


@compiled_lean
def _wins(lore: Lore, scene: Longs, seat: int, kind: int) -> bool:
    """Would one more token of a kind be a goal?"""
    tokens = scene[TOKENS + NO_KIND * seat : TOKENS + NO_KIND * seat + NO_KIND]
    kinds = 1 << kind
    for other in range(NO_KIND):
        kinds |= int(tokens[other] > 0) << other
    return bool(lore.rules.enough[kind, min(tokens[kind] + 1, MOST)] or lore.rules.complete[kinds])


@compiled_lean
def _worth(lore: Lore, scene: Longs, seat: int, mine: int, theirs: int) -> float:
    """To a seat, if both took such tokens, or none (NO_KIND), and the set were over."""
    tokens = scene[TOKENS : TOKENS + 2 * NO_KIND].reshape(2, NO_KIND)
    last = int(scene[SET] > 1)
    for change in (1, -1):  # and back
        for turned in range(2):
            kind = theirs if turned else mine
            if kind < NO_KIND:
                tokens[seat ^ turned, kind] += change
        if change > 0:
            verdict = judged(lore.rules, tokens, 0, last)
            if verdict >= OVER:
                winner = (verdict - OVER) >> 2
                value = 0.0 if winner == SHARED else 1.0 - 2.0 * int(winner != seat)
            else:
                value = float(lore.ends[row_of(lore.rules, tokens[0]), row_of(lore.rules, tokens[1])])
                value = -value if seat else value
    return value


@compiled_lean
def _tell_stakes(lore: Lore, scene: Longs, seat: int, row: Reals) -> None:
    """Leads, tokens to come, and what the tokens are worth."""
    for kind in range(NO_KIND):
        lead = scene[TOKENS + NO_KIND * seat + kind] - scene[TOKENS + NO_KIND * (1 - seat) + kind]
        row[LEADS * kind + min(max(lead, -2), 2) + 2] = 1
    at = LEADS * NO_KIND
    for suit in range(NO_KIND - 1):
        count = 0
        for slot in range(2 * scene[ROUND], 2 * ROUNDS):
            count += int(lore.suit[scene[TEA + slot]] == suit)
        for least in range(SUPPLY):
            row[at + least] = count > least
        at += SUPPLY
    now = _worth(lore, scene, seat, NO_KIND, NO_KIND)
    row[at] = now
    row[at + 1] = _worth(lore, scene, seat, WHISKS, NO_KIND) - now
    row[at + 2] = _worth(lore, scene, seat, NO_KIND, WHISKS) - now


@compiled_lean
def _tell_slot(lore: Lore, scene: Longs, hand: int, out: int, seat: int, slot: int, row: Reals) -> None:
    """One tea card of this or of a later round."""
    mat, tea = slot & 1, scene[TEA + 2 * scene[ROUND] + slot]
    kind = int(lore.suit[tea])
    row[0] = 1
    row[1 + kind] = 1
    row[5 + tea % 4] = 1
    for turned in range(2):
        count = scene[TOKENS + NO_KIND * (seat ^ turned) + kind]
        row[9 + 2 * turned] = count >= 1
        row[10 + 2 * turned] = count >= 2
        row[13 + turned] = _wins(lore, scene, seat ^ turned, kind)
    held = 0
    for at in range(MATCHES):
        card, place = lore.matches[mat, tea, at], 15 + 4 * at
        if hand >> card & 1:
            held += 1
            better, worse = _rivals(lore, mat, tea, card, out)
            row[place], row[place + 2], row[place + 3] = 1, better / 2, worse / 2
        row[place + 1] = out >> card & 1
    row[15 + 4 * MATCHES] = held > 0
    now = _worth(lore, scene, seat, NO_KIND, NO_KIND)
    row[16 + 4 * MATCHES] = _worth(lore, scene, seat, kind, NO_KIND) - now
    row[17 + 4 * MATCHES] = _worth(lore, scene, seat, NO_KIND, kind) - now


@compiled_lean
def _tell_laid(lore: Lore, mat: int, tea: int, card: int, row: Reals) -> None:
    """A card of this round: is there one, is it a 0, which match is it?"""
    row[0] = card != NONE
    row[1] = card == RANKED
    if card != NONE and lore.place[mat, tea, card] >= 0:
        row[2 + lore.place[mat, tea, card]] = 1


@compiled_lean
def _tell_cards(bits: int, row: Reals) -> None:
    for card in range(RANKED):
        row[card] = bits >> card & 1
    for count in range(ZERO_COUNT):
        row[RANKED + count] = bits >> ZEROS > count


@compiled_lean
def _tell_tokens(scene: Longs, seat: int, row: Reals) -> None:
    missing = 0
    for kind in range(NO_KIND):
        count = scene[TOKENS + NO_KIND * seat + kind]
        missing += int(count == 0)
        if kind == WHISKS:
            for least in range(3):
                row[8 + least] = count > least
        else:
            row[2 * kind], row[2 * kind + 1] = count >= 1, count >= 2
    for least in range(4):
        row[11 + least] = missing > least


@compiled_lean
def _tell_guessed(lore: Lore, scene: Longs, reading: Doubles, row: Reals) -> None:
    """What the other may hold."""
    at = 0
    for slot in range(2 * (ROUNDS - scene[ROUND])):
        mat, tea = slot & 1, scene[TEA + 2 * scene[ROUND] + slot]
        for match in range(MATCHES):
            row[at + match] = reading[IN_HAND + lore.matches[mat, tea, match]]
        row[at + MATCHES] = reading[FITTING + slot]
        at += MATCHES + 1
    at = 2 * ROUNDS * (MATCHES + 1)
    for mat in range(2):
        tea = scene[TEA + 2 * scene[ROUND] + mat]
        for match in range(MATCHES):
            row[at + match] = _laid(reading, mat, lore.matches[mat, tea, match])
        row[at + MATCHES] = _laid(reading, mat, RANKED)
        at += MATCHES + 1
    for place in range(FACES):
        row[at + place] = reading[IN_HAND + place]


@compiled_lean
def _laid(reading: Doubles, mat: int, card: int) -> float:
    """How likely the other laid it there in this round."""
    return float(reading[ON_MAT + mat * (RANKED + 1) + card])


@compiled_lean
def tell_own(lore: Lore, scene: Longs, seat: int, hold: Longs, reading: Doubles, row: Reals) -> None:
    """All that a seat knows and guesses; whoever is to move."""
    row[:] = 0
    hand, out, at = hold[HAND], unseen(hold, scene), 0
    for slot in range(2 * (ROUNDS - scene[ROUND])):
        _tell_slot(lore, scene, hand, out, seat, slot, row[at : at + SLOT])
        at += SLOT
    at = 2 * ROUNDS * SLOT
    for mat in range(2):
        tea, card = scene[TEA + 2 * scene[ROUND] + mat], hold[FIRST + mat]
        _tell_laid(lore, mat, tea, card, row[at : at + 2 + MATCHES])
        if card != NONE and lore.place[mat, tea, card] >= 0:
            better, worse = _rivals(lore, mat, tea, card, out)
            row[at + 2 + MATCHES], row[at + 3 + MATCHES] = better / 2, worse / 2
        row[at + 4 + MATCHES] = scene[COVERED + 1 - seat] >> mat & 1
        at += NEAR
    row[at] = scene[SET] > 1
    row[at + 1 + scene[ROUND]] = 1
    row[at + 4] = scene[DEALER] == seat
    row[at + 5] = scene[SEAT] == seat
    for turned in range(2):
        for count in range(TURNS):
            row[at + 6 + TURNS * turned + count] = scene[TAKEN + (seat ^ turned)] > count
    row[at + 10] = lore.whisks_break_ties
    row[at + 11], row[at + 12] = scene[DOWN + seat] / 4, scene[DOWN + 1 - seat] / 4
    at += TIME
    for turned in range(2):
        for count in range(HAND_SIZE):
            row[at + count] = scene[SIZES + (seat ^ turned)] > count
        at += HAND_SIZE
    for turned in range(2):
        _tell_tokens(scene, seat ^ turned, row[at : at + ROW])
        at += ROW
    lead, first = 0, True
    for kind in range(NO_KIND):
        lead = scene[TOKENS + NO_KIND * seat + kind] - scene[TOKENS + NO_KIND * (1 - seat) + kind]
        if first and lead and (kind < WHISKS or lore.whisks_break_ties):
            row[at + int(lead < 0)], first = 1, False
    at += 2
    _tell_cards(hand, row[at : at + FACES])
    at += FACES
    _tell_cards(out, row[at : at + FACES])
    at += FACES
    count = how_many(out & ((1 << RANKED) - 1)) + (out >> ZEROS)
    mine = scene[SIZES + 1 - seat] + scene[DOWN + 1 - seat] + (scene[COVERED + 1 - seat] & 1)
    mine += scene[COVERED + 1 - seat] >> 1
    row[at] = count / 10
    row[at + 1] = mine / max(1, count)
    _tell_stakes(lore, scene, seat, row[at + 2 :])
    _tell_guessed(lore, scene, reading, row[at + 2 + STAKES :])


@compiled_lean
def _better_in_hand(lore: Lore, mat: int, tea: int, card: int, reading: Doubles) -> float:
    """How many matches that are better than this card the other may be expected to hold."""
    found = 0.0
    for at in range(MATCHES):
        rival = lore.matches[mat, tea, at]
        if rival != card and not (lore.place[mat, tea, card] >= 0 and lore.beats[mat, card, rival]):
            found += reading[IN_HAND + rival]
    return found


@compiled_lean
def _tell_risks(lore: Lore, mat: int, tea: int, card: int, reading: Doubles, row: Reals) -> None:
    """What the other may have laid beside a card, or may still lay."""
    fits = lore.place[mat, tea, card] >= 0
    for at in range(MATCHES):
        rival = lore.matches[mat, tea, at]
        if rival != card:
            worse = int(fits and lore.beats[mat, card, rival] != 0)
            row[worse] += _laid(reading, mat, rival)
            row[3 + worse] += reading[IN_HAND + rival]
    row[2] = _laid(reading, mat, RANKED)
    for other in range(RANKED + 1):
        row[5] += _laid(reading, mat, other)
    row[5] -= row[0] + row[1] + row[2]


@compiled_lean
def _tell_choice(
    lore: Lore,
    scene: Longs,
    out: int,
    seat: int,
    hold: Longs,
    reading: Doubles,
    card: int,
    mat: int,
    row: Reals,
) -> None:
    """A card on a mat."""
    tea = scene[TEA + 2 * scene[ROUND] + mat]
    kind, hand = int(lore.suit[tea]), hold[HAND]
    row[1 + mat] = 1
    row[3] = card == RANKED
    match = lore.place[mat, tea, card]
    row[4] = match >= 0
    if match >= 0:
        better, worse = _rivals(lore, mat, tea, card, out)
        row[5], row[6], row[7] = better / 2, worse / 2, better == 0
        row[18 + match] = 1
    row[8] = scene[COVERED + 1 - seat] >> mat & 1
    row[9], row[10] = _wins(lore, scene, seat, kind), _wins(lore, scene, 1 - seat, kind)
    row[11], row[12] = _wins(lore, scene, seat, WHISKS), _wins(lore, scene, 1 - seat, WHISKS)
    for turned in range(2):
        count = scene[TOKENS + NO_KIND * (seat ^ turned) + kind]
        row[13 + 2 * turned], row[14 + 2 * turned] = count >= 1, count >= 2
    others = 0
    for at in range(MATCHES):
        rival = lore.matches[mat, tea, at]
        others += int(rival != card and hand >> rival & 1)
    row[17] = others / 2
    now, at = _worth(lore, scene, seat, NO_KIND, NO_KIND), CHOICE - VOICES * OPINION - PRIZES
    row[at] = _worth(lore, scene, seat, kind, NO_KIND) - now
    row[at + 1] = _worth(lore, scene, seat, kind, WHISKS) - now
    row[at + 2] = _worth(lore, scene, seat, NO_KIND, kind) - now
    row[at + 3] = _worth(lore, scene, seat, WHISKS, kind) - now
    guessed = at - RISKS - 2 * ROUNDS + 1
    _tell_risks(lore, mat, tea, card, reading, row[guessed:])
    guessed += RISKS
    at = 18 + MATCHES
    beside = 1 - mat
    if hold[FIRST + beside] == NONE and card < RANKED:
        tea = scene[TEA + 2 * scene[ROUND] + beside]
        if lore.place[beside, tea, card] >= 0:
            row[at] = 1
            row[at + 1] = _rivals(lore, beside, tea, card, out)[0] / 2
            row[guessed] = _better_in_hand(lore, beside, tea, card, reading)
    at += 2
    for slot in range(2, 2 * (ROUNDS - scene[ROUND])):
        tea, later = scene[TEA + 2 * scene[ROUND] + slot], slot & 1
        if card < RANKED and lore.place[later, tea, card] >= 0:
            row[at] = 1
            row[at + 1] = _rivals(lore, later, tea, card, out)[0] / 2
            row[guessed + slot - 1] = _better_in_hand(lore, later, tea, card, reading)
        at += 2
    row[LATER + 4 * (ROUNDS - 1) + card] = 1


@compiled_lean
def _tell_opinion(voice: int, opinions: Doubles, mask: Reals, rows: Reals) -> None:
    """What one of the voices thinks of every choice, also beside the best."""
    most, place = -1.0, CHOICE - (VOICES - voice) * OPINION
    for choice in range(CHOICES):
        if mask[choice] == 0:
            most = max(most, opinions[choice])
    for choice in range(CHOICES):
        if mask[choice] == 0:
            behind = most - opinions[choice]
            rows[choice, place] = opinions[choice]
            rows[choice, place + 1] = 10 * min(behind, 0.2)
            rows[choice, place + 2] = behind < HAIR


@compiled_lean
def tell_choices(
    lore: Lore,
    scene: Longs,
    seat: int,
    hold: Longs,
    reading: Doubles,
    opinions: Doubles,
    rows: Reals,
    mask: Reals,
) -> None:
    """A row for every choice of the seat to move; the mask is 0 for those that are open, and far below 0 else."""
    rows[:] = 0
    mask[:] = -1e9
    out, hand, choice = unseen(hold, scene), hold[HAND], 0
    last = LATER + 4 * (ROUNDS - 1) + RANKED + 1
    for card in range(RANKED + 1):
        if hand & bits_of(card, RANKED) if card < RANKED else hand >> ZEROS:
            for mat in range(2):
                if hold[FIRST + mat] == NONE:
                    _tell_choice(lore, scene, out, seat, hold, reading, card, mat, rows[choice + mat])
                    mask[choice + mat] = 0
            choice += 2
    rows[CHOICES - 1, 0] = 1
    mask[CHOICES - 1] = 0
    for choice in range(CHOICES):
        if mask[choice] == 0:
            rows[choice, last] = scene[TAKEN + seat] + 1 < TURNS
            rows[choice, last + 1] = scene[TAKEN + 1 - seat] + 1 < TURNS
            rows[choice, last + 2] = scene[TAKEN + 1 - seat] < TURNS
    for voice in range(VOICES):
        _tell_opinion(voice, opinions[voice], mask, rows)
