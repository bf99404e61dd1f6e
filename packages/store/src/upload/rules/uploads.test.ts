import { expect, test } from "vitest";
import { FINISH_SECONDS } from "../port.ts";
import { finishAtMs, isVisible, removalAtMs, restorableUntilMs, tombstoneDueAtMs } from "./uploads.ts";

const live = { expiresAtMs: 1_000, takenDownUntilMs: null };

test("an Upload is visible until it expires", () => {
  expect([999, 1_000, 1_001].map((nowMs) => isVisible(live, nowMs))).toEqual([true, false, false]);
});

test("a taken-down Upload can be restored until the time at which it would have expired", () => {
  expect(restorableUntilMs(live)).toBe(1_000);
  expect(restorableUntilMs({ expiresAtMs: -5, takenDownUntilMs: 1_000 })).toBe(1_000);
});

test.each([
  ["immediately if it has no Claims", live, 0, 1_000],
  ["after its last Claim", live, 2_000, 2_000],
  ["after the time to finish, even if it is in use", live, Number.MAX_SAFE_INTEGER, finishAtMs(live)],
  ["when it can no longer be restored", { expiresAtMs: -FINISH_SECONDS * 1_000, takenDownUntilMs: 1_000 }, 0, 1_000],
])("an expired Upload is removed %s", (_when, upload, inUseUntilMs, removedAtMs) => {
  expect(removalAtMs(upload, inUseUntilMs)).toBe(removedAtMs);
});

test("keeps a used-up Upload's Blob while a spent Claim is usable, and its tombstone for a fixed lifetime", () => {
  expect(tombstoneDueAtMs({ reason: "exhausted", forgetAtMs: null }, 500)).toBe(500);
  expect(tombstoneDueAtMs({ reason: "deleted", forgetAtMs: null }, 500)).toBe(0);
  expect(tombstoneDueAtMs({ reason: "exhausted", forgetAtMs: 900 }, 500)).toBe(900);
});
