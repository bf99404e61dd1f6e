import { expect, test } from "vitest";
import { type DownloadEvent, type DownloadState, type Preview, reduceDownload } from "./download-state.ts";

const preview: Preview = {
  metadata: { name: "a", size: 10, type: "", manifest: { files: [] } },
  ttlMs: 1,
  finalDownload: false,
  needsMemory: false,
};

function after(...events: DownloadEvent[]): DownloadState {
  return events.reduce<DownloadState>(reduceDownload, { kind: "initialized" });
}

function progressed(receivedBytes: number): DownloadEvent {
  return { type: "progressed", progress: { receivedBytes, totalBytes: 10 }, atMs: 5 };
}

const downloading: DownloadEvent[] = [{ type: "opened", preview }, { type: "download" }];

test("a download begins only when it is ready", () => {
  expect(after({ type: "download" })).toEqual({ kind: "initialized" });
  expect(after(...downloading)).toMatchObject({ kind: "downloading", progress: null });
});

test("when all bytes are here it is decrypting until the file is saved", () => {
  expect(after(...downloading, progressed(9))).toMatchObject({ kind: "downloading" });
  expect(after(...downloading, progressed(10))).toMatchObject({ kind: "decrypting" });
  expect(after(...downloading, progressed(10), { type: "saved" })).toMatchObject({ kind: "complete" });
});

test("progress and results that come after a cancel change nothing", () => {
  expect(after(...downloading, { type: "getMetadata" }, progressed(9))).toEqual({ kind: "initialized" });
  expect(after(...downloading, { type: "getMetadata" }, { type: "saved" })).toEqual({ kind: "initialized" });
});

test("what vanished leads to /404, what broke to /error with its code", () => {
  expect(after(...downloading, { type: "vanished" })).toEqual({ kind: "left", to: "/404" });
  expect(after(...downloading, { type: "broke", code: "busy" })).toEqual({ kind: "left", to: "/error", code: "busy" });
});
