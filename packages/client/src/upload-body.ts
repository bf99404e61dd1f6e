import { PlaintextChanged, SALT_BYTES, SealedTags, sealRecords } from "@envoi/crypto";
import { HEADER_BYTES, PIECE_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { concatenate, type SourceFile } from "./source.ts";
import { TransferError } from "./transfer-error.ts";

export type BodyReader = {
  /**
   * @returns the next chunk, which owns its buffer; `null` at the end
   * @throws TransferError `file_changed`
   */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
  cancel(): Promise<void>;
};

/** An encrypted body that can be sent from any of its bytes, any number of times. */
export class UploadBody {
  readonly #files: readonly SourceFile[];
  readonly #secret: Uint8Array<ArrayBuffer>;
  readonly #salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  readonly #tags = new SealedTags();

  /** @param secret - the key of the Records */
  constructor(files: readonly SourceFile[], secret: Uint8Array<ArrayBuffer>) {
    this.#files = files;
    this.#secret = secret;
  }

  /** Reads the body from a byte on: its header, then one chunk for each Record; the first chunk may be the end of one. */
  from(firstByte: number): BodyReader {
    const first = Math.max(0, Math.floor((firstByte - HEADER_BYTES) / RECORD_BYTES));
    const plaintext = concatenate(this.#files, first * PIECE_BYTES);
    const sealed = sealRecords(plaintext, { secret: this.#secret, salt: this.#salt, tags: this.#tags, first });
    const reader = sealed.getReader();
    let unwanted = first === 0 ? firstByte : firstByte - HEADER_BYTES - first * RECORD_BYTES;
    return {
      async read() {
        for (;;) {
          const next = await reader.read().catch((cause: unknown) => {
            throw cause instanceof PlaintextChanged ? new TransferError("file_changed", { cause }) : cause;
          });
          if (next.done) return null;
          const chunk = next.value;
          const left = unwanted === 0 ? chunk : chunk.slice(unwanted);
          unwanted = Math.max(0, unwanted - chunk.byteLength);
          if (left.byteLength > 0) return left;
        }
      },
      cancel: () => reader.cancel().catch(() => {}),
    };
  }
}
