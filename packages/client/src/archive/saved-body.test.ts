import type { Metadata } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { createDeferred } from "../deferred.ts";
import type { Content } from "../download/content.ts";
import type { DownloadProgress } from "../download/download.ts";
import { collectBlob } from "../testing/collect-blob.ts";
import { type ReadEntry, readZip } from "../testing/read-zip.ts";
import { chosenBody, savedBody } from "./saved-body.ts";

const EMPTY = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });

function createMetadata(...files: { name: string; size: number; modified?: number }[]): Metadata {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const manifest = { files: files.map((file) => ({ ...file, type: "" })) };
  return { name: "Send-Archive.zip", type: "send-archive", size, manifest };
}

function zeros(bytes: number): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream();
}

async function readEntries(body: ReadableStream<Uint8Array>): Promise<ReadEntry[]> {
  return readZip(Buffer.from(await (await collectBlob(body)).arrayBuffer()));
}

test("a single file is saved unchanged", async () => {
  const metadata = { name: "a.txt", type: "text/plain", size: 3, manifest: { files: [] } };
  const { body, bytes } = savedBody(new Blob(["abc"]).stream(), metadata);
  expect(bytes).toBe(3);
  expect(await (await collectBlob(body)).text()).toBe("abc");
});

test.each([
  ["no file", createMetadata()],
  ["an empty file", createMetadata({ name: "a", size: 0 })],
  ["equal names, not in ASCII", createMetadata({ name: "ü 📦", size: 100_000 }, { name: "ü 📦", size: 1 })],
  ["names that lead elsewhere", createMetadata({ name: "../x", size: 1 }, { name: "\ud800/C:\\y", size: 2 })],
])("the ZIP of %s has the announced length", async (_, metadata) => {
  const { body, bytes } = savedBody(zeros(metadata.size), metadata);
  expect((await collectBlob(body)).size).toBe(bytes);
});

const TIMES: readonly [Date, string][] = [
  [new Date(2019, 4, 17, 9, 30, 0), "2019-5-17 9:30:0"],
  [new Date(2021, 10, 3, 18, 5, 59), "2021-11-3 18:5:58"],
  [new Date(1980, 0, 1, 0, 0, 2), "1980-1-1 0:0:2"],
  [new Date(1979, 11, 31, 23, 59, 59), "1980-1-1 0:0:0"],
  [new Date(0), "1980-1-1 0:0:0"],
  [new Date(-1), "1980-1-1 0:0:0"],
  [new Date(-8.64e15), "1980-1-1 0:0:0"],
  [new Date(2107, 11, 31, 23, 59, 59), "2107-12-31 23:59:58"],
  [new Date(2108, 0, 1), "2107-12-31 23:59:58"],
  [new Date(8.64e15), "2107-12-31 23:59:58"],
];

test.each(TIMES)("a file last modified at %s is dated %s in a zip", async (modified, shown) => {
  const metadata = createMetadata({ name: "a", size: 0, modified: modified.getTime() }, { name: "b", size: 0 });
  const entries = await readEntries(savedBody(EMPTY, metadata, new Date(2026, 10, 21)).body);
  expect(entries.map(({ time }) => time)).toEqual([shown, "2026-11-21 0:0:0"]);
});

test.each(TIMES)("files with an unknown date that are saved at %s are dated %s in a zip", async (now, shown) => {
  const [entry] = await readEntries(savedBody(EMPTY, createMetadata({ name: "a", size: 0 }), now).body);
  expect(entry?.time).toBe(shown);
});

test.each([
  ["1969-12-31T23:59:59.999Z", null],
  ["1970-01-01T00:00:00.000Z", 0],
  ["2019-05-17T07:30:01.999Z", 1_558_078_201],
  ["2038-01-19T03:14:07.999Z", 2 ** 31 - 1],
  ["2038-01-19T03:14:08.000Z", null],
])("a ZIP stores the modification time %s to the second, if it fits: %j", async (modified, seconds) => {
  const metadata = createMetadata({ name: "a", size: 0, modified: Date.parse(modified) });
  const [entry] = await readEntries(savedBody(EMPTY, metadata).body);
  expect(entry?.unixSeconds).toBe(seconds);
});

describe("a zip", () => {
  const metadata = createMetadata({ name: "a", size: 5 }, { name: "b", size: 0 });

  test("fails when reading its plaintext fails", async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("cut")) });
    await expect(collectBlob(savedBody(broken, metadata).body)).rejects.toThrow("cut");
  });

  test("fails when its plaintext ends early", async () => {
    await expect(collectBlob(savedBody(zeros(4), metadata).body)).rejects.toMatchObject({ code: "truncated" });
  });

  test("cancels its plaintext when it is cancelled", async () => {
    const cancelled = createDeferred<void>();
    const plaintext = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1)),
      cancel: () => cancelled.resolve(),
    });
    const reader = savedBody(plaintext, metadata).body.getReader();
    await reader.read();
    await reader.cancel().catch(() => {});
    await cancelled.promise;
  });
});

/** Content that consists of the letters a, b, c …, and the ranges requested of it. */
function alphabet(bytes: number) {
  const plaintext = new Uint8Array(bytes).map((_, index) => 97 + (index % 26));
  const asked: [number, number][] = [];
  const stream: Content["stream"] = ({ firstByte, endByte }, { onProgress }) => {
    asked.push([firstByte, endByte]);
    onProgress?.({ receivedBytes: endByte - firstByte, totalBytes: endByte - firstByte });
    return new Blob([plaintext.slice(firstByte, endByte)]).stream();
  };
  return { stream, asked };
}

describe("selected files", () => {
  const metadata = createMetadata({ name: "a/one", size: 3 }, { name: "none", size: 0 }, { name: "two", size: 5 });
  const { signal } = new AbortController();

  test.each([
    [0, "abc"],
    [1, ""],
    [2, "defgh"],
  ])("are saved unchanged, not in a ZIP, if only one file is chosen, such as file %i", async (index, text) => {
    const { body, bytes } = chosenBody(alphabet(8), { metadata, indexes: [index] }, { signal });
    expect(await (await collectBlob(body)).text()).toBe(text);
    expect(bytes).toBe(text.length);
  });

  test("are saved as one unchanged file if the upload is not an archive, whatever the manifest says", async () => {
    const single = { name: "a.txt", type: "text/plain", size: 3, manifest: { files: [] } };
    const { body } = chosenBody(alphabet(3), { metadata: single, indexes: [0] }, { signal });
    expect(await (await collectBlob(body)).text()).toBe("abc");
  });

  test("become a zip with the announced length, and each file is requested only when it is read", async () => {
    const { stream, asked } = alphabet(8);
    const seen: number[] = [];
    const onProgress = ({ receivedBytes, totalBytes }: DownloadProgress) => {
      expect(totalBytes).toBe(8);
      seen.push(receivedBytes);
    };
    const { body, bytes } = chosenBody({ stream }, { metadata, indexes: [0, 2] }, { onProgress, signal });
    const zip = Buffer.from(await (await collectBlob(body)).arrayBuffer());
    expect(zip.byteLength).toBe(bytes);
    expect(zip.includes("abc")).toBe(true);
    expect(zip.includes("defgh")).toBe(true);
    expect(zip.includes("none")).toBe(false);
    expect(asked).toEqual([
      [0, 3],
      [3, 8],
    ]);
    expect(seen).toEqual([3, 8]);
  });

  test("have the same dates as in a zip of all files", async () => {
    const dates = [1_558_085_400_000, 1_600_000_000_000, 1_635_962_400_000];
    const files = metadata.manifest.files.map((file, at) => ({ ...file, modified: dates[at] ?? 0 }));
    const dated = { ...metadata, manifest: { files } };
    const entries = await readEntries(chosenBody(alphabet(8), { metadata: dated, indexes: [0, 2] }, { signal }).body);
    const [all, none, two] = await readEntries(
      savedBody(alphabet(8).stream({ firstByte: 0, endByte: 8 }, { signal }), dated).body,
    );
    expect(entries).toEqual([all, two]);
    expect([all, none, two].map((entry) => entry?.unixSeconds)).toEqual(dates.map((date) => date / 1_000));
  });

  test.each([[[]], [[3]], [[-1]], [[2, 0]], [[0, 0]]])("are rejected for invalid indexes: %j", (indexes) => {
    expect(() => chosenBody(alphabet(8), { metadata, indexes }, { signal })).toThrow(RangeError);
  });

  test("are rejected if the manifest does not match the plaintext", () => {
    const wrong = { ...metadata, size: 9 };
    const choose = () => chosenBody(alphabet(9), { metadata: wrong, indexes: [0] }, { signal });
    expect(choose).toThrow(expect.objectContaining({ code: "malformed" }));
  });
});
