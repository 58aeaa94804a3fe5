#!/usr/bin/env python3
"""How fast is a review, what memory does it take, and what does --prove say of JMH's samples?

speed   `steelyard review` of the 320 benchmarks of io.netty:netty-microbench:4.2.16.Final with all their
        dependencies on the class path, ten times: wall time with the start of the JVM, and the largest
        resident set.
prove   --prove on the samples that show dead code, constant folding and loops, and on a finding that is
        harmless on HotSpot (a final field of an object): outcome, factor, and seconds for each.

Usage: benchmarks/review/review.py speed|prove      leave the machine alone (prove: about ten minutes)
Exit status 1 when speed is above 1.5 s or memory above 256 MB; when a pitfall is not proved, the harmless
one not called harmless, or a finding takes more than 60 s.
"""

import json
import os
import pathlib
import shlex
import statistics
import subprocess
import sys
import time

HOME = pathlib.Path(__file__).resolve().parents[2]
STEELYARD = str(HOME / "steelyard")
NETTY = "io.netty:netty-microbench:4.2.16.Final"
SAMPLES = "org.openjdk.jmh:jmh-samples:1.37"
# What the samples do wrong on purpose; measureWrong_1 of 11_Loops makes a single round, which is no loop.
PITFALLS = r"JMHSample_(08_DeadCode|09_Blackholes|10_ConstantFold|11_Loops|34_SafeLooping)\."
KERNELS = str(HOME / "benchmarks/kernels/target/kernels-benchmarks.jar")


def speed():
    plan = subprocess.run([STEELYARD, "run", NETTY, "--effort", "smoke", "--dry-run"], check=True,
                          capture_output=True, text=True).stdout.splitlines()
    class_path = shlex.split(plan[1])[2]
    seconds, memory = [], []
    for _ in range(10):
        start = time.monotonic()
        process = subprocess.Popen([STEELYARD, "review", class_path, "--format", "json"],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        document = json.load(process.stdout)
        _, _, used = os.wait4(process.pid, 0)
        seconds.append(time.monotonic() - start)
        memory.append(used.ru_maxrss / 1024)
    print(f"{NETTY}: {document['benchmarks']} benchmarks, {len(document['findings'])} findings in a median of "
          f"{statistics.median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f}), at most "
          f"{max(memory):.0f} MB")
    return 0 if statistics.median(seconds) < 1.5 and max(memory) < 256 else 1


def reviewed(*words):
    done = subprocess.run([STEELYARD, "review", *words, "--prove", "--format", "json"],
                          stdout=subprocess.PIPE, text=True)
    return [f for f in json.loads(done.stdout)["findings"] if "proof" in f]


def prove():
    well = True
    for expected, findings in (("PROVED", reviewed(SAMPLES, PITFALLS)),
                               ("HARMLESS", reviewed(KERNELS, "Suspects.finalField"))):
        for finding in findings:
            proof, place = finding["proof"], finding["place"]
            print(f"{finding['rule']:18} {place['className'].split('.')[-1]}.{place['method']}:"
                  f"{place['line']}  {proof['said']}  {proof['seconds']:.0f} s")
            well &= proof["outcome"] == expected and proof["seconds"] <= 60
        well &= bool(findings)
    return 0 if well else 1


words = sys.argv[1:]
if words not in (["speed"], ["prove"]):
    print(__doc__, file=sys.stderr)
    sys.exit(64)
sys.exit({"speed": speed, "prove": prove}[words[0]]())
