#!/bin/sh
# What the tests want of the machine besides Python: Chromium with fonts for four languages, PostgreSQL, strace, and
# what judges the files in deploy/: nginx with openssl, systemd-analyze, docker compose (its client alone).
# Installed where that is possible; elsewhere the tests that need them say so and are skipped, or fail under CI.
set -eu

wanted=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
  || wanted="chromium fonts-noto-cjk"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || wanted="$wanted postgresql"
for program in nginx:nginx-light openssl:openssl strace:strace systemd-analyze:systemd; do
  PATH="$PATH:/usr/sbin" command -v "${program%%:*}" >/dev/null || wanted="$wanted ${program#*:}"
done
docker compose version >/dev/null 2>&1 || command -v docker-compose >/dev/null || wanted="$wanted docker-compose"
[ -n "$wanted" ] || exit 0

if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo "Missing, and not ours to install here:$wanted. The tests that need them will say so." >&2
  exit 0
fi
echo "Installing for the tests: $wanted"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086  # a list of packages
apt-get install -y -qq --no-install-recommends $wanted >/dev/null
