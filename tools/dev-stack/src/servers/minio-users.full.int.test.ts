import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MinioProcess, startMinio } from "@envoi/backing-stores";
import { buildS3Policy, createS3BlobStore, provisionBucket } from "@envoi/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provisionMinioUsers } from "./minio-users.ts";

const UNVERIFIED = "STREAMING-UNSIGNED-PAYLOAD-TRAILER";

let minio: MinioProcess;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-users-"));
  minio = await startMinio();
  await provisionBucket(createAddress(minio.accessKeyId, minio.secretAccessKey));
});
afterAll(async () => {
  await minio[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

function createAddress(accessKeyId: string, secretAccessKey: string, bucket = "envoi") {
  return { endpoint: minio.endpoint, region: "us-east-1", bucket, accessKeyId, secretAccessKey, pathStyle: true };
}
function provision(secretAccessKey: string): Promise<void> {
  const users = (["download", "metadata", "upload-gateway"] as const).map((name) => ({
    accessKeyId: `key-of-${name}`,
    name,
    secretAccessKey,
    policy: buildS3Policy(name, "envoi"),
  }));
  return provisionMinioUsers(minio, users, { directory, env: { PATH: process.env["PATH"] } });
}
/** Whether these credentials give access to the bucket. */
async function reaches(accessKeyId: string, secretAccessKey: string): Promise<boolean> {
  await using store = createS3BlobStore({
    address: createAddress(accessKeyId, secretAccessKey),
    spoolDirectory: directory,
    spoolBytes: 2 ** 30,
    storePermits: 1,
    log: { debug() {}, info() {}, warn() {}, error() {}, child: () => null as never },
  });
  return store.ping().then(
    () => true,
    () => false,
  );
}

it("each user has only its own policy, and its password can be changed at the next start", async () => {
  await provision("first-password");
  expect(await reaches("key-of-download", "first-password")).toBe(true);
  expect(await reaches("key-of-metadata", "first-password")).toBe(true);
  await expect(provisionBucket(createAddress("key-of-download", "first-password", "another"))).rejects.toThrow();
  await provision("second-password");
  expect(await reaches("key-of-download", "first-password")).toBe(false);
  expect(await reaches("key-of-download", "second-password")).toBe(true);
});

it("leaves no password in a file", async () => {
  await provision("third-password");
  expect(await readdir(directory)).not.toContain("access.zip");
});

it("reports an error if MinIO rejects the users", async () => {
  await expect(provision("short")).rejects.toThrow("users could not be created");
});

/**
 * Stores an object in a way for which MinIO does not verify the signature.
 *
 * @param sha256 - values of the header that announces the body
 * @returns the status of the response
 */
async function forgeWrite(accessKeyId: string, sha256: string[] = [UNVERIFIED]): Promise<number | undefined> {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const signed = new URLSearchParams({
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${accessKeyId}/${date.slice(0, 8)}/us-east-1/s3/aws4_request`,
    "X-Amz-Date": date,
    "X-Amz-Expires": "60",
    "X-Amz-SignedHeaders": "host",
    "X-Amz-Signature": "0".repeat(64),
  });
  const headers = {
    "x-amz-content-sha256": sha256,
    "x-amz-decoded-content-length": "5",
    "x-amz-trailer": "x-amz-checksum-crc32",
    "content-encoding": "aws-chunked",
  };
  const call = request(`${minio.endpoint}/envoi/uploads/forged?${signed}`, { method: "PUT", headers });
  call.end("5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n");
  const [answer] = await once(call, "response");
  answer.resume();
  return answer.statusCode;
}

it("with the access key ids that direct transfers reveal, nobody can write", async () => {
  await provision("fourth-password");
  expect(await forgeWrite("key-of-download")).toBe(403);
  for (const sha256 of [[UNVERIFIED], [UNVERIFIED, "UNSIGNED-PAYLOAD"], ["UNSIGNED-PAYLOAD", UNVERIFIED]]) {
    expect(await forgeWrite("key-of-upload-gateway", sha256)).toBe(403);
  }
  // MinIO would store the object, were it not for the policies of these users.
  expect(await forgeWrite(minio.accessKeyId)).toBe(200);
});
