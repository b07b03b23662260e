"""Run every benchmark and print its ratios."""

from benchmarks import battle, engine, qwixx, server, store
from benchmarks.measuring import describe_machine

print(describe_machine())
battle.measure()
engine.measure()
qwixx.measure()
store.measure()
server.measure()
