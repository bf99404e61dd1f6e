import { resolve } from "node:path";
import { readAccountsConfig } from "@envoi/accounts";
import { readDownloadConfig } from "@envoi/download";
import { readFilelistConfig } from "@envoi/filelist";
import { readJanitorConfig } from "@envoi/janitor";
import { readMetadataConfig } from "@envoi/metadata";
import { readMetricsConfig } from "@envoi/metrics";
import {
  env,
  readConfigs,
  readEnv,
  readLimits,
  readOperatorConfig,
  readProcessConfig,
  readUploadQuotas,
} from "@envoi/platform";
import { readLeaseConfig } from "@envoi/store";
import { readUploadGatewayConfig } from "@envoi/upload-gateway";

type Variables = Readonly<Record<string, string | undefined>>;

function readDataConfig(variables: Variables) {
  const read = readEnv({ DATA_DIR: env.text("data"), DISK_RESERVE_BYTES: env.whole(268_435_456) }, variables);
  return { dataDirectory: resolve(read.DATA_DIR), diskReserveBytes: read.DISK_RESERVE_BYTES };
}

/** @throws ConfigError that lists everything that is wrong */
export function readStandaloneConfig(variables: Variables) {
  return readConfigs(
    {
      process: readProcessConfig,
      data: readDataConfig,
      leases: readLeaseConfig,
      limits: readLimits,
      quotas: readUploadQuotas,
      accounts: readAccountsConfig,
      uploadGateway: readUploadGatewayConfig,
      download: readDownloadConfig,
      metadata: readMetadataConfig,
      filelist: readFilelistConfig,
      metrics: readMetricsConfig,
      janitor: readJanitorConfig,
      operators: readOperatorConfig,
    },
    variables,
  );
}
export type StandaloneConfig = ReturnType<typeof readStandaloneConfig>;
