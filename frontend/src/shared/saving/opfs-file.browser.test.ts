import { afterAll, beforeEach, expect, test } from "vitest";
import type { ToOpfsWorker } from "../../testing/opfs-worker.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Only workers can write files synchronously.
const worker = new Worker(new URL("../../testing/opfs-worker.ts", import.meta.url), { type: "module" });
afterAll(() => worker.terminate());

function ask(message: ToOpfsWorker, transfer: Transferable[] = []): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2, ...transfer]);
  });
}

const collect = (stream: ReadableStream<Uint8Array>, keptMs = HOUR_MS) =>
  ask({ kind: "collect", stream, keptMs }, [stream]);
const canCollect = (bytes: number) => ask({ kind: "canCollect", bytes });
const sweep = (keptMs: number, nowMs = Date.now()) => ask({ kind: "sweep", keptMs, nowMs });

async function files(): Promise<File[]> {
  const root = await navigator.storage.getDirectory();
  const downloads = await root.getDirectoryHandle("downloads", { create: true });
  const files: File[] = [];
  for await (const handle of downloads.values()) {
    if (handle instanceof FileSystemFileHandle) files.push(await handle.getFile());
  }
  return files;
}
const fileNames = async () => (await files()).map(({ name }) => name);
const writtenBytes = async () => (await files())[0]?.size;

beforeEach(async () => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("downloads", { recursive: true }).catch(() => {});
});

test("a stream is written to a file in OPFS, byte for byte", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(65_536));
  const file = await collect(new Blob([bytes, bytes, bytes.subarray(0, 1)]).stream());
  expect((file as Blob).type).toBe("application/octet-stream");
  const collected = await (file as Blob).bytes();
  expect(collected).toHaveLength(131_073);
  expect(collected.subarray(65_536, 131_072)).toEqual(bytes);
  expect(collected.at(-1)).toBe(bytes[0]);
});

test("an empty stream becomes an empty file", async () => {
  expect(await collect(new Blob([]).stream())).toHaveProperty("size", 0);
});

test("a failed stream leaves no file", async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1_000)),
    pull: (controller) => controller.error(new Error("broken off")),
  });
  expect(await collect(broken)).toContain("broken off");
  expect(await fileNames()).toEqual([]);
});

test("the check accepts sizes that fit on the disk and leaves no file", async () => {
  expect(await canCollect(1)).toBe(true);
  expect(await canCollect(Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(await fileNames()).toEqual([]);
});

test("a returned file is removed after a delay", async () => {
  await collect(new Blob(["copied by now"]).stream(), 100);
  await expect.poll(fileNames).toEqual([]);
});

test("a closed page's file is removed only once the browser has had enough time to copy it", async () => {
  await collect(new Blob(["left"]).stream());
  await sweep(HOUR_MS, Date.now() + HOUR_MS - MINUTE_MS);
  expect(await fileNames()).toHaveLength(1);
  await sweep(HOUR_MS, Date.now() + HOUR_MS + MINUTE_MS);
  expect(await fileNames()).toEqual([]);
});

test("the sweep repeats until every file has been removed", async () => {
  await collect(new Blob(["left"]).stream());
  await sweep(100, Date.now() - MINUTE_MS);
  await expect.poll(fileNames).toEqual([]);
});

test("a file that is being written is not removed, regardless of its age", async () => {
  const writing = new TransformStream<Uint8Array, Uint8Array>();
  const collected = collect(writing.readable);
  const writer = writing.writable.getWriter();
  await writer.write(new TextEncoder().encode("whole"));
  await expect.poll(writtenBytes).toBe(5);
  await sweep(HOUR_MS, Date.now() + 2 * HOUR_MS);
  expect(await fileNames()).toHaveLength(1);
  await writer.close();
  expect(await ((await collected) as File).text()).toBe("whole");
});

test("when a user leaves, decrypted files are removed once the browser has had time to copy them", async () => {
  await collect(new Blob(["secret"]).stream());
  const clearing = ask({ kind: "clear", copiedMs: 2_000 });
  await new Promise(requestAnimationFrame);
  expect(await fileNames()).toHaveLength(1);
  await clearing;
  expect(await fileNames()).toEqual([]);
});
