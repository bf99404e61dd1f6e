import { expect, test } from "vitest";
import { createSignIns, SIGN_IN_SECONDS } from "./sign-ins.ts";

const ADA = { operator: "ada", token: "token" };

test("a sign-in is found until it has been ended, or an hour has passed", () => {
  let nowMs = 0;
  const signIns = createSignIns({ now: () => nowMs });
  const [one, other] = [signIns.begin(ADA), signIns.begin(ADA)];
  expect(one).not.toBe(other);
  expect(signIns.find(one)).toMatchObject(ADA);
  expect(signIns.find("x")).toBeNull();
  signIns.end(other);
  expect(signIns.find(other)).toBeNull();
  nowMs = SIGN_IN_SECONDS * 1_000;
  expect(signIns.find(one)).toBeNull();
});

test("there are at most 100 sign-ins, and the oldest is dropped first", () => {
  const signIns = createSignIns({ now: () => 0 });
  const ids = Array.from({ length: 101 }, () => signIns.begin(ADA));
  expect(ids.filter((id) => signIns.find(id) === null)).toEqual(ids.slice(0, 1));
});
