#!/usr/bin/env python3
"""What is the ratio of a block best taken from, and why?

For each comparison whose journal is kept in blocks/, the standard deviation of the log ratio of its 40 blocks
  medians   as the difference of the logs of the two forks' medians
  in turns  as the median of the log ratios of iterations made beside each other: what `steelyard compare` does
and, inside a block,
  moves     the standard deviation of the log ratio from one fifth of a block to the next.
Where it moves inside a block, it is not the forks that differ, such as their code or addresses: it comes and goes.
Busy ones by CPU time, as they are decided.

Usage: moves.py
"""

import gzip
import json
import math
import pathlib
import statistics

BLOCKS = pathlib.Path(__file__).resolve().parent / "blocks"
PARTS = 5


def nanos(iteration, by_cpu):
    return iteration["counters"]["threadCpu"] / iteration["operations"] if by_cpu else iteration["score"]


def blocks(file):
    """Logs of the measured iterations of both forks; the pilot's are not marked, so it is left out."""
    with gzip.open(file, "rt") as lines:
        for line in lines:
            entry = json.loads(line)
            if entry["type"] == "block" and entry["block"]["baseline"]["series"][0]["warmup"]:
                yield [[math.log(nanos(i, file.name.startswith("busy")))
                        for i in entry["block"][arm]["series"] if not i["warmup"]]
                       for arm in ("baseline", "candidate")]


def main():
    print(f"{'':26}{'medians':>9}{'in turns':>9}{'moves':>9}")
    for file in sorted(BLOCKS.glob("*.jsonl.gz")):
        medians, turns, moves = [], [], []
        for baseline, candidate in blocks(file):
            ratios = [other - one for one, other in zip(baseline, candidate)]
            size = len(ratios) // PARTS
            medians.append(statistics.median(candidate) - statistics.median(baseline))
            turns.append(statistics.median(ratios))
            moves.append(statistics.variance(statistics.median(ratios[i * size:(i + 1) * size])
                                             for i in range(PARTS)))
        print(f"{file.name.removesuffix('.jsonl.gz'):26}{statistics.stdev(medians):9.2%}"
              f"{statistics.stdev(turns):9.2%}{math.sqrt(statistics.mean(moves)):9.2%}")


if __name__ == "__main__":
    main()
