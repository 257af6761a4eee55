# Egy Clever Cubed-játszma, akárhol látszik: asztalnál, egyedül, a végén, visszajátszva.
clever-cubed-match-table = { $code } asztal · { $rounds } forduló
clever-cubed-match-alone = Egyedül · { $rounds } forduló
