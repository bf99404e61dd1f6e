import { expect, test } from "vitest";
import { canonicalPassword, cutPassword, passwordForms } from "./password-forms.ts";

const COMPOSED = "Zoé 한글 Å";
const DECOMPOSED = COMPOSED.normalize("NFD");

test("a password is set with composed letters, and without surrounding blanks or invisible characters", () => {
  expect(canonicalPassword(DECOMPOSED)).toBe(COMPOSED);
  expect(canonicalPassword(` \t\u00a0\u200b\ufeff${COMPOSED}\u2060\r\n`)).toBe(COMPOSED);
});

test("a password that consists only of blanks and invisible characters does not become empty", () => {
  expect(canonicalPassword("")).toBe("");
  for (const password of [" ", "\u200b", " \u200e\u00a0"]) {
    expect(canonicalPassword(password)).toBe(password);
    expect(passwordForms(password, 1)).toEqual([password]);
    expect(passwordForms(password, 2)).not.toContain("");
  }
});

test("keeps blanks and joiners inside a password, and does not unify letters that are only compatibility-equivalent", () => {
  for (const password of ["a  b", "a\u200db", "ﬁnd", "Ⅷ", "①"]) expect(canonicalPassword(password)).toBe(password);
});

test("an ordinary password has a single form, so entering it counts as one guess", () => {
  expect(passwordForms("correct horse", 1)).toEqual(["correct horse"]);
  expect(passwordForms("x".repeat(32), 1)).toEqual(["x".repeat(32)]);
  expect(passwordForms(COMPOSED, 2)).toEqual([COMPOSED]);
});

test("the forms include those that other clients may have set: the password as typed, and truncated", () => {
  expect(passwordForms(DECOMPOSED, 1)).toEqual([COMPOSED, DECOMPOSED]);
  expect(passwordForms(" a ", 1)).toEqual(["a", " a "]);
  expect(passwordForms("x".repeat(40), 1)).toEqual(["x".repeat(40), "x".repeat(32)]);
});

test("a strong password has fewer forms, because compatible letters become equal", () => {
  expect(passwordForms(DECOMPOSED, 2)).toEqual([COMPOSED]);
  expect(passwordForms(" ﬁnd", 2)).toEqual(["find", " find"]);
  expect(passwordForms("x".repeat(40), 2)).toEqual(["x".repeat(40)]);
});

test("an overlong password is composed before it is truncated, and no character is split", () => {
  expect(cutPassword("é".normalize("NFD").repeat(20), 32)).toBe("é".repeat(20));
  expect(cutPassword("x".repeat(32), 32)).toBe("x".repeat(32));
  expect(cutPassword("x".repeat(33), 32)).toBe("x".repeat(32));
  expect(cutPassword(`${"x".repeat(31)}🔑`, 32)).toBe("x".repeat(31));
  expect(cutPassword(`${"x".repeat(30)}🔑y`, 32)).toBe(`${"x".repeat(30)}🔑`);
});
