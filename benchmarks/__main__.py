"""Run every benchmark and print its ratios."""

from benchmarks import battle, engine, qwixx, qwixx_engine, server, start, store, wasm
from benchmarks.timing import describe_machine

print(describe_machine())
start.measure()
battle.measure()
engine.measure()
qwixx.measure()
qwixx_engine.measure()
wasm.measure()
store.measure()
server.measure()
