# Egy Clever Cubed-játszma, akárhol látszik: asztalnál, egyedül, a végén, visszajátszva.
clever-cubed-table = { $code } asztal · { $rounds } forduló
clever-cubed-alone = Egyedül · { $rounds } forduló
