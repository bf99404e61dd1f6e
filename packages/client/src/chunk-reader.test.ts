import { expect, test } from "vitest";
import { type ChunkReader, createChunkReader } from "./chunk-reader.ts";

/** Reads everything. @returns the bytes, and the number of chunks */
async function collect(reader: ChunkReader): Promise<{ bytes: number[]; chunks: number }> {
  const bytes: number[] = [];
  let chunks = 0;
  for (let chunk = await reader.read(); chunk !== null; chunk = await reader.read()) {
    bytes.push(...chunk);
    chunks += 1;
  }
  return { bytes, chunks };
}

function createStream(
  type: "bytes" | undefined,
  onCancel: (reason: unknown) => void = () => {},
): ReadableStream<Uint8Array> {
  let next = 1;
  return new ReadableStream({
    type: type as "bytes",
    pull(controller: ReadableByteStreamController) {
      if (next > 3) {
        controller.close();
        controller.byobRequest?.respond(0);
      } else {
        controller.enqueue(Uint8Array.of(next, next));
        next += 1;
      }
    },
    cancel: onCancel,
  });
}

test.each([undefined, "bytes"] as const)("a stream of type %s is read to its end, chunk by chunk", async (type) => {
  expect(await collect(createChunkReader(createStream(type)))).toEqual({ bytes: [1, 1, 2, 2, 3, 3], chunks: 3 });
});

test("each read of a byte stream uses the same memory", async () => {
  const reader = createChunkReader(createStream("bytes"));
  const first = await reader.read();
  expect(first).toEqual(Uint8Array.of(1, 1));
  const second = await reader.read();
  expect(second?.byteOffset).toBe(0);
  expect(first?.byteLength).toBe(0);
});

test.each([undefined, "bytes"] as const)("a stream of type %s is cancelled with the reader's reason", async (type) => {
  let cancelledWith: unknown;
  const reader = createChunkReader(
    createStream(type, (reason) => {
      cancelledWith = reason;
    }),
  );
  await reader.read();
  await reader.cancel("enough");
  expect(cancelledWith).toBe("enough");
});

test("chunks that the stream allocated are discarded when the next one is read", async () => {
  const discarded: Uint8Array[] = [];
  const reader = createChunkReader(createStream(undefined), { discard: (chunk) => void discarded.push(chunk) });
  const first = await reader.read();
  expect(discarded).toEqual([]);
  await reader.read();
  expect(discarded).toEqual([first]);
  while ((await reader.read()) !== null);
  expect(discarded).toHaveLength(3);
});

test("reused memory is not discarded, and is no larger than the stream", async () => {
  const discard = () => expect.unreachable();
  const reader = createChunkReader(createStream("bytes"), { discard, maxBytes: 6 });
  const first = await reader.read();
  expect(first?.buffer.byteLength).toBe(6);
  while ((await reader.read()) !== null);
});
