# Pasek nad każdą stroną partii.
match-round = Runda { $round } z { $rounds }
match-menu = Menu
