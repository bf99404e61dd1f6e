import { expect, test } from "vitest";
import { shownChanges } from "./direct-uploads.ts";
import type { UploadProgress } from "./transfer.ts";

const nothing: UploadProgress = {
  phase: "uploading",
  sentBytes: 0,
  receivedBytes: 0,
  storedBytes: 0,
  totalBytes: 10,
  isQuiet: false,
};

test("reports that differ only in the number of sent bytes are omitted", () => {
  const seen: UploadProgress[] = [];
  const report = shownChanges((progress) => seen.push(progress));
  const reports: UploadProgress[] = [
    nothing,
    { ...nothing, sentBytes: 2 },
    { ...nothing, sentBytes: 5 },
    { ...nothing, sentBytes: 5, receivedBytes: 2 },
    { ...nothing, sentBytes: 7, receivedBytes: 2 },
    { ...nothing, sentBytes: 7, receivedBytes: 2, isQuiet: true },
    { ...nothing, sentBytes: 7, receivedBytes: 2, isQuiet: true, liveLink: "https://send.example" },
    { ...nothing, sentBytes: 9, receivedBytes: 2, isQuiet: true, liveLink: "https://send.example" },
  ];
  reports.forEach(report);
  expect(seen).toEqual([0, 3, 5, 6].map((at) => reports[at]));
});
