import type { OpenedDownload } from "../../../shared/transfer/transfer.ts";

/** Whether the download has been taken. If it is being taken, waits for the outcome. */
export async function isTaken(source: OpenedDownload): Promise<boolean> {
  const ticket = await source.ticket({ take: false, signal: new AbortController().signal }).catch(() => null);
  return ticket !== null;
}

/**
 * The same content, which reports that the download was taken: when content first arrives, or when a reader gives up while
 * it is being taken, because that does not stop the taking.
 */
export function countedContent(source: OpenedDownload, onTaken: () => void): OpenedDownload {
  async function orTaken<Content>(reading: Promise<Content>): Promise<Content> {
    try {
      return await reading;
    } catch (error) {
      void isTaken(source).then((taken) => taken && onTaken());
      throw error;
    }
  }
  return {
    ...source,
    async readFiles(options) {
      const blob = await source.readFiles({
        ...options,
        onProgress(progress) {
          onTaken();
          options.onProgress?.(progress);
        },
      });
      onTaken();
      return blob;
    },
    async writeFile(options) {
      await orTaken(
        source.writeFile({
          ...options,
          onProgress(progress) {
            onTaken();
            options.onProgress?.(progress);
          },
        }),
      );
      onTaken();
    },
    async readRange(options) {
      const bytes = await orTaken(source.readRange(options));
      if (bytes.byteLength > 0) onTaken();
      return bytes;
    },
    async ticket(options) {
      const ticket = await orTaken(source.ticket(options));
      if (ticket !== null) onTaken();
      return ticket;
    },
  };
}
