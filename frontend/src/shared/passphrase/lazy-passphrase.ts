import { loadChunk } from "../chunks/load-chunk.ts";

/**
 * A new passphrase of more than 60 bits for a strong password. Loads the word list on first use.
 *
 * @throws ChunkError
 */
export async function createPassphraseLazily(): Promise<string> {
  const { createPassphrase } = await loadChunk("passphraseWords", () => import("./create-passphrase.ts"));
  return createPassphrase();
}
