import { env, readEnv, refuse } from "@envoi/platform";
import { RESUME_WINDOW_SECONDS } from "@envoi/protocol";
import type { S3Address } from "./blob/s3/s3-blob-store.ts";
import type { RedisCredentials } from "./upload/redis/connection.ts";
import type { RedisAddress } from "./upload/redis/redis-upload-store.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Three renewals per lease, so a lease survives two failed renewals. */
const RENEWALS_PER_LEASE = 3;
/**
 * Maximum time between renewals. It is short because transfers of a deleted Upload or session end only at the next
 * renewal.
 */
const MAX_RENEW_SECONDS = 5;
const EMPTY_SESSION_SECONDS = 600;
const SESSION_MAX_SECONDS = 604_800;

export type LeaseConfig = {
  sessionLeaseSeconds: number;
  /** Lifetime of a resumable session that has not received a byte. */
  emptySessionSeconds: number;
  /** Lifetime of a resumable session after its last byte. */
  sessionLifeSeconds: number;
  /** Maximum age of a session. */
  sessionMaxSeconds: number;
  sessionRenewSeconds: number;
  claimLeaseSeconds: number;
  claimRenewSeconds: number;
};

/** @throws ConfigError */
export function readLeaseConfig(variables: Variables): LeaseConfig {
  const read = readEnv(
    {
      SESSION_LEASE_SECONDS: env.whole(30, { min: 2 }),
      SESSION_LIFE_SECONDS: env.whole(RESUME_WINDOW_SECONDS, { min: 2 }),
      CLAIM_LEASE_SECONDS: env.whole(30, { min: 2 }),
    },
    variables,
  );
  return {
    sessionLeaseSeconds: read.SESSION_LEASE_SECONDS,
    emptySessionSeconds: Math.min(EMPTY_SESSION_SECONDS, read.SESSION_LIFE_SECONDS),
    sessionLifeSeconds: read.SESSION_LIFE_SECONDS,
    sessionMaxSeconds: SESSION_MAX_SECONDS,
    sessionRenewSeconds: Math.min(MAX_RENEW_SECONDS, read.SESSION_LEASE_SECONDS / RENEWALS_PER_LEASE),
    claimLeaseSeconds: read.CLAIM_LEASE_SECONDS,
    claimRenewSeconds: Math.min(MAX_RENEW_SECONDS, read.CLAIM_LEASE_SECONDS / RENEWALS_PER_LEASE),
  };
}

/** Configuration of the UploadStore. */
export type RedisConfig = { address: RedisAddress; waitReplicas: number };

/** Whether a URL contains credentials. Credentials have their own settings, because URLs are logged. */
function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== "" || password !== "";
}

/** @param prefix - name prefix of the settings for these servers' credentials */
const redisUrls = (prefix: string) =>
  env
    .list()
    .refine((urls) => urls.every((url) => /^rediss?:\/\//.test(url) && URL.canParse(url)), {
      message: "is not redis://host:port or rediss://host:port, several separated by commas",
      abort: true,
    })
    .refine(
      (urls) => !urls.some(hasCredentials),
      `contains a user name or password; set ${prefix}_USERNAME and ${prefix}_PASSWORD instead`,
    );

function toCredentials(username: string | undefined, password: string | undefined): RedisCredentials {
  return { ...(username === undefined ? {} : { username }), ...(password === undefined ? {} : { password }) };
}

/** @throws ConfigError */
export function readRedisConfig(variables: Variables): RedisConfig {
  const read = readEnv(
    {
      REDIS_URL: redisUrls("REDIS"),
      REDIS_CLUSTER_URLS: redisUrls("REDIS"),
      REDIS_SENTINEL_URLS: redisUrls("REDIS_SENTINEL"),
      REDIS_SENTINEL_MASTER: env.optionalText(),
      REDIS_SENTINEL_USERNAME: env.optionalText(),
      REDIS_SENTINEL_PASSWORD: env.optionalText(),
      REDIS_USERNAME: env.optionalText(),
      REDIS_PASSWORD: env.optionalText(),
      REDIS_WAIT_REPLICAS: env.whole(variables["REDIS_URL"] ? 0 : 1, { max: 10 }),
    },
    variables,
  );
  const { REDIS_URL: single, REDIS_CLUSTER_URLS: cluster, REDIS_SENTINEL_URLS: sentinels } = read;
  const [url] = single;
  const forms = [single, cluster, sentinels].filter((urls) => urls.length > 0).length;
  refuse([
    forms !== 1 && "REDIS_URL, REDIS_CLUSTER_URLS, REDIS_SENTINEL_URLS: exactly one of them is needed",
    single.length > 1 && "REDIS_URL: must be one address; for several, use REDIS_CLUSTER_URLS or REDIS_SENTINEL_URLS",
    single.length === 0 &&
      read.REDIS_WAIT_REPLICAS === 0 &&
      "REDIS_WAIT_REPLICAS: is 0, but then a failover could restore deleted files and lose downloads; set 1 or more",
    sentinels.length > 0 && read.REDIS_SENTINEL_MASTER === undefined && "REDIS_SENTINEL_MASTER: is needed",
  ]);
  const waitReplicas = read.REDIS_WAIT_REPLICAS;
  const credentials = toCredentials(read.REDIS_USERNAME, read.REDIS_PASSWORD);
  if (url !== undefined) return { waitReplicas, address: { mode: "single", url, ...credentials } };
  if (cluster.length > 0) return { waitReplicas, address: { mode: "cluster", urls: cluster, ...credentials } };
  const masterName = read.REDIS_SENTINEL_MASTER ?? "";
  const sentinel = toCredentials(read.REDIS_SENTINEL_USERNAME, read.REDIS_SENTINEL_PASSWORD);
  return { waitReplicas, address: { mode: "sentinel", sentinelUrls: sentinels, masterName, sentinel, ...credentials } };
}

/** Configuration of the BlobStore. */
export type S3Config = {
  address: S3Address;
  /** A second store, used together with the first: [Note: Two stores]. */
  second: S3Address | null;
  spoolDirectory: string;
  spoolBytes: number;
  storePermits: number;
};

/** @throws ConfigError */
export function readS3Config(variables: Variables): S3Config {
  const read = readEnv(
    {
      S3_ENDPOINT: env.origin(),
      S3_REGION: env.text("us-east-1"),
      S3_BUCKET: env.text("envoi"),
      S3_ACCESS_KEY_ID: env.optionalText(),
      S3_SECRET_ACCESS_KEY: env.optionalText(),
      S3_PATH_STYLE: env.flag(Boolean(variables["S3_ENDPOINT"])),
      DIRECT_TRANSFERS: env.flag(false),
      S3_PUBLIC_ENDPOINT: env.origin(),
      SECOND_S3_ENDPOINT: env.origin(),
      SECOND_S3_REGION: env.text("us-east-1"),
      SECOND_S3_BUCKET: env.optionalText(),
      SECOND_S3_ACCESS_KEY_ID: env.optionalText(),
      SECOND_S3_SECRET_ACCESS_KEY: env.optionalText(),
      SECOND_S3_PATH_STYLE: env.flag(Boolean(variables["SECOND_S3_ENDPOINT"])),
      // Not below /tmp, which may be in memory.
      SPOOL_DIR: env.text("/var/tmp/envoi-spool"),
      SPOOL_BYTES: env.whole(8_589_934_592, { min: 268_435_456 }),
      STORE_PERMITS: env.whole(64, { min: 1, max: 4_096 }),
    },
    variables,
  );
  const addressOf = (prefix: "S3" | "SECOND_S3"): S3Address => ({
    endpoint: read[`${prefix}_ENDPOINT`] ?? null,
    region: read[`${prefix}_REGION`],
    bucket: read[`${prefix}_BUCKET`] ?? "",
    accessKeyId: read[`${prefix}_ACCESS_KEY_ID`],
    secretAccessKey: read[`${prefix}_SECRET_ACCESS_KEY`],
    pathStyle: read[`${prefix}_PATH_STYLE`],
  });
  const publicOrigin = read.DIRECT_TRANSFERS ? (read.S3_PUBLIC_ENDPOINT ?? null) : null;
  const [address, second] = [{ ...addressOf("S3"), publicOrigin }, addressOf("SECOND_S3")];
  refuse([
    ...findKeyProblems("S3", address),
    ...findKeyProblems("SECOND_S3", second),
    second.bucket === "" && second.endpoint !== null && "SECOND_S3_BUCKET: is needed with SECOND_S3_ENDPOINT",
    second.endpoint === address.endpoint &&
      second.bucket === address.bucket &&
      "SECOND_S3_BUCKET: is the bucket of S3_BUCKET",
  ]);
  return {
    address,
    second: second.bucket === "" ? null : second,
    spoolDirectory: read.SPOOL_DIR,
    spoolBytes: read.SPOOL_BYTES,
    storePermits: read.STORE_PERMITS,
  };
}

/** @param prefix - name prefix of the settings */
function findKeyProblems(prefix: string, { accessKeyId, secretAccessKey }: S3Address) {
  return [
    accessKeyId !== undefined &&
      secretAccessKey === undefined &&
      `${prefix}_SECRET_ACCESS_KEY: is needed with ${prefix}_ACCESS_KEY_ID`,
    secretAccessKey !== undefined &&
      accessKeyId === undefined &&
      `${prefix}_ACCESS_KEY_ID: is needed with ${prefix}_SECRET_ACCESS_KEY`,
  ];
}
