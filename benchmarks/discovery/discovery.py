#!/usr/bin/env python3
"""How long does the JUnit engine take to find the benchmarks of a big class path?

The console launcher discovers all of io.netty:netty-microbench:4.2.16.Final, each time in a new JVM: ten
times as if for the first time, ten times with the listing that was made before, and by turns with a
discovery that finds nothing. Then one of its methods is run alone.

Usage: benchmarks/discovery/discovery.py       after `mvn -DskipTests verify`; leave the machine alone
Exit status 1 when there are not 320 benchmarks; when they take 1.5 s or more for the first time, beyond
what the launcher takes without them, or 1.5 s or more with the launcher and its JVM later on; or when running
the method runs anything else.
"""

import glob
import os
import pathlib
import re
import shlex
import shutil
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
    words = ["discover", "--disable-banner", "-cp", class_path, "-e", "steelyard", "-n", ".*"]
    lists = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "steelyard/junit/lists"
    launcher(*words, "-p", "io.netty")
    first, again, alone = [], [], []
    for _ in range(10):
        alone.append(launcher(*words, "--details=none", "-c", "java.lang.String")[0])
        again.append(launcher(*words, "--details=none", "-p", "io.netty")[0])
        shutil.rmtree(lists)
        first.append(launcher(*words, "--details=none", "-p", "io.netty")[0])
    _, done = launcher(*words, "--details=verbose", "--disable-ansi-colors", "-p", "io.netty")
    methods = set(re.findall(r"\[engine:steelyard\]/\[class:[^\]]*\]/\[method:[^\]]*\]", done.stdout))
    nothing, cold, warm = (statistics.median(seconds) for seconds in (alone, first, again))
    print(f"{TARGET}: {len(methods)} benchmarks discovered in {cold - nothing:.2f} s the first time, "
          f"{warm - nothing:.2f} s later on; with the console launcher and its JVM, which take {nothing:.2f} s "
          f"by themselves, {cold:.2f} s and {warm:.2f} s (medians of 10)")
    took, done = launcher("execute", "--disable-banner", "-cp", class_path, "--select-method", METHOD,
                          "--config", "warmupIterations=1", "--config", "measureIterations=1",
                          "--config", "forks=1", "--config", "steelyard.jmh=-w 100ms -r 100ms")
    rows = re.findall(r"^(?:Result )?(\w+Benchmark\.\w+) .* (?:thrpt|avgt|sample|ss) ", done.stdout, re.M)
    print(f"{METHOD} alone: exit status {done.returncode}, {len(rows)} cases measured in {took:.1f} s")
    only = done.returncode == 0 and set(rows) == {METHOD.split(".")[-1].replace("#", ".")}
    return 0 if len(methods) == 320 and cold - nothing < 1.5 and warm < 1.5 and only else 1


sys.exit(main())
