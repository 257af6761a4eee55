# A sáv a játszma minden oldala fölött.
match-table = Asztal: { $code } · { $side }
match-round = { $round }/{ $rounds }. forduló
match-menu = Menü
