# The bar above every page of a match.
match-table = Table { $code } · { $side }
match-round = Round { $round } of { $rounds }
match-menu = Menu
