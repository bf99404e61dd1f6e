import { type Archive, totalBytes } from "./archive.ts";

/** A smaller upload is few Parts, and nobody can read much of it before it is complete. */
const MIN_LIVE_BYTES = 16 * 1_048_576;
/** Waiting for a larger upload is felt, and outweighs what smaller Parts cost the store. */
const MIN_DEFAULT_LIVE_BYTES = 64 * 1_048_576;

/** Whether the sender can choose. */
export function canBeLive({ files }: Archive): boolean {
  return totalBytes(files) >= MIN_LIVE_BYTES;
}

/**
 * Whether the link works while the files are sent: as chosen, or else if they are large and nothing speaks against it. A
 * password that the server checks does: it is set at the end.
 */
export function isLive(archive: Archive): boolean {
  const { files, live, password } = archive;
  const isByDefault = totalBytes(files) >= MIN_DEFAULT_LIVE_BYTES && (password.kind === "off" || password.isStrong);
  return canBeLive(archive) && (live ?? isByDefault);
}
