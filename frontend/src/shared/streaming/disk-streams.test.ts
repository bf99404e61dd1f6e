import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { toFailure } from "../transfer/messages.ts";
import { createDiskStreams, StreamLost, StreamUnclaimed } from "./disk-streams.ts";
import type { StreamState, ToServiceWorker } from "./stream-messages.ts";

const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
const running = (receivedBytes: number): StreamState => ({ kind: "open", progress: { receivedBytes, totalBytes: 10 } });

/** A service worker that answers with one state after the other. */
function setUp(...states: StreamState[]) {
  const asked: ToServiceWorker["kind"][] = [];
  const paths: string[] = [];
  const streams = createDiskStreams({
    worker: {
      postMessage(message, [port]) {
        const { kind } = message as ToServiceWorker;
        asked.push(kind);
        (port as MessagePort).postMessage(kind === "cancel" ? null : states.shift());
      },
    },
    navigate: (path) => void paths.push(path),
    wait: async (_ms, signal) => signal.throwIfAborted(),
  });
  const controller = new AbortController();
  const progress: number[] = [];
  const saving = () =>
    streams.save(request, {
      onProgress: ({ receivedBytes }) => void progress.push(receivedBytes),
      signal: controller.signal,
    });
  return { asked, paths, saving, progress, controller };
}

test("the browser fetches what was opened, and is asked about until it is saved", async () => {
  const { asked, paths, saving, progress } = setUp({ kind: "open", progress: null }, running(4), running(10), {
    kind: "saved",
  });
  await saving();
  expect(paths).toHaveLength(1);
  expect(paths[0]).toMatch(/^\/api\/download\/0123456789abcdef\?stream=[0-9a-f-]{36}$/);
  expect(asked).toEqual(["open", "look", "look", "look"]);
  expect(progress).toEqual([4, 10]);
});

test("what the server refuses is never handed to the browser", async () => {
  const { paths, saving } = setUp({ kind: "failed", failure: toFailure(new ProtocolError("not_found")) });
  await expect(saving()).rejects.toMatchObject({ code: "not_found" });
  expect(paths).toEqual([]);
});

test.each([
  ["a body that fails in its middle", { kind: "failed", failure: { kind: "decryption", reason: "truncated" } }, /./],
  ["a download that was called off in the browser's list", { kind: "cancelled" }, { reason: "cancelled" }],
  ["one that the browser never came for", { kind: "unclaimed" }, StreamUnclaimed],
  ["one whose service worker was ended", { kind: "lost" }, StreamLost],
] as const)("%s is not saved", async (_what, state, error) => {
  const { saving } = setUp(running(1), running(2), state);
  const rejected = expect(saving()).rejects;
  if (error instanceof RegExp || typeof error === "function") await rejected.toThrow(error);
  else await rejected.toMatchObject(error);
});

test("calling it off here ends it there", async () => {
  const { asked, saving, controller } = setUp({ kind: "open", progress: null }, running(1), running(2), running(3));
  const saved = saving();
  controller.abort();
  await expect(saved).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).toContain("cancel");
});
