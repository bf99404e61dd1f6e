import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { StackError } from "./stack-error.ts";

const FILE = "secrets.json";

/** The servers' layout. Servers in one layout cannot read data from another layout. */
const form = z.object({ redisCluster: z.boolean(), natsCluster: z.boolean(), minioDrives: z.number() });
type Form = z.infer<typeof form>;
/** One server of each type, as in Compose and in the plain manifests. */
export const SINGLE_SERVERS: Form = { redisCluster: false, natsCluster: false, minioDrives: 1 };
const kept = z.object({ key: z.string().regex(/^[0-9a-f]{64}$/), form });

/** Returns a purpose's password, the same at every start with the same data directory. */
export type Secrets = (purpose: string) => string;

/** The maximum length of a password that MinIO accepts. */
const SECRET_CHARACTERS = 40;

async function readKept(file: string): Promise<z.infer<typeof kept> | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : kept.parse(JSON.parse(text));
}

/**
 * Opens or creates a stack's directory. Only its owner can read it, because all passwords derive from a secret in it.
 *
 * @throws if a stack with another layout created the directory
 */
export async function openSecrets(directory: string, options: Form): Promise<Secrets> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, FILE);
  const wanted = form.parse(options);
  const found = await readKept(file);
  if (found !== null && JSON.stringify(found.form) !== JSON.stringify(wanted))
    throw new StackError(
      `${directory} was made with ${describe(found.form)} and can't be used with ${describe(wanted)}: ` +
        "start it as before, or name another --data-dir",
    );
  const { key } = found ?? { key: randomBytes(32).toString("hex") };
  if (found === null) await writeFile(file, JSON.stringify({ key, form: wanted }), { mode: 0o600 });
  return (purpose) => createHmac("sha256", key).update(purpose).digest("hex").slice(0, SECRET_CHARACTERS);
}

function describe({ redisCluster, natsCluster, minioDrives }: Form): string {
  const redis = redisCluster ? "--redis-cluster" : "one Redis";
  const nats = natsCluster ? "--nats-cluster" : "one NATS";
  return `${redis}, ${nats} and --minio-drives ${minioDrives}`;
}
