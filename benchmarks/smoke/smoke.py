#!/usr/bin/env python3
"""Does smoke find what JMH finds, and how much sooner?

Runs every benchmark of io.netty:netty-microbench:4.2.16.Final with the first value of each of its
parameters, side by side: `steelyard run --effort smoke`, then JMH itself with
`-f 1 -wi 0 -i 1 -r 100ms`, then smoke again. JMH takes `-p` for all benchmarks of a call, so
benchmarks whose first values contradict each other go into different calls of one JMH.

Usage: benchmarks/smoke/smoke.py [target]      (about ten minutes; leave the machine alone)
Prints the times, their ratio, and what either of them calls a failure. Exit status 1 when smoke is
less than four times as fast, or when the two disagree.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

HOME = pathlib.Path(__file__).resolve().parents[2]
STEELYARD = str(HOME / "steelyard")
TARGET = sys.argv[1] if len(sys.argv) > 1 else "io.netty:netty-microbench:4.2.16.Final"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def first_values(cases):
    """The first case of each benchmark has the first value of each parameter."""
    first = {}
    for case in cases:
        first.setdefault(case["benchmark"], case["params"])
    return first


def calls(benchmarks):
    """Benchmarks whose parameters do not contradict each other, put together greedily."""
    groups = []
    for name, params in benchmarks.items():
        for names, merged in groups:
            if all(merged.get(k, v) == v for k, v in params.items()):
                names.append(name)
                merged.update(params)
                break
        else:
            groups.append(([name], dict(params)))
    return groups


def smoke(folder):
    start = time.monotonic()
    done = subprocess.run(
        [STEELYARD, "run", TARGET, "--effort", "smoke", "-q", "--out", str(folder)],
        capture_output=True,
        text=True,
    )
    seconds = time.monotonic() - start
    document = json.loads((folder / "run.json").read_text())
    failed = {
        c["id"]["benchmark"]: c["failure"]["cause"]
        for c in document["cases"]
        if c["status"] != "measured"
    }
    return seconds, failed, done.returncode


def jmh(java, class_path, benchmarks, folder):
    start = time.monotonic()
    passed = set()
    for i, (names, params) in enumerate(calls(benchmarks)):
        result = folder / f"jmh-{i}.json"
        command = [java, "-Djmh.ignoreLock=true", "-cp", class_path, "org.openjdk.jmh.Main"]
        command += ["^(" + "|".join(re.escape(n) for n in names) + ")$"]
        command += "-f 1 -wi 0 -i 1 -r 100ms -rf json -rff".split() + [str(result)]
        for key, value in params.items():
            command += ["-p", f"{key}={value}"]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if result.exists() and result.stat().st_size:
            passed |= {r["benchmark"] for r in json.loads(result.read_text())}
    return time.monotonic() - start, set(benchmarks) - passed


def main():
    benchmarks = first_values(json.loads(output(STEELYARD, "list", TARGET, "--json")))
    plan = output(STEELYARD, "run", TARGET, "--effort", "smoke", "--dry-run").splitlines()
    words = shlex.split(plan[1])
    java, class_path = words[0], words[2]
    print(f"{TARGET}: {len(benchmarks)} benchmarks, {len(calls(benchmarks))} calls of JMH")
    with tempfile.TemporaryDirectory() as temp:
        folder = pathlib.Path(temp)
        first, failed, status = smoke(folder / "first")
        print(f"smoke: {first:.1f} s, {len(failed)} failed, exit status {status}", flush=True)
        plain, missing = jmh(java, class_path, benchmarks, folder)
        print(f"JMH -f 1 -wi 0 -i 1 -r 100ms: {plain:.1f} s, {len(missing)} rows missing", flush=True)
        second, failed_again, _ = smoke(folder / "second")
        print(f"smoke again: {second:.1f} s, {len(failed_again)} failed")
    ratio = plain / max(first, second)
    print(f"JMH takes {ratio:.2f} times as long as the slower of the two smoke runs")
    for name, cause in sorted(failed.items()):
        print(f"  {name}: {cause}")
    for name in sorted(missing - set(failed)):
        print(f"  only JMH fails: {name}")
    for name in sorted(set(failed) - missing):
        print(f"  only smoke fails: {name}")
    agree = set(failed) == missing == set(failed_again)
    print("the same benchmarks fail" if agree else "they do not agree")
    return 0 if agree and ratio >= 4 else 1


sys.exit(main())
