# Amit az „akili watch” és az „akili replay” az Ubongo Shimóról mond a terminálban.

watch-shimo-level = { $name }, { $level }. szint
watch-shimo-gem = { $colour ->
    [yellow] sárga drágakő (1)
    [green] zöld drágakő (2)
   *[blue] kék drágakő (3)
}
watch-shimo-play-off = { $number }. rájátszás
watch-shimo-play-off-begins = { $number }. rájátszás: indul!
watch-shimo-play-off-result = { $number }. rájátszás: { $results }
watch-shimo-nobody = senki
