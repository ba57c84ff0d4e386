# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
"""Series of known shapes, and an exact search for their changes that shares nothing with ours: every segmentation is weighed.

steady.py make FOLDER     writes the series
steady.py judge FOLDER    compares what our search said of them, and prints figures
"""
import json
import math
import struct
import sys

import numpy

SEEDS = 50
FALSE = 1000
LARGEST = 3000


def noise(draw, n, share):
    return 1 + share * draw.standard_normal(n)


def level(n, *parts):
    """Levels one after the other: pairs of the share of the series at which each begins, and its height."""
    made = numpy.empty(n)
    for begins, height in parts:
        made[int(n * begins):] = height
    return made


def flat(draw, n):
    return 100 * noise(draw, n, 0.03), "flat"


def skewed(draw, n):
    return 80 + 20 * numpy.exp(0.5 * draw.standard_normal(n)), "flat"


def outliers(draw, n):
    made = 100 * noise(draw, n, 0.02)
    made[draw.random(n) < 0.01] *= 6
    return made, "flat"


def within_band(draw, n):
    return level(n, (0, 102), (draw.uniform(0.2, 0.7), 100)) * noise(draw, n, 0.02), "flat"


def variance(draw, n):
    at = int(n * draw.uniform(0.2, 0.7))
    return 100 * numpy.concatenate([noise(draw, at, 0.06), noise(draw, n - at, 0.01)]), "flat"


def step(draw, n):
    return level(n, (0, draw.uniform(120, 400)), (draw.uniform(0.05, 0.75), 100)) * noise(draw, n, 0.03), "warm-up"


def decay(draw, n):
    x = numpy.arange(n) / n
    return (100 + 400 * numpy.exp(-x / draw.uniform(0.02, 0.1))) * noise(draw, n, 0.03), "warm-up"


def tiers(draw, n):
    return level(n, (0, 900), (draw.uniform(0.01, 0.05), 300), (draw.uniform(0.1, 0.3), 150),
                 (draw.uniform(0.4, 0.7), 100)) * noise(draw, n, 0.04), "warm-up"


def rounded(draw, n):
    """A clock of coarse steps: neighbours are often equal."""
    return numpy.round(level(n, (0, 30), (draw.uniform(0.1, 0.7), 20)) * noise(draw, n, 0.02)), "warm-up"


def slow_down(draw, n):
    return level(n, (0, 100), (draw.uniform(0.1, 0.75), draw.uniform(112, 200))) * noise(draw, n, 0.03), "slow-down"


def dip(draw, n):
    return level(n, (0, 300), (0.1, 80), (draw.uniform(0.3, 0.7), 100)) * noise(draw, n, 0.03), "slow-down"


def late(draw, n):
    return level(n, (0, 130), (draw.uniform(0.87, 0.97), 100)) * noise(draw, n, 0.03), "no-steady-state"


def waves(draw, n):
    heights = [(i / 8, 100 if i % 2 else 125) for i in range(8)]
    return level(n, *heights) * noise(draw, n, 0.03), "no-steady-state"


def few(draw, n):
    return 100 * noise(draw, 199, 0.03), "too-few"


def correlated(draw, n, share=0.5, spread=0.03):
    """Each point resembles the one before it, AR(1)."""
    steps = spread * math.sqrt(1 - share * share) * draw.standard_normal(n)
    made = numpy.empty(n)
    made[0] = spread * draw.standard_normal()
    for i in range(1, n):
        made[i] = share * made[i - 1] + steps[i]
    return 100 * (1 + made), "flat"


SHAPES = [flat, skewed, outliers, within_band, variance, step, decay, tiers, rounded, slow_down, dip, late, waves, few]
# Flat series by how much their points vary.
FLAT = {"flat.1": lambda draw, n: (100 * noise(draw, n, 0.01), "flat"), "flat.3": flat,
        "flat.10": lambda draw, n: (100 * noise(draw, n, 0.1), "flat"),
        "ar.3": correlated, "ar.10": lambda draw, n: correlated(draw, n, spread=0.1)}


def series():
    """All series with their names, always the same."""
    for shape in SHAPES:
        for seed in range(SEEDS):
            draw = numpy.random.default_rng([seed, SHAPES.index(shape)])
            yield (shape.__name__, *shape(draw, int(draw.integers(400, LARGEST + 1))))
    for i, (name, make) in enumerate(FLAT.items()):
        for seed in range(FALSE):
            draw = numpy.random.default_rng([seed, 100 + i])
            yield (name, *make(draw, int(draw.integers(200, LARGEST + 1))))


def make(folder):
    with open(folder + "/series", "wb") as out:
        for _, values, _ in series():
            out.write(struct.pack(">i", len(values)) + values.astype(">f8").tobytes())


def kept(values):
    """The indices of points that are no outliers."""
    result = []
    for i, value in enumerate(values):
        if i >= 100:
            low, middle, high = numpy.percentile(values[i - 100:i + 100], [10, 50, 90])
            if abs(value - middle) > 3 * (high - low):
                continue
        result.append(i)
    return numpy.array(result)


def changes(values):
    """The cheapest of all segmentations, by dynamic programming without any pruning."""
    n = len(values)
    scaled = (values / values.mean() - 1).astype(numpy.longdouble)
    sums = numpy.concatenate([[0], numpy.cumsum(scaled)])
    squares = numpy.concatenate([[0], numpy.cumsum(scaled * scaled)])
    penalty = 15 * math.log(n)
    best = numpy.full(n + 1, numpy.inf)
    best[0] = -penalty
    begins = numpy.zeros(n + 1, dtype=int)
    for end in range(2, n + 1):
        lengths = end - numpy.arange(end - 1)
        mean = (sums[end] - sums[:end - 1]) / lengths
        variance = ((squares[end] - squares[:end - 1]) / lengths - mean * mean).astype(float)
        cost = lengths * (math.log(2 * math.pi) + numpy.log(numpy.maximum(variance, 1e-12)) + 1)
        weighed = best[:end - 1] + cost + penalty
        begins[end] = weighed.argmin()
        best[end] = weighed[begins[end]]
    found, place = [], n
    while begins[place] > 0:
        place = begins[place]
        found.append(place)
    return found[::-1]


def weight(values, found):
    """What a segmentation costs. Of rounded values several may be the cheapest."""
    scaled = (values / values.mean()).astype(numpy.longdouble)
    parts = numpy.split(scaled, found)
    return sum(len(part) * float(numpy.log(max(part.var(), 1e-12))) for part in parts) + 15 * math.log(len(values)) * len(found)


def same(values, answer):
    points = kept(values)
    if len(values) - len(points) != answer["outliers"]:
        return False
    found = [] if len(values) < 200 else changes(values[points])
    theirs = [int(at) for at in numpy.searchsorted(points, answer["changepoints"])]
    return found == theirs or abs(weight(values[points], found) - weight(values[points], theirs)) < 1e-6


def judge(folder):
    with open(folder + "/answers") as answers:
        said = [json.loads(line) for line in answers]
    figures = {}
    for (name, values, verdict), answer in zip(series(), said, strict=True):
        figure = figures.setdefault(name, {"of": 0, "right": 0, "equal": 0, "wrong": {}})
        figure["of"] += 1
        figure["right"] += answer["verdict"] == verdict
        if answer["verdict"] != verdict:
            figure["wrong"][answer["verdict"]] = figure["wrong"].get(answer["verdict"], 0) + 1
        if name not in FLAT:
            figure["equal"] += same(values, answer)
    for name, figure in figures.items():
        if name in FLAT:
            print(f"steady.false.{name} {1 - figure['right'] / figure['of']:.4f}")
        else:
            print(f"steady.{name}.changepointsEqual {figure['equal'] / figure['of']:.3f}")
            print(f"steady.{name}.verdictsRight {figure['right'] / figure['of']:.3f}")
        if figure["wrong"]:
            print(f"{name}: wrong verdicts {figure['wrong']}", file=sys.stderr)
    known = [figure for name, figure in figures.items() if name not in FLAT]
    print(f"steady.changepointsEqual {sum(f['equal'] for f in known) / sum(f['of'] for f in known):.4f}")
    print(f"steady.verdictsRight {sum(f['right'] for f in known) / sum(f['of'] for f in known):.4f}")


{"make": make, "judge": judge}[sys.argv[1]](sys.argv[2])
