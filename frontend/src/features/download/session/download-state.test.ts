import { expect, test } from "vitest";
import { countBytes, type DownloadAction, type DownloadState, isRunning, type Preview } from "./download-state.ts";
import { reduceDownload } from "./reduce-download.ts";

const preview: Preview = {
  metadata: { name: "a", size: 10, type: "", manifest: { files: [] } },
  ttlMs: 1,
  finalDownload: false,
  needsMemory: false,
  counted: false,
};

function after(...actions: DownloadAction[]): DownloadState {
  return actions.reduce<DownloadState>(reduceDownload, { kind: "initialized" });
}

function progressed(receivedBytes: number): DownloadAction {
  return { type: "progressed", progress: { receivedBytes, totalBytes: 10 }, atMs: 5 };
}

const downloading: DownloadAction[] = [
  { type: "opened", preview },
  { type: "download", chosen: null },
];

test("a download starts only when ready [R4.11]", () => {
  expect(after({ type: "download", chosen: null })).toEqual({ kind: "initialized" });
  expect(after(...downloading)).toMatchObject({ kind: "downloading", progress: null });
});

test("once all bytes have arrived, the state is `decrypting` until the file is saved [R3.42b]", () => {
  expect(after(...downloading, progressed(9))).toMatchObject({ kind: "downloading" });
  expect(after(...downloading, progressed(10))).toMatchObject({ kind: "decrypting" });
  expect(after(...downloading, progressed(10), { type: "saved" })).toMatchObject({ kind: "complete" });
});

test("progress and results after a cancellation change nothing", () => {
  expect(after(...downloading, { type: "reset" }, progressed(9))).toEqual({ kind: "initialized" });
  expect(after(...downloading, { type: "reset" }, { type: "saved" })).toEqual({ kind: "initialized" });
});

test("a download that cannot start is ready again, with a note giving the reason", () => {
  expect(after(...downloading, { type: "taken" })).toMatchObject({ kind: "ready", note: "taken" });
  expect(after(...downloading, { type: "memoryNeeded" })).toMatchObject({
    kind: "ready",
    preview: { needsMemory: true },
    note: "none",
  });
});

test("received bytes are counted in every running state", () => {
  const bytesAfter = (...actions: DownloadAction[]) => {
    const state = after(...downloading, ...actions);
    return isRunning(state) ? countBytes(state) : null;
  };
  expect(bytesAfter()).toEqual({ doneBytes: 0, totalBytes: 0 });
  expect(bytesAfter(progressed(9))).toEqual({ doneBytes: 9, totalBytes: 10 });
  expect(bytesAfter(progressed(10))).toEqual({ doneBytes: 10, totalBytes: 10 });
  expect(bytesAfter(progressed(10), { type: "saved" })).toBeNull();
});

test("a removed upload or a wrong key leads to /404, a failure to /error with its code", () => {
  expect(after(...downloading, { type: "notFound", reason: "vanished" })).toEqual({
    kind: "left",
    to: "/404",
    reason: "vanished",
  });
  expect(after({ type: "notFound", reason: "wrongKey" })).toEqual({ kind: "left", to: "/404", reason: "wrongKey" });
  expect(after(...downloading, { type: "broke", code: "busy" })).toEqual({ kind: "left", to: "/error", code: "busy" });
});
