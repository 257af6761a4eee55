import { factsOf } from "../facts";

export default { ...factsOf("ubongo_shimo"), place: 3, ground: "#3e6788" };
