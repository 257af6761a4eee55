"""Draws the PNG icons of the installed app from web/public/icon.svg, with the browser that the tests use."""

import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.prepare_tests import browser as browser_found  # noqa: E402 - the path comes first

PUBLIC = ROOT / "web/public"
LINEN = "#f7efdf"


class Icon(NamedTuple):
    """A picture: its pixels, how much of its width the mark takes, and how round the ground's corners are."""

    name: str
    size: int
    mark: float
    corner: float


ICONS = (
    Icon("icon-180.png", 180, 0.68, 0),  # Apple rounds it
    Icon("icon-192.png", 192, 0.68, 0.22),
    Icon("icon-512.png", 512, 0.68, 0.22),
    Icon("icon-maskable-512.png", 512, 0.52, 0),  # the system may cut away all but a circle of four fifths
)


def page_of(icon: Icon, mark: str) -> str:
    """The icon as a page to be photographed."""
    return f"""<style>
      body {{ margin: 0 }}
      div {{ width: {icon.size}px; height: {icon.size}px; display: grid; place-items: center;
        background: {LINEN}; border-radius: {icon.corner * icon.size}px }}
      svg {{ width: {icon.mark * icon.size}px; height: {icon.mark * icon.size}px }}
    </style><div>{mark}</div>"""


def draw(browser: Browser, icon: Icon, mark: str) -> None:
    """Photograph it."""
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(page_of(icon, mark))
    page.screenshot(path=PUBLIC / icon.name, omit_background=True)
    page.close()


def main() -> None:
    """Draw them all."""
    mark = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_found(), args=["--no-sandbox"])
        for icon in ICONS:
            draw(browser, icon, mark)
        browser.close()


if __name__ == "__main__":
    main()
