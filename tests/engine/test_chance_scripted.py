import pytest

from akili.engine.chance import ScriptedChance


def test_a_script_is_followed() -> None:
    chance = ScriptedChance([1, 0, 2])
    assert [chance.below(2), chance.pick("ab"), chance.weighted([1, 1, 1])] == [1, "a", 2]


@pytest.mark.parametrize("draws", [[], [6], [-1]])
def test_a_script_that_does_not_fit_is_told(draws: list[int]) -> None:
    with pytest.raises(ValueError, match="script"):
        ScriptedChance(draws).below(6)
