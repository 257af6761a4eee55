# What is agreed on before a match of Clever Cubed.
clever-cubed-lobby-pink = Half a die in pink
clever-cubed-lobby-rounding = { $rounding ->
    [up] Rounded up
   *[down] Rounded down
}
clever-cubed-lobby-blue = A blue ?
clever-cubed-lobby-blue-bonus = { $bonus ->
    [free] Any fitting number
   *[white] 1 to 6 plus white
}
clever-cubed-lobby-sevens = A 7 beside a 7 in blue
clever-cubed-lobby-sevens-text = Off: two 7s are never neighbours, not even beside the printed one.
clever-cubed-lobby-clock = Time for a turn
clever-cubed-lobby-clock-text = For everybody’s part of a turn. When it is over, the turn goes on without that player.
clever-cubed-lobby-no-clock = None
clever-cubed-lobby-hints = Hints
clever-cubed-lobby-hints-text = Players may ask for the best moves.
