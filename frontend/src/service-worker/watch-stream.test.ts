import { expect, test } from "vitest";
import { type StreamEnd, watchStream } from "./watch-stream.ts";

function createStream(...chunks: (number | Error)[]) {
  let pulled = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = chunks[pulled++];
        if (next === undefined) controller.close();
        else if (next instanceof Error) controller.error(next);
        else controller.enqueue(Uint8Array.of(next));
      },
    },
    { highWaterMark: 0 },
  );
  const ends: StreamEnd[] = [];
  return { ends, pulled: () => pulled, stream: watchStream(stream, (end) => ends.push(end)) };
}

test("a stream read to its end is complete", async () => {
  const { stream, ends } = createStream(1, 2, 3);
  expect(await new Response(stream).bytes()).toEqual(Uint8Array.of(1, 2, 3));
  expect(ends).toEqual([{ kind: "complete" }]);
});

test("nothing is pulled before the first read; then at most eight chunks are pulled at a time", async () => {
  const { stream, pulled, ends } = createStream(...Array.from({ length: 20 }, (_, index) => index));
  expect(pulled()).toBe(0);
  const reader = stream.getReader();
  const taken: (number | undefined)[] = [];
  for (const most of [...Array(8).fill(8), ...Array(8).fill(16), 21]) {
    taken.push((await reader.read()).value?.[0]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(pulled()).toBe(most);
  }
  expect(taken).toEqual(Array.from({ length: 17 }, (_, index) => index));
  expect(ends).toEqual([]);
});

test("a stream is not complete until its last chunk has been read", async () => {
  const { stream, ends } = createStream(1, 2);
  const reader = stream.getReader();
  await reader.read();
  expect(ends).toEqual([]);
  await reader.read();
  expect((await reader.read()).done).toBe(true);
  expect(ends).toEqual([{ kind: "complete" }]);
});

test("if a stream fails midway, its reader gets the error, and the stream never counts as complete", async () => {
  const error = new Error("damaged");
  const { stream, ends } = createStream(1, error);
  await expect(new Response(stream).bytes()).rejects.toThrow();
  expect(ends).toEqual([{ kind: "failed", error }]);
});

test("cancellation by the reader is reported", async () => {
  const { stream, ends } = createStream(1, 2);
  await stream.cancel();
  expect(ends).toEqual([{ kind: "cancelled" }]);
});

test("cancellation by a reader waiting for a chunk is reported only once", async () => {
  const late = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) }, { highWaterMark: 0 });
  const ends: StreamEnd[] = [];
  const reader = watchStream(late, (end) => ends.push(end)).getReader();
  const read = reader.read();
  await reader.cancel();
  expect((await read).done).toBe(true);
  expect(ends).toEqual([{ kind: "cancelled" }]);
});
