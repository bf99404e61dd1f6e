import { joinBytes, PIECE_BYTES } from "@envoi/protocol";
import { expect, test } from "vitest";
import { PlaintextChanged, sealRecords } from "./seal-records.ts";
import { SealedTags } from "./sealed-tags.ts";
import { sha256Hex } from "./testing/test-bytes.ts";

const secret = new Uint8Array(16).fill(7);
const salt = new Uint8Array(16).fill(9);
/** A hundred Records, which is more than the tags' initial capacity, and a short one. */
const plaintext = new Uint8Array(100 * PIECE_BYTES + 5).map((_, index) => (index * 13 + (index >> 9)) % 256);

const hashChunks = (chunks: Uint8Array<ArrayBuffer>[]) => sha256Hex(joinBytes(...chunks));
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

test("Records that are sealed again have the same bytes, wherever sealing begins", async () => {
  const tags = new SealedTags();
  const [header, ...records] = await seal(plaintext, 0, tags);
  expect(header?.byteLength).toBe(21);
  expect(tags.read(0, 101).byteLength).toBe(101 * 16);
  for (const first of [1, 2, 63, 64, 65, 100]) {
    expect(await hashChunks(await seal(plaintext, first, tags))).toBe(await hashChunks(records.slice(first)));
  }
});

test.each([
  ["first bit", 70 * PIECE_BYTES, 1],
  ["last bit", 71 * PIECE_BYTES - 1, 128],
])("if the %s of a Record's plaintext has changed, sealing the body again fails at this Record", async (_, at, bit) => {
  const tags = new SealedTags();
  await seal(plaintext, 0, tags);
  const changed = plaintext.slice();
  changed[at] = (changed[at] ?? 0) ^ bit;
  const reader = sealRecords(new Blob([changed.subarray(64 * PIECE_BYTES)]).stream(), {
    secret,
    salt,
    first: 64,
    tags,
  }).getReader();
  for (let record = 64; record < 70; record += 1) expect((await reader.read()).done).toBe(false);
  await expect(reader.read()).rejects.toBeInstanceOf(PlaintextChanged);
});

test("a file that has become shorter or longer is not sealed again", async () => {
  for (const bytes of [plaintext.slice(0, -1), new Uint8Array([...plaintext, 0])]) {
    const tags = new SealedTags();
    await seal(plaintext, 0, tags);
    await expect(seal(bytes, 100, tags)).rejects.toBeInstanceOf(PlaintextChanged);
  }
});

test("if sealing is cancelled within a Record, no tag of that Record is stored", async () => {
  const tags = new SealedTags();
  const halting = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(plaintext.slice(0, 3 * PIECE_BYTES + 100)),
  });
  const reader = sealRecords(halting, { secret, salt, tags }).getReader();
  for (let chunk = 0; chunk < 4; chunk += 1) await reader.read();
  const pending = reader.read();
  // Waits until the Record is being sealed.
  await soon();
  await reader.cancel();
  await pending;
  await soon();
  await seal(plaintext, 2, tags);
  expect(tags.read(0, 101).byteLength).toBe(101 * 16);
});

test("Records may be sealed in any order, and a Record sealed twice is yielded only if its tags agree", async () => {
  const whole = await seal(plaintext, 0, new SealedTags());
  const tags = new SealedTags();
  expect(await hashChunks(await seal(plaintext, 90, tags))).toBe(await hashChunks(whole.slice(91)));
  expect(tags.read(90, 101).byteLength).toBe(11 * 16);
  expect(await hashChunks(await seal(plaintext, 40, tags))).toBe(await hashChunks(whole.slice(41)));
  expect(await hashChunks(await seal(plaintext, 0, tags))).toBe(await hashChunks(whole));
  expect(tags.read(0, 101).byteLength).toBe(101 * 16);

  const changed = plaintext.slice();
  changed[95 * PIECE_BYTES] = (changed[95 * PIECE_BYTES] ?? 0) ^ 1;
  await expect(seal(changed, 60, tags)).rejects.toBeInstanceOf(PlaintextChanged);
  // Tags of a Record far beyond the others are stored in a separate group.
  const far = new Uint8Array(40).fill(1);
  expect(tags.admit(5_000_000, far)).toBe(true);
  expect(tags.admit(5_000_000, far)).toBe(true);
  expect(
    tags.admit(
      5_000_000,
      far.map((byte, index) => (index === 39 ? 2 : byte)),
    ),
  ).toBe(false);
  expect(tags.admit(4_999_999, far)).toBe(true);
});

test("two readers that seal the same Records at the same time get the same bytes", async () => {
  const tags = new SealedTags();
  const [one, two] = await Promise.all([seal(plaintext, 50, tags), seal(plaintext, 50, tags)]);
  expect(await hashChunks(one)).toBe(await hashChunks(two));
  expect(tags.read(50, 101).byteLength).toBe(51 * 16);
});

test("restored tags are compared like tags created by the same page", async () => {
  const tags = new SealedTags();
  await seal(plaintext, 60, tags);
  const [read, restored] = [tags.read(60, 101), new SealedTags()];
  expect(read.byteLength).toBe(41 * 16);
  restored.restore(60, read);
  restored.restore(70, tags.read(70, 80));
  expect(restored.read(60, 101)).toEqual(read);
  const changed = plaintext.slice();
  changed[100 * PIECE_BYTES] = 255;
  await expect(seal(changed, 100, restored)).rejects.toBeInstanceOf(PlaintextChanged);
  expect(await hashChunks(await seal(plaintext, 60, restored))).toBe(await hashChunks(await seal(plaintext, 60, tags)));
  expect(() => restored.restore(61, read)).toThrow(RangeError);
  expect(() => restored.read(59, 61)).toThrow(RangeError);
});
