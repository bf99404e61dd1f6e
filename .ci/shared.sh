# What the scripts here share; each sources it from the checkout's root.
lab=../shared/kube-lab
export LAB="${LAB:-${XDG_CACHE_HOME:-$HOME/.cache}/kube-lab}"
# Go, which builds what the stack and the cluster run on, where its own installer puts it.
export PATH="$PATH:/usr/local/go/bin"

# Why a cluster can't be had on this machine. Says nothing where it can: whatever goes wrong there is a failure.
why_no_cluster() {
  if [ ! -x "$lab/cluster.sh" ]; then
    echo "$lab is not there"
  elif [ "$(id -u)" != 0 ]; then
    echo "a cluster of its own needs root"
  elif ! unshare --mount --pid --net --uts --ipc --fork true 2> /dev/null; then
    echo "this machine allows no namespaces"
  fi
}

# Builds what a cluster is made of: a quarter of an hour where it has never been built, a moment where it has.
# Another apt-get may be at work meanwhile, which this one gives five minutes.
build_lab() { # LOG
  local try
  printf 'DPkg::Lock::Timeout "300";\n' > "$1.apt"
  for ((try = 0; try < 60; try++)); do
    APT_CONFIG="$1.apt" LC_ALL=C nice -n 10 "$lab/build.sh" > "$1" 2>&1 && return
    grep -qE '^E: (Could not get lock|Unable to (lock|acquire))' "$1" || return 1
    sleep "${LOCK_SECONDS:-5}"
  done
  return 1
}

# Starts a command beside this one, in a process group of its own: `job` is its number.
begin() {
  set -m
  "$@" < /dev/null &
  job=$!
  set +m
}

# Ends a job with all that it has started, and waits for that: asks first, and after some seconds no more.
end_job() { # JOB SECONDS
  local until=$((SECONDS + $2))
  kill -TERM -- "-$1" 2> /dev/null
  while kill -0 -- "-$1" 2> /dev/null; do
    if [ "$SECONDS" -ge "$until" ]; then
      kill -KILL -- "-$1" 2> /dev/null
      return
    fi
    sleep 0.2
  done
}

# Ends each job that this script has started, also one that was started a moment ago: only bash itself knows it for sure.
end_jobs() { # SECONDS
  local one
  for one in $(jobs -p); do end_job "$one" "$1"; done
}

# Whether an image of this size, as buildah says it, has so many megabytes at most.
fits() { # SIZE MEGABYTES
  case "$1" in
    *" B" | *" KB") ;;
    *" MB") [ "${1%%[. ]*}" -le "$2" ] ;;
    *) return 1 ;;
  esac
}
