import { createDeferred, TransferError } from "@envoi/client";
import { ARCHIVE_TYPE } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createPausing } from "../../../shared/saving/pausing.ts";
import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";
import { fakeDownload, NO_HAND_OVER } from "../../../testing/fake-environment.ts";
import { linkSession } from "../../../testing/link-session.ts";
import { createOneByOne } from "./one-by-one.ts";

const files = ["a.jpg", "b.html", "c.txt"].map((name) => ({ name, size: 10, type: "text/html" }));
const metadata = { name: "Send-Archive.zip", size: 30, type: ARCHIVE_TYPE, manifest: { files } };
// Only the folder's name is used here.
const folder = { name: "Holiday" } as FileSystemDirectoryHandle;

async function setUp(changes: Partial<OpenedDownload> = {}, share: (files: File[]) => Promise<void> = async () => {}) {
  const linked = linkSession({ openDownload: async () => fakeDownload({ metadata, ...changes }) }, share);
  await linked.session.getMetadata();
  return linked;
}

/** Writes files, but fails once, at the file with this index. */
function writing(failsAt: number | null = null, error: Error = new TransferError("connection_lost")) {
  let hasFailed = false;
  const written: number[] = [];
  const writeFile: OpenedDownload["writeFile"] = async ({ index, onProgress }) => {
    onProgress?.({ receivedBytes: 5, totalBytes: 10 });
    if (index === failsAt && !hasFailed) {
      hasFailed = true;
      throw error;
    }
    written.push(index);
  };
  return { written, writeFile };
}

test("saves all files in a folder one after another, counted as one download [R4.64]", async () => {
  const { written, writeFile } = writing();
  const { session, state } = await setUp({ writeFile });
  await session.oneByOne.saveInFolder(null, folder);
  expect(written).toEqual([0, 1, 2]);
  expect(state()).toMatchObject({ kind: "complete", folder: "Holiday", preview: { counted: true } });
  expect(session.oneByOne.unfinished()).toBeNull();
});

test("continues in the same folder with a file that failed [R4.64b]", async () => {
  const { written, writeFile } = writing(1);
  const { session, state } = await setUp({ writeFile });
  await session.oneByOne.saveInFolder(null, folder);
  expect(state()).toMatchObject({ kind: "ready", note: "failed", failure: "connection_lost" });
  expect(session.oneByOne.unfinished()).toEqual([0, 1, 2]);
  await session.oneByOne.saveInFolder(null, null);
  expect(written).toEqual([0, 1, 2]);
  expect(state()).toMatchObject({ kind: "complete", folder: "Holiday" });
});

test("includes files saved by an earlier attempt in the progress", async () => {
  const { writeFile } = writing(1);
  const { session } = await setUp({ writeFile });
  await session.oneByOne.saveInFolder(null, folder);
  const seen: (number | undefined)[] = [];
  session.store.subscribe((state) => {
    if (state.kind === "downloading") seen.push(state.progress?.receivedBytes);
  });
  await session.oneByOne.saveInFolder(null, null);
  expect(seen).toContain(15);
});

test("asks for a folder again if the picked one was deleted", async () => {
  const { writeFile } = writing(0, new DOMException("gone", "NotFoundError"));
  const { session, state } = await setUp({ writeFile });
  await session.oneByOne.saveInFolder(null, folder);
  expect(state()).toMatchObject({ kind: "ready", note: "failed", failure: "internal" });
  expect(session.oneByOne.unfinished()).toBeNull();
});

test("saves only the selected files, and leaves the others available", async () => {
  const { written, writeFile } = writing();
  const { session, state } = await setUp({ writeFile });
  await session.oneByOne.saveInFolder({ indexes: [0, 2], name: { first: "a.jpg", more: 1 }, bytes: 20 }, folder);
  expect(written).toEqual([0, 2]);
  expect(state()).toMatchObject({ kind: "ready", note: "saved", folder: "Holiday" });
});

test("shares files under one claim, with safe names and with types that no browser executes [R4.65]", async () => {
  const share = vi.fn(async (_files: File[]) => undefined);
  const ticket = vi.fn<OpenedDownload["ticket"]>(async () => null);
  const { session, state } = await setUp({ ticket }, share);
  await session.oneByOne.share(null);
  const [shared = []] = share.mock.calls[0] ?? [];
  expect(shared.map(({ name, type }) => [name, type])).toEqual([
    ["a.jpg", "image/jpeg"],
    ["b.html", "application/octet-stream"],
    ["c.txt", "text/plain"],
  ]);
  expect(ticket).toHaveBeenCalledWith(expect.objectContaining({ take: true }));
  expect(state()).toMatchObject({ kind: "ready", note: "fetched" });
});

test("shares the fetched files on the next tap if fetching takes too long for the first tap", async () => {
  const share = vi.fn(async (_files: File[]) => undefined);
  share.mockRejectedValueOnce(new DOMException("no activation", "NotAllowedError"));
  const readFiles = vi.fn<OpenedDownload["readFiles"]>(async () => new Blob(["x"]));
  const { session } = await setUp({ readFiles }, share);
  await session.oneByOne.share(null);
  await session.oneByOne.share(null);
  expect(share).toHaveBeenCalledTimes(2);
  expect(readFiles).toHaveBeenCalledTimes(3);
});

function sharingOne(share: (files: File[]) => Promise<void>) {
  const saved: string[] = [];
  const source = fakeDownload({ metadata: { ...metadata, name: "a.txt", type: "", manifest: { files: [] } } });
  const oneByOne = createOneByOne({
    handOver: { ...NO_HAND_OVER, share },
    saveFile: (_, fileName) => void saved.push(fileName),
    onProgress: () => undefined,
    pausing: createPausing(),
    take: async (deliver) => void (await deliver(source, new AbortController().signal)),
  });
  return { oneByOne, saved };
}

test.each([
  ["closed by the user", "AbortError", []],
  ["rejected by the system", "NotAllowedError", ["a.txt"]],
])("if the share sheet is %s, the files saved instead are %s", async (_what, name, downloads) => {
  const { oneByOne, saved } = sharingOne(async () => Promise.reject(new DOMException("", name)));
  await oneByOne.share(null);
  await oneByOne.share(null);
  expect(saved).toEqual(downloads);
});

test("does not start downloads on a second tap while the share sheet is open", async () => {
  const sheet = createDeferred<void>();
  const share = vi.fn(async (_files: File[]) => Promise.reject<void>(new DOMException("", "InvalidStateError")));
  share.mockResolvedValueOnce(undefined).mockReturnValueOnce(sheet.promise);
  const { oneByOne, saved } = sharingOne(share);
  await oneByOne.share(null);
  const first = oneByOne.share(null);
  await oneByOne.share(null);
  sheet.resolve();
  await first;
  expect(saved).toEqual([]);
  expect(share).toHaveBeenCalledTimes(2);
});
