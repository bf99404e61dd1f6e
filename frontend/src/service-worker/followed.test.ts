import { expect, test } from "vitest";
import { followed, type StreamEnd } from "./followed.ts";

function streamOf(...chunks: (number | Error)[]) {
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
  return { ends, pulled: () => pulled, stream: followed(stream, (end) => ends.push(end)) };
}

test("a stream that was read to its end is complete", async () => {
  const { stream, ends } = streamOf(1, 2, 3);
  expect(await new Response(stream).bytes()).toEqual(Uint8Array.of(1, 2, 3));
  expect(ends).toEqual([{ kind: "complete" }]);
});

test("nothing is pulled before somebody reads, and then a chunk at a time", async () => {
  const { stream, pulled, ends } = streamOf(1, 2);
  expect(pulled()).toBe(0);
  await stream.getReader().read();
  expect(pulled()).toBe(1);
  expect(ends).toEqual([]);
});

test("a stream that fails in its middle fails for its reader too, and never ends", async () => {
  const error = new Error("damaged");
  const { stream, ends } = streamOf(1, error);
  await expect(new Response(stream).bytes()).rejects.toThrow();
  expect(ends).toEqual([{ kind: "failed", error }]);
});

test("a reader that leaves is told of", async () => {
  const { stream, ends } = streamOf(1, 2);
  await stream.cancel();
  expect(ends).toEqual([{ kind: "cancelled" }]);
});
