#!/usr/bin/env python3
"""Does Steelyard change what JMH measures, and what does it cost?

Ratios: the same cases with the same flags under plain JMH and under `steelyard run`, one fork of one
case a call, the two forks of a pair right after each other, who is first drawn by lot, the cases of a
round in an order that is drawn too. (Calls of many cases put minutes between the forks of a pair, in
which the machine drifts; and JMH makes them in a fixed order, Steelyard in a shuffled one.) A fork's
value is the log of the median of its measured iterations, as time per operation. For each case: the
mean of the paired differences with its 95 % interval (t). In two stages, as Stein's: the variance of a
case's first pairs says how many it gets in all, so that noisy cases get more (standard error 1.3 %, at
most 40 pairs). For all cases: the geometric mean of the ratios, the interval with the degrees of
freedom of Welch and Satterthwaite. The same from the means of the iterations is printed below it.

Wall time: every suite's cases in one call, two forks each, once with either tool first.

Usage: distortion.py [pairs]      measures, that many pairs in the first stage (5 unless told), and
                                  prints: 7 minutes for the wall time, 6 s a pair of forks; leave the
                                  machine alone. Writes calls.csv and forks.csv beside itself; what is
                                  in them already is not measured again.
       distortion.py --print      prints again from these two files.
Exit status 1 when the interval of the geometric mean leaves +-2 %, when a case's interval lies outside
+-5 %, or when the wall time is more than 1.05 times that of plain JMH. Cases whose interval is not
wholly within +-5 % are marked as wide.
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
MOST, STANDARD_ERROR = 40, 0.013


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


def measure_ratios(first):
    draw = random.Random(1)
    wanted = dict.fromkeys(map(name, cases()), first)
    begun = FORKS.exists()
    there = {case: len(sample) for case, sample in differences("logMedian").items()} if begun else {}
    with open(FORKS, "a", newline="") as file:
        kept = csv.writer(file)
        if not begun:
            kept.writerow(["round", "tool", "case", "logMedian", "logMean"])
        for number in range(MOST):
            if number == first:
                wanted = {case: pairs_wanted(sample[:first])
                          for case, sample in differences("logMedian").items()}
            order = [case for case in cases()
                     if wanted[name(case)] > number and there.get(name(case), 0) <= number]
            draw.shuffle(order)
            for case in order:
                suite, method, params = case
                for tool in draw.sample(TOOLS, 2):
                    records, _ = call(tool, suite, [rf"\.{method.replace('.', '[.]')}$"], params, 1)
                    if len(records) != 1:
                        sys.exit(f"{tool} made {len(records)} results of {name(case)}")
                    kept.writerow([number, tool, name(case), *values(records[0])])
                    file.flush()
            print(f"round {number + 1}: {len(order)} cases", file=sys.stderr, flush=True)


def pairs_wanted(sample):
    return max(len(sample), min(MOST, math.ceil(statistics.variance(sample) / STANDARD_ERROR ** 2)))


def name(case):
    suite, method, params = case
    return f"{suite} {method} " + ",".join(f"{k}={v}" for k, v in params.items())


def differences(value):
    """Case to the differences of its whole pairs, in rounds."""
    pairs = {}
    with open(FORKS, newline="") as file:
        for row in csv.DictReader(file):
            pairs.setdefault(row["case"], {}).setdefault(int(row["round"]), {})[row["tool"]] = row
    return {case: [float(pair["steelyard"][value]) - float(pair["jmh"][value])
                   for _, pair in sorted(of_case.items()) if len(pair) == 2]
            for case, of_case in pairs.items()}


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


def interval(sample):
    """The mean of a sample and its 95 % interval from Student's t."""
    mean = statistics.mean(sample)
    half = t_quantile(len(sample) - 1) * statistics.stdev(sample) / math.sqrt(len(sample))
    return mean, mean - half, mean + half


def interval_of_means(samples):
    """The mean of the samples' means, its 95 % interval by Welch and Satterthwaite."""
    parts = [statistics.variance(sample) / len(sample) for sample in samples]
    freedom = sum(parts) ** 2 / sum(p * p / (len(s) - 1) for p, s in zip(parts, samples))
    mean = statistics.mean(map(statistics.mean, samples))
    half = t_quantile(freedom) * math.sqrt(sum(parts)) / len(samples)
    return mean, mean - half, mean + half


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
    well = True
    medians = differences("logMedian")
    print(f"{len(medians)} cases, {sum(map(len, medians.values()))} pairs of forks; "
          "time an operation under Steelyard against plain JMH")
    for case, sample in sorted(medians.items()):
        mean, low, high = interval(sample)
        outside = low > math.log(1.05) or high < math.log(0.95)
        wide = low < math.log(0.95) or high > math.log(1.05)
        well &= not outside
        print(f"  {percent(mean):>9}  [{percent(low):>9}, {percent(high):>9}]  {len(sample):2} pairs  {case}"
              + ("  OUTSIDE" if outside else "  wide" if wide else ""))
    for of, samples in (("medians", medians), ("means", differences("logMean"))):
        mean, low, high = interval_of_means(list(samples.values()))
        print(f"geometric mean, forks by the {of} of their iterations: "
              f"{percent(mean)}  [{percent(low)}, {percent(high)}]")
        if of == "medians":
            well &= low >= math.log(0.98) and high <= math.log(1.02)
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
        if not CALLS.exists():
            measure_calls()
        measure_ratios(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
    sys.exit(show())
