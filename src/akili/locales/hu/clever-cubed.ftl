# Clever Cubed: a színek és a bónuszok neve.

## Azoknak, akik nem tudják megkülönböztetni a színeket

clever-cubed-letter = { $colour ->
    [yellow] S
    [turquoise] T
    [blue] K
    [brown] B
   *[pink] R
}

## Kockák és bónuszok

clever-cubed-colour = { $colour ->
    [yellow] sárga
    [turquoise] türkiz
    [blue] kék
    [brown] barna
    [pink] rózsaszín
   *[white] fehér
}
clever-cubed-die = { $colour } { $face }
clever-cubed-platter = Ezüsttálca
clever-cubed-fields = Kockamezők
clever-cubed-bonus = { $bonus ->
    [R] újradobás
    [J] dzsókerszám
    [extra] extra kocka
    [F] róka
    [ask-y] sárga ?
    [ask-t] türkiz ?
    [ask-b] kék ?
    [ask-n] barna ?
    [ask-p] rózsaszín ?
   *[ask-k] bármilyen színű ?
}

## Választás

clever-cubed-sum = { $number }, összesen { $sum }
clever-cubed-fits-nowhere = sehová nem illik
clever-cubed-to-come = még hátravan
