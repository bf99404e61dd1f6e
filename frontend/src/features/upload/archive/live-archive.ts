import { type Archive, totalBytes } from "./archive.ts";

/** Smaller uploads consist of few Parts, so recipients could not read much before they are complete. */
const MIN_LIVE_BYTES = 16 * 1_048_576;
/** Recipients notice the wait for larger uploads, which outweighs what smaller Parts cost the store. */
const MIN_DEFAULT_LIVE_BYTES = 64 * 1_048_576;

/** Whether the sender can choose a live link. */
export function canBeLive({ files }: Archive): boolean {
  return totalBytes(files) >= MIN_LIVE_BYTES;
}

/**
 * Whether the link works while the files are sent: as chosen, or by default if they are large. A password that the
 * server checks rules out the default, because it is set at the end.
 */
export function isLive(archive: Archive): boolean {
  const { files, live, password } = archive;
  const isByDefault = totalBytes(files) >= MIN_DEFAULT_LIVE_BYTES && (password.kind === "off" || password.isStrong);
  return canBeLive(archive) && (live ?? isByDefault);
}
