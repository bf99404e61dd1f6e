import { RECORD_OVERHEAD_BYTES } from "@envoi/protocol";

/*
 * [Note: Sealing again]
 *
 * When an upload continues, or several connections share it, Records are sealed again with the same key and nonce. This
 * is safe only for the same plaintext: two plaintexts under one nonce would reveal their difference, and let anyone
 * forge Records. A file may have changed in the meantime, so each Record's tag is stored before the Record is sent. A
 * tag depends on every bit of its Record; under the same key and nonce, a different plaintext has the same tag with a
 * probability below 2^-115. A Record whose tag differs is discarded. Comparing tags costs nothing, while a digest of
 * each plaintext would cost as much as sealing it.
 */

/** Length of the tag that AES-GCM appends to the ciphertext. */
export const TAG_BYTES = RECORD_OVERHEAD_BYTES - 1;
/** Number of Records whose tags are stored together. */
const GROUP_RECORDS = 1_024;

type Group = { tags: Uint8Array; isKept: Uint8Array };

/**
 * The tags of the Records of one body that have been sealed so far, in any order. They take 17 bytes of memory
 * for each Record of the groups in use. See [Note: Sealing again].
 */
export class SealedTags {
  readonly #groups = new Map<number, Group>();

  /**
   * Stores the tag of a Record sealed for the first time, or compares it with the stored one.
   *
   * @returns whether the Record may be sent
   */
  admit(sequence: number, sealed: Uint8Array): boolean {
    return this.#keep(sequence, sealed.subarray(sealed.byteLength - TAG_BYTES));
  }

  /**
   * The tags of the Records from `first` up to, but not including, `end`; 16 bytes each.
   *
   * @throws RangeError when one of them is missing
   */
  read(first: number, end: number): Uint8Array<ArrayBuffer> {
    const tags = new Uint8Array((end - first) * TAG_BYTES);
    for (let sequence = first; sequence < end; sequence += 1) {
      const kept = this.#tagOf(sequence);
      if (kept === null) throw new RangeError("the tag of a record is missing");
      tags.set(kept, (sequence - first) * TAG_BYTES);
    }
    return tags;
  }

  /**
   * Takes over tags that `read` returned earlier, perhaps on another page.
   *
   * @param first - number of the Record that the first tag belongs to
   * @throws RangeError when a different tag is already stored for one of the Records
   */
  restore(first: number, tags: Uint8Array): void {
    for (let at = 0; at < tags.byteLength; at += TAG_BYTES) {
      const isSame = this.#keep(first + at / TAG_BYTES, tags.subarray(at, at + TAG_BYTES));
      if (!isSame) throw new RangeError("the record has another tag");
    }
  }

  #keep(sequence: number, tag: Uint8Array): boolean {
    const kept = this.#tagOf(sequence);
    if (kept !== null) return kept.every((byte, index) => byte === tag[index]);
    const index = Math.floor(sequence / GROUP_RECORDS);
    const group = this.#groups.get(index) ?? newGroup();
    this.#groups.set(index, group);
    group.tags.set(tag, (sequence % GROUP_RECORDS) * TAG_BYTES);
    group.isKept[sequence % GROUP_RECORDS] = 1;
    return true;
  }

  #tagOf(sequence: number): Uint8Array | null {
    const group = this.#groups.get(Math.floor(sequence / GROUP_RECORDS));
    const at = sequence % GROUP_RECORDS;
    if (group === undefined || group.isKept[at] !== 1) return null;
    return group.tags.subarray(at * TAG_BYTES, (at + 1) * TAG_BYTES);
  }
}

function newGroup(): Group {
  return { tags: new Uint8Array(GROUP_RECORDS * TAG_BYTES), isKept: new Uint8Array(GROUP_RECORDS) };
}
