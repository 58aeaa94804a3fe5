#!/usr/bin/env python3
"""Does Steelyard change what JMH measures, and what does it cost?

Ratios: the same cases with the same flags under plain JMH and under `steelyard run`, one fork of one
case a call, the two forks of a pair right after each other, who is first drawn by lot, the cases of a
round in an order that is drawn too. (Calls of many cases put minutes between the forks of a pair, in
which the machine drifts; and JMH makes them in a fixed order, Steelyard in a shuffled one.) A fork's
value is the log of the median of its measured iterations, as time per operation. For each case: the
mean of the paired differences with its 95 % interval (t). For all cases: the geometric mean of the
ratios, with the interval from the rounds (a round's noise may be common to its cases). The same from
the means of the iterations is printed below it.

Wall time: every suite's cases in one call, two forks each, once with either tool first.

Usage: distortion.py [rounds]     measures (3 to 4 minutes a round, and 9 for the wall time) and prints;
                                  leave the machine alone. Writes forks.csv and calls.csv beside itself.
       distortion.py --print      prints again from these two files.
Exit status 1 when the interval of the geometric mean leaves +-2 %, when a case's interval lies outside
+-5 %, or when the wall time is more than 1.05 times that of plain JMH.
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

HERE = pathlib.Path(__file__).resolve().parent
HOME = HERE.parents[1]
FORKS, CALLS = HERE / "forks.csv", HERE / "calls.csv"
FLAGS = "-wi 10 -w 100ms -i 10 -r 100ms".split()
TOOLS = ("jmh", "steelyard")


def cases():
    """(suite, method, parameters): 24 cases, from 20 ns to 12 ms an operation."""
    for memory in ("Heap", "Direct"):
        for kind in ("pooled", "unpooled"):
            for size in (4096, 65536):
                yield "buffer", f"ByteBufAllocatorBenchmark.{kind}{memory}AllocAndFree", {"size": size}
    for kind in ("POOLED", "ADAPTIVE"):
        yield ("buffer", "LiveBufferBenchmark.replace",
               {"allocator": kind, "memory": "HEAP", "size": 256})
    for method in ("JettyBenchmark.measureSumArray", "JettyControlsBenchmark.measureSumSmallArray"):
        yield "http", method, {"size": 1000000}
    for method in ("JettyBenchmark.measureSumArrayHttp",
                   "JettyControlsBenchmark.measureSumSmallArrayHttp"):
        yield "http", method, {"size": 1000000, "warmupRequests": 0}
    yield "http", "JettyControlsBenchmark.measureBaselinePause", {"pauseMillis": 10}
    for delay in (500, 2000, 8000):
        yield "rpc", "RpcUtilsBenchmark.delayBaseline", {"mDelay": delay}
        for variant in ("before", "after"):
            yield "rpc", "RpcUtilsBenchmark.testCallAndReturn", {"mDelay": delay, "variant": variant}


def command(tool, suite, regexes, params, forks, folder):
    given = [word for key, value in params.items() for word in ("-p", f"{key}={value}")]
    flags = [*regexes, *FLAGS, "-f", str(forks), *given]
    if tool == "jmh":
        jar = HOME / "suites" / suite / "target" / f"{suite}-benchmarks.jar"
        return ["java", "-jar", str(jar), *flags, "-rf", "json", "-rff", str(folder / "jmh.json")]
    return [str(HOME / "steelyard"), "run", suite, *flags, "-q", "--out", str(folder)]


def call(tool, suite, regexes, params, forks):
    """Returns JMH's own result records, and the wall time in seconds."""
    with tempfile.TemporaryDirectory() as temp:
        folder = pathlib.Path(temp) / "run"
        folder.mkdir()
        start = time.monotonic()
        subprocess.run(command(tool, suite, regexes, params, forks, folder),
                       check=True, stdout=subprocess.DEVNULL)
        return json.loads((folder / "jmh.json").read_text()), time.monotonic() - start


def values(record):
    """Log time per operation of a fork: by the median of its iterations, and by their mean."""
    metric = record["primaryMetric"]
    # As time, whatever the mode: more is slower.
    sign = -1 if metric["scoreUnit"].startswith("ops/") else 1
    iterations = metric["rawData"][0]
    return sign * math.log(statistics.median(iterations)), sign * math.log(metric["score"])


def measure_ratios(rounds):
    draw = random.Random(1)
    with open(FORKS, "w", newline="") as file:
        kept = csv.writer(file)
        kept.writerow(["round", "tool", "case", "logMedian", "logMean"])
        for number in range(rounds):
            order = list(cases())
            draw.shuffle(order)
            for suite, method, params in order:
                name = f"{suite} {method} " + ",".join(f"{k}={v}" for k, v in params.items())
                for tool in draw.sample(TOOLS, 2):
                    records, _ = call(tool, suite, [rf"\.{method.replace('.', '[.]')}$"], params, 1)
                    if len(records) != 1:
                        sys.exit(f"{tool} made {len(records)} results of {name}")
                    kept.writerow([number, tool, name, *values(records[0])])
                    file.flush()
            print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)


def measure_calls():
    params = {"buffer": {"size": 4096, "allocator": "POOLED,ADAPTIVE", "memory": "HEAP"},
              "http": {"size": 1000000, "warmupRequests": 0}, "rpc": {"mDelay": "500,2000,8000"}}
    with open(CALLS, "w", newline="") as file:
        kept = csv.writer(file)
        kept.writerow(["order", "tool", "suite", "forks", "seconds"])
        for order in (TOOLS, TOOLS[::-1]):
            for suite, given in params.items():
                methods = sorted({rf"\.{m}$" for s, m, _ in cases() if s == suite})
                for tool in order:
                    records, seconds = call(tool, suite, methods, given, 2)
                    kept.writerow([order[0], tool, suite, 2 * len(records), seconds])
                    file.flush()


def half_width(sample):
    """Of the 95 % interval of the mean, from Student's t."""
    return t_quantile(len(sample) - 1) * statistics.stdev(sample) / math.sqrt(len(sample))


def t_quantile(df):
    """The 97.5 % point of Student's t: solves the distribution by Simpson's rule, to 1e-6."""
    scale = math.exp(math.lgamma((df + 1) / 2) - math.lgamma(df / 2)) / math.sqrt(df * math.pi)

    def below(t, steps=2000):
        h = t / steps
        ys = [scale * (1 + (i * h) ** 2 / df) ** (-(df + 1) / 2) for i in range(steps + 1)]
        return 0.5 + h / 3 * (ys[0] + ys[-1] + 4 * sum(ys[1:-1:2]) + 2 * sum(ys[2:-1:2]))

    low, high = 1.0, 20.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if below(middle) < 0.975 else (low, middle)
    return low


def percent(log):
    return f"{100 * math.expm1(log):+.2f} %"


def show():
    pairs = {}
    with open(FORKS, newline="") as file:
        for row in csv.DictReader(file):
            pairs.setdefault(row["case"], {}).setdefault(int(row["round"]), {})[row["tool"]] = row
    rounds = min(len(of_case) for of_case in pairs.values())
    well = True

    def differences(value):
        return {case: [float(of_case[r]["steelyard"][value]) - float(of_case[r]["jmh"][value])
                       for r in range(rounds)] for case, of_case in pairs.items()}

    print(f"{len(pairs)} cases, {rounds} pairs of forks each; "
          "time an operation under Steelyard against plain JMH")
    medians = differences("logMedian")
    for case, sample in sorted(medians.items()):
        mean, half = statistics.mean(sample), half_width(sample)
        outside = mean - half > math.log(1.05) or mean + half < math.log(0.95)
        well &= not outside
        print(f"  {percent(mean):>9}  [{percent(mean - half):>9}, {percent(mean + half):>9}]  {case}"
              + ("  OUTSIDE" if outside else ""))
    for name, of_case in (("medians", medians), ("means", differences("logMean"))):
        of_round = [statistics.mean(v[r] for v in of_case.values()) for r in range(rounds)]
        mean, half = statistics.mean(of_round), half_width(of_round)
        print(f"geometric mean, forks by the {name} of their iterations: "
              f"{percent(mean)}  [{percent(mean - half)}, {percent(mean + half)}]")
        if name == "medians":
            well &= mean - half >= math.log(0.98) and mean + half <= math.log(1.02)
    seconds = {tool: 0.0 for tool in TOOLS}
    forks = 0
    with open(CALLS, newline="") as file:
        for row in csv.DictReader(file):
            seconds[row["tool"]] += float(row["seconds"])
            forks += int(row["forks"]) if row["tool"] == "jmh" else 0
    ratio = seconds["steelyard"] / seconds["jmh"]
    well &= ratio <= 1.05
    print(f"wall time of {forks} forks of 2 s in 6 calls: {seconds['steelyard']:.1f} s "
          f"against {seconds['jmh']:.1f} s: {ratio:.3f} times")
    return 0 if well else 1


if __name__ == "__main__":
    if sys.argv[1:] != ["--print"]:
        subprocess.run([str(HOME / "steelyard"), "--version"], check=True, stdout=subprocess.DEVNULL)
        measure_calls()
        measure_ratios(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
    sys.exit(show())
