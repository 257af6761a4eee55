import { factsOf } from "../facts";

export default { ...factsOf("ubongo_classic"), place: 1, ground: "#2b6b52" };
