import { expect, test } from "vitest";
import { limitCalls } from "./limit-calls.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

const REFUSED = { code: "rate_limited", retryAfterSeconds: expect.any(Number) };

test("limits each caller's calls per minute, and indicates when to retry", async () => {
  const count = limitCalls("calls", 2);
  for (const caller of ["a", "a", "b"]) await count(caller);
  await expect(count("a")).rejects.toMatchObject(REFUSED);
  await count("b");
});

test("counts several calls as a group, and rejects the whole group if it would exceed the limit", async () => {
  const count = limitCalls("calls", 5);
  await count("a", 5);
  await expect(count("a")).rejects.toMatchObject(REFUSED);
  await expect(count("b", 6)).rejects.toMatchObject(REFUSED);
});

test("allows a site four times as many calls as a network, and does not count a network's rejected calls", async () => {
  const count = limitCalls("calls", 2);
  for (const network of ["site/1", "site/2", "site/3"]) await count(network, 2);
  for (let n = 0; n < 10; n++) await expect(count("site/1")).rejects.toMatchObject(REFUSED);
  await count("site/4", 2);
  await expect(count("site/5")).rejects.toMatchObject(REFUSED);
  await count("another/1", 2);
});

test("does not count calls behind an unknown proxy", async () => {
  const count = limitCalls("calls", 1);
  for (let n = 0; n < 3; n++) await count(UNKNOWN_NETWORK);
});

test("treats 0 as no limit", async () => {
  const count = limitCalls("calls", 0);
  for (let n = 0; n < 3; n++) await count("a");
});
