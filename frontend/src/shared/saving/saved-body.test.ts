import { createDeferred } from "@envoi/client";
import type { Metadata } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { collectBlob } from "./collect-blob.ts";
import { savedBody } from "./saved-body.ts";

const EMPTY = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });

function archiveOf(...files: { name: string; size: number }[]): Metadata {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const manifest = { files: files.map((file) => ({ ...file, type: "" })) };
  return { name: "Send-Archive.zip", type: "send-archive", size, manifest };
}

function zeros(bytes: number): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream();
}

async function viewOf(body: ReadableStream<Uint8Array>): Promise<DataView> {
  return new DataView(await (await collectBlob(body)).arrayBuffer());
}

test("a single file is saved unchanged", async () => {
  const metadata = { name: "a.txt", type: "text/plain", size: 3, manifest: { files: [] } };
  const { body, bytes } = savedBody(new Blob(["abc"]).stream(), metadata);
  expect(bytes).toBe(3);
  expect(await (await collectBlob(body)).text()).toBe("abc");
});

test.each([
  ["no file", archiveOf()],
  ["an empty file", archiveOf({ name: "a", size: 0 })],
  ["equal names, outside of ASCII", archiveOf({ name: "ü 📦", size: 100_000 }, { name: "ü 📦", size: 1 })],
  ["names that lead elsewhere", archiveOf({ name: "../x", size: 1 }, { name: "\ud800/C:\\y", size: 2 })],
])("the zip of %s has the length that was announced", async (_, metadata) => {
  const { body, bytes } = savedBody(zeros(metadata.size), metadata);
  expect((await collectBlob(body)).size).toBe(bytes);
});

test.each([
  [new Date(1970, 0, 1), 1980],
  [new Date(2026, 10, 21), 2026],
  [new Date(2108, 0, 1), 1980],
])("at %s the files of a zip are from the year %i", async (now, year) => {
  const zip = await viewOf(savedBody(EMPTY, archiveOf({ name: "a", size: 0 }), now).body);
  expect((zip.getUint16(12, true) >> 9) + 1980).toBe(year);
});

describe("a zip", () => {
  const metadata = archiveOf({ name: "a", size: 5 }, { name: "b", size: 0 });

  test("fails when its plaintext fails", async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error("cut")) });
    await expect(collectBlob(savedBody(broken, metadata).body)).rejects.toThrow("cut");
  });

  test("fails when its plaintext ends early", async () => {
    await expect(collectBlob(savedBody(zeros(4), metadata).body)).rejects.toMatchObject({ reason: "truncated" });
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
