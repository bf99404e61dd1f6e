import { describe, expect, it } from "vitest";
import { readLeaseConfig, readRedisConfig, readS3Config } from "./config.ts";

describe("readRedisConfig", () => {
  it("reads a single server, a Cluster and a server behind Sentinels", () => {
    expect(
      readRedisConfig({ REDIS_URL: "redis://one:6379/2", REDIS_USERNAME: "download", REDIS_PASSWORD: "p" }),
    ).toEqual({
      waitReplicas: 0,
      address: { mode: "single", url: "redis://one:6379/2", username: "download", password: "p" },
    });
    expect(readRedisConfig({ REDIS_CLUSTER_URLS: "redis://a:1, redis://b:2", REDIS_WAIT_REPLICAS: "2" })).toEqual({
      waitReplicas: 2,
      address: { mode: "cluster", urls: ["redis://a:1", "redis://b:2"] },
    });
    expect(readRedisConfig({ REDIS_SENTINEL_URLS: "rediss://a", REDIS_SENTINEL_MASTER: "main" })).toEqual({
      waitReplicas: 1,
      address: { mode: "sentinel", sentinelUrls: ["rediss://a"], masterName: "main", sentinel: {} },
    });
  });

  it("separates the credentials for Sentinels from those for Redis", () => {
    const variables = {
      REDIS_SENTINEL_URLS: "redis://a",
      REDIS_SENTINEL_MASTER: "main",
      REDIS_SENTINEL_USERNAME: "watcher",
      REDIS_SENTINEL_PASSWORD: "s",
      REDIS_USERNAME: "download",
      REDIS_PASSWORD: "p",
    };
    expect(readRedisConfig(variables).address).toMatchObject({
      sentinel: { username: "watcher", password: "s" },
      username: "download",
      password: "p",
    });
  });

  it.each([
    [{}, "exactly one of them is needed"],
    [{ REDIS_URL: "redis://a", REDIS_CLUSTER_URLS: "redis://b" }, "exactly one of them is needed"],
    [{ REDIS_URL: "redis://a,redis://b" }, "REDIS_URL: must be one address"],
    [{ REDIS_URL: "http://a" }, "REDIS_URL: is not redis://"],
    [{ REDIS_SENTINEL_URLS: "redis://a" }, "REDIS_SENTINEL_MASTER: is needed"],
    [
      { REDIS_SENTINEL_URLS: "redis://a", REDIS_SENTINEL_MASTER: "main", REDIS_WAIT_REPLICAS: "0" },
      "REDIS_WAIT_REPLICAS: is 0, but then a failover could restore deleted files",
    ],
    [
      { REDIS_CLUSTER_URLS: "redis://a", REDIS_WAIT_REPLICAS: "0" },
      "REDIS_WAIT_REPLICAS: is 0, but then a failover could restore deleted files",
    ],
    [
      { REDIS_URL: "redis://:p@a" },
      "REDIS_URL: contains a user name or password; set REDIS_USERNAME and REDIS_PASSWORD",
    ],
    [
      { REDIS_SENTINEL_URLS: "redis://a,redis://u@b", REDIS_SENTINEL_MASTER: "main" },
      "REDIS_SENTINEL_URLS: contains a user name or password; set REDIS_SENTINEL_USERNAME and REDIS_SENTINEL_PASSWORD",
    ],
  ])("rejects %j: %s", (variables, problem) => {
    expect(() => readRedisConfig(variables)).toThrow(problem);
  });
});

describe("readS3Config", () => {
  it("requires no setting: without keys, the SDK finds credentials", () => {
    const { address } = readS3Config({});
    expect(address).toMatchObject({ endpoint: null, bucket: "envoi", pathStyle: false });
    expect([address.accessKeyId, address.secretAccessKey]).toEqual([undefined, undefined]);
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readS3Config(keys).address).toMatchObject({ accessKeyId: "id", secretAccessKey: "secret" });
  });

  it("reads a second store if its bucket is set, and rejects it if it is the first store's bucket", () => {
    expect(readS3Config({}).second).toBeNull();
    const second = {
      SECOND_S3_ENDPOINT: "http://old:9000",
      SECOND_S3_BUCKET: "envoi",
      SECOND_S3_ACCESS_KEY_ID: "id",
      SECOND_S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readS3Config(second).second).toEqual({
      endpoint: "http://old:9000",
      region: "us-east-1",
      bucket: "envoi",
      accessKeyId: "id",
      secretAccessKey: "secret",
      pathStyle: true,
    });
    expect(readS3Config({ SECOND_S3_BUCKET: "other", SECOND_S3_REGION: "eu-west-1" }).second).toMatchObject({
      endpoint: null,
      region: "eu-west-1",
      pathStyle: false,
    });
    expect(() => readS3Config({ ...second, SECOND_S3_BUCKET: undefined })).toThrow("SECOND_S3_BUCKET: is needed");
    const same = { ...second, S3_ENDPOINT: "http://old:9000" };
    expect(() => readS3Config(same)).toThrow("SECOND_S3_BUCKET: is the bucket of S3_BUCKET");
  });

  it.each([
    [{ S3_ACCESS_KEY_ID: "id" }, "S3_SECRET_ACCESS_KEY: is needed with S3_ACCESS_KEY_ID"],
    [{ S3_SECRET_ACCESS_KEY: "secret" }, "S3_ACCESS_KEY_ID: is needed with S3_SECRET_ACCESS_KEY"],
    [{ SECOND_S3_BUCKET: "second", SECOND_S3_ACCESS_KEY_ID: "id" }, "SECOND_S3_SECRET_ACCESS_KEY: is needed"],
  ])("rejects one of the two keys without the other: %j", (variables, problem) => {
    expect(() => readS3Config(variables)).toThrow(problem);
  });
});

it("a lease survives two failed renewals, and Claims are renewed often enough to end a download within 10 s", () => {
  const leases = readLeaseConfig({ SESSION_LEASE_SECONDS: "9", CLAIM_LEASE_SECONDS: "300" });
  expect(leases).toMatchObject({ sessionRenewSeconds: 3, claimRenewSeconds: 5 });
});
