// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

export const GAMES = [
  { id: "ubongo_fun_size", short: "fun-size", fewest_seats: 1, most_seats: 4, minutes: 15, by_turns: false },
  { id: "ubongo_shimo", short: "shimo", fewest_seats: 1, most_seats: 4, minutes: 20, by_turns: false },
  { id: "ubongo_classic", short: "classic", fewest_seats: 1, most_seats: 4, minutes: 25, by_turns: false },
  { id: "ubongo_dice", short: "dice", fewest_seats: 1, most_seats: 4, minutes: 20, by_turns: false },
  { id: "clever_cubed", short: "clever-cubed", fewest_seats: 1, most_seats: 4, minutes: 30, by_turns: true },
] as const;
