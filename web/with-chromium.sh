#!/bin/sh
# Runs a command with CHROMIUM set to a browser: web/with-chromium.sh COMMAND...
# Debian's package is installed where that is possible; else the command is skipped, with the reason. The browser
# without windows is looked for first: it does the same in three quarters of the time.
set -eu

found() {
  for name in ${CHROMIUM:+"$CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v "$name" && return
  done
  return 1
}
skip() {
  echo "SKIPPED: $1. Install Debian's package chromium-headless-shell, or name a browser in CHROMIUM."
  exit 0
}

if ! CHROMIUM=$(found); then
  [ "$(id -u)" = 0 ] && [ "${QUAYSIDE_TEST_APT:-}" != no ] || skip "no Chromium here, and this is not root"
  command -v apt-get >/dev/null || skip "no Chromium here, and no apt-get"
  echo "quayside: installing Debian's package chromium-headless-shell"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update >/dev/null 2>&1 || true
  apt-get install -y --no-install-recommends chromium-headless-shell >/dev/null 2>&1 ||
    apt-get install -y --no-install-recommends chromium >/dev/null 2>&1 || true
  CHROMIUM=$(found) || skip "apt-get could not install chromium"
fi
export CHROMIUM
exec "$@"
