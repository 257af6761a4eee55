"""A strict reader of Prometheus' text format: what it doesn't know it refuses."""

import re
from typing import NamedTuple

NAME = re.compile(r"[a-z][a-z0-9_]*")
SAMPLE = re.compile(r'([a-z][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)+)\})? (\S+)')
LABEL = re.compile(r'([a-z_]+)="((?:[^"\\\n]|\\["\\n])*)"')
UNITS = ("_seconds", "_bytes", "_total", "_info")
UNITLESS = {"akili_sockets", "akili_tables", "akili_matches", "akili_ready", "akili_bus_up", "akili_disk_low"}
UNITLESS |= {"process_open_fds", "process_max_fds"}  # Prometheus' own name

Labels = tuple[tuple[str, str], ...]


class Read(NamedTuple):
    kind: str
    samples: dict[tuple[str, Labels], float]


def read(text: str) -> dict[str, Read]:
    """The families by name; raises AssertionError where anything isn't as it should be."""
    assert text.endswith("\n")
    families: dict[str, Read] = {}
    name, has_help = "", False
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name, words = line.removeprefix("# HELP ").split(" ", 1)
            assert NAME.fullmatch(name), name
            assert words
            assert name not in families, f"{name} twice"
            has_help = True
        elif line.startswith("# TYPE "):
            typed, kind = line.removeprefix("# TYPE ").split(" ")
            assert has_help
            assert typed == name
            assert kind in ("counter", "gauge", "histogram")
            families[name] = Read(kind, {})
            has_help = False
        else:
            _sample(line, name, families[name])
    for name, family in families.items():
        _check(name, family)
    return families


def _sample(line: str, name: str, family: Read) -> None:
    found = SAMPLE.fullmatch(line)
    assert found is not None, line
    suffix = found[1].removeprefix(name)
    assert found[1].startswith(name)
    assert suffix in (("_bucket", "_sum", "_count") if family.kind == "histogram" else ("",))
    labels = tuple(LABEL.findall(found[2] or ""))
    assert (suffix, labels) not in family.samples, line
    family.samples[suffix, labels] = float(found[3])


def _check(name: str, family: Read) -> None:
    assert name.endswith(UNITS) or name in UNITLESS, f"{name} has no unit"
    assert name.endswith("_total") == (family.kind == "counter"), name
    if family.kind == "counter":
        assert all(value >= 0 for value in family.samples.values())
    if family.kind == "histogram":
        buckets = [
            (dict(labels)["le"], value) for (suffix, labels), value in family.samples.items() if suffix == "_bucket"
        ]
        bounds = [float(bound) for bound, _ in buckets]
        counts = [count for _, count in buckets]
        assert bounds == sorted(set(bounds))
        assert buckets[-1][0] == "+Inf"
        assert counts == sorted(counts)
        assert counts[-1] == family.samples["_count", ()]
        assert ("_sum", ()) in family.samples
