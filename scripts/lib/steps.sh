# Runs the functions step_<name> of scripts/test, counts and times them; source it after common.sh.

STEP_ROWS=()
TOTAL_PASSED=0
TOTAL_FAILED=0

# count_tests LOG STATUS: sets PASSED and FAILED from the summaries of doctest and node --test in the log. A step without
# a summary counts as one test; a step that failed counts at least one failure.
count_tests() {
  local log=$1 status=$2
  read -r PASSED FAILED < <(sed 's/\x1b\[[0-9;]*m//g' "$log" | awk '
    /^\[doctest\] test cases:/ { split($0, part, "|"); passed += part[2] + 0; failed += part[3] + 0; seen = 1 }
    /^(#|ℹ) pass [0-9]+$/ { passed += $3; seen = 1 }
    /^(#|ℹ) (fail|cancelled) [0-9]+$/ { failed += $3; seen = 1 }
    END { if (!seen) print "none", 0; else print passed + 0, failed + 0 }')
  [[ $PASSED == none ]] && PASSED=$((status == 0))
  ((status != 0 && FAILED == 0)) && FAILED=1
  return 0
}

# run_doctest PROGRAM [arguments…]: its tests in several parts, as many at a time as there are processors; shuffled, always
# the same way, since those of a file take similarly long. Prints what each part said, one after the other, and one summary,
# since doctest counts the tests of the other parts in each.
run_doctest() {
  set -- "$@" --order-by=rand --rand-seed=1
  local total parts folder failed status=0
  total=$("$@" --count | grep -oE '[0-9]+$' | tail -1)
  parts=$((total < 40 ? 1 : 16 * $(nproc)))
  folder=$(mktemp -d)
  seq -w 1 "$parts" | xargs -P "$(nproc)" -I '{}' bash -c '
    total=$1 parts=$2 folder=$3 name=$4
    part=$((10#$name))
    shift 4
    "$@" --first=$((total * (part - 1) / parts + 1)) --last=$((total * part / parts)) >"$folder/$name" 2>&1
  ' part "$total" "$parts" "$folder" '{}' "$@" || status=1
  grep -hv '^\[doctest\] test cases:' "$folder"/*
  failed=$(awk -F '|' '/^\[doctest\] test cases:/ { sum += $3 } END { print sum + 0 }' "$folder"/*)
  rm -rf "$folder"
  echo "[doctest] test cases: $total | $((total - failed)) passed | $failed failed |"
  return $status
}

# Seconds for a file of browser tests: more than twice what the longest takes. One that hangs would hold up all others for ever.
readonly LONGEST_FILE=1200

# run_node_tests JOBS FILES… [options…]: each file in a process of its own, JOBS at a time; what each said comes in one piece.
run_node_tests() {
  local jobs=$1
  shift
  local files=()
  while (($#)) && [[ $1 != -* ]]; do
    files+=("$1")
    shift
  done
  printf '%s\0' "${files[@]}" | xargs -0 -P "$jobs" -I '{}' bash -c '
    file=$1
    limit=$2
    shift 2
    output=$(timeout --kill-after=10 "$limit" node --test "$@" "$file" 2>&1)
    status=$?
    printf "== %s\n%s\n" "$file" "$output"
    exit $status
  ' file '{}' "$LONGEST_FILE" "$@"
}

# cpu_seconds LOG: sets CPU to what all commands so far have used of the processors; LOG is for a moment's use. Browsers that
# are ended from outside are not in it.
cpu_seconds() {
  times >"$1"
  CPU=$(tr 'ms' '  ' <"$1" | awk 'NR == 2 { printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }')
}

# what_failed LOG: the tests of a log that failed, each with what it says, and the end of the log.
what_failed() {
  grep -E -A 24 '^ *not ok |ERROR:|^FAILED: ' "$1" | head -n 150 || true
  echo "the end of $1:"
  tail -n 20 "$1"
}

# run_step NAME [arguments…]
run_step() {
  local name=$1
  shift
  local log=build/logs/$name.log begin=$SECONDS status=0 cpu_before
  cpu_seconds "$log"
  cpu_before=$CPU
  printf '== %s … ' "$name" >&2
  # A subshell of its own, so that set -e works inside it.
  set +e
  (set -e; "step_$name" "$@") >"$log" 2>&1
  status=$?
  set -e
  count_tests "$log" $status
  local seconds=$((SECONDS - begin)) result=ok
  cpu_seconds build/logs/times
  if ((status != 0 || FAILED != 0)); then
    result=FAILED
    echo "FAILED after $seconds s" >&2
    what_failed "$log" >&2
  else
    echo "$PASSED passed, $seconds s" >&2
  fi
  STEP_ROWS+=("$(printf '%-14s %8d %8d %8d %8d   %s' "$name" "$PASSED" "$FAILED" "$seconds" $((CPU - cpu_before)) "$result")")
  TOTAL_PASSED=$((TOTAL_PASSED + PASSED))
  TOTAL_FAILED=$((TOTAL_FAILED + FAILED))
}

# The last words of scripts/test; the exit status says whether all is well.
print_table() {
  printf '\n%-14s %8s %8s %8s %8s\n' step passed failed seconds cpu
  printf '%s\n' "${STEP_ROWS[@]}"
  printf '%-14s %17s %8d\n\n' 'in all' '' "$SECONDS"
  echo "$TOTAL_PASSED passed, $TOTAL_FAILED failed"
  ((TOTAL_FAILED == 0))
}
