import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Opens a server's data directory: the given one, which is kept, or a temporary one, which `cleanUp` removes. */
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
