import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDeferred } from "../deferred.ts";
import { createDurableChunks } from "./durable-chunks.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const createChunk = (number: number) => Uint8Array.of(number);

/** A source of `count` chunks that tracks which of them were made and recorded. */
function createSource(count: number, record: () => Promise<void> = async () => {}) {
  const groups: number[] = [];
  const source = {
    made: 0,
    groups,
    async next() {
      if (source.made === count) return null;
      source.made += 1;
      return createChunk(source.made);
    },
    async record(chunks: number) {
      groups.push(chunks);
      await record();
    },
  };
  return source;
}

async function readAll(read: () => Promise<Uint8Array | null>): Promise<number[]> {
  const numbers: number[] = [];
  for (let chunk = await read(); chunk !== null; chunk = await read()) numbers.push(chunk[0] ?? 0);
  return numbers;
}

test("all chunks arrive in order, in groups that grow to 64 chunks", async () => {
  const source = createSource(250);
  expect(await readAll(createDurableChunks(source))).toEqual(Array.from({ length: 250 }, (_, at) => at + 1));
  expect(source.groups).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 59]);
});

test.each([0, 1, 2, 3])("a source of %i chunks is read to its end", async (count) => {
  const source = createSource(count);
  expect(await readAll(createDurableChunks(source))).toHaveLength(count);
  expect(source.groups.reduce((sum, chunks) => sum + chunks, 0)).toBe(count);
});

test("a chunk can be read only once it is recorded; until then, up to 128 further chunks are made", async () => {
  const recorded = createDeferred<void>();
  const source = createSource(1_000, () => recorded.promise);
  const onRead = vi.fn();
  const reading = createDurableChunks(source)().then(onRead);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onRead).not.toHaveBeenCalled();
  expect(source.groups).toEqual([1]);
  expect(source.made).toBe(128);
  recorded.resolve();
  await reading;
  expect(onRead).toHaveBeenCalledWith(createChunk(1));
});

test("chunks of a slow source wait for further chunks for at most a tenth of a second", async () => {
  const source = createSource(2);
  const read = createDurableChunks({
    ...source,
    next: async () => (source.made < 2 ? source.next() : new Promise<null>(() => {})),
  });
  expect(await read()).toEqual(createChunk(1));
  const onRead = vi.fn();
  const reading = read().then(onRead);
  await vi.advanceTimersByTimeAsync(99);
  expect(onRead).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(onRead).toHaveBeenCalledWith(createChunk(2));
  expect(source.groups).toEqual([1, 1]);
});

test("reads nothing after recording has failed", async () => {
  const read = createDurableChunks(createSource(10, () => Promise.reject(new Error("no room"))));
  await expect(read()).rejects.toThrow("no room");
  await expect(read()).rejects.toThrow("no room");
});
