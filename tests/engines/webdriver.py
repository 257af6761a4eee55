"""As much of W3C WebDriver as one visitor needs."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import httpx
from tests.engines.visitor import Motion

PATIENCE = 60  # seconds for one answer: some pictures never come
KEYS = {
    "Shift": "\ue008",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
MOTIONS = {"down": "pointerDown", "up": "pointerUp"}


class WebDriverVisitor:
    """A session with a driver, and the window it opened."""

    def __init__(self, driver: str, capabilities: dict[str, Any]) -> None:
        self._driver = httpx.Client(base_url=driver, timeout=PATIENCE)
        asked = {"capabilities": {"alwaysMatch": capabilities}}
        self._session = f"/session/{self._ask('POST', '/session', asked)['sessionId']}"

    def quit(self) -> None:
        self._driver.delete(self._session)  # whatever it answers: the window goes with its page
        self._driver.close()

    def come_as(self, address: str, cookie: str) -> None:
        """A cookie can be set only where one is, so the lightest of all pages is opened first."""
        self.open(f"{address}/icon.svg")
        name, _, value = cookie.partition("=")
        self._post("cookie", {"cookie": {"name": name, "value": value, "path": "/"}})

    def open(self, url: str) -> None:
        self._post("url", {"url": url})

    def run(self, function: str, *arguments: Any) -> Any:
        return self._post("execute/sync", {"script": f"return ({function})(...arguments)", "args": arguments})

    def mouse(self, motion: Motion, x: float, y: float) -> None:
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": round(x), "y": round(y)}
        ]
        if motion in MOTIONS:
            steps.append({"type": MOTIONS[motion], "button": 0})
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def press(self, key: str) -> None:
        values = [KEYS.get(part, part) for part in key.split("+")]
        steps = [{"type": "keyDown", "value": value} for value in values]
        steps += [{"type": "keyUp", "value": value} for value in reversed(values)]
        self._act({"type": "key", "id": "keys", "actions": steps})

    def photograph(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))

    def _act(self, source: dict[str, Any]) -> None:
        self._post("actions", {"actions": [source]})

    def _post(self, what: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", f"{self._session}/{what}", body)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._driver.request(method, path, json=body)
        value = answer.json()["value"]
        assert answer.is_success, f"{method} {path}: {value}"
        return value
