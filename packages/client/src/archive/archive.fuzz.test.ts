import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNames } from "../safe-names.ts";
import { collectBlob } from "../testing/collect-blob.ts";
import { readZip } from "../testing/read-zip.ts";
import { createZip } from "./create-zip.ts";
import { splitArchive } from "./split-archive.ts";

const content = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
const cuts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 });

function* cut(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array, void, undefined> {
  for (let at = 0, chunk = 0; at < bytes.length; chunk += 1) {
    const length = lengths[chunk % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

function toStream(chunks: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const next = chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

async function toHex(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let hex = "";
  for await (const chunk of chunks) hex += Buffer.from(chunk).toString("hex");
  return hex;
}

async function* each<Value>(values: Iterable<Value>): AsyncGenerator<Value, void, undefined> {
  yield* values;
}

test("a ZIP of files with any names and dates is read back, and has the announced length", async () => {
  const file = fc.record({ name: fc.string({ unit: "binary", maxLength: 300 }), modified: fc.date(), content });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { maxLength: 6 }), cuts, async (files, lengths) => {
      const names = safeNames(files.map(({ name }) => name));
      const entries = files.map(({ modified, content }, at) => ({
        name: names[at] ?? "",
        size: content.length,
        modified,
      }));
      const inputs = each(files.map(({ content }) => each(cut(content, lengths))));
      const { body, bytes } = createZip(entries, inputs);
      const zip = Buffer.from(await (await collectBlob(body)).arrayBuffer());
      expect(zip.length).toBe(bytes);
      expect(readZip(zip).map(({ name, bytes }) => [name, bytes.toString("hex")])).toEqual(
        files.map(({ content }, at) => [names[at], content.toString("hex")]),
      );
    }),
  );
});

test("an archive is split into its files, however its plaintext is split, and fails if its length is wrong", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(content, { maxLength: 6 }),
      cuts,
      fc.integer({ min: -2, max: 2 }),
      async (files, lengths, more) => {
        const whole = Buffer.concat([...files, Buffer.alloc(Math.max(0, more))]);
        const plaintext = whole.subarray(0, whole.length + Math.min(0, more));
        const manifest = files.map(({ length }) => ({ name: "", type: "", size: length }));
        const split: string[] = [];
        const reading = (async () => {
          for await (const one of splitArchive(toStream(cut(plaintext, lengths)), manifest)) {
            split.push(await toHex(one));
          }
        })();
        const isWhole = plaintext.length === files.reduce((sum, { length }) => sum + length, 0);
        if (!isWhole) {
          await expect(reading).rejects.toMatchObject({ name: "DecryptionError" });
          return;
        }
        await reading;
        expect(split).toEqual(files.map((bytes) => bytes.toString("hex")));
      },
    ),
  );
});
