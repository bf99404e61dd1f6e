import { PIECE_BYTES } from "@envoi/protocol";
import { expect, test } from "vitest";
import { PlaintextChanged, sealRecords } from "./seal-records.ts";
import { SealedTags } from "./sealed-tags.ts";
import { joinBytes, sha256Hex } from "./testing/test-bytes.ts";

const secret = new Uint8Array(16).fill(7);
const salt = new Uint8Array(16).fill(9);
/** A hundred Records, more than the tags have room for at first, and a short one. */
const plaintext = new Uint8Array(100 * PIECE_BYTES + 5).map((_, index) => (index * 13 + (index >> 9)) % 256);

const hashOf = (chunks: Uint8Array<ArrayBuffer>[]) => sha256Hex(joinBytes(...chunks));
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The chunks of a body, from Record `first` on. */
async function seal(
  bytes: Uint8Array<ArrayBuffer>,
  first: number,
  tags: SealedTags,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const rest = new Blob([bytes.subarray(first * PIECE_BYTES)]).stream();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of sealRecords(rest, { secret, salt, first, tags })) chunks.push(chunk);
  return chunks;
}

test("Records sealed again are the same bytes, wherever sealing begins", async () => {
  const tags = new SealedTags();
  const [header, ...records] = await seal(plaintext, 0, tags);
  expect(header?.byteLength).toBe(21);
  expect(tags.count).toBe(101);
  for (const first of [1, 2, 63, 64, 65, 100]) {
    expect(await hashOf(await seal(plaintext, first, tags))).toBe(await hashOf(records.slice(first)));
  }
});

test.each([
  ["first bit", 70 * PIECE_BYTES, 1],
  ["last bit", 71 * PIECE_BYTES - 1, 128],
])("a Record whose plaintext changed in its %s does not leave, and neither do those after it", async (_, at, bit) => {
  const tags = new SealedTags();
  await seal(plaintext, 0, tags);
  const changed = plaintext.slice();
  changed[at] = (changed[at] ?? 0) ^ bit;
  const reader = sealRecords(new Blob([changed.subarray(64 * PIECE_BYTES)]).stream(), {
    ...{ secret, salt, first: 64, tags },
  }).getReader();
  for (let record = 64; record < 70; record += 1) expect((await reader.read()).done).toBe(false);
  await expect(reader.read()).rejects.toBeInstanceOf(PlaintextChanged);
});

test("a file that became shorter or longer does not leave", async () => {
  for (const bytes of [plaintext.slice(0, -1), new Uint8Array([...plaintext, 0])]) {
    const tags = new SealedTags();
    await seal(plaintext, 0, tags);
    await expect(seal(bytes, 100, tags)).rejects.toBeInstanceOf(PlaintextChanged);
  }
});

test("sealing that is cancelled within a Record keeps no tag of it", async () => {
  const tags = new SealedTags();
  const halting = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(plaintext.slice(0, 3 * PIECE_BYTES + 100)),
  });
  const reader = sealRecords(halting, { secret, salt, tags }).getReader();
  for (let chunk = 0; chunk < 4; chunk += 1) await reader.read();
  const pending = reader.read();
  // Once it is being sealed.
  await soon();
  await reader.cancel();
  await pending;
  await soon();
  await seal(plaintext, 2, tags);
  expect(tags.count).toBe(101);
});

test("Records are not sealed beyond those whose tags are known", async () => {
  await expect(seal(plaintext, 3, new SealedTags())).rejects.toBeInstanceOf(RangeError);
});
