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
])("reads the value %j as %j", (value, cleaned) => {
  expect(cleanVariables({ REDIS_PASSWORD: value })).toEqual({ REDIS_PASSWORD: cleaned });
});

test("removes a byte order mark from a name, and leaves unset variables unset", () => {
  expect(cleanVariables({ "\uFEFFPORT": "1", HOST: undefined })).toEqual({ PORT: "1", HOST: undefined });
});
