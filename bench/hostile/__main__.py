"""``python -m bench.hostile "half heads" ADDRESS``: one attack in a process of its own, until it is told to stop."""

import asyncio
import os
import resource
import signal
import sys

from bench.hostile.attacks import ATTACKS
from bench.hostile.target import Target

KIND = 10  # what is measured is the server, not the machine: where both cores are busy, an attacker comes last


async def main(name: str, address: str) -> None:
    """Attack; then tell how often."""
    target = Target(address)
    attack = asyncio.ensure_future(ATTACKS[name](target))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, attack.cancel)
    try:
        await attack
    except asyncio.CancelledError:
        print(target.tries, flush=True)


if __name__ == "__main__":
    os.nice(KIND)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main(*sys.argv[1:]))
