import { expect, test } from "vitest";
import { codeIn } from "../src/home/invitation";

test.each([
  ["k7fmw2ab", "K7FMW2AB"],
  ["  k7fm w2ab ", "K7FMW2AB"],
  ["K7FM-W2AB", "K7FMW2AB"],
  ["https://akili.example/t/k7fmw2ab", "K7FMW2AB"],
  ["Come and play: http://192.168.1.7:8000/t/K7FMW2AB?from=qr now", "K7FMW2AB"],
  ["", ""],
  [" - ", ""],
])("the code in %j is %j", (written, code) => {
  expect(codeIn(written)).toBe(code);
});
