import { execFileSync } from "node:child_process";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { filterLines, gunzipLines, gzipLines, linesOf } from "./gzip-lines.ts";
import { allOf } from "./testing/all-of.ts";

const never = new AbortController().signal;
const LINES = Array.from({ length: 3_000 }, (_, at) => `${at} ${"ä".repeat(at % 97)}\u2028\n`);
const LONG = `${"long ".repeat(60_000)}\n`;

async function* blocks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

const gzipped = async (...texts: string[]) => Buffer.concat((await allOf(gzipLines(blocks(...texts), never))).flat());

async function linesIn(compressed: Buffer, chunkBytes: number): Promise<string[]> {
  const chunks = Array.from({ length: Math.ceil(compressed.byteLength / chunkBytes) }, (_, at) =>
    compressed.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  );
  const expanded = await allOf(gunzipLines(Readable.from(chunks), never));
  return expanded.flatMap((block) => [...linesOf(block)]).map(String);
}

test.each([1, 7, 4_096, 10_000_000])(
  "consecutive members are read as one text, %i bytes at a time",
  async (chunkBytes) => {
    const members = await Promise.all([
      gzipped(...LINES.slice(0, 1_500)),
      gzipped(LONG),
      gzipped(...LINES.slice(1_500)),
    ]);
    const lines = [...LINES.slice(0, 1_500), LONG, ...LINES.slice(1_500)];
    expect(await linesIn(Buffer.concat(members), chunkBytes)).toEqual(lines);
  },
);

test("text after a member that ends with a chunk is read too", async () => {
  const members = await Promise.all(LINES.slice(0, 50).map((line) => gzipped(line)));
  const expanded = await allOf(gunzipLines(Readable.from(members), never));
  expect(expanded.flatMap((block) => [...linesOf(block)]).map(String)).toEqual(LINES.slice(0, 50));
});

test("other programs read many members as one text too", async () => {
  const lines = LINES.slice(0, 200);
  const whole = Buffer.concat(await Promise.all(lines.map((line) => gzipped(line))));
  expect(gunzipSync(whole).toString()).toBe(lines.join(""));
  expect(execFileSync("gzip", ["-dc"], { input: whole }).toString()).toBe(lines.join(""));
});

test("the same lines make the same bytes", async () => {
  expect(await gzipped(...LINES)).toEqual(await gzipped(...LINES));
});

test("only the wanted lines remain", async () => {
  const wanted = await allOf(filterLines(blocks("a\nb\n", "b\n", "c\nb\n"), (line) => line.toString() !== "b\n"));
  expect(Buffer.concat(wanted).toString()).toBe("a\nc\n");
});

test("truncated data and data that is not gzip are errors", async () => {
  const whole = await gzipped(...LINES);
  await expect(linesIn(whole.subarray(0, -9), 4_096)).rejects.toThrow("unexpected end of file");
  await expect(linesIn(Buffer.from("no gzip"), 4_096)).rejects.toThrow("incorrect header check");
});
