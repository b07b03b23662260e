#!/bin/sh
# Installs what tests start for themselves, PostgreSQL, Redis, nginx, Caddy, Chromium and Firefox, where the system's
# packages may be installed. Tests need half the CPU time in the headless shell, which has no windows to draw. Elsewhere those tests are skipped and say so. No service is left running.
set -eu

wanted=
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || wanted="$wanted postgresql"
command -v redis-server >/dev/null || wanted="$wanted redis-server"
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || wanted="$wanted nginx"
command -v caddy >/dev/null || wanted="$wanted caddy"
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || wanted="$wanted chromium-headless-shell"
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || wanted="$wanted firefox-esr"
if [ -z "$wanted" ]; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Not installed, and only root can do so with apt-get:$wanted. Their tests will be skipped."
    exit 0
fi

echo "Installing for the tests (once):$wanted ..."
policy=/usr/sbin/policy-rc.d # Debian asks it whether a new service may start
if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >/dev/null || true
for package in $wanted; do # one by one: a package that this system lacks must not prevent the others
    if ! apt-get install -y -qq --no-install-recommends "$package" >/dev/null; then
        echo "Cannot be installed here: $package. Its tests will be skipped."
    fi
done
