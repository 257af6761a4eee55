"""axe looks at a page for what shuts people out."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")
RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations']});
    return found.violations.map(v => [v.impact, v.id, v.nodes.map(n => n.html.slice(0, 160)).slice(0, 3)]);
}"""


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """The serious ones: what is broken, and where. Injected past the page's policy, as an extension would be."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT)
    return [(rule, places) for impact, rule, places in page.evaluate(RUN) if impact in GRAVE]
