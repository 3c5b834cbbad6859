#!/bin/sh
# Starts the Chromium in CHROMIUM_PROGRAM. Root's Chromium raises the priority of its own threads and starves the
# server that it tests; without CAP_SYS_NICE it cannot.
without_nice="setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice"
if $without_nice true 2>/dev/null; then exec $without_nice "$CHROMIUM_PROGRAM" "$@"; fi
exec "$CHROMIUM_PROGRAM" "$@"
