import type { Facts } from "../../shelf/shelf";

export default {
  id: "ubongo_classic",
  short: "classic",
  fewest_seats: 1,
  most_seats: 4,
  minutes: 25,
  place: 1,
  ground: "#2b6b52",
} satisfies Facts;
