# A sáv a játszma minden oldala fölött.
match-round = Forduló: { $round }/{ $rounds }
match-menu = Menü
