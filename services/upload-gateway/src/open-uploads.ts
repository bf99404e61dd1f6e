import { ProtocolError, type UploadId } from "@envoi/protocol";

type Writer = { epoch: number; fail(reason: Error): void; ended: Promise<void> };

/** Maximum number of attached sockets in this process, per upload and per network. */
const MAX_PART_SOCKETS_PER_UPLOAD = 5;
export const MAX_PART_SOCKETS_PER_NETWORK = 6;

/**
 * The uploads and Parts that this process is receiving, each with its writer. Two sockets must not write the same Part
 * at the same time, so a socket that takes over an upload or a Part waits until the earlier socket has ended.
 */
export class OpenUploads {
  readonly #uploads = new Map<UploadId, Writer>();
  /** Writers of Parts, by the upload's id and the Part's number. */
  readonly #parts = new Map<string, Writer>();
  /**
   * The keys of `#parts` for each upload. Without this index, all keys would have to be searched whenever an
   * upload might be idle.
   */
  readonly #partKeys = new Map<UploadId, Set<string>>();
  readonly #attached = new Map<UploadId, number>();

  /**
   * Runs `work` as the only writer of an upload, or of one of its Parts.
   *
   * @param target.epoch - the epoch of the session or of the Part. The highest epoch wins
   * @throws ProtocolError `superseded` when a later socket has taken over; the errors of `work`
   */
  async hold<T>(
    { id, epoch, part }: { id: UploadId; epoch: number; part?: number },
    fail: (reason: Error) => void,
    work: () => Promise<T>,
  ): Promise<T> {
    if (part === undefined) return holdIn(this.#uploads, { key: id, epoch }, fail, work);
    const key = `${id}/${part}`;
    return holdIn(this.#parts, { key, epoch }, fail, async () => {
      const keys = this.#partKeys.get(id) ?? new Set<string>();
      this.#partKeys.set(id, keys.add(key));
      try {
        return await work();
      } finally {
        keys.delete(key);
        if (keys.size === 0) this.#partKeys.delete(id);
      }
    });
  }

  /**
   * Whether another socket of this process is writing a Part of the upload.
   * @param fail - identifies the calling socket
   */
  hasOthers(id: UploadId, fail: Writer["fail"]): boolean {
    return this.#partWriters(id).some((writer) => writer.fail !== fail);
  }

  /** Ends the writers of all Parts of an upload, and waits until they have ended. */
  async endParts(id: UploadId): Promise<void> {
    for (let writers = this.#partWriters(id); writers.length > 0; writers = this.#partWriters(id)) {
      for (const writer of writers) writer.fail(new ProtocolError("superseded"));
      await Promise.all(writers.map((writer) => writer.ended));
    }
  }

  #partWriters(id: UploadId): Writer[] {
    return [...(this.#partKeys.get(id) ?? [])].flatMap((key) => this.#parts.get(key) ?? []);
  }

  /**
   * Counts an attached socket of an upload.
   * @returns a function that stops counting it
   * @throws ProtocolError `busy` when the upload has too many
   */
  attach(id: UploadId): () => void {
    const count = this.#attached.get(id) ?? 0;
    if (count >= MAX_PART_SOCKETS_PER_UPLOAD) throw new ProtocolError("busy", { retryAfterSeconds: 5 });
    this.#attached.set(id, count + 1);
    return () => {
      const left = (this.#attached.get(id) ?? 1) - 1;
      if (left === 0) this.#attached.delete(id);
      else this.#attached.set(id, left);
    };
  }
}

async function holdIn<Key, T>(
  writers: Map<Key, Writer>,
  { key, epoch }: { key: Key; epoch: number },
  fail: (reason: Error) => void,
  work: () => Promise<T>,
): Promise<T> {
  for (let earlier = writers.get(key); earlier !== undefined; earlier = writers.get(key)) {
    if (earlier.epoch > epoch) throw new ProtocolError("superseded");
    earlier.fail(new ProtocolError("superseded"));
    await earlier.ended;
  }
  const ended = Promise.withResolvers<void>();
  writers.set(key, { epoch, fail, ended: ended.promise });
  try {
    return await work();
  } finally {
    writers.delete(key);
    ended.resolve();
  }
}
