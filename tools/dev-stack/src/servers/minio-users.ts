import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, type S3Server, type S3User } from "@envoi/backing-stores";
import { downloadZip } from "client-zip";
import * as z from "zod";

const execute = promisify(execFile);
const IMPORT_MS = 30_000;
/** Failed entries by type; types without failures are absent or empty. */
const imported = z.object({ failed: z.record(z.string(), z.array(z.unknown()).nullable()).nullish() });

/**
 * @param answer - the client's output; empty if the client could not parse the list of failures that the server
 * returned
 */
function isComplete(answer: string): boolean {
  if (answer.trim() === "") return false;
  const { failed } = imported.parse(JSON.parse(answer));
  return Object.values(failed ?? {}).every((entries) => entries === null || entries.length === 0);
}

function json(name: string, entries: readonly (readonly [string, unknown])[]) {
  return { name: `iam-assets/${name}.json`, input: JSON.stringify(Object.fromEntries(entries)) };
}

/** An archive as MinIO exports and imports it: policies, users, and the policy of each user. */
async function accessArchive(users: readonly S3User[]): Promise<Uint8Array> {
  const files = [
    json(
      "policies",
      users.map(({ name, policy }) => [name, policy]),
    ),
    json(
      "users",
      users.map(({ accessKeyId, secretAccessKey: secretKey }) => [accessKeyId, { secretKey, status: "enabled" }]),
    ),
    json(
      "user_mappings",
      users.map(({ accessKeyId, name }) => [accessKeyId, { version: 1, policy: name }]),
    ),
  ];
  return downloadZip(files).bytes();
}

/**
 * Creates or updates users, each with its policy, in a single call because MinIO's client is slow.
 *
 * @param directory - for the client's own files and the archive, which is removed afterwards
 */
export async function provisionMinioUsers(
  admin: S3Server,
  users: readonly S3User[],
  { directory, env }: { directory: string; env: NodeJS.ProcessEnv },
): Promise<void> {
  const archive = join(directory, "access.zip");
  const { protocol, host } = new URL(admin.endpoint);
  // Not passed as arguments, which any user on the host can read.
  const alias = { MC_HOST_envoi: `${protocol}//${admin.accessKeyId}:${admin.secretAccessKey}@${host}` };
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(archive, await accessArchive(users), { mode: 0o600 });
  try {
    const args = ["--config-dir", directory, "--json", "admin", "cluster", "iam", "import", "envoi", archive];
    const options = { env: { ...env, ...alias }, timeout: IMPORT_MS };
    const { stdout, stderr } = await execute(findProgram("mc"), args, options);
    if (!isComplete(stdout)) throw new Error(`MinIO's users could not be created: ${stdout}${stderr}`);
  } finally {
    await rm(archive, { force: true });
  }
}
