import { followLink, saveFile } from "../shared/save-file.ts";
import { createDiskStreams, type DiskStreams } from "../shared/streaming/disk-streams.ts";
import type { StartedServiceWorker } from "../shared/streaming/start-service-worker.ts";
import { createDownloadSaver, type DownloadSaver } from "../shared/transfer/download-saver.ts";
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
