import { expect, test } from "vitest";
import { REPORT_DAY_MS } from "../port.ts";
import { decideReport, reportTimes } from "./reports.ts";

const bounds = { maxPerSite: 2, maxPerUpload: 4, most: 6, lifeSeconds: 60 };

test("stores a report with the day on which it arrived, not the time", () => {
  const times = { receivedAtMs: REPORT_DAY_MS, expiresAtMs: REPORT_DAY_MS + 60_000 };
  for (const ms of [0, 1, REPORT_DAY_MS - 1]) expect(reportTimes(bounds, REPORT_DAY_MS + ms)).toEqual(times);
});

test.each([
  ["add", { ofSite: 1, ofUpload: 3, all: 5 }],
  ["too_many", { ofSite: 2, ofUpload: 4, all: 6 }],
  ["replace_of_upload", { ofSite: 1, ofUpload: 4, all: 6 }],
  ["replace_of_all", { ofSite: 1, ofUpload: 3, all: 6 }],
] as const)("%s: %j", (decision, counts) => {
  expect(decideReport(counts, bounds)).toBe(decision);
});
