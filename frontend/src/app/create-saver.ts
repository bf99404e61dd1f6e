import { followLink, saveFile } from "../shared/saving/save-file.ts";
import { createDownloadSaver, type DownloadSaver } from "../shared/saving/saver.chunk.ts";
import type { StartedServiceWorker } from "../shared/saving/start-service-worker.ts";
import { createDiskStreams, type DiskStreams } from "../shared/saving/stream-to-disk.ts";
import type { Transfer } from "../shared/transfer/transfer.ts";

export type SaverDependencies = {
  /** `null` where it does not start. */
  serviceWorker: Promise<StartedServiceWorker | null>;
  transfer: Transfer;
};

async function diskStreams({ serviceWorker, transfer }: SaverDependencies): Promise<DiskStreams | null> {
  const started = await serviceWorker;
  if (!started?.streams) return null;
  return createDiskStreams({ activeWorker: started.active, navigate: followLink, wait: transfer.wait });
}

/** What brings downloads to the disk of this device. */
export function createSaver(dependencies: SaverDependencies): DownloadSaver {
  const { transfer } = dependencies;
  return createDownloadSaver({
    streams: diskStreams(dependencies),
    canCollectFile: (bytes) => transfer.canCollectFile(bytes, new AbortController().signal),
    saveFile,
  });
}
