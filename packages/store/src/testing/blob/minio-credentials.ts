import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, type MinioProcess } from "@envoi/testkit";
import { buildS3Policy } from "../../blob/s3/s3-policy.ts";

type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Creates a MinIO user with the policy of a service. */
export function createMinioCredentials(
  minio: MinioProcess,
  ...policyOf: Parameters<typeof buildS3Policy>
): Promise<Credentials> {
  return createMinioUser(minio, buildS3Policy(...policyOf));
}

/** Creates a MinIO user with this policy. */
export async function createMinioUser(
  { accessKeyId: adminKey, secretAccessKey: adminSecret, port }: MinioProcess,
  policy: object,
): Promise<Credentials> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-policy-"));
  try {
    const env = { ...process.env, MC_HOST_store: `http://${adminKey}:${adminSecret}@127.0.0.1:${port}` };
    const mc = (...args: string[]) =>
      promisify(execFile)(findProgram("mc"), ["--config-dir", directory, "--quiet", "admin", ...args], { env });
    const user = { accessKeyId: randomBytes(10).toString("hex"), secretAccessKey: "a-secret-of-this-test" };
    const policyFile = join(directory, "policy.json");
    await writeFile(policyFile, JSON.stringify(policy));
    await mc("user", "add", "store", user.accessKeyId, user.secretAccessKey);
    await mc("policy", "create", "store", user.accessKeyId, policyFile);
    await mc("policy", "attach", "store", user.accessKeyId, "--user", user.accessKeyId);
    return user;
  } finally {
    await rm(directory, { recursive: true });
  }
}
