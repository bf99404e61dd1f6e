import { freeMemory } from "@envoi/crypto";
import type { BodyReader, UploadBody } from "./upload-body.ts";

/** Reads Parts of a body. Consecutive Parts are read without sealing a Record twice. */
export class PartReader {
  readonly #body: Pick<UploadBody, "from">;
  #reader: BodyReader | null = null;
  /** Offset of the next chunk. */
  #at = 0;
  /** The unread rest of a chunk that extends from one Part into the next. */
  #rest: Uint8Array<ArrayBuffer> | null = null;

  constructor(body: Pick<UploadBody, "from">) {
    this.#body = body;
  }

  /** Moves to this offset, at which the next chunk begins. */
  async moveTo(firstByte: number): Promise<void> {
    if (this.#reader !== null && this.#at === firstByte) return;
    await this.cancel();
    this.#reader = this.#body.from(firstByte);
    this.#at = firstByte;
  }

  /**
   * @returns the next chunk, which owns its buffer and does not extend past `end`; `null` at `end`
   * @throws TransferError `file_changed`; RangeError when the body ends before `end`
   */
  async read(end: number): Promise<Uint8Array<ArrayBuffer> | null> {
    if (this.#at >= end) return null;
    const chunk = this.#rest ?? (await this.#reader?.read()) ?? null;
    if (chunk === null) throw new RangeError("the body is shorter than declared");
    this.#rest = null;
    const wanted = end - this.#at;
    if (chunk.byteLength <= wanted) {
      this.#at += chunk.byteLength;
      return chunk;
    }
    const first = chunk.slice(0, wanted);
    this.#rest = chunk.slice(wanted);
    freeMemory(chunk);
    this.#at = end;
    return first;
  }

  async cancel(): Promise<void> {
    this.#rest = null;
    const reader = this.#reader;
    this.#reader = null;
    await reader?.cancel();
  }
}
