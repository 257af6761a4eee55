# A sáv a játszma minden oldala fölött.
match-round = { $round }/{ $rounds }. forduló
match-menu = Menü
