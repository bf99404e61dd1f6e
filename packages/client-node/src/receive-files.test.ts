import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Download, type PlaintextKeeper, TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ARCHIVE_TYPE, type Metadata, type UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import type { IfExists } from "./part-files.ts";
import { continueReceiving, receiveFiles } from "./receive-files.ts";
import {
  type DownloadPlace,
  type TakenDownload,
  type UnfinishedDownload,
  UnfinishedDownloads,
} from "./unfinished-downloads.ts";
import type { Vault } from "./vault.ts";

const id = "0123456789abcdef" as UploadId;
/** Nothing listens here, so a test that uses the network fails. */
const server = { origin: "http://127.0.0.1:9" };
const { signal } = new AbortController();

const PLAIN_VAULT: Vault = {
  seal: async (json) => new TextEncoder().encode(JSON.stringify(json)),
  open: async (bytes) => JSON.parse(new TextDecoder().decode(bytes)),
};

async function createPlaces() {
  const base = await mkdtemp(join(tmpdir(), "envoi-receive-"));
  onTestFinished(() => rm(base, { recursive: true, force: true }));
  const [folder, state] = [join(base, "in"), join(base, "state")];
  const list = async () => (await readdir(folder)).toSorted();
  return { folder, state, unfinished: new UnfinishedDownloads(state, PLAIN_VAULT), list };
}

type Ending = { failure?: unknown; hasClaim?: boolean; before?: () => Promise<void> };

/** A download of files whose contents are given by name. It ends with `failure` after half of the bytes. */
function createDownload(contents: Record<string, string>, { failure, hasClaim = true, before }: Ending = {}): Download {
  const text = Object.values(contents).join("");
  const files = Object.entries(contents).map(([name, content]) => ({ name, size: content.length, type: "" }));
  const [only] = files;
  const metadata: Metadata =
    files.length === 1 && only !== undefined
      ? { ...only, manifest: { files } }
      : { name: "archive", size: text.length, type: ARCHIVE_TYPE, manifest: { files } };
  return {
    metadata,
    ttlMs: 1_000,
    finalDownload: false,
    isLive: false,
    nextNonce: null,
    read: async ({ plaintextKeeper }: { plaintextKeeper?: PlaintextKeeper }) => {
      if (hasClaim) plaintextKeeper?.begin({ token: "token", etag: null });
      plaintextKeeper?.opened(new Uint8Array(21));
      const bytes = new TextEncoder().encode(failure === undefined ? text : text.slice(0, text.length / 2));
      let hasRead = false;
      return new ReadableStream({
        async pull(controller) {
          if (!hasRead) {
            hasRead = true;
            return controller.enqueue(bytes);
          }
          await before?.();
          if (failure !== undefined) controller.error(failure);
          else controller.close();
        },
      });
    },
    openContent: () => {
      throw new Error("not expected");
    },
  };
}

const request = (folder: string, download: Download, ifExists: IfExists = "fail") =>
  ({ server, id, secretB64: "secret", download, folder, ifExists }) as const;

test.each(["fail", "rename", "skip"] as const)(
  "a file whose name is taken during the transfer gets a free name: %s",
  async (ifExists) => {
    const { folder, unfinished, list } = await createPlaces();
    const before = () => writeFile(join(folder, "a"), "theirs");
    const download = createDownload({ a: "received" }, { before });
    const names = await receiveFiles(request(folder, download, ifExists), { unfinished, signal });
    expect(names).toEqual([join(folder, "a (2)")]);
    expect(await readFile(join(folder, "a (2)"), "utf8")).toBe("received");
    expect(await readFile(join(folder, "a"), "utf8")).toBe("theirs");
    expect([await list(), await unfinished.readAll()]).toEqual([["a", "a (2)"], []]);
  },
);

/** Its records survive the naming of the files, as if the process had been killed before it deletes them. */
class CrashingDownloads extends UnfinishedDownloads {
  override async take(place: DownloadPlace): Promise<TakenDownload | null> {
    const taken = await super.take(place);
    return taken && { ...taken, remove: async () => {} };
  }
}

/** Receives files up to the point where some of them have their final names. @returns the record */
async function crashWhileNaming(
  { folder, state, unfinished }: Awaited<ReturnType<typeof createPlaces>>,
  contents: Record<string, string>,
  ifExists: IfExists,
): Promise<UnfinishedDownload> {
  const crashing = new CrashingDownloads(state, PLAIN_VAULT);
  await receiveFiles(request(folder, createDownload(contents), ifExists), { unfinished: crashing, signal });
  const [kept] = await unfinished.readAll();
  const last = kept?.parts.at(-1);
  if (kept === undefined || last === undefined) throw new Error("nothing was recorded");
  await rename(last.finalPath, last.partPath);
  return kept;
}

test("a crash while files get their names is finished later without the network", async () => {
  const places = await createPlaces();
  const { folder, unfinished, list } = places;
  const kept = await crashWhileNaming(places, { one: "1", two: "22" }, "fail");
  await writeFile(join(folder, "two"), "theirs");
  const names = await continueReceiving(server, kept, { unfinished, signal });
  expect(names).toEqual([join(folder, "one"), join(folder, "two (2)")]);
  expect(await readFile(join(folder, "two (2)"), "utf8")).toBe("22");
  expect([await list(), await unfinished.readAll()]).toEqual([["one", "two", "two (2)"], []]);
});

test("the present choice about existing files replaces that of the interrupted download", async () => {
  const places = await createPlaces();
  const { folder, unfinished, list } = places;
  await crashWhileNaming(places, { a: "received" }, "replace");
  await writeFile(join(folder, "a"), "newer");
  const names = await receiveFiles(request(folder, createDownload({ a: "received" })), { unfinished, signal });
  expect(names).toEqual([join(folder, "a (2)")]);
  expect(await readFile(join(folder, "a"), "utf8")).toBe("newer");
  expect(await list()).toEqual(["a", "a (2)"]);
});

test.each([
  ["whose Claim ended with it", { failure: new TransferError("connection_lost"), hasClaim: false }],
  ["whose data is damaged", { failure: new DecryptionError("truncated") }],
])("a download %s leaves no part files and no record", async (_, ending) => {
  const { folder, unfinished, list } = await createPlaces();
  const receiving = receiveFiles(request(folder, createDownload({ a: "1", b: "2" }, ending)), { unfinished, signal });
  await expect(receiving).rejects.toBe(ending.failure);
  expect([await list(), await unfinished.readAll()]).toEqual([[], []]);
});

test("a download under another name starts again, and leaves no part files of the first", async () => {
  const { folder, unfinished, list } = await createPlaces();
  const broken = createDownload({ a: "received" }, { failure: new TransferError("connection_lost") });
  await expect(
    receiveFiles({ ...request(folder, broken), name: "first" }, { unfinished, signal }),
  ).rejects.toMatchObject({ code: "connection_lost" });
  expect(await list()).toEqual(["first.01234567.part"]);
  expect(await unfinished.has({ id, origin: server.origin, folder })).toBe(true);
  const second = { ...request(folder, createDownload({ a: "received" })), name: "second" };
  expect(await receiveFiles(second, { unfinished, signal })).toEqual([join(folder, "second")]);
  expect([await list(), await unfinished.readAll()]).toEqual([["second"], []]);
});

test("another server's upload with the same id does not replace an interrupted download", async () => {
  const { folder, unfinished, list } = await createPlaces();
  const broken = createDownload({ a: "received" }, { failure: new TransferError("connection_lost") });
  await expect(receiveFiles(request(folder, broken), { unfinished, signal })).rejects.toThrow();
  const other = { ...request(folder, createDownload({ a: "other" })), server: { origin: "http://other.example" } };
  expect(await receiveFiles(other, { unfinished, signal })).toEqual([join(folder, "a")]);
  expect(await list()).toEqual(["a", "a.01234567.part"]);
  expect(await unfinished.readAll()).toMatchObject([{ origin: server.origin }]);
});
