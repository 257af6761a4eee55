# Partia Clever Cubed, gdziekolwiek się ją ogląda: przy stole, w pojedynkę, na końcu, jeszcze raz.
clever-cubed-match-table = Stół { $code } · { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
clever-cubed-match-alone = Solo · { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
