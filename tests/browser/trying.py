"""A match moves on while a test looks at it: what is waited for may be over, what is to be done may no longer be due.

So whoever acts at a live table tries shortly and looks again, and nobody waits long for a button that may have gone.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, TimeoutError

PATIENCE = 90  # seconds, so that what hangs is told; machines are shared
SHORTLY = 1500  # ms for one attempt at something that may be gone already
SETTLING = 3  # seconds in which what was done may show, so that nothing is done twice that only takes long
LOOK = 30  # ms between two looks; frames arrive here meanwhile

IsSo = Callable[[], bool]
NOTHING_MORE = "it never came"


def wait_until(page: Page, is_so: IsSo, told: Callable[[], object] = lambda: NOTHING_MORE) -> None:
    """Look again and again; ``told`` is what is said if it never comes."""
    assert _comes(page, is_so, PATIENCE), told()


def keep_trying(page: Page, act: Callable[[], object], until: IsSo) -> None:
    """Until it is done or no longer due, both of which ``until`` has to know; ``act`` may be done more than once."""
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "it is still due and can't be done"
        if _try_shortly(page, act):
            _comes(page, until, SETTLING)
        else:
            page.wait_for_timeout(LOOK)


def _try_shortly(page: Page, act: Callable[[], object]) -> bool:
    page.set_default_timeout(SHORTLY)
    try:
        act()
    except TimeoutError:
        return False
    finally:
        page.set_default_timeout(PATIENCE * 1000)
    return True


def _comes(page: Page, is_so: IsSo, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        page.wait_for_timeout(LOOK)
    return True
