import { joinBytes } from "@envoi/protocol";

/*
 * Makes an AES-GCM ciphertext that opens under two keys. Its tag is a polynomial whose coefficients are the blocks,
 * evaluated at a point H derived from the key, plus a mask derived from key and iv. The equation of the two tags is
 * linear in each block, so one block can be chosen to solve it.
 */

const BLOCK_BYTES = 16;
const IV_BYTES = 12;
/** x^128 + x^7 + x^2 + x + 1 in GCM's order of bits, where the first bit is the constant. */
const REDUCTION = 0xe1n << 120n;
const ONE = 1n << 127n;

function toElement(block: Uint8Array): bigint {
  return block.reduce((element, byte) => (element << 8n) | BigInt(byte), 0n);
}

function toBlock(element: bigint): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  for (let rest = element, at = BLOCK_BYTES - 1; at >= 0; at -= 1, rest >>= 8n) block[at] = Number(rest & 0xffn);
  return block;
}

/** Multiplies two elements of the finite field GF(2^128). */
function multiply(one: bigint, other: bigint): bigint {
  let product = 0n;
  let shifted = other;
  for (let bit = 127n; bit >= 0n; bit -= 1n) {
    if ((one >> bit) & 1n) product ^= shifted;
    shifted = shifted & 1n ? (shifted >> 1n) ^ REDUCTION : shifted >> 1n;
  }
  return product;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = ONE;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = multiply(result, square);
    square = multiply(square, square);
  }
  return result;
}

function inverse(element: bigint): bigint {
  return power(element, 2n ** 128n - 2n);
}

/** Encrypts one block with raw AES: the first block of CBC with a zero iv. */
async function encryptBlock(rawKey: Uint8Array<ArrayBuffer>, block: Uint8Array<ArrayBuffer>): Promise<bigint> {
  const key = await crypto.subtle.importKey("raw", rawKey, "AES-CBC", false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt({ name: "AES-CBC", iv: new Uint8Array(BLOCK_BYTES) }, key, block);
  return toElement(new Uint8Array(sealed).subarray(0, BLOCK_BYTES));
}

function padToBlocks(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.byteLength; at += BLOCK_BYTES) {
    const block = new Uint8Array(BLOCK_BYTES);
    block.set(bytes.subarray(at, at + BLOCK_BYTES));
    blocks.push(block);
  }
  return blocks;
}

function lengthsBlock(dataBytes: number, ciphertextBytes: number): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  const view = new DataView(block.buffer);
  view.setBigUint64(0, BigInt(dataBytes) * 8n);
  view.setBigUint64(8, BigInt(ciphertextBytes) * 8n);
  return block;
}

/**
 * @param keys - two raw AES keys
 * @param ciphertext - any whole blocks; one is replaced
 * @param options.iv - one for both keys, or one for each
 * @param options.chosen - the block that is replaced; default: the last
 * @returns ciphertext and tag, which AES-GCM opens under both keys, to different plaintexts
 */
export async function twoKeyCiphertext(
  keys: readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>],
  ciphertext: Uint8Array<ArrayBuffer>,
  {
    iv,
    chosen: place = ciphertext.byteLength / BLOCK_BYTES - 1,
    additionalData = new Uint8Array(),
  }: {
    iv: Uint8Array<ArrayBuffer> | readonly [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
    chosen?: number;
    additionalData?: Uint8Array<ArrayBuffer>;
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const [ivOfOne, ivOfOther] = iv instanceof Uint8Array ? [iv, iv] : iv;
  const solved = ciphertext.slice();
  const at = place * BLOCK_BYTES;
  solved.fill(0, at, at + BLOCK_BYTES);
  const lengths = toElement(lengthsBlock(additionalData.byteLength, ciphertext.byteLength));
  const blocks = [...padToBlocks(additionalData), ...padToBlocks(solved)].map(toElement);
  const after = ciphertext.byteLength / BLOCK_BYTES - place;

  /** The part of the tag that does not depend on the chosen block, and the factor of that block. */
  async function computeEquation(key: Uint8Array<ArrayBuffer>, ofKey: Uint8Array<ArrayBuffer>) {
    const point = await encryptBlock(key, new Uint8Array(BLOCK_BYTES));
    const mask = await encryptBlock(key, joinBytes(ofKey.slice(0, IV_BYTES), Uint8Array.of(0, 0, 0, 1)));
    const hashed = [...blocks, lengths].reduce((sum, block) => multiply(sum ^ block, point), 0n);
    return { rest: hashed ^ mask, factor: power(point, BigInt(after + 1)) };
  }
  const [one, other] = [await computeEquation(keys[0], ivOfOne), await computeEquation(keys[1], ivOfOther)];
  const chosen = multiply(one.rest ^ other.rest, inverse(one.factor ^ other.factor));
  solved.set(toBlock(chosen), at);
  return joinBytes(solved, toBlock(one.rest ^ multiply(chosen, one.factor)));
}
