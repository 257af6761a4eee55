# What "akili watch" and "akili replay" say of Ubongo Shimo in a terminal.

watch-shimo-level = { $name }, level { $level }
watch-shimo-gem = { $colour ->
    [yellow] yellow gem (1)
    [green] green gem (2)
   *[blue] blue gem (3)
}
watch-shimo-play-off = play-off { $number }
watch-shimo-play-off-begins = Play-off { $number } begins.
watch-shimo-play-off-result = Play-off { $number }: { $results }
watch-shimo-nobody = nobody
