import { TransferError } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import type { OpenedDownload, Transfer } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { createDownloadSession } from "./download-session.ts";

const files = ["a", "b", "c"].map((name) => ({ name: `${name}.txt`, size: 2, type: "text/plain" }));
const metadata = { name: "Send-Archive.zip", size: 6, type: "send-archive", manifest: { files } };
const chosen = { indexes: [1], name: { first: "b.txt", more: 0 }, bytes: 2 };
const { signal } = new AbortController();
const piece = { index: 0, firstByte: 0, endByte: 2, signal };

async function setUp(changes: Partial<OpenedDownload> = {}, transfer: Partial<Transfer> = {}) {
  const close = vi.fn();
  const openDownload = vi.fn(async () => fakeDownload({ metadata, close, ...changes }));
  const environment = fakeEnvironment({ openDownload, ...transfer });
  const session = createDownloadSession(environment, { id: uploadId(), secretB64: SECRET });
  await session.getMetadata();
  return { environment, session, state: session.store.getState, close, openDownload };
}

test("the first content counts as a download, but an empty range does not", async () => {
  const { session, state } = await setUp();
  await session.content.readRange({ ...piece, endByte: 0 });
  expect(state()).toMatchObject({ kind: "ready", preview: { counted: false } });
  await session.content.readRange(piece);
  expect(state()).toMatchObject({ kind: "ready", preview: { counted: true } });
});

test("after some files have been saved, the others can be fetched under the same download [R4.56]", async () => {
  const { environment, session, state, close, openDownload } = await setUp();
  await session.download(chosen);
  expect(state()).toMatchObject({ kind: "ready", note: "saved", preview: { counted: true } });
  expect(environment.saved.map(({ name }) => name)).toEqual(["b.txt"]);
  await session.download(chosen);
  expect(environment.saved).toHaveLength(2);
  expect(openDownload).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test("a cancelled download stays claimed", async () => {
  const running = deferred<Blob>();
  const { session, state, close } = await setUp({ readFiles: (options) => running.promise(options.signal) });
  await session.content.readRange(piece);
  const saving = session.download(chosen);
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "downloading", chosen }));
  session.cancel();
  await saving;
  expect(state()).toMatchObject({ kind: "ready", note: "none", preview: { counted: true } });
  expect(close).not.toHaveBeenCalled();
});

test("a failed download shows the reason, and the files can still be fetched", async () => {
  const { session, state, environment } = await setUp({
    readFiles: () => Promise.reject(new TransferError("connection_lost")),
  });
  await session.content.readRange(piece);
  await session.download(chosen);
  expect(state()).toMatchObject({ kind: "ready", note: "failed", failure: "connection_lost" });
  expect(environment.reported).toHaveLength(1);
});

test("if other recipients have claimed the last download, reading a preview reports this", async () => {
  const { session, state } = await setUp({ readRange: () => Promise.reject(new ProtocolError("all_claimed")) });
  await expect(session.content.readRange(piece)).rejects.toThrow();
  expect(state()).toMatchObject({ kind: "ready", note: "taken", preview: { counted: false } });
});

test("the link is checked again when a claimed download has lapsed", async () => {
  let lapsed = false;
  const { session, state, openDownload } = await setUp({
    readRange: async () => {
      if (lapsed) throw new ProtocolError("not_found");
      return Uint8Array.of(1);
    },
  });
  await session.content.readRange(piece);
  lapsed = true;
  await expect(session.content.readRange(piece)).rejects.toThrow();
  expect(openDownload).toHaveBeenCalledTimes(2);
  expect(state()).toMatchObject({ kind: "ready", preview: { counted: false } });
});

test("after a preview has used up the download, all files can be saved, even twice, without counting again", async () => {
  const { session, state, openDownload } = await setUp();
  await session.content.readRange(piece);
  await session.download();
  expect(state()).toMatchObject({ kind: "complete", preview: { counted: true } });
  await session.downloadAgain();
  expect(state()).toMatchObject({ kind: "complete" });
  expect(openDownload).toHaveBeenCalledOnce();
});

test("a closed session reads nothing", async () => {
  const { session } = await setUp();
  session.close();
  await expect(session.content.readRange(piece)).rejects.toThrow(TransferError);
});

test.each(["a preview", "a download"])(
  "after %s fails because the Claim's bytes are used up, fetching the next file counts as another download",
  async (reader) => {
    let isUsedUp = false;
    const read = async () => {
      if (isUsedUp) throw new ProtocolError("rate_limited");
      return Uint8Array.of(1);
    };
    const { session, state, openDownload } = await setUp({
      readRange: read,
      readFiles: async () => new Blob([await read()]),
    });
    await session.content.readRange(piece);
    isUsedUp = true;
    if (reader === "a preview") await expect(session.content.readRange(piece)).rejects.toThrow();
    else await session.download(chosen);
    await vi.waitFor(() => expect(openDownload).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(state()).toMatchObject({ kind: "ready", preview: { counted: false } }));
  },
);

const ticket = { token: "claim", etag: null };

test("a preview that is closed before its first byte counts as a download if one has been claimed", async () => {
  const { session, state } = await setUp({
    readRange: (options) => deferred<Uint8Array<ArrayBuffer>>().promise(options.signal),
    ticket: async () => ticket,
  });
  const closing = new AbortController();
  const reading = session.content.readRange({ ...piece, signal: closing.signal });
  closing.abort();
  await expect(reading).rejects.toThrow();
  await vi.waitFor(() => expect(state()).toMatchObject({ preview: { counted: true } }));
});

test.each([
  ["counts if it was claimed", ticket, true, 0],
  ["does not count if it was not claimed", null, false, 1],
])("a download cancelled before its first byte arrives %s", async (_what, asked, counted, closes) => {
  const { session, state, close } = await setUp({
    readFiles: (options) => deferred<Blob>().promise(options.signal),
    ticket: async ({ take }) => (take ? null : asked),
  });
  const saving = session.download(chosen);
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "downloading" }));
  session.cancel();
  await saving;
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(closes));
  await vi.waitFor(() => expect(state()).toMatchObject({ kind: "ready", preview: { counted } }));
});
