#!/usr/bin/env python3
"""Does the gate by itself change what JMH measures?

Plain JMH against plain JMH with the gate as a profiler (it reports to this script, which throws its
reports away): no engine, no host of ours, so what differs is what the gate does inside the fork. Forks
of the two follow each other in an order drawn by lot. Use it before and after a change to the gate, and
with several builds of the agent, to see which of them costs what.

Usage: gate.py [pairs] [agent.jar ...]     12 pairs unless told, of each of three cases of the buffer
                                           suite that were sensitive to it; 4 s a fork; leave the machine
                                           alone. Default: the agent of this checkout.
"""

import json
import math
import pathlib
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import threading

from distortion import FLAGS, HOME, values

CASES = [("pooledHeapAllocAndFree", 4096), ("pooledDirectAllocAndFree", 65536),
         ("unpooledDirectAllocAndFree", 4096)]
JAR = HOME / "suites/buffer/target/buffer-benchmarks.jar"


def engine():
    """A port that takes what gates say."""
    server = socket.create_server(("127.0.0.1", 0))

    def drain(connection):
        while connection.recv(65536):
            pass

    def accept():
        while True:
            connection, _ = server.accept()
            threading.Thread(target=drain, args=(connection,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    return server.getsockname()[1]


def fork(agent, port, method, size):
    """Log time per operation by the median of the iterations."""
    with tempfile.TemporaryDirectory() as temp:
        result = pathlib.Path(temp) / "jmh.json"
        gate = ["-prof", f"org.steelyard.agent.Gate:{port}:token"] if agent else []
        subprocess.run(
            ["java", "-cp", f"{JAR}:{agent}" if agent else str(JAR), "org.openjdk.jmh.Main",
             rf"\.ByteBufAllocatorBenchmark\.{method}$", "-p", f"size={size}", "-f", "1", *FLAGS, *gate,
             "-rf", "json", "-rff", str(result)], check=True, stdout=subprocess.DEVNULL)
        return values(json.loads(result.read_text())[0])[0]


def main():
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    agents = sys.argv[2:] or [str(next((HOME / "cli/target/lib").glob("steelyard-agent*.jar")))]
    port = engine()
    draw = random.Random(1)
    found = {}
    for _ in range(pairs):
        for case in CASES:
            value = {agent: fork(agent, port, *case) for agent in draw.sample([None, *agents], len(agents) + 1)}
            for agent in agents:
                found.setdefault((case, agent), []).append(value[agent] - value[None])
    for (case, agent), sample in found.items():
        error = statistics.stdev(sample) / math.sqrt(pairs)
        print(f"{100 * statistics.mean(sample):+.2f} % +- {100 * error:.2f} % (standard error, {pairs} pairs)  "
              f"{case[0]} size={case[1]}  {pathlib.Path(agent).name}")


if __name__ == "__main__":
    main()
