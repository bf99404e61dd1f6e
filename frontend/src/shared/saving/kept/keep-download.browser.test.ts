import { HEADER_BYTES, lastRecordOffset, RECORD_BYTES, type UploadId } from "@envoi/protocol";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type KeptDownload, keepDownload, MAX_KEPT_DOWNLOADS, MIN_KEPT_BYTES } from "./keep-download.ts";
import { countKept, findKept, KEPT_MS, openKeptFolder, removeAllKept, removeKept } from "./kept-folder.ts";

const id = "0123456789abcdef" as UploadId;
const other = "fedcba9876543210" as UploadId;
const ticket = { token: "claim", etag: '"1"' };
const SEGMENT_BYTES = 64 * RECORD_BYTES;
const totalBytes = HEADER_BYTES + 1_000 * RECORD_BYTES;
/** The body that the server sends. */
const body = new Uint8Array(HEADER_BYTES + 3 * SEGMENT_BYTES).map((_, index) => index * 31 + (index >> 8));

const released: string[] = [];
const server = { origin: location.origin };

beforeEach(async () => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("kept", { recursive: true }).catch(() => undefined);
  released.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    released.push(new URL(String(url)).pathname);
    return new Response("OK");
  });
  onTestFinished(() => void vi.restoreAllMocks());
});

async function keep(continues = false, onLost = () => {}): Promise<KeptDownload> {
  const keeper = await keepDownload({ server, id, totalBytes, continues }, onLost);
  if (keeper === null) throw new Error("nothing is kept");
  return keeper;
}

/** Writes the body between these offsets, in chunks of arbitrary size. */
async function write(keeper: KeptDownload, first: number, end: number): Promise<void> {
  for (let at = first; at < end; at += 300_007) await keeper.write(body.slice(at, Math.min(end, at + 300_007)));
}

async function keptBytes(): Promise<Uint8Array> {
  const kept = await findKept(id, totalBytes);
  return kept === null ? new Uint8Array() : new Uint8Array(await new Response(kept.open()).arrayBuffer());
}

/**
 * Expects this many kept bytes, with the right values. If they differ, the failure message does not contain megabytes
 * of data.
 */
async function expectKept(bytes: number): Promise<void> {
  const kept = await keptBytes();
  expect(kept.byteLength).toBe(bytes);
  expect(kept.every((byte, index) => byte === body[index])).toBe(true);
}

test("another page can continue an abandoned download from the end of its last whole Record", async () => {
  const first = await keep();
  expect(first.kept).toBeNull();
  expect(first.isKeeping()).toBe(false);
  first.begin(ticket);
  expect(first.isKeeping()).toBe(true);
  await write(first, 0, HEADER_BYTES + SEGMENT_BYTES + 2.5 * RECORD_BYTES);
  await first.leave();
  expect(first.isKeeping()).toBe(false);
  await expectKept(HEADER_BYTES + SEGMENT_BYTES + 2 * RECORD_BYTES);

  const second = await keep(true);
  expect(second.kept).toMatchObject({ ticket, bytes: HEADER_BYTES + SEGMENT_BYTES + 2 * RECORD_BYTES });
  await write(second, second.kept?.bytes ?? 0, body.length);
  await second.leave();
  await expectKept(body.length);
});

test.each([
  ["removed", (keeper: KeptDownload) => keeper.remove(), []],
  ["discarded, and its Claim released", (keeper: KeptDownload) => keeper.discard(), [`/api/done/${id}`]],
] as const)("a download that has ended is %s", async (_, end, releases) => {
  const keeper = await keep();
  keeper.begin(ticket);
  await write(keeper, 0, 2 * SEGMENT_BYTES);
  await end(keeper);
  await write(keeper, 2 * SEGMENT_BYTES, body.length);
  await keeper.leave();
  expect(await findKept(id, totalBytes)).toBeNull();
  expect(await countKept()).toBe(0);
  expect(released).toEqual(releases);
  await expect(keep(true)).rejects.toMatchObject({ code: "not_found" });
});

test("the Segments written by a page that is closed without warning are kept", async () => {
  const keeper = await keep();
  keeper.begin(ticket);
  await write(keeper, 0, 2 * SEGMENT_BYTES + HEADER_BYTES + 5);
  await expect.poll(async () => (await keptBytes()).byteLength).toBe(2 * SEGMENT_BYTES + HEADER_BYTES);
  await keeper.remove();
});

test("a second page does not keep the same download, but takes it over to continue it", async () => {
  const lost = vi.fn<() => void>();
  const first = await keep(false, lost);
  first.begin(ticket);
  await write(first, 0, HEADER_BYTES + SEGMENT_BYTES);
  await expect.poll(async () => (await keptBytes()).byteLength).toBe(HEADER_BYTES + SEGMENT_BYTES);
  expect(await keepDownload({ server, id, totalBytes, continues: false }, () => {})).toBeNull();
  const second = await keep(true);
  await expect.poll(() => lost.mock.calls.length).toBe(1);
  await first.discard();
  expect(released).toEqual([]);
  await write(second, second.kept?.bytes ?? 0, body.length);
  await second.leave();
  await expectKept(body.length);
});

test("a download that starts from the beginning removes the previously kept part", async () => {
  const first = await keep();
  first.begin(ticket);
  await write(first, 0, body.length);
  await first.leave();
  const second = await keep();
  second.begin({ token: "another", etag: null });
  await expect.poll(async () => (await keptBytes()).byteLength).toBe(0);
  await second.leave();
});

test("small downloads, and downloads without enough free space, are not kept", async () => {
  const small = { server, id, totalBytes: MIN_KEPT_BYTES - 1, continues: false };
  expect(await keepDownload(small, () => {})).toBeNull();
  const huge = { server, id, totalBytes: Number.MAX_SAFE_INTEGER / 4, continues: false };
  expect(await keepDownload(huge, () => {})).toBeNull();
});

test("only a few downloads are kept, and old ones are removed", async () => {
  for (let nth = 0; nth < MAX_KEPT_DOWNLOADS; nth += 1) {
    const folder = await openKeptFolder(`000000000000000${nth}` as UploadId, { totalBytes, page: 1 });
    await folder.writeClaim(ticket);
  }
  expect(await keepDownload({ server, id, totalBytes, continues: false }, () => {})).toBeNull();
  expect(await countKept(Date.now() + KEPT_MS + 60_000)).toBe(0);
  await (await keep()).remove();
});

test("a download that will finish quickly on this connection soon stops being kept", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const keeper = await keep();
  keeper.begin(ticket);
  for (let sent = 0; sent < 16 * 1_048_576; sent += SEGMENT_BYTES) await keeper.write(body.slice(0, SEGMENT_BYTES));
  expect(keeper.isKeeping()).toBe(false);
  expect(await findKept(id, totalBytes)).toBeNull();
});

test("a download that waits too long for slow storage is no longer kept", async () => {
  const keeper = await keep();
  keeper.begin(ticket);
  let nowMs = 0;
  // Writing each chunk takes a second.
  vi.spyOn(performance, "now").mockImplementation(() => (nowMs += 500));
  for (let sent = 0; sent < 10 && keeper.isKeeping(); sent += 1) await keeper.write(body.slice(0, 1_000));
  expect(keeper.isKeeping()).toBe(false);
  expect(await findKept(id, totalBytes)).toBeNull();
});

test("if free space runs out, the download continues but is no longer kept", async () => {
  const keeper = await keep();
  keeper.begin(ticket);
  vi.spyOn(FileSystemFileHandle.prototype, "createWritable").mockRejectedValue(
    new DOMException("full", "QuotaExceededError"),
  );
  await write(keeper, 0, body.length);
  await expect.poll(() => keeper.isKeeping()).toBe(false);
  expect(await findKept(id, totalBytes)).toBeNull();
});

test("a kept download is continued from its first gap, but not if its length has changed, it has no token, or it is too old", async () => {
  const fill = async (of: UploadId) => openKeptFolder(of, { totalBytes, page: 1 });
  const folder = await fill(id);
  await folder.writeClaim(ticket);
  await folder.writeSegment(0, body.slice(0, HEADER_BYTES + RECORD_BYTES));
  await folder.writeSegment(HEADER_BYTES + 2 * RECORD_BYTES, body.slice(0, RECORD_BYTES));
  expect(await findKept(id, totalBytes)).toMatchObject({ bytes: HEADER_BYTES + RECORD_BYTES });
  expect(await findKept(id, totalBytes + 1)).toBeNull();
  expect(await findKept(id, totalBytes, Date.now() + KEPT_MS + 60_000)).toBeNull();
  expect(await findKept(other, totalBytes)).toBeNull();
  const claimless = await fill(other);
  await claimless.writeSegment(0, body.slice(0, RECORD_BYTES));
  expect(await findKept(other, totalBytes)).toBeNull();
  await removeKept(id);
  expect(await findKept(id, totalBytes)).toBeNull();
});

test("the last Record is always fetched again, and Segments may overlap", async () => {
  const bytes = HEADER_BYTES + 3 * RECORD_BYTES;
  const folder = await openKeptFolder(id, { totalBytes: bytes, page: 1 });
  await folder.writeClaim(ticket);
  await folder.writeSegment(0, body.slice(0, HEADER_BYTES + 2 * RECORD_BYTES));
  await folder.writeSegment(HEADER_BYTES + RECORD_BYTES, body.slice(HEADER_BYTES + RECORD_BYTES, bytes));
  expect((await findKept(id, bytes))?.bytes).toBe(lastRecordOffset(bytes));
});

test("when a user leaves, all kept downloads are removed, and a running one continues without being kept", async () => {
  await openKeptFolder(other, { totalBytes, page: 1 }).then(({ writeClaim }) => writeClaim(ticket));
  const running = await keep();
  running.begin(ticket);
  await write(running, 0, HEADER_BYTES + SEGMENT_BYTES + RECORD_BYTES);
  await vi.waitFor(async () => expect(await countKept()).toBe(2));
  await removeAllKept();
  expect(await countKept()).toBe(0);
  await write(running, HEADER_BYTES + SEGMENT_BYTES + RECORD_BYTES, body.length);
  await running.leave();
  expect(await countKept()).toBe(0);
  expect(await keptBytes()).toHaveLength(0);
});
