import { PlaintextChanged, SALT_BYTES, SealedTags, sealRecords, TAG_BYTES } from "@envoi/crypto";
import { HEADER_BYTES, PIECE_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { TransferError } from "../transfer-error.ts";
import { createDurableChunks } from "./durable-chunks.ts";
import { concatenate, type SourceFile } from "./source.ts";
import type { UploadJournal } from "./unfinished-upload.ts";

export type BodyReader = {
  /**
   * @returns the next chunk, which owns its buffer; `null` at the end
   * @throws TransferError `file_changed`
   */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
  cancel(): Promise<void>;
};

export type BodyKeys = {
  /** The key of the Records. */
  bodyKey: Uint8Array<ArrayBuffer>;
  salt: Uint8Array<ArrayBuffer>;
};

export function createSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(SALT_BYTES));
}

/** Groups numbers into runs of consecutive ones; `end` is exclusive. */
function findRuns(numbers: ReadonlySet<number>): { first: number; end: number }[] {
  const runs: { first: number; end: number }[] = [];
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last?.end === number) last.end += 1;
    else runs.push({ first: number, end: number + 1 });
  }
  return runs;
}

/** The name of the file whose bytes a Record contains; `null` if it contains bytes of several files. */
function fileOfRecord(files: readonly SourceFile[], record: number): string | null {
  const [firstByte, endByte] = [record * PIECE_BYTES, (record + 1) * PIECE_BYTES];
  let fileEnd = 0;
  const [only, ...others] = files.filter(({ size }) => {
    fileEnd += size;
    return size > 0 && fileEnd > firstByte && fileEnd - size < endByte;
  });
  return only !== undefined && others.length === 0 ? only.name : null;
}

/** An encrypted body that can be sent from any offset, repeatedly. */
export class UploadBody {
  readonly #files: readonly SourceFile[];
  readonly #keys: BodyKeys;
  readonly #journal: Pick<UploadJournal, "keepTags">;
  readonly #tags = new SealedTags();
  /** Numbers of the Records whose tags the journal has stored. */
  readonly #kept = new Set<number>();

  /** @param journal - stores the tag of each Record before the Record is read */
  constructor(files: readonly SourceFile[], keys: BodyKeys, journal: Pick<UploadJournal, "keepTags">) {
    this.#files = files;
    this.#keys = keys;
    this.#journal = journal;
  }

  /**
   * Takes over the tags of Records sealed by an earlier page, and compares them with the files.
   *
   * @param tags - as the journal stored them
   * @throws TransferError `file_changed`; `cancelled`
   */
  async restore(tags: readonly { first: number; tags: Uint8Array }[], signal: AbortSignal): Promise<void> {
    for (const { first, tags: group } of tags) {
      this.#tags.restore(first, group);
      for (let record = first; record < first + group.byteLength / TAG_BYTES; record += 1) this.#kept.add(record);
    }
    for (const { first, end } of findRuns(this.#kept)) {
      const reader = this.from(HEADER_BYTES + first * RECORD_BYTES);
      try {
        for (let record = first; record < end; record += 1) {
          if (signal.aborted) throw new TransferError("cancelled");
          if ((await reader.read()) === null) throw new TransferError("file_changed");
        }
      } finally {
        await reader.cancel();
      }
    }
  }

  /**
   * Reads the body, starting at an offset: its header, then one chunk for each Record. The first chunk may be the end
   * of a Record.
   */
  from(firstByte: number): BodyReader {
    const first = Math.max(0, Math.floor((firstByte - HEADER_BYTES) / RECORD_BYTES));
    const plaintext = concatenate(this.#files, first * PIECE_BYTES);
    const { bodyKey: secret, salt } = this.#keys;
    const sealed = sealRecords(plaintext, { secret, salt, tags: this.#tags, first });
    const reader = sealed.getReader();
    let unwanted = first === 0 ? firstByte : firstByte - HEADER_BYTES - first * RECORD_BYTES;
    let unrecorded = first;
    let hasHeader = first === 0;
    let readChunks = first === 0 ? -1 : 0;
    const files = this.#files;

    async function next(): Promise<Uint8Array<ArrayBuffer> | null> {
      const read = await reader.read().catch((cause: unknown) => {
        if (!(cause instanceof PlaintextChanged)) throw cause;
        throw new TransferError("file_changed", { cause, fileName: fileOfRecord(files, first + readChunks) });
      });
      readChunks += 1;
      return read.done ? null : read.value;
    }

    const record = async (chunks: number) => {
      const end = unrecorded + chunks - (hasHeader ? 1 : 0);
      hasHeader = false;
      await this.#keep(unrecorded, end);
      unrecorded = end;
    };

    const readDurable = createDurableChunks({ next, record });
    return {
      async read() {
        for (;;) {
          const chunk = await readDurable();
          if (chunk === null) return null;
          const left = unwanted === 0 ? chunk : chunk.slice(unwanted);
          unwanted = Math.max(0, unwanted - chunk.byteLength);
          if (left.byteLength > 0) return left;
        }
      },
      cancel: () => reader.cancel().catch(() => {}),
    };
  }

  async #keep(first: number, end: number): Promise<void> {
    let firstNew = first;
    while (firstNew < end && this.#kept.has(firstNew)) firstNew += 1;
    if (firstNew === end) return;
    await this.#journal.keepTags(firstNew, this.#tags.read(firstNew, end));
    for (let record = firstNew; record < end; record += 1) this.#kept.add(record);
  }
}
