import { RECORD_OVERHEAD_BYTES } from "@envoi/protocol";

/*
 * [Note: Sealing again]
 *
 * When an upload continues, Records that were sent before are sealed again, with the same key and nonce. That is safe
 * only for the same plaintext: two plaintexts under one nonce would reveal their difference, and let anyone forge
 * Records. A file may have changed meanwhile, so each Record's tag is kept before the Record leaves. A tag depends on
 * every bit of its Record; under the same key and nonce, a different plaintext has the same tag with a probability below
 * 2^-115. A Record whose tag differs is dropped. Comparing tags costs nothing, while a digest of each plaintext would cost
 * as much as sealing it.
 */

/** AES-GCM appends it to the ciphertext. */
const TAG_BYTES = RECORD_OVERHEAD_BYTES - 1;
const FEWEST_RECORDS = 64;

/** The tags of the Records of one body that have been sealed so far. See [Note: Sealing again]. */
export class SealedTags {
  #tags = new Uint8Array(FEWEST_RECORDS * TAG_BYTES);
  #count = 0;

  /** Number of Records, from the first one, whose tags are kept. */
  get count(): number {
    return this.#count;
  }

  /**
   * Keeps the tag of the next Record, or compares it with the one that was kept.
   *
   * @returns whether the Record may leave
   * @throws RangeError when tags between this Record and the kept ones are missing
   */
  admit(sequence: number, sealed: Uint8Array): boolean {
    if (sequence > this.#count) throw new RangeError("the tags of earlier records are missing");
    const tag = sealed.subarray(sealed.byteLength - TAG_BYTES);
    if (sequence === this.#count) {
      this.#growTo(this.#count + 1);
      this.#tags.set(tag, sequence * TAG_BYTES);
      this.#count += 1;
      return true;
    }
    const kept = this.#tags.subarray(sequence * TAG_BYTES, (sequence + 1) * TAG_BYTES);
    return kept.every((byte, index) => byte === tag[index]);
  }

  /** @returns the tags of the Records from `first` to before `end`, 16 bytes each */
  read(first: number, end: number): Uint8Array<ArrayBuffer> {
    return this.#tags.slice(first * TAG_BYTES, end * TAG_BYTES);
  }

  /**
   * Takes over tags that `read` returned earlier, perhaps on another page. Groups may overlap.
   *
   * @throws RangeError when tags between these and the kept ones are missing
   */
  restore(first: number, tags: Uint8Array): void {
    if (first > this.#count) throw new RangeError("the tags of earlier records are missing");
    const end = first + tags.byteLength / TAG_BYTES;
    this.#growTo(end);
    this.#tags.set(tags, first * TAG_BYTES);
    this.#count = Math.max(this.#count, end);
  }

  #growTo(count: number): void {
    const neededBytes = count * TAG_BYTES;
    if (neededBytes <= this.#tags.byteLength) return;
    const larger = new Uint8Array(Math.max(neededBytes, 2 * this.#tags.byteLength));
    larger.set(this.#tags);
    this.#tags = larger;
  }
}
