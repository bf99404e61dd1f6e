import { expect, test } from "vitest";
import { isSurveyDue } from "./upload-survey.tsx";

const device = { totalUploads: 2, totalDownloads: 0, surveyed: false };
const DUE = { locale: "en-US", device };

test("a user who reads English and has sent twice is asked for feedback", () => {
  expect(isSurveyDue(DUE)).toBe(true);
});

test.each([
  [1, 0, false],
  [2, 0, true],
  [0, 1, true],
  [0, 0, false],
])("after %i uploads and %i downloads, the survey is due: %s", (totalUploads, totalDownloads, isDue) => {
  expect(isSurveyDue({ ...DUE, device: { ...device, totalUploads, totalDownloads } })).toBe(isDue);
});

test.each([
  ["en-US", true],
  ["en-GB", true],
  ["en", true],
  ["de", false],
  ["eo", false],
])("on a page in %s, the survey is due: %s", (language, isDue) => {
  expect(isSurveyDue({ ...DUE, locale: language })).toBe(isDue);
});

test("a user is not asked twice", () => {
  expect(isSurveyDue({ ...DUE, device: { ...device, surveyed: true } })).toBe(false);
});
