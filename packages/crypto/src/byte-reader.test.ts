import { expect, test } from "vitest";
import { createByteReader } from "./byte-reader.ts";
import { streamReusedChunks } from "./testing/test-bytes.ts";

test("the sizes of returned blocks do not depend on the chunks of the stream", async () => {
  const reader = createByteReader(streamReusedChunks(Uint8Array.of(1, 2, 3, 4, 5, 6, 7), 2));
  expect(await reader.take(3)).toEqual(Uint8Array.of(1, 2, 3));
  expect(await reader.take(3)).toEqual(Uint8Array.of(4, 5, 6));
  expect(await reader.hasMore()).toBe(true);
  expect(await reader.take(3)).toEqual(Uint8Array.of(7));
  expect(await reader.hasMore()).toBe(false);
  expect(await reader.take(3)).toEqual(new Uint8Array());
});

test("a view does not depend on the chunks of the stream", async () => {
  const reader = createByteReader(streamReusedChunks(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), 3));
  const viewed: number[][] = [];
  while (await reader.hasMore()) viewed.push([...(await reader.view(2))]);
  expect(viewed).toEqual([[1, 2], [3, 4], [5, 6], [7, 8], [9]]);
  expect(await reader.view(2)).toEqual(new Uint8Array());
});

test("a view copies only bytes that span chunks", async () => {
  const chunk = Uint8Array.of(1, 2, 3, 4, 5);
  const reader = createByteReader(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(chunk);
        controller.enqueue(Uint8Array.of(6));
        controller.close();
      },
    }),
  );
  expect((await reader.view(2)).buffer).toBe(chunk.buffer);
  expect((await reader.view(2)).buffer).toBe(chunk.buffer);
  const joined = await reader.view(2);
  expect(joined.buffer).not.toBe(chunk.buffer);
  expect(joined).toEqual(Uint8Array.of(5, 6));
});

test("a view can extend further within its chunk, over bytes that remain unread", async () => {
  const reader = createByteReader(streamReusedChunks(Uint8Array.of(1, 2, 3, 4, 5), 4));
  expect(reader.viewAhead(2, 1)).toBeNull();
  await reader.hasMore();
  expect(reader.viewAhead(2, 1)).toEqual(Uint8Array.of(1, 2, 3));
  expect(reader.viewAhead(2, 1)).toBeNull();
  expect(await reader.take(3)).toEqual(Uint8Array.of(3, 4, 5));
});
