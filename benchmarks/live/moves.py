#!/usr/bin/env python3
"""Does what makes blocks differ stay for a whole fork, or does it come and go inside it?

For each comparison whose journal is kept in blocks/: the standard deviation of the log ratio of blocks (of the
medians of the second halves of their forks), the one of tenths of those halves inside a block, and the one of
blocks that the latter would make if the tenths were independent of each other. What differs from fork to fork, such
as compiled code or addresses, is only in the first; what a neighbour on the machine does is in both. Share: how much
of the variance of blocks the inside of them explains.

Usage: moves.py
"""

import gzip
import json
import math
import pathlib
import statistics

BLOCKS = pathlib.Path(__file__).resolve().parent / "blocks"
TENTHS = 10


def ratios(block):
    """Log ratios of the iterations of the second half, candidate over baseline."""
    series = [block[arm]["series"] for arm in ("baseline", "candidate")]
    half = len(series[0]) // 2
    return [math.log(other["score"] / one["score"]) for one, other in zip(*(s[half:] for s in series))]


def blocks(file):
    with gzip.open(file, "rt") as lines:
        for line in lines:
            entry = json.loads(line)
            if entry["type"] == "block":
                yield ratios(entry["block"])


def main():
    print(f"{'':32}{'blocks':>10}{'inside':>10}{'from it':>10}{'share':>8}")
    for file in sorted(BLOCKS.glob("*.jsonl.gz")):
        of_blocks, inside = [], []
        for ratio in blocks(file):
            size = max(1, len(ratio) // TENTHS)
            parts = [statistics.median(ratio[i:i + size]) for i in range(0, size * TENTHS, size) if ratio[i:i + size]]
            of_blocks.append(statistics.median(ratio))
            inside.append(statistics.variance(parts))
        between = statistics.stdev(of_blocks)
        within = math.sqrt(statistics.mean(inside))
        made = within / math.sqrt(TENTHS)
        print(f"{file.name.removesuffix('.jsonl.gz'):32}{between:10.1%}{within:10.1%}{made:10.1%}"
              f"{min(1, (made / between) ** 2):8.0%}")


if __name__ == "__main__":
    main()
