# Partia Clever Cubed, gdziekolwiek się ją ogląda: przy stole, w pojedynkę, na końcu, jeszcze raz.
clever-cubed-table = Stół { $code } · { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
clever-cubed-alone = W pojedynkę · { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
