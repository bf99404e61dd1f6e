import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordingLog } from "@envoi/testkit";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { inBatches } from "../../testing/blob/bodies.ts";
import { never, newKey, readWhole } from "../../testing/blob/harness.ts";
import { openBucket, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";
import { createS3BlobStore } from "./s3-blob-store.ts";

const server = sharedSeaweedfs();
const BODY = Buffer.from("content");

beforeEach(() => {
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE"]) vi.stubEnv(name, undefined);
  vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
  return () => vi.unstubAllEnvs();
});

/** A store on a new bucket, without configured keys. */
async function openWithoutKeys() {
  const { address, spoolDirectory, [Symbol.asyncDispose]: dispose } = await openBucket(server());
  const { accessKeyId: _id, secretAccessKey: _secret, ...keyless } = address;
  const options = { spoolDirectory, spoolBytes: 2 ** 30, storePermits: 4, log: recordingLog("test").log };
  const store = createS3BlobStore({ address: keyless, ...options });
  onTestFinished(async () => {
    await store[Symbol.asyncDispose]();
    await dispose();
  });
  return store;
}

/** A container's credentials endpoint, which returns credentials that expire soon. */
async function serveCredentials(lifeMs: number) {
  const { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey } = server();
  const asked: IncomingMessage["headers"][] = [];
  const endpoint = createServer(({ headers }, response) => {
    asked.push(headers);
    const Expiration = new Date(Date.now() + lifeMs).toISOString();
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ AccessKeyId, SecretAccessKey, Token: "", Expiration }));
  }).listen(0, "127.0.0.1");
  await once(endpoint, "listening");
  onTestFinished(() => void endpoint.close());
  vi.stubEnv("AWS_CONTAINER_CREDENTIALS_FULL_URI", `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`);
  return asked;
}

async function expectUsable(store: Awaited<ReturnType<typeof openWithoutKeys>>): Promise<void> {
  const key = newKey();
  await store.ping();
  await store.write(key, inBatches(BODY), BODY.byteLength, never);
  expect((await readWhole(store, key))?.equals(BODY)).toBe(true);
  await store.remove(key);
}

test("without configured keys, uses the keys in the environment for calls and bodies", async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", server().accessKeyId);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", server().secretAccessKey);
  await expectUsable(await openWithoutKeys());
});

test("without configured keys, requests credentials from the container's endpoint with its token", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-token-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const token = join(directory, "token");
  await writeFile(token, "identity");
  vi.stubEnv("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", token);
  const asked = await serveCredentials(3_600_000);
  await expectUsable(await openWithoutKeys());
  expect(asked.map(({ authorization }) => authorization)).toEqual(["identity"]);
});

test("renews expiring credentials, for calls and for bodies", async () => {
  const asked = await serveCredentials(1_000);
  const store = await openWithoutKeys();
  await expectUsable(store);
  await expectUsable(store);
  expect(asked.length).toBeGreaterThan(1);
});

test("without any credentials, reports the store as unavailable", async () => {
  const store = await openWithoutKeys();
  await expect(store.ping()).rejects.toMatchObject({ name: "BlobStoreError", fault: "unavailable" });
  await expect(readWhole(store, newKey())).rejects.toMatchObject({ name: "BlobStoreError" });
});
