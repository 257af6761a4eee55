import type { Facts } from "akili/shelf/shelf";

export default {
  id: "pebbles",
  short: "pebbles",
  fewest_seats: 2,
  most_seats: 2,
  minutes: 1,
  place: 6,
  ground: "#6b7280",
  without: ["solo", "learn", "records"],
} satisfies Facts;
