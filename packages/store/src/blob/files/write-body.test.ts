import { expect, test } from "vitest";
import { bytesFrom, inBatches } from "../../testing/blob/bodies.ts";
import { writeBody } from "./write-body.ts";

const never = new AbortController().signal;
const BODY = bytesFrom("written", 1_000_000);

/** An in-memory file that accepts a limited number of bytes per call. */
function memoryFile(maxPerCall: number) {
  const content = Buffer.alloc(BODY.byteLength + 100);
  const calls: number[] = [];
  return {
    content,
    calls,
    async writev<Chunks extends readonly NodeJS.ArrayBufferView[]>(buffers: Chunks, position?: number | null) {
      const given = Buffer.concat(buffers.map((view) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)));
      const bytesWritten = Math.min(given.byteLength, maxPerCall);
      given.copy(content, position ?? 0, 0, bytesWritten);
      calls.push(bytesWritten);
      return { bytesWritten, buffers };
    },
  };
}

test.each([1_000_000, 333, 65_536, 65_537])(
  "writes all bytes at the right positions of a file that accepts %i bytes per call",
  async (most) => {
    const file = memoryFile(most);
    expect(await writeBody(file, inBatches(BODY), { position: 100, atMost: BODY.byteLength }, never)).toBe(1_000_000);
    expect(file.content.subarray(100).equals(BODY)).toBe(true);
  },
);

test("writes a batch with one call, and an empty batch without a call", async () => {
  const file = memoryFile(Number.POSITIVE_INFINITY);
  async function* body() {
    yield [BODY.subarray(0, 5), new Uint8Array(0), BODY.subarray(5, 9)];
    yield [];
    yield [new Uint8Array(0)];
    yield [BODY.subarray(9, 10)];
  }
  expect(await writeBody(file, body(), { position: 0, atMost: 10 }, never)).toBe(10);
  expect(file.calls).toEqual([9, 1]);
});

test("I7: requests the next batch only after writing the previous one", async () => {
  let underWay = false;
  const file = {
    async writev<Chunks extends readonly NodeJS.ArrayBufferView[]>(buffers: Chunks) {
      underWay = true;
      await new Promise(setImmediate);
      underWay = false;
      return { bytesWritten: buffers.reduce((sum, view) => sum + view.byteLength, 0), buffers };
    },
  };
  async function* body() {
    for (let n = 0; n < 10; n++) {
      expect(underWay).toBe(false);
      yield [BODY.subarray(0, 1_000)];
    }
  }
  expect(await writeBody(file, body(), { position: 0, atMost: 10_000 }, never)).toBe(10_000);
});

test("does not write bytes above the limit", async () => {
  const file = memoryFile(Number.POSITIVE_INFINITY);
  const writing = writeBody(file, inBatches(BODY), { position: 0, atMost: BODY.byteLength - 1 }, never);
  await expect(writing).rejects.toMatchObject({ fault: "length_mismatch" });
  expect(file.content.subarray(BODY.byteLength - 1).equals(Buffer.alloc(101))).toBe(true);
});

test("fails instead of looping forever if a file accepts no bytes", async () => {
  const writing = writeBody(memoryFile(0), inBatches(BODY), { position: 0, atMost: BODY.byteLength }, never);
  await expect(writing).rejects.toMatchObject({ fault: "unavailable" });
});

test("rejects an aborted write only after the current file operation has ended", async () => {
  const abort = new AbortController();
  const reason = new Error("aborted by the test");
  const call = Promise.withResolvers<void>();
  let ended = false;
  const file = {
    async writev<Chunks extends readonly NodeJS.ArrayBufferView[]>(buffers: Chunks) {
      abort.abort(reason);
      setImmediate(call.resolve);
      await call.promise;
      ended = true;
      return { bytesWritten: buffers.reduce((sum, view) => sum + view.byteLength, 0), buffers };
    },
  };
  const writing = writeBody(file, inBatches(BODY), { position: 0, atMost: BODY.byteLength }, abort.signal);
  await expect(writing).rejects.toBe(reason);
  expect(ended).toBe(true);
});

test("ends the source when the rest of its body is no longer needed", async () => {
  let isNotified = false;
  async function* body() {
    try {
      for (;;) yield [BODY];
    } finally {
      isNotified = true;
    }
  }
  const writing = writeBody(memoryFile(Number.POSITIVE_INFINITY), body(), { position: 0, atMost: 10 }, never);
  await expect(writing).rejects.toMatchObject({ fault: "length_mismatch" });
  expect(isNotified).toBe(true);
});
