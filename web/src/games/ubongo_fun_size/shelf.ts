import { factsOf } from "../facts";

export default { ...factsOf("ubongo_fun_size"), place: 2, ground: "#b5674a" };
