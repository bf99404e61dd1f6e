import type { ManifestFile } from "@envoi/protocol";
import { expect, test } from "vitest";
import { splitArchive } from "./split-archive.ts";

function createStream(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

function createFiles(...sizes: number[]): ManifestFile[] {
  return sizes.map((size, index) => ({ name: `${index}`, size, type: "" }));
}

async function split(stream: ReadableStream<Uint8Array>, files: ManifestFile[]): Promise<string[]> {
  const texts: string[] = [];
  for await (const input of splitArchive(stream, files)) {
    let text = "";
    for await (const chunk of input) text += new TextDecoder().decode(chunk);
    texts.push(text);
  }
  return texts;
}

test.each([
  ["in one piece", ["hello, world"]],
  ["byte by byte", [..."hello, world"]],
  ["cut across file boundaries", ["hel", "lo, wo", "rld"]],
])("files are split correctly when chunks arrive %s", async (_, chunks) => {
  expect(await split(createStream(...chunks), createFiles(5, 2, 5))).toEqual(["hello", ", ", "world"]);
});

test("an empty file between other files stays empty", async () => {
  expect(await split(createStream("ab"), createFiles(1, 0, 1))).toEqual(["a", "", "b"]);
});

test("rejects a body shorter than its Manifest as damaged", async () => {
  await expect(split(createStream("ab"), createFiles(1, 2))).rejects.toMatchObject({ code: "truncated" });
});

test("rejects a body longer than its Manifest as damaged", async () => {
  await expect(split(createStream("abc"), createFiles(1, 1))).rejects.toMatchObject({ code: "too-long" });
  await expect(split(createStream("ab", "c"), createFiles(1, 1))).rejects.toMatchObject({ code: "too-long" });
});

test("leaving the loop over the files early cancels the body", async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(4)),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const input of splitArchive(stream, createFiles(2, 2))) {
    for await (const _ of input);
    break;
  }
  expect(cancelled).toBe(true);
});
