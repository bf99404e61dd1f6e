import { describe, expect, it } from "vitest";
import { BodyQueue } from "./body-queue.ts";

const batchBytes = () => 262_144;

async function collect(batches: AsyncIterable<Uint8Array[]>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const batch of batches) chunks.push(...batch);
  return Buffer.concat(chunks);
}

function bytes(length: number, first = 0): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (first + index) % 251);
}

describe("BodyQueue", () => {
  it("yields frames in order, cut at the end of a part", async () => {
    const queue = new BodyQueue(batchBytes, () => {});
    const body = bytes(1_000_000);
    for (let at = 0; at < body.length; at += 65_536) queue.push(body.subarray(at, at + 65_536));
    queue.end();
    const first = await collect(queue.take(700_001));
    expect(first).toHaveLength(700_001);
    expect(await queue.hasMore()).toBe(true);
    const second = await collect(queue.take(700_001));
    expect(await queue.hasMore()).toBe(false);
    expect(Buffer.concat([first, second]).equals(body)).toBe(true);
  });

  it("yields the end of a part that is smaller than a batch, even if nothing follows it yet", async () => {
    const queue = new BodyQueue(batchBytes, () => {});
    const part = collect(queue.take(100_001));
    for (const length of [65_536, 34_464, 1]) {
      await new Promise(setImmediate);
      queue.push(bytes(length));
    }
    expect(await part).toHaveLength(100_001);
  });

  it("requests a pause while a full batch is pending, and resumption once the batch is read", async () => {
    const pressure: boolean[] = [];
    const queue = new BodyQueue(batchBytes, (paused) => pressure.push(paused));
    for (let frame = 0; frame < 10; frame += 1) queue.push(bytes(65_536));
    expect(pressure).toEqual([true]);
    await queue.take(10_000_000).next();
    expect(pressure).toEqual([true, false]);
  });

  it("requests no pause while the reader waits for the batch, unless more data arrives before the batch is read", async () => {
    const pressure: boolean[] = [];
    const queue = new BodyQueue(batchBytes, (paused) => pressure.push(paused));
    const batches = queue.take(10_000_000);
    const first = batches.next();
    queue.push(bytes(262_144));
    expect(pressure).toEqual([]);
    await first;
    const second = batches.next();
    queue.push(bytes(262_144));
    queue.push(bytes(65_536));
    expect(pressure).toEqual([true]);
    await second;
    expect(pressure).toEqual([true, false]);
  });

  it("yields the frames that were queued when it paused, even if the batch size has grown since", async () => {
    let size = 65_536;
    const queue = new BodyQueue(
      () => size,
      () => {},
    );
    queue.push(bytes(65_536));
    size = 1_000_000;
    const { value } = await queue.take(10_000_000).next();
    expect(value?.[0]).toHaveLength(65_536);
  });

  it("waits for the first frame, and reports a body that ends without one", async () => {
    const queue = new BodyQueue(batchBytes, () => {});
    const more = queue.hasMore();
    queue.end();
    expect(await more).toBe(false);
  });

  it("fails the reader once the body has been interrupted", async () => {
    const queue = new BodyQueue(batchBytes, () => {});
    queue.push(bytes(10));
    const taken = collect(queue.take(20));
    queue.fail(new Error("gone"));
    await expect(taken).rejects.toThrow("gone");
    await expect(queue.hasMore()).rejects.toThrow("gone");
  });

  it("preserves the order of small and large frames", async () => {
    const queue = new BodyQueue(batchBytes, () => {});
    const body = bytes(200_000);
    const lengths = [1, 5_000, 3, 4_095, 4_096, 20_000, 2, 2, 65_536, 1];
    let at = 0;
    for (let turn = 0; at < body.length; turn += 1) {
      const length = lengths[turn % lengths.length] ?? 1;
      queue.push(body.subarray(at, at + length));
      at += length;
    }
    queue.end();
    const taken = Buffer.concat([await collect(queue.take(99_999)), await collect(queue.take(1_000_000))]);
    expect(taken.equals(body)).toBe(true);
  });

  it("yields a million one-byte frames in few chunks", async () => {
    const queue = new BodyQueue(
      () => 2_000_000,
      () => {},
    );
    const frame = bytes(1);
    for (let count = 0; count < 1_000_000; count += 1) queue.push(frame);
    queue.end();
    const { value } = await queue.take(1_000_000).next();
    expect(value?.length).toBeLessThan(100);
  });

  it("accepts a body in two-byte frames", async () => {
    const queue = new BodyQueue(batchBytes, () => {});
    const body = bytes(20_000);
    const taken = collect(queue.take(body.length));
    for (let at = 0; at < body.length; at += 2) queue.push(body.subarray(at, at + 2));
    queue.end();
    expect((await taken).equals(body)).toBe(true);
  });
});
