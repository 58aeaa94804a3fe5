#!/usr/bin/env python3
"""Does Steelyard change what JMH measures?

The same cases with the same flags under plain JMH and under `steelyard run`, one fork of a case each,
a group of cases in turn, in an order that is drawn. For each case: the mean of the log ratios of the paired forks with its
95 % interval. For all cases together: the geometric mean of the ratios, its interval from the rounds
(a round's noise is common to its cases, so the round is the sample). And the wall time of both.

Usage: benchmarks/distortion/distortion.py [rounds]   (about two minutes a round; leave the machine
alone). Writes rounds.csv beside itself: round,tool,case,score,unit. Exit status 1 when the interval
of the geometric mean leaves +-2 %, when a case's interval lies outside +-5 %, or when the wall time
is more than 1.05 times that of plain JMH.
"""

import csv
import json
import math
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

HOME = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 10
FLAGS = "-f 1 -wi 10 -w 100ms -i 10 -r 100ms".split()
GROUPS = [
    ("buffer", r"\.ByteBufAllocatorBenchmark\.", ["-p", "size=256,4096"]),
    ("buffer", r"\.LiveBufferBenchmark\.replace$",
     ["-p", "size=256", "-p", "allocator=POOLED,ADAPTIVE", "-p", "memory=HEAP"]),
    ("http", r"\.JettyBenchmark\.measure(SumArray|BaselineHttp|SumArrayHttp)$",
     ["-p", "size=1000000", "-p", "warmupRequests=0"]),
    ("http", r"\.JettyControlsBenchmark\..*HandOver$", ["-p", "size=1000000"]),
    ("rpc", r"\.RpcUtilsBenchmark\.", ["-p", "mDelay=500,2000"]),
]
# Student's t, two-sided 95 %, by degrees of freedom (any table).
T = [0, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
     2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086]


def plain(suite, regex, params, folder):
    result = folder / "jmh.json"
    jar = HOME / "suites" / suite / "target" / f"{suite}-benchmarks.jar"
    subprocess.run(
        ["java", "-jar", str(jar), regex, *FLAGS, *params, "-rf", "json", "-rff", str(result)],
        check=True, stdout=subprocess.DEVNULL)
    return json.loads(result.read_text())


def steelyard(suite, regex, params, folder):
    run = folder / "run"
    subprocess.run(
        [str(HOME / "steelyard"), "run", suite, regex, *FLAGS, *params, "-q", "--out", str(run)],
        check=True, stdout=subprocess.DEVNULL)
    return json.loads((run / "jmh.json").read_text())


def measure(tool, group):
    rows = {}
    with tempfile.TemporaryDirectory() as temp:
        start = time.monotonic()
        results = tool(*group, pathlib.Path(temp))
        seconds = time.monotonic() - start
    for r in results:
        params = ",".join(f"{k}={v}" for k, v in sorted(r.get("params", {}).items()))
        name = r["benchmark"].split(".suites.")[1] + (f" ({params})" if params else "")
        metric = r["primaryMetric"]
        # As time, whatever the mode: more is slower.
        sign = -1 if metric["scoreUnit"].startswith("ops/") else 1
        rows[name] = (sign * math.log(metric["score"]), metric["score"], metric["scoreUnit"])
    return rows, seconds


def interval(values):
    half = T[len(values) - 1] * statistics.stdev(values) / math.sqrt(len(values))
    return statistics.mean(values) - half, statistics.mean(values) + half


def percent(log):
    return f"{100 * math.expm1(log):+.2f} %"


def main():
    draw = random.Random(1)
    differences, times = {}, {"jmh": 0.0, "steelyard": 0.0}
    subprocess.run([str(HOME / "steelyard"), "--version"], check=True, stdout=subprocess.DEVNULL)
    with open(HERE / "rounds.csv", "w", newline="") as file:
        kept = csv.writer(file)
        kept.writerow(["round", "tool", "case", "score", "unit"])
        for number in range(ROUNDS):
            rows = {"jmh": {}, "steelyard": {}}
            for group in GROUPS:
                order = [("jmh", plain), ("steelyard", steelyard)]
                draw.shuffle(order)
                for name, tool in order:
                    some, seconds = measure(tool, group)
                    rows[name].update(some)
                    times[name] += seconds
                    for case, (_, score, unit) in some.items():
                        kept.writerow([number, name, case, score, unit])
            if rows["jmh"].keys() != rows["steelyard"].keys():
                sys.exit("the two did not measure the same cases")
            for case in rows["jmh"]:
                difference = rows["steelyard"][case][0] - rows["jmh"][case][0]
                differences.setdefault(case, []).append(difference)
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
    well = True
    print(f"{len(differences)} cases, {ROUNDS} rounds; time under Steelyard against plain JMH")
    for case, values in differences.items():
        low, high = interval(values)
        outside = low > math.log(1.05) or high < math.log(0.95)
        well &= not outside
        print(f"  {percent(statistics.mean(values)):>9}  [{percent(low)}, {percent(high)}]  {case}"
              + ("  OUTSIDE" if outside else ""))
    rounds = [statistics.mean(v[i] for v in differences.values()) for i in range(ROUNDS)]
    low, high = interval(rounds)
    well &= low >= math.log(0.98) and high <= math.log(1.02)
    print(f"geometric mean {percent(statistics.mean(rounds))}  [{percent(low)}, {percent(high)}]")
    ratio = times["steelyard"] / times["jmh"]
    well &= ratio <= 1.05
    print(f"wall time {times['steelyard']:.0f} s against {times['jmh']:.0f} s: {ratio:.3f} times")
    return 0 if well else 1


sys.exit(main())
