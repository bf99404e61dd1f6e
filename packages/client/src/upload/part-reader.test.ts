import { expect, test } from "vitest";
import { PartReader } from "./part-reader.ts";

/** A body of 100 bytes in chunks of 7. It records each read's offset. */
function createBody(bytes = 100) {
  const started: number[] = [];
  let cancelled = 0;
  return {
    started,
    cancelled: () => cancelled,
    from(firstByte: number) {
      started.push(firstByte);
      let at = firstByte;
      return {
        async read() {
          if (at === bytes) return null;
          const chunk = Uint8Array.from({ length: Math.min(7, bytes - at) }, (_, index) => at + index);
          at += chunk.byteLength;
          return chunk;
        },
        async cancel() {
          cancelled += 1;
        },
      };
    },
  };
}

async function readPart(reader: PartReader, first: number, end: number): Promise<number[]> {
  const bytes: number[] = [];
  await reader.moveTo(first);
  for (let chunk = await reader.read(end); chunk !== null; chunk = await reader.read(end)) bytes.push(...chunk);
  return bytes;
}

const numbers = (first: number, end: number) => Array.from({ length: end - first }, (_, index) => first + index);

test("consecutive Parts are read in one pass, and chunks are cut where Parts meet", async () => {
  const body = createBody();
  const reader = new PartReader(body);
  for (const [first, end] of [
    [0, 30],
    [30, 31],
    [31, 63],
    [63, 100],
  ] as const) {
    expect(await readPart(reader, first, end)).toEqual(numbers(first, end));
  }
  expect(body.started).toEqual([0]);
});

test("any other Part starts a new read of the body, and ends the earlier one", async () => {
  const body = createBody();
  const reader = new PartReader(body);
  expect(await readPart(reader, 60, 90)).toEqual(numbers(60, 90));
  expect(await readPart(reader, 30, 60)).toEqual(numbers(30, 60));
  expect(await readPart(reader, 30, 60)).toEqual(numbers(30, 60));
  await reader.cancel();
  expect(body.started).toEqual([60, 30, 30]);
  expect(body.cancelled()).toBe(3);
});

test("a body that ends within a Part is an error", async () => {
  const reader = new PartReader(createBody(50));
  await expect(readPart(reader, 30, 60)).rejects.toBeInstanceOf(RangeError);
});
