import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";

const KEY_BYTES = 32;

/**
 * The key for hashes of client networks. It is kept in a file, because what is counted by these hashes outlives the
 * process.
 */
export async function readNetworkKey(path: string): Promise<Uint8Array> {
  const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (kept?.byteLength === KEY_BYTES) return kept;
  const key = randomBytes(KEY_BYTES);
  const whole = `${path}.new`;
  await writeFile(whole, key, { mode: 0o600, flush: true });
  await rename(whole, path);
  return key;
}
