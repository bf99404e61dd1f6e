import { expect, test } from "vitest";
import { fakeFinishedUpload } from "../../testing/fake-uploads.ts";
import { acceptsFiles, reduceUpload, type UploadEvent, type UploadState } from "./upload-state.ts";

const upload = fakeFinishedUpload();
const progressed: UploadEvent = {
  type: "progressed",
  progress: { phase: "uploading", sentBytes: 5, receivedBytes: 4, storedBytes: 0, totalBytes: 10 },
  atMs: 7,
};
const finished: UploadEvent = { type: "finished", upload, hasPassword: false, expiresAtMs: 9 };

function after(...events: UploadEvent[]): UploadState {
  return events.reduce<UploadState>(reduceUpload, { kind: "idle" });
}

test("progress is shown while uploading, as the server has received it", () => {
  expect(after({ type: "started" }, progressed)).toMatchObject({
    kind: "uploading",
    progress: { receivedBytes: 4 },
    samples: [{ atMs: 7, bytes: 4 }],
  });
});

test("progress that comes late changes nothing", () => {
  expect(after({ type: "started" }, { type: "stopped" }, progressed)).toEqual({ kind: "idle" });
  expect(after({ type: "started" }, finished, progressed)).toMatchObject({ kind: "finished" });
});

test("a refused password shows no link, whatever is tried next", () => {
  const refused: UploadEvent[] = [{ type: "started" }, { type: "stored", upload }, { type: "passwordRefused" }];
  expect(after(...refused)).toMatchObject({ kind: "unprotected", busy: false });
  expect(after(...refused, { type: "discarding" })).toMatchObject({ kind: "unprotected", busy: true });
  expect(after(...refused, { type: "discarding" }, { type: "discardFailed" })).toMatchObject({
    kind: "unprotected",
    busy: false,
    deleteFailed: true,
  });
});

test("files are accepted before and after an upload, not during", () => {
  expect(acceptsFiles(after())).toBe(true);
  expect(acceptsFiles(after({ type: "started" }))).toBe(false);
  expect(acceptsFiles(after({ type: "started" }, { type: "stored", upload }))).toBe(false);
  expect(acceptsFiles(after({ type: "started" }, finished))).toBe(true);
});
