import type { Facts } from "../../shelf/shelf";

export default {
  id: "ubongo_shimo",
  short: "shimo",
  fewest_seats: 1,
  most_seats: 4,
  minutes: 20,
  place: 3,
  ground: "#3e6788",
} satisfies Facts;
