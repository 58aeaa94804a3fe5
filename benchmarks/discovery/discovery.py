#!/usr/bin/env python3
"""How long does the JUnit engine take to find the benchmarks of a big class path?

The console launcher discovers all of io.netty:netty-microbench:4.2.16.Final, ten times, each in a new
JVM; then one of its methods is run alone.

Usage: benchmarks/discovery/discovery.py       after `mvn -DskipTests verify`; leave the machine alone
Exit status 1 when there are not 320 benchmarks, when the median is 1.5 s or more, or when running the
method runs anything else.
"""

import glob
import pathlib
import re
import shlex
import statistics
import subprocess
import sys
import time

HOME = pathlib.Path(__file__).resolve().parents[2]
TARGET = "io.netty:netty-microbench:4.2.16.Final"
METHOD = "io.netty.microbench.buffer.ByteBufAllocatorBenchmark#pooledHeapAllocAndFree"


def jar(name):
    found = glob.glob(str(HOME / "integration/target/console" / name))
    if not found:
        sys.exit(f"{name} is not there; run mvn -DskipTests verify first")
    return found[0]


def launcher(*words):
    start = time.monotonic()
    done = subprocess.run(["java", "-jar", jar("junit-platform-console-standalone-*.jar"), *words],
                          capture_output=True, text=True)
    return time.monotonic() - start, done


def main():
    plan = subprocess.run([HOME / "steelyard", "run", TARGET, "--effort", "smoke", "--dry-run"],
                          check=True, capture_output=True, text=True).stdout.splitlines()
    class_path = shlex.split(plan[1])[2] + ":" + jar("steelyard-junit-*.jar")
    seconds = []
    for _ in range(10):
        took, done = launcher("discover", "--disable-banner", "--details=verbose", "--disable-ansi-colors",
                              "-n", ".*", "-e", "steelyard",
                              "-cp", class_path, "--select-package", "io.netty")
        seconds.append(took)
    methods = set(re.findall(r"\[engine:steelyard\]/\[class:[^\]]*\]/\[method:[^\]]*\]", done.stdout))
    median = statistics.median(seconds)
    print(f"{TARGET}: {len(methods)} benchmarks discovered in a median of {median:.2f} s "
          f"({min(seconds):.2f} to {max(seconds):.2f}, console launcher and its JVM included)")
    took, done = launcher("execute", "--disable-banner", "-cp", class_path, "--select-method", METHOD,
                          "--config", "warmupIterations=1", "--config", "measureIterations=1",
                          "--config", "forks=1", "--config", "steelyard.jmh=-w 100ms -r 100ms")
    rows = re.findall(r"^(?:Result )?(\w+Benchmark\.\w+) .* (?:thrpt|avgt|sample|ss) ", done.stdout, re.M)
    print(f"{METHOD} alone: exit status {done.returncode}, {len(rows)} cases measured in {took:.1f} s")
    alone = done.returncode == 0 and set(rows) == {METHOD.split(".")[-1].replace("#", ".")}
    return 0 if len(methods) == 320 and median < 1.5 and alone else 1


sys.exit(main())
