"""The HTTP side against its own schema: whatever is sent, the answer is one that the schema knows."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.running import running

from akili.server.app import create_app

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(create_app().openapi_schema.to_schema())


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("api") / "akili.db") as address, httpx.Client(base_url=address) as client:
        client.post("/api/guest", json={"name": "Ada", "colour": "red"})
        yield client


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_route_keeps_to_the_schema(case: Any, web: httpx.Client) -> None:
    case.call_and_validate(base_url=str(web.base_url), cookies=dict(web.cookies), checks=CHECKS)
