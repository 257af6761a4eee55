"""Pages that are partly written and partly made: what is made stands between two comments."""

from collections.abc import Mapping


def with_parts(page: str, parts: Mapping[str, str]) -> str:
    """The page with its made parts, by name, as they are now."""
    for name, text in parts.items():
        begin, end = f"<!-- made: {name} -->\n", f"<!-- end: {name} -->"
        before, found, rest = page.partition(begin)
        if not found or end not in rest:
            raise ValueError(f"The page has no room for '{name}'.")
        page = f"{before}{begin}\n{text}\n\n{end}{rest.partition(end)[2]}"
    return page
