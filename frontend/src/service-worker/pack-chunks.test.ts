import { afterEach, expect, test, vi } from "vitest";
import { packChunks } from "./pack-chunks.ts";

afterEach(() => void vi.useRealTimers());

const PACKED_BYTES = 262_144;

/** A stream of chunks with these lengths. Its byte at offset `i` is i mod 251. */
function createStream(...lengths: (number | Error)[]) {
  let pulled = 0;
  let at = 0;
  let cancelled: unknown;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = lengths[pulled++];
        if (next === undefined) return controller.close();
        if (next instanceof Error) return controller.error(next);
        controller.enqueue(Uint8Array.from({ length: next }, (_, index) => (at + index) % 251));
        at += next;
      },
      cancel(reason) {
        cancelled = reason;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, pulled: () => pulled, cancelled: () => cancelled };
}

/** Reads all chunks, copying them as browsers do. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const reader = packChunks(stream);
  const chunks: Uint8Array[] = [];
  for (let chunk = await reader.read(); chunk !== null; chunk = await reader.read()) chunks.push(chunk.slice());
  return chunks;
}

test.each([
  [[], []],
  [[1], [1]],
  [[0, 10, 0], [10]],
  [[PACKED_BYTES], [PACKED_BYTES]],
  [
    [PACKED_BYTES - 1, 2, 3],
    [PACKED_BYTES, 4],
  ],
  [
    [1, 3 * PACKED_BYTES],
    [PACKED_BYTES, PACKED_BYTES, PACKED_BYTES, 1],
  ],
])("chunks of %j bytes are packed into %j", async (lengths, packed) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const chunks = await readAll(createStream(...lengths).stream);
  expect(chunks.map(({ byteLength }) => byteLength)).toEqual(packed);
  const bytes = Buffer.concat(chunks);
  expect(bytes.equals(Uint8Array.from(bytes, (_, index) => index % 251))).toBe(true);
});

test("chunks are packed into two buffers alternately", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const reader = packChunks(createStream(4 * PACKED_BYTES).stream);
  const buffers = [];
  for (let chunk = await reader.read(); chunk !== null; chunk = await reader.read()) buffers.push(chunk.buffer);
  const [first, second] = buffers;
  expect(second).not.toBe(first);
  expect(buffers).toEqual([first, second, first, second]);
  expect(buffers[2]).toBe(first);
  expect(buffers[3]).toBe(second);
});

test("nothing is read before the first call, which then reads one buffer ahead", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { stream, pulled } = createStream(...Array<number>(20).fill(65_536));
  const reader = packChunks(stream);
  expect(pulled()).toBe(0);
  await reader.read();
  await expect.poll(pulled).toBe(8);
});

test("each chunk is forwarded on arrival over a slow connection", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const slow = createStream(10, 20, 30).stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        vi.advanceTimersByTime(60);
        controller.enqueue(chunk);
      },
    }),
  );
  expect((await readAll(slow)).map(({ byteLength }) => byteLength)).toEqual([10, 20, 30]);
});

test("the reader receives the bytes packed before a stream failed, and then its error", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const reader = packChunks(createStream(PACKED_BYTES, new Error("damaged")).stream);
  expect(await reader.read()).toHaveLength(PACKED_BYTES);
  await expect(reader.read()).rejects.toThrow("damaged");
});

test("cancelling the reader cancels the stream", async () => {
  const { stream, cancelled } = createStream(10);
  await packChunks(stream).cancel("enough");
  expect(cancelled()).toBe("enough");
});
