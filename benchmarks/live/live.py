#!/usr/bin/env python3
"""How often is a live comparison right on this machine, quiet and busy, and what does it cost?

Four kernels (arithmetic, allocation, map look-ups, the RPC wrapper), each against itself and against
itself with 5 and 10 % more work, on a quiet machine and with two busy processes beside.

blocks   20 couples of each, 24 comparisons and two more: their journals are kept in blocks/, and decisions are drawn
         from them by `steelyard replay`, couples staying together.
alarms   live A/A comparisons, decided as a user's would be: alarms.csv, and their journals in alarms/.
plain    plain JMH, one arm after the other, with Netty's settings (2 forks x (10 + 10) x 1 s), the same
         kernel again and again: plain.csv. Different means: the 99.9 % intervals do not overlap.

Usage: live.py blocks [comparisons] | alarms [times] | plain [arms]
                    measures what is not there yet: about 150, 45 and 45 minutes in all, or so many of
                    the 24 comparisons now; leave the machine alone
       live.py      prints what was measured
What is there is not measured again: remove it first.
"""

import collections
import contextlib
import csv
import gzip
import itertools
import json
import math
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
HOME = HERE.parents[1]
STEELYARD = str(HOME / "steelyard")
JARS = {"kernels": HOME / "benchmarks/kernels/target/kernels-benchmarks.jar",
        "rpc": HOME / "suites/rpc/target/rpc-benchmarks.jar"}
# Name: jar, benchmark, parameters, the one that carries the work, and its values for 0, +5 and +10 %.
# The wrapper itself costs about as much as 200 tokens, so 110 tokens are 5 % of both together.
KERNELS = {
    "consumeCPU": ("kernels", "Kernels.consumeCpu", [], "units", (100, 105, 110)),
    "allocation": ("kernels", "Kernels.allocate", [], "units", (100, 105, 110)),
    "look-ups": ("kernels", "Kernels.lookUp", ["-p", "entries=2003"], "units", (1000, 1050, 1100)),
    "RPC wrapper": ("rpc", "RpcUtilsBenchmark.testCallAndReturn", ["-p", "variant=before"], "mDelay",
                    (2000, 2110, 2220)),
}
# Beside them, once: a map that the caches of one core do not hold, and one whose size is a multiple of the
# baseline's look-ups but not of the candidate's, so that processors learn the one better than the other.
BESIDE = {
    "2000 entries": ("kernels", "Kernels.lookUp", ["-p", "entries=2000"], "units", (100, 105, 110)),
    "2 MB map": ("kernels", "Kernels.lookUp", ["-p", "entries=20000"], "units", (100, 105, 110)),
}
EFFECTS = (0, 5, 10)
CONDITIONS = ("quiet", "busy")
COUPLES = 20
DRAWS = 2000


@contextlib.contextmanager
def condition(name):
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"])
            for _ in range(2 if name == "busy" else 0)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def compare(kernel, effect, folder, *more):
    """Its verdict; 10 and 11 are answers, too."""
    jar, benchmark, given, param, values = (KERNELS | BESIDE)[kernel]
    regex = rf"\.{benchmark.replace('.', '[.]')}$"
    base, changed = values[0], values[EFFECTS.index(effect)]
    arms = ([str(JARS[jar])] * 2 + [regex, "-p", f"{param}={base}"] if effect == 0
            else [str(JARS[jar]), regex, "--across", f"{param}={base},{changed}"])
    done = subprocess.run([STEELYARD, "compare", *arms, *given, "--threshold", "5%", "-q",
                           "--out", str(folder), *more], stdout=subprocess.DEVNULL)
    if done.returncode not in (0, 10):
        sys.exit(f"compare {arms} ended with {done.returncode}")
    (verdict,) = json.loads((folder / "run.json").read_text())["verdicts"]
    return verdict


def keep(folder, path):
    """Packs a journal; where it was made is nobody's concern, so its paths become relative."""
    path.parent.mkdir(exist_ok=True)
    text = (folder / "journal.jsonl").read_text()
    for base in (folder.parent, HOME):
        text = text.replace(f"{base}/", "")
    with gzip.open(path, "wt") as kept:
        kept.write(text)


def cells():
    """All comparisons and where their journals are kept, those that matter most first: it may be cut short."""
    all_of_them = list(itertools.product((5, 0, 10), KERNELS, CONDITIONS))
    for effect, kernel, name in all_of_them + [(5, beside, "quiet") for beside in BESIDE]:
        yield name, kernel, effect, HERE / "blocks" / f"{name} {kernel} {effect}.jsonl.gz"


def measure_blocks(at_most):
    for name, kernel, effect, kept in cells():
        if not kept.exists() and at_most > 0:
            at_most -= 1
            with tempfile.TemporaryDirectory() as temp, condition(name):
                folder = pathlib.Path(temp) / "run"
                compare(kernel, effect, folder, "--couples", str(COUPLES))
                keep(folder, kept)


def measure_alarms(times):
    for time, name, kernel in itertools.product(range(times), CONDITIONS, KERNELS):
        kept = HERE / "alarms" / f"{name} {kernel} {time}.jsonl.gz"
        if not kept.exists():
            with tempfile.TemporaryDirectory() as temp, condition(name):
                folder = pathlib.Path(temp) / "run"
                verdict = compare(kernel, 0, folder)
                keep(folder, kept)
            append("alarms.csv", [name, kernel, time, verdict["verdict"], *effect_of(verdict),
                                  verdict["seconds"]])


def effect_of(verdict):
    """The effect and its interval, in percent."""
    return [100 * verdict["time"][of] for of in ("change", "low", "high")]


def measure_plain(arms):
    there = collections.Counter((row[0], row[1]) for row in rows("plain.csv"))
    for name, kernel in itertools.product(reversed(CONDITIONS), KERNELS):
        jar, benchmark, given, param, values = KERNELS[kernel]
        with tempfile.TemporaryDirectory() as temp, condition(name):
            result = pathlib.Path(temp) / "jmh.json"
            for arm in range(there[(name, kernel)], arms):
                subprocess.run(
                    ["java", "-jar", str(JARS[jar]), rf"\.{benchmark.replace('.', '[.]')}$", *given,
                     "-p", f"{param}={values[0]}", "-f", "2", "-wi", "10", "-w", "1s", "-i", "10",
                     "-r", "1s", "-rf", "json", "-rff", str(result)],
                    check=True, stdout=subprocess.DEVNULL)
                (record,) = json.loads(result.read_text())
                append("plain.csv", [name, kernel, arm, record["primaryMetric"]["score"],
                                     record["primaryMetric"]["scoreError"]])


def append(file, row):
    with open(HERE / file, "a", newline="") as out:
        csv.writer(out).writerow(row)


def rows(file):
    path = HERE / file
    if not path.exists():
        return []
    with open(path, newline="") as read:
        return list(csv.reader(read))


def unpack(kept, folder):
    with gzip.open(kept, "rb") as journal, open(folder / "journal.jsonl", "wb") as out:
        shutil.copyfileobj(journal, out)


def decided(kept):
    """The effect that a journal shows, as it is decided today, with its interval."""
    with tempfile.TemporaryDirectory() as temp:
        unpack(kept, pathlib.Path(temp))
        done = subprocess.run([STEELYARD, "merge", temp, "-q", "--out", f"{temp}/merged"],
                              stdout=subprocess.DEVNULL)
        if done.returncode not in (0, 10):
            sys.exit(f"merge of {kept} ended with {done.returncode}")
        (verdict,) = json.loads(pathlib.Path(temp, "merged", "run.json").read_text())["verdicts"]
        return effect_of(verdict)


def drawn(kept):
    """Outcomes and machine-seconds that `replay` draws from a journal as it is."""
    with tempfile.TemporaryDirectory() as temp:
        folder = pathlib.Path(temp)
        unpack(kept, folder)
        subprocess.run([STEELYARD, "replay", temp, "--design", "standard", "--effect", "0", "-q",
                        "--repetitions", str(DRAWS), "--draws", str(folder / "draws.csv")],
                       check=True, stdout=subprocess.DEVNULL)
        with open(folder / "draws.csv", newline="") as read:
            return [(row["outcome"], float(row["seconds"])) for row in csv.DictReader(read)]


def share(outcomes, wanted):
    return 100 * sum(outcome in wanted for outcome in outcomes) / len(outcomes)


def show_blocks():
    print(f"{2 * COUPLES} blocks of each; {DRAWS} decisions drawn from each by replay, threshold 5 %")
    print(f"{'':6} {'kernel':12} {'effect':>6} {'measured, with its 95 % interval':>34} "
          f"{'false':>7} {'found':>7} {'w.same':>7} {'undec.':>7} {'median s':>9}")
    pooled = collections.defaultdict(list)
    a_a = collections.defaultdict(list)
    for name, kernel, effect, kept in cells():
        if not kept.exists():
            continue
        effects = decided(kept)
        draws = drawn(kept)
        if kernel in KERNELS:
            pooled[(name, effect)] += draws
            if effect == 0:
                a_a[name].append([math.log1p(x / 100) for x in effects])
        show_row(name, kernel, effect, "{:+.2f} % [{:+.2f}, {:+.2f}]".format(*effects), draws)
    for (name, effect), draws in pooled.items():
        show_row(name, "all", effect, "", draws)
    for name, of in a_a.items():
        errors = [(high - low) / 4 for _, low, high in of]
        weights = [1 / e ** 2 for e in errors]
        mean = sum(w * r[0] for w, r in zip(weights, of)) / sum(weights)
        half = 2 / math.sqrt(sum(weights))
        print(f"A/A by role, {name}: candidate over baseline {100 * math.expm1(mean):+.2f} % "
              f"+- {100 * half:.2f} % (all kernels, weighted by their precision)")


def show_row(name, kernel, effect, measured, draws):
    outcomes = [outcome for outcome, _ in draws]
    there = effect != 0
    false = share(outcomes, {"faster"} if there else {"slower", "faster"})
    found = f"{share(outcomes, {'slower'}):6.1f}%" if there else f"{'-':>7}"
    same = f"{share(outcomes, {'same'}):6.1f}%" if there else f"{'-':>7}"
    print(f"{name:6} {kernel:12} {f'+{effect} %' if there else '0':>6} {measured:>34} "
          f"{false:6.1f}% {found} {same} {share(outcomes, {'undecided'}):6.1f}% "
          f"{statistics.median(seconds for _, seconds in draws):9.1f}")


def show_alarms():
    for name in CONDITIONS:
        of = [row for row in rows("alarms.csv") if row[0] == name]
        if of:
            count = collections.Counter(row[3] for row in of)
            wrong = count["slower"] + count["faster"]
            print(f"live A/A, {name}: {len(of)} comparisons, {wrong} false alarms, "
                  f"{count['same']} same, {count['undecided']} undecided; "
                  f"median {statistics.median(float(row[-1]) for row in of):.1f} machine-seconds")


def show_plain():
    for name in CONDITIONS:
        arms = collections.defaultdict(list)
        for condition_of, kernel, _, score, error in rows("plain.csv"):
            if condition_of == name:
                arms[kernel].append((float(score), float(error)))
        # Neighbours, one after the other; and the same with 5 % more put into the second.
        pairs = [pair for of in arms.values() for pair in zip(of, of[1:])]
        if pairs:
            apart = [abs(a - b) > ea + eb for (a, ea), (b, eb) in pairs]
            found = [1.05 * b - 1.05 * eb > a + ea for (a, ea), (b, eb) in pairs]
            print(f"plain JMH, Netty's settings, {name}: {len(pairs)} A/A comparisons, "
                  f"{sum(apart)} false alarms ({100 * sum(apart) / len(pairs):.0f} %); +5 % found in "
                  f"{sum(found)}; 80 machine-seconds and four starts each")


if __name__ == "__main__":
    words = sys.argv[1:] or ["print"]
    number = int(words[1]) if len(words) > 1 else None
    if words[0] != "print":
        subprocess.run([STEELYARD, "--version"], check=True, stdout=subprocess.DEVNULL)
    {"blocks": lambda: measure_blocks(number or 26),
     "alarms": lambda: measure_alarms(number or 8),
     "plain": lambda: measure_plain(number or 7),
     "print": lambda: (show_blocks(), show_alarms(), show_plain())}[words[0]]()
