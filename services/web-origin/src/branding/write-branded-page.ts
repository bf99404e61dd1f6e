import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandFiles } from "./brand-files.ts";
import type { Branding } from "./read-branding.ts";

/**
 * Writes a copy of the built page with an operator's branding, for a server that can only serve files.
 *
 * @param target - directory for the copy, which must be empty or missing
 */
export async function writeBrandedPage(built: string, target: string, branding: Branding): Promise<void> {
  await cp(built, target, { recursive: true });
  const { files, brandPage } = brandFiles(branding, await readFile(join(built, "app.webmanifest"), "utf8"));
  for (const [path, bytes] of files) await writeFile(join(target, path), bytes);
  const page = join(target, "index.html");
  await writeFile(page, brandPage(await readFile(page, "utf8")));
}
