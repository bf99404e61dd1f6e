import { expect, test } from "vitest";
import { cleanVariables } from "./clean-variables.ts";

test.each([
  ["secret\n", "secret"],
  ["secret\r\n", "secret"],
  ["secret\r", "secret"],
  ["secret\n\n\r\n", "secret"],
  ["\uFEFFsecret\n", "secret"],
  ["\n", ""],
  ["", ""],
  [" secret ", " secret "],
  ["one\ntwo\r\nthree\n", "one\ntwo\r\nthree"],
  ["a\uFEFFb", "a\uFEFFb"],
])("the value %j is read as %j", (value, cleaned) => {
  expect(cleanVariables({ REDIS_PASSWORD: value })).toEqual({ REDIS_PASSWORD: cleaned });
});

test("a byte order mark is not part of a name, and unset variables stay unset", () => {
  expect(cleanVariables({ "\uFEFFPORT": "1", HOST: undefined })).toEqual({ PORT: "1", HOST: undefined });
});
