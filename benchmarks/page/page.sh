#!/usr/bin/env bash
# How long a person waits for a page of 3,755 cases: seven times from its address to a page that
# answers, in real headless Chromium, and what searching, sorting and opening a case take.
# Usage: benchmarks/page/page.sh     Leave the machine alone meanwhile.
# Exit status 1 when the median is above 3 s.
set -eu
home=$(dirname -- "$(readlink -f -- "$0")")/../..
command -v chromium >/dev/null || { echo "needs chromium: apt-get install chromium" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$home"
mvn -B -q test -pl report -am -Dtest=LargePageTest -Dsurefire.failIfNoSpecifiedTests=false \
  -DargLine="-Dlargepage=$work/figures.txt" >"$work/build.log" 2>&1 || { tail -n 20 "$work/build.log" >&2; exit 1; }
date -u '+%F %R UTC'
sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1
printf '%s processors, load %s\n' "$(nproc)" "$(cut -d' ' -f1-3 /proc/loadavg)"
chromium --version 2>/dev/null
cat "$work/figures.txt"
sed -n 's/.*page that answers: median \([0-9]*\) ms.*/\1/p' "$work/figures.txt" | awk '{ exit !($1 <= 3000) }'
