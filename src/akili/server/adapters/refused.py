"""Why a store or a bus can't be used at all."""


class StoreRefused(ValueError):  # noqa: N818 - a verdict
    """What is at this address can't be used, and a sentence why."""
