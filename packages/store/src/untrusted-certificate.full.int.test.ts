import { once } from "node:events";
import { connect } from "node:tls";
import { createRegistry } from "@envoi/platform";
import { recordingLog, startUntrustedServer } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { readRedisConfig, readS3Config } from "./config.ts";
import { openStores } from "./open-stores.ts";

function open(port: number) {
  const { log, logLines } = recordingLog("test");
  const redis = readRedisConfig({ REDIS_URL: `rediss://localhost:${port}`, REDIS_USERNAME: "u", REDIS_PASSWORD: "p" });
  const keys = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s" };
  const s3 = readS3Config({ S3_ENDPOINT: `https://localhost:${port}`, S3_PATH_STYLE: "true", ...keys });
  const { uploads, blobs } = openStores({ redis, s3 }, { log, registry: createRegistry() });
  onTestFinished(async () => {
    await uploads[Symbol.asyncDispose]();
    await blobs[Symbol.asyncDispose]();
  });
  return { uploads, blobs, logLines };
}

test("sends nothing to a Redis or an object store whose certificate is not trusted", async () => {
  await using server = await startUntrustedServer();
  const { uploads, blobs, logLines } = open(server.port);
  await expect(uploads.ping()).rejects.toMatchObject({ code: "unavailable" });
  const ofRedis = server.connections();
  expect(ofRedis).toBeGreaterThan(0);
  await expect(blobs.ping()).rejects.toThrow();
  expect(server.connections()).toBeGreaterThan(ofRedis);
  expect(server.received()).toBe("");
  expect(logLines.join()).toContain("self-signed certificate");

  // A client that trusts the certificate is served, so the clients above did not fail for another reason.
  const trusting = connect({ port: server.port, host: "localhost", servername: "localhost", ca: server.cert });
  await once(trusting, "secureConnect");
  trusting.end("trusted");
  await expect.poll(() => server.received()).toBe("trusted");
});
