import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server's data: in the directory that was named, which stays, or in one that goes with the server. */
export async function openDataDirectory(
  name: string,
  given: string | undefined,
): Promise<{ path: string; cleanUp: () => Promise<void> }> {
  if (given !== undefined) {
    await mkdir(given, { recursive: true });
    return { path: given, cleanUp: async () => {} };
  }
  const path = await mkdtemp(join(tmpdir(), `envoi-${name}-`));
  return { path, cleanUp: () => rm(path, { recursive: true, force: true }) };
}
