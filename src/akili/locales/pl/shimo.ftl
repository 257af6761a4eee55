# Ubongo Shimo: co je wyróżnia.

## Poziomy

shimo-level = Poziom
shimo-level-name = { $level ->
    [1] Łatwy
    [2] Średni
    [3] Trudny
   *[4] Ekspert
}
shimo-tiles = { $count ->
    [one] { $count } klocek
    [few] { $count } klocki
    [many] { $count } klocków
   *[other] { $count } klocka
}
# Co czytnik ekranu mówi o klawiszu.
shimo-level-key = Poziom { $level }, { $name }: { $tiles }
shimo-level-spoken = poziom { $level }, { $name }
shimo-level-of = Poziom: { $name }
shimo-start-level = Poziom dla wszystkich
shimo-solo-level = Poziom { $level }: po { $tiles } na kartę.

## Przed partią

shimo-lobby-title = Każdy wybiera poziom
shimo-levels = Poziomy
shimo-levels-own = Każdy swój
shimo-levels-advanced = 4 i 3 na zmianę
shimo-hourglass = Klepsydra rusza
shimo-hourglass-first = po „Ubongo!”
shimo-hourglass-start = od początku
shimo-tie = Remis na czele
shimo-tie-by-play-off = Dogrywka
shimo-tie-shared = Wspólne zwycięstwo

## Runda

shimo-alone = Solo · poziom { $level }
shimo-table = { $played ->
    [advanced] Stół { $code } · poziomy 4 i 3
    [own] Stół { $code } · każdy na swoim poziomie
   *[other] Stół { $code } · poziom { $played }
}
shimo-seen = widać { $count } z { $all }
shimo-seen-long = widać { $count } z { $all } białych pól
shimo-hint = Kto pierwszy, bierze klejnot i wszystkie nieułożone karty. Pozostali mają 60 sekund.
shimo-hint-running = Kto pierwszy, bierze klejnot i wszystkie nieułożone karty. Runda trwa, aż przesypie się piasek.
shimo-hint-play-off = Kto pierwszy ułoży, wygrywa partię. Nic innego nie można tu zdobyć.
shimo-gems = Klejnoty w rundach
shimo-now = teraz
shimo-gem-played = { $taken ->
    [yes] Runda { $round }: zdobywa { $name }.
   *[no] Runda { $round }: nikt go nie ma.
}
shimo-gem-now = Runda { $round }: gramy o niego teraz.
shimo-gem-to-come = Runda { $round }: jeszcze przed nami.

## Dogrywka

shimo-play-off = { $number ->
    [1] Dogrywka
   *[other] Dogrywka { $number }
}
shimo-play-off-notice = Dogrywka: { $names }. Kto pierwszy ułoży, wygrywa partię.
shimo-play-off-watch = Dogrywka: { $names }. Ty kibicujesz.
shimo-play-off-next = Do dogrywki
shimo-play-off-won = wygrana w dogrywce
shimo-share = Podział wygranej
shimo-share-short = proponuje podział
shimo-share-others = Propozycja podziału wygranej: { $names }. Zgoda?
shimo-share-mine = Chcesz podzielić wygraną. Czekamy na zgodę: { $names }.

## Wynik rundy

shimo-first-untold = Nie da się rozsądzić: { $names }
shimo-gain = { $gem ->
    [yellow] { $count ->
        [one] { $count } karta i żółty klejnot.
        [few] { $count } karty i żółty klejnot.
        [many] { $count } kart i żółty klejnot.
       *[other] { $count } karty i żółty klejnot.
    }
    [green] { $count ->
        [one] { $count } karta i zielony klejnot.
        [few] { $count } karty i zielony klejnot.
        [many] { $count } kart i zielony klejnot.
       *[other] { $count } karty i zielony klejnot.
    }
    [blue] { $count ->
        [one] { $count } karta i niebieski klejnot.
        [few] { $count } karty i niebieski klejnot.
        [many] { $count } kart i niebieski klejnot.
       *[other] { $count } karty i niebieski klejnot.
    }
   *[none] { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
}
shimo-card-to = kartę bierze { $name }
shimo-card-to-you = karta dla ciebie
shimo-card-to-box = karta do pudełka
shimo-gem-to-box = klejnot do pudełka
shimo-log-first = { $gem ->
    [yellow] Najszybciej: { $name }. Zdobywa żółty klejnot
    [green] Najszybciej: { $name }. Zdobywa zielony klejnot
   *[blue] Najszybciej: { $name }. Zdobywa niebieski klejnot
}{ $count ->
    [0] {""}
    [one] {" "}i { $count } kartę
    [few] {" "}i { $count } karty
    [many] {" "}i { $count } kart
   *[other] {" "}i { $count } karty
}
shimo-log-untold = Nie da się rozsądzić: { $names }. Klejnot i nieułożone karty do pudełka
shimo-log-play-off = Dogrywkę wygrywa { $name }

## Remisy

shimo-cards-lead-you = Prowadzisz: punktów jest tyle samo, ale masz więcej kart.
shimo-cards-lead-one = Prowadzi { $name }: punktów jest tyle samo, decydują karty.
shimo-level-play-off = Remis na czele: { $names }. Jeśli tak zostanie, będzie dogrywka.
shimo-level-due = Remis na czele: { $names }. Zdecyduje dogrywka.
shimo-shared = Tyle samo punktów i kart: zwycięstwo jest wspólne.
shimo-tie-cards = Tyle samo punktów: { $names }. Zdecydowały karty.
shimo-tie-play-off = Tyle samo punktów: { $names }. Zdecydowała dogrywka.
