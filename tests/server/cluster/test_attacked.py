"""One of two servers is attacked: who sits there or at the other goes on and loses nothing."""

import asyncio
from collections.abc import Collection, Mapping
from urllib.request import urlopen

import pytest
from bench.hostile.attacks import ATTACKS
from bench.hostile.target import Target
from scripts.private_servers import PrivatePostgres, PrivateRedis
from tests.server.adapters.own_schema import own_schema
from tests.server.cluster.cluster import ROOMY, cluster
from tests.server.cluster.load import Load, load_at
from tests.server.operation.prometheus_text import read

# At once, each from an address of its own, with some of the reasons for which they are turned away.
AT_ONCE = (
    (("a flood of PONGs", "unread PINGs", "messages", "guessed codes"), {"limit.rate", "table.unknown"}),
    (("half heads", "half bodies", "big bodies", "connections"), {"limit.connections", "limit.uploads"}),
)
TABLES = 2
PACE = 0.4  # seconds between two commands of a seat, as of somebody quick
PATIENCE = 180  # seconds, so that what hangs is told


@pytest.mark.no_cover
def test_seats_at_both_servers_go_on_while_one_is_attacked(postgres: PrivatePostgres, redis: PrivateRedis) -> None:
    database = own_schema(postgres)

    async def story() -> None:
        async with (
            cluster(database, redis, more=(*ROOMY, "--public-metrics")) as (attacked, other),
            load_at([attacked.address, other.address], TABLES, PACE) as load,
        ):
            await load.goes_on()
            for number, (names, reasons) in enumerate(AT_ONCE, 1):
                targets = {
                    name: Target(attacked.address, source=f"127.0.{number}.{place}")
                    for place, name in enumerate(names, 1)
                }
                await _held_off(targets, reasons, load)
            assert load.refused == 0
            assert not await _refused_at(other.address)
            await load.hold(database)

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def _held_off(targets: Mapping[str, Target], reasons: Collection[str], load: Load) -> None:
    """All seats go on until the attackers have been turned away, and once more."""
    attacks = [asyncio.ensure_future(ATTACKS[name](target)) for name, target in targets.items()]
    for target in targets.values():
        while not (target.tries and set(reasons) <= await _refused_at(target.address)):
            await load.goes_on()
    await load.goes_on()
    assert not any(attack.done() for attack in attacks)
    for attack in attacks:
        attack.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)


async def _refused_at(address: str) -> set[str]:
    """The reasons why somebody has been refused there."""
    with await asyncio.to_thread(urlopen, f"{address}/metrics", timeout=PATIENCE) as answer:
        refusals = read(answer.read().decode())["akili_refusals_total"]
    return {dict(labels)["reason"] for _, labels in refusals.samples}
