#!/bin/sh
# Installs the servers that tests start for themselves, PostgreSQL and Redis, where the system's packages may be
# installed. Elsewhere those tests are skipped and say so. No service is left running.
set -eu

if ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && command -v redis-server >/dev/null; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "PostgreSQL and Redis are not installed, and only root can do so with apt-get: their tests will be skipped."
    exit 0
fi

echo "Installing PostgreSQL and Redis for the tests (once) ..."
policy=/usr/sbin/policy-rc.d # Debian asks it whether a new service may start
if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
if ! { apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql redis-server; } >/dev/null; then
    echo "PostgreSQL and Redis cannot be installed here: their tests will be skipped."
fi
