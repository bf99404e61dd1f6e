import { expect, test } from "vitest";
import { emailOrNull } from "./email-or-null.ts";

test.each(["ada@example.org", " ada@example.org ", "a@b"])("%j is a valid address", (text) => {
  expect(emailOrNull(text)).toBe(text.trim());
});

test.each(["", "ada", "@example.org", "ada@", "@", "ada@example@org", "@@"])("%j is not a valid address", (text) => {
  expect(emailOrNull(text)).toBeNull();
});
