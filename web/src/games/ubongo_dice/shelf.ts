import { factsOf } from "../facts";

export default { ...factsOf("ubongo_dice"), place: 4, ground: "#d6a548" };
