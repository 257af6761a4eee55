# The bar above every page of a match.
match-round = Round { $round } of { $rounds }
match-menu = Menu
