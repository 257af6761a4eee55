"""Figures as Prometheus reads them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.operation.prometheus_text import read

from akili import __version__
from akili.server.operation.bus import BusState
from akili.server.operation.disk import Disk
from akili.server.operation.figures import Histogram, by, distribution, single, text_of
from akili.server.operation.metrics import Metrics


@given(st.lists(st.floats(0, 10)))
def test_a_bucket_has_all_that_were_at_most_its_bound(values: list[float]) -> None:
    histogram = Histogram((0.5, 1, 5))
    for value in values:
        histogram.observe(value)
    family = read(text_of([distribution("x_seconds", "Words.", histogram)]))["x_seconds"]
    for bound in (0.5, 1, 5):
        assert family.samples["_bucket", (("le", f"{bound:g}"),)] == sum(value <= bound for value in values)
    assert family.samples["_count", ()] == len(values)
    assert family.samples["_sum", ()] == pytest.approx(sum(values))


def test_a_label_with_quotes_backslashes_and_lines_is_escaped() -> None:
    text = text_of([by("reason", "x_total", "counter", "Words.", Counter({'a"b\\c\nd': 2}))])
    assert text.splitlines()[2] == 'x_total{reason="a\\"b\\\\c\\nd"} 2'


@pytest.mark.parametrize(
    "broken",
    [
        "x_total 1\n",
        "# HELP x_total Words.\n# TYPE x_total counter\nx_total{a=b} 1\n",
        "# HELP x_total Words.\n# TYPE x_total gauge\nx_total 1\n",
        "# HELP x Words.\n# TYPE x gauge\nx 1\n",
        "# HELP x_bytes Words.\n# TYPE x_bytes gauge\nx_bytes 1\nx_bytes 1\n",
        '# HELP x_seconds W.\n# TYPE x_seconds histogram\nx_seconds_bucket{le="+Inf"} 1\nx_seconds_count 2\n',
    ],
)
def test_the_reader_refuses_what_is_wrong(broken: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        read(broken)


def test_everything_that_a_server_counts_is_well_formed() -> None:
    bus = BusState(is_used=True, is_up=True, lag_seconds=0.25)
    metrics = Metrics(bus, Disk(None, 0))
    metrics.accepted("ubongo_dice", 0.003)
    metrics.accepted("ubongo_dice", 7.0)
    metrics.refused("limit.rate")
    metrics.look_at(lambda: iter([single("akili_tables", "gauge", "Tables.", 3)]))
    families = read(metrics.text())
    assert families["akili_commands_total"].samples == {("", (("game", "ubongo_dice"),)): 2}
    assert families["akili_refusals_total"].samples == {("", (("reason", "limit.rate"),)): 1}
    assert families["akili_command_seconds"].samples["_bucket", (("le", "5"),)] == 1
    assert families["akili_bus_lag_seconds"].samples["", ()] == 0.25
    assert families["akili_tables"].samples["", ()] == 3
    ((_, build),) = families["akili_build_info"].samples
    assert dict(build)["version"] == __version__
    assert families["process_resident_memory_bytes"].samples["", ()] > 1_000_000
