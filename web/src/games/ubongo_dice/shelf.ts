import type { Facts } from "../../shelf/shelf";

export default {
  id: "ubongo_dice",
  short: "dice",
  fewest_seats: 1,
  most_seats: 4,
  minutes: 20,
  place: 4,
  ground: "#d6a548",
} satisfies Facts;
