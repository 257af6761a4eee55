import { factsOf } from "../facts";

export default { ...factsOf("clever_cubed"), place: 5, ground: "#67518c" };
