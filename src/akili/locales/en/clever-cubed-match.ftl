# A match of Clever Cubed, wherever it is seen: at a table, alone, at its end, once more.
clever-cubed-match-table = Table { $code } · { $rounds } rounds
clever-cubed-match-alone = Solo · { $rounds } rounds
