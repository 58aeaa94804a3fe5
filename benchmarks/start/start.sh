#!/usr/bin/env bash
# How long a person waits: `--version`, and the list of 320 benchmarks whose jars are downloaded.
# Usage: benchmarks/start/start.sh     Prints wall times of ten calls each, sorted, in seconds.
# Exit status 1 when the median of --version is above 0.5 s or that of list above 1 s.
set -eu
home=$(dirname -- "$(readlink -f -- "$0")")/../..
target=io.netty:netty-microbench:4.2.16.Final
TIMEFORMAT=%R

times() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    { time "$@" >/dev/null; } 2>&1
  done | sort -n
}

report() { # name limit times
  median=$(printf '%s\n' "$3" | sed -n 5p)
  printf '%-10s median %s s (%s)\n' "$1" "$median" "$(printf '%s' "$3" | tr '\n' ' ')"
  awk -v m="$median" -v l="$2" 'BEGIN { exit !(m <= l) }' || slow=1
}

slow=0
"$home/steelyard" list "$target" >/dev/null # builds, downloads
report --version 0.5 "$(times "$home/steelyard" --version)"
report list 1.0 "$(times "$home/steelyard" list "$target")"
exit $slow
