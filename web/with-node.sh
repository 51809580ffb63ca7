#!/bin/sh
# Runs a command in web/ with a Node that package.json allows: web/with-node.sh VENV COMMAND...
# Where Node or npm is missing or too old, one is taken from PyPI into VENV (node.lock).
set -eu
venv=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")"

good() {
  command -v npm >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    const [least, atLeast] = require("./package.json").engines.node.match(/\d+/g).map(Number);
    process.exit(major > least || (major === least && minor >= atLeast) ? 0 : 1)' >/dev/null 2>&1
}

if ! good; then
  PATH="$venv/bin:$PATH"
  export PATH
  if ! good; then
    echo "quayside: no Node of version $(sed -n 's/.*"node": "\(.*\)".*/\1/p' package.json) here, taking one from PyPI" >&2
    python -m pip install --quiet --disable-pip-version-check --require-hashes -r node.lock
    good || { echo "quayside: the Node from PyPI does not run here" >&2; exit 1; }
  fi
fi
exec "$@"
