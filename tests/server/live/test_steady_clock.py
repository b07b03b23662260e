"""The server's time: never set back with the machine's clock, and in the end they agree again."""

from duellum.server.live.steady_clock import SteadyClock

MS = 1_000_000


class Machine:
    """A machine whose clock the test sets."""

    def __init__(self) -> None:
        self.wall = self.monotonic = 1_000_000 * MS

    def run(self, clock: SteadyClock, ticks: int) -> None:
        for _ in range(ticks):
            self.wall += 250 * MS
            self.monotonic += 250 * MS
            clock.tick()


def new_clock() -> tuple[Machine, SteadyClock]:
    machine = Machine()
    return machine, SteadyClock(lambda: machine.wall, lambda: machine.monotonic)


def test_a_clock_set_back_runs_on_slower_until_it_agrees_with_the_machine() -> None:
    machine, clock = new_clock()
    machine.run(clock, 4)
    before = clock.now()
    machine.wall -= 3_600_000 * MS
    clock.tick()
    assert clock.now() == before
    machine.run(clock, 40)
    assert clock.now() - before == 9_000
    machine.run(clock, 36_000_00 // 25)
    assert clock.now() == machine.wall // MS


def test_a_clock_set_forward_is_passed_on_and_first_makes_up_for_one_set_back() -> None:
    machine, clock = new_clock()
    before = clock.now()
    machine.wall += 60_000 * MS
    clock.tick()
    assert clock.now() == before + 60_000
    machine.wall -= 60_000 * MS
    clock.tick()
    machine.wall += 60_000 * MS
    clock.tick()
    assert clock.now() == before + 60_000
