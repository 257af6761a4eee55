# Pasek nad każdą stroną partii.
match-table = Stół { $code } · { $side }
match-round = Runda { $round } z { $rounds }
match-menu = Menu partii
