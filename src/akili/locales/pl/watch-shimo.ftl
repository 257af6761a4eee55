# Co mówią w terminalu „akili watch” i „akili replay” o Ubongo Shimo.

watch-shimo-level = { $name }, poziom { $level }
watch-shimo-gem = { $colour ->
    [yellow] żółty klejnot (1)
    [green] zielony klejnot (2)
   *[blue] niebieski klejnot (3)
}
watch-shimo-play-off = dogrywka { $number }
watch-shimo-play-off-begins = Zaczyna się dogrywka { $number }.
watch-shimo-play-off-result = Dogrywka { $number }: { $results }
watch-shimo-nobody = nikt
