# A match of Clever Cubed, wherever it is seen: at a table, alone, at its end, once more.
clever-cubed-table = Table { $code } · { $rounds } rounds
clever-cubed-alone = Alone · { $rounds } rounds
