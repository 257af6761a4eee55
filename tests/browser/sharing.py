"""What a page passes on to others, where the device has no way of its own for that."""

from __future__ import annotations

from playwright.sync_api import Page

TO_A_CLIPBOARD_OF_OURS = """() => {
    navigator.share = undefined;
    navigator.clipboard.writeText = async (text) => { window.told = text; };
}"""


def passed_on(page: Page) -> str:
    """The text, after a press on the button that passes on."""
    page.evaluate(TO_A_CLIPBOARD_OF_OURS)
    page.get_by_role("button", name="Share").click()
    return str(page.wait_for_function("() => window.told").json_value())
