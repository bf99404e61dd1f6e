import { expect, test } from "vitest";
import { fakeFinishedUpload } from "../../../testing/fake-uploads.ts";
import { acceptsFiles, reduceUpload, type UploadAction, type UploadState, uploadStep } from "./upload-state.ts";

const upload = fakeFinishedUpload();
const progressed = {
  type: "progressed",
  progress: { phase: "uploading", sentBytes: 5, receivedBytes: 4, storedBytes: 0, totalBytes: 10, isQuiet: false },
  atMs: 7,
} satisfies UploadAction;
const finished = { type: "finished", id: upload.id, password: null } satisfies UploadAction;

function after(...actions: UploadAction[]): UploadState {
  return actions.reduce<UploadState>(reduceUpload, { kind: "idle" });
}

test("progress counts the bytes received by the server", () => {
  expect(after({ type: "started" }, progressed)).toMatchObject({
    kind: "uploading",
    progress: { receivedBytes: 4 },
    samples: [{ atMs: 7, bytes: 4 }],
  });
});

test("speed is not measured while an upload is paused", () => {
  const pause = (isPaused: boolean): UploadAction => ({ type: "paused", isPaused });
  expect(after({ type: "started" }, progressed, pause(true), progressed)).toMatchObject({
    kind: "uploading",
    progress: { receivedBytes: 4 },
    samples: [],
    isPaused: true,
  });
  expect(after({ type: "started" }, pause(true), pause(false), progressed)).toMatchObject({
    samples: [{ atMs: 7, bytes: 4 }],
    isPaused: false,
  });
  expect(after(pause(true))).toEqual({ kind: "idle" });
});

test("late progress changes nothing", () => {
  expect(after({ type: "started" }, { type: "stopped" }, progressed)).toEqual({ kind: "idle" });
  expect(after({ type: "started" }, finished, progressed)).toMatchObject({ kind: "finished" });
});

test("no link is shown if the password cannot be set, whatever the user tries next", () => {
  const refused: UploadAction[] = [{ type: "started" }, { type: "stored", id: upload.id }, { type: "passwordRefused" }];
  expect(after(...refused)).toMatchObject({ kind: "unprotected", busy: false });
  expect(after(...refused, { type: "discarding" })).toMatchObject({ kind: "unprotected", busy: true });
  expect(after(...refused, { type: "discarding" }, { type: "discardFailed" })).toMatchObject({
    kind: "unprotected",
    busy: false,
    deleteFailed: true,
  });
});

test("files are accepted before and after an upload, but not during one", () => {
  expect(acceptsFiles(after())).toBe(true);
  expect(acceptsFiles(after({ type: "started" }))).toBe(false);
  expect(acceptsFiles(after({ type: "started" }, { type: "stored", id: upload.id }))).toBe(false);
  expect(acceptsFiles(after({ type: "started" }, finished))).toBe(true);
});

test("a finished upload keeps the password for its sender, and whether its link worked during the upload", () => {
  const live: UploadAction = { ...progressed, progress: { ...progressed.progress, liveLink: upload.shareLink } };
  const ending: UploadAction = { ...finished, password: "correct horse" };
  expect(after({ type: "started" }, progressed, ending)).toMatchObject({ isLive: false, password: "correct horse" });
  expect(after({ type: "started" }, live, ending)).toMatchObject({ isLive: true });
});

test("a finished upload's link is offered in a dialog only once", () => {
  const offered: UploadAction[] = [{ type: "started" }, finished, { type: "dialogOpened" }];
  expect(after(...offered)).toEqual({ kind: "finished", id: upload.id, dialog: "open", isLive: false, password: null });
  const closed = after(...offered, { type: "dialogClosed" }, { type: "dialogOpened" });
  expect(closed).toEqual({ kind: "finished", id: upload.id, dialog: "closed", isLive: false, password: null });
});

test("no dialog opens if the user has started a new upload", () => {
  expect(after({ type: "started" }, finished, { type: "stopped" }, { type: "dialogOpened" })).toEqual({ kind: "idle" });
});

test("the bytes received by the server decide the phase: importing, encrypting, uploading or finalising [R4.1]", () => {
  const progress = {
    phase: "uploading",
    sentBytes: 10,
    receivedBytes: 4,
    storedBytes: 0,
    totalBytes: 10,
    isQuiet: false,
  } as const;
  const nothingSent = { ...progress, sentBytes: 0, receivedBytes: 0 };
  expect([
    uploadStep(null),
    uploadStep({ ...nothingSent, phase: "connecting" }),
    uploadStep(nothingSent),
    uploadStep({ ...progress, phase: "finalising" }),
    uploadStep({ ...progress, receivedBytes: 10 }),
  ]).toEqual(["importing", "importing", "encrypting", "uploading", "finalising"]);
});
