import { resolve } from "node:path";
import { readDownloadConfig } from "@envoi/download";
import { readJanitorConfig } from "@envoi/janitor";
import { readMetadataConfig } from "@envoi/metadata";
import { type AddressLogging, env, readConfigs, readEnv, readLimits } from "@envoi/platform";
import { readUploadGatewayConfig } from "@envoi/upload-gateway";

type Variables = Readonly<Record<string, string | undefined>>;

function readProcessConfig(variables: Variables) {
  const read = readEnv(
    {
      // Not 0: links are made from it, so it is known before anything listens.
      PORT: env.whole(8_080, { min: 1, max: 65_535 }),
      HOST: env.text("0.0.0.0"),
      PRIVATE_PORT: env.whole(8_081, { max: 65_535 }),
      PRIVATE_HOST: env.text("127.0.0.1"),
      BASE_URL: env.origin(),
      DATA_DIR: env.text("data"),
      DISK_RESERVE_BYTES: env.whole(268_435_456),
      DRAIN_SECONDS: env.whole(300),
      SESSION_LEASE_SECONDS: env.whole(30, { min: 2 }),
      CLAIM_LEASE_SECONDS: env.whole(30, { min: 2 }),
      TRUST_PROXY: env.whole(0, { max: 10 }),
      ACCESS_LOG_ADDRESSES: env.oneOf(["full", "truncated", "off"], "full"),
      LOG_LEVEL: env.oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
    },
    variables,
  );
  return {
    host: read.HOST,
    port: read.PORT,
    privateHost: read.PRIVATE_HOST,
    privatePort: read.PRIVATE_PORT,
    /** `null`: `http://localhost:PORT`. */
    baseUrl: read.BASE_URL ?? null,
    dataDirectory: resolve(read.DATA_DIR),
    diskReserveBytes: read.DISK_RESERVE_BYTES,
    drainSeconds: read.DRAIN_SECONDS,
    sessionLeaseSeconds: read.SESSION_LEASE_SECONDS,
    claimLeaseSeconds: read.CLAIM_LEASE_SECONDS,
    trustedProxies: read.TRUST_PROXY,
    addressLogging: read.ACCESS_LOG_ADDRESSES as AddressLogging,
    logLevel: read.LOG_LEVEL,
  };
}

/** @throws ConfigError that lists everything that is wrong */
export function readStandaloneConfig(variables: Variables) {
  return readConfigs(
    {
      process: readProcessConfig,
      limits: readLimits,
      uploadGateway: readUploadGatewayConfig,
      download: readDownloadConfig,
      metadata: readMetadataConfig,
      janitor: readJanitorConfig,
    },
    variables,
  );
}
export type StandaloneConfig = ReturnType<typeof readStandaloneConfig>;
