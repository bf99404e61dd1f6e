import { ProtocolError, type UploadId } from "@envoi/protocol";

type Writer = { epoch: number; fail(reason: Error): void; ended: Promise<void> };

/**
 * The uploads that this process is receiving, by id. Two sockets must not write the same Part at once, so one that takes
 * an upload over waits until the earlier one has ended.
 */
export class OpenUploads {
  readonly #writers = new Map<UploadId, Writer>();

  /**
   * Runs `work` as the only writer of an upload.
   *
   * @param epoch - of its session: the highest one wins
   * @throws ProtocolError `superseded` when a later socket has the upload; errors of `work`
   */
  async hold<T>(
    { id, epoch }: { id: UploadId; epoch: number },
    fail: (reason: Error) => void,
    work: () => Promise<T>,
  ): Promise<T> {
    for (let earlier = this.#writers.get(id); earlier !== undefined; earlier = this.#writers.get(id)) {
      if (earlier.epoch > epoch) throw new ProtocolError("superseded");
      earlier.fail(new ProtocolError("superseded"));
      await earlier.ended;
    }
    const ended = Promise.withResolvers<void>();
    this.#writers.set(id, { epoch, fail, ended: ended.promise });
    try {
      return await work();
    } finally {
      this.#writers.delete(id);
      ended.resolve();
    }
  }
}
