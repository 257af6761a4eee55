"""No address is shown with its password, however badly that is written."""

import asyncio
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from akili.server.adapters.addresses import channel_of, wake_ups_at
from akili.server.adapters.postgres_layout import prepare
from akili.server.adapters.refused import StoreRefused
from akili.server.adapters.shown import without_password

# Words that no host, no user and no sentence of ours has, with all that can be between them.
PASSWORDS = st.lists(
    st.sampled_from(["Zyx", "Qwv", "/", "#", "?", "@", ":", "[", "]", "://", "%", "&", "?a=", " "]), min_size=1
)
PARTS = re.compile("Zyx|Qwv")


@given(PASSWORDS.map("".join), st.sampled_from(["akili", ""]))
@example("Zyx/Qwv", "akili")
@example("Zyx?Qwv", "akili")
@example("Zyx#Qwv@Zyx", "")
def test_whatever_a_password_is_made_of_nothing_of_it_is_shown(password: str, user: str) -> None:
    for rest in ("db.example.org:5432/akili", "db/akili?sslmode=require", "[::1]/0"):
        schemes = ("postgresql://", "redis://", "")
        for scheme in (
            schemes[:2] if password.startswith("//") else schemes
        ):  # ada://Zyx@db has a scheme and no password
            shown = without_password(f"{scheme}{user}:{password}@{rest}")
            assert not PARTS.search(shown), shown
            assert shown.startswith(f"{scheme}{user}")


@pytest.mark.parametrize("password", ["Zyx", "Zyx@Qwv", "Zyx?Qwv=@"])
def test_nor_of_one_behind_the_question_mark(password: str) -> None:
    assert not PARTS.search(without_password(f"postgresql://db/akili?user=ada&password={password}"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://akili:pa%2Fss@db:5432/akili?sslmode=require", "postgresql://akili@db:5432/akili"),
        ("postgresql://akili:pa/ss@db/akili", "postgresql://akili@db/akili"),
        ("postgresql://127.0.0.1:1/akili", "postgresql://127.0.0.1:1/akili"),
        ("postgresql://a:1,b:2/akili?target_session_attrs=read-write", "postgresql://a:1,b:2/akili"),
        ("redis://:pa#ss@bus/0", "redis://bus/0"),
        ("redis://bus", "redis://bus"),
        ("akili.db", "akili.db"),
    ],
)
def test_all_else_is_shown(address: str, shown: str) -> None:
    assert without_password(address) == shown


@pytest.mark.parametrize("password", ["Zyx/Qwv", "Zyx?Qwv", "Zyx#Qwv", "Zyx[Qwv", "12/Qwv"])
def test_a_password_that_is_not_escaped_is_refused_with_a_hint_and_without_itself(password: str) -> None:
    with pytest.raises(StoreRefused, match="written %2F") as refused:
        asyncio.run(prepare(f"postgresql://akili:{password}@127.0.0.1:1/akili"))
    assert not PARTS.search(str(refused.value))
    assert "Can't use postgresql://akili@" in str(refused.value)


@pytest.mark.parametrize("password", ["Zyx/Qwv", "Zyx?Qwv", "Zyx#Qwv", "Zyx[Qwv"])
def test_so_is_one_of_the_bus(password: str) -> None:
    bus = f"redis://:{password}@127.0.0.1:1/0"
    assert not PARTS.search(channel_of(bus, f"postgresql://akili:{password}@db/akili"))
    with pytest.raises(StoreRefused, match="written %2F") as refused:
        wake_ups_at(bus, None)
    assert not PARTS.search(str(refused.value))


def test_what_is_no_address_of_a_bus_is_told_without_its_password_too() -> None:
    with pytest.raises(StoreRefused) as refused:
        wake_ups_at("akili:Zyx@bus", None)
    assert "Zyx" not in str(refused.value)
