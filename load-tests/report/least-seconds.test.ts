import { expect, test } from "vitest";
import { createPlan } from "../plan.ts";
import { parseSettings } from "../settings.ts";
import { leastSeconds } from "./least-seconds.ts";

test.each([
  ["a mixed day, until its last seconds", { PROFILE: "average" }, 174, 180],
  [
    "a journey that is rare, until its last arrival but one",
    { PROFILE: "today", JOURNEYS: "live", DURATION: "25s" },
    0,
    24,
  ],
])("a complete run lasts for %s", (_, settings, atLeast, atMost) => {
  const seconds = leastSeconds(createPlan(parseSettings(settings)));
  expect(seconds).toBeGreaterThanOrEqual(atLeast);
  expect(seconds).toBeLessThanOrEqual(atMost);
});
