import { type FileHandle, open, rm } from "node:fs/promises";
import { readPrivateFile } from "./private-files.ts";

/** Tags of the longest upload: 16 bytes for each 64 KiB of 1 TiB, with some margin. */
const MAX_LOG_BYTES = 512 * 1_048_576;
const TAG_BYTES = 16;
const HEAD_BYTES = 8;

/** Tags of consecutive Records, 16 bytes each. */
export type TagGroup = { first: number; tags: Uint8Array };

/** Tags of an upload's Records on disk. A group truncated by a crash is dropped, because it was not sent. */
export class TagLog {
  readonly #file: string;
  #handle: FileHandle | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Stores a group durably. */
  async append({ first, tags }: TagGroup): Promise<void> {
    this.#handle ??= await open(this.#file, "a", 0o600);
    const head = new DataView(new ArrayBuffer(HEAD_BYTES));
    head.setUint32(0, first);
    head.setUint32(4, tags.byteLength / TAG_BYTES);
    await this.#handle.appendFile(Buffer.concat([new Uint8Array(head.buffer), tags]));
    await this.#handle.datasync();
  }

  async readAll(): Promise<TagGroup[]> {
    const log = await readPrivateFile(this.#file, MAX_LOG_BYTES);
    if (log === null) return [];
    const view = new DataView(log.buffer, log.byteOffset, log.byteLength);
    const groups: TagGroup[] = [];
    for (let at = 0; at + HEAD_BYTES <= log.byteLength; ) {
      const count = view.getUint32(at + 4);
      const end = at + HEAD_BYTES + count * TAG_BYTES;
      if (end > log.byteLength) break;
      groups.push({ first: view.getUint32(at), tags: log.subarray(at + HEAD_BYTES, end) });
      at = end;
    }
    return groups;
  }

  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await handle?.close();
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.#file, { force: true });
  }
}
