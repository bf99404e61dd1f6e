import { join, resolve, sep } from "node:path";
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
  readStorageMarks,
  readStoredLimits,
  readUploadQuotas,
  refuse,
} from "@envoi/platform";
import { readLeaseConfig } from "@envoi/store";
import { readUploadGatewayConfig } from "@envoi/upload-gateway";
import { readBrandingConfig } from "@envoi/web-origin";

type Variables = Readonly<Record<string, string | undefined>>;

const isWithin = (path: string, directory: string) => `${path}${sep}`.startsWith(`${directory}${sep}`);

function readDataConfig(variables: Variables) {
  const read = readEnv(
    {
      DATA_DIR: env.text("data"),
      BLOB_DIR: env.optionalText(),
      SECOND_BLOB_DIR: env.optionalText(),
      DISK_RESERVE_BYTES: env.whole(268_435_456),
      DIRECT_TRANSFERS: env.flag(false),
    },
    variables,
  );
  const dataDirectory = resolve(read.DATA_DIR);
  const blobDirectory = resolve(read.BLOB_DIR ?? join(dataDirectory, "blobs"));
  const secondBlobDirectory = read.SECOND_BLOB_DIR === undefined ? null : resolve(read.SECOND_BLOB_DIR);
  refuse([
    secondBlobDirectory !== null &&
      (isWithin(secondBlobDirectory, blobDirectory) || isWithin(blobDirectory, secondBlobDirectory)) &&
      "SECOND_BLOB_DIR: is the directory of BLOB_DIR, or one is below the other",
    read.DIRECT_TRANSFERS && "DIRECT_TRANSFERS: needs an object store, but uploads are in a directory",
  ]);
  return { dataDirectory, blobDirectory, secondBlobDirectory, diskReserveBytes: read.DISK_RESERVE_BYTES };
}

/** @throws ConfigError that lists all errors */
export function readStandaloneConfig(variables: Variables) {
  return readConfigs(
    {
      process: readProcessConfig,
      data: readDataConfig,
      leases: readLeaseConfig,
      limits: readLimits,
      quotas: readUploadQuotas,
      storage: readStorageMarks,
      stored: readStoredLimits,
      accounts: readAccountsConfig,
      uploadGateway: readUploadGatewayConfig,
      download: readDownloadConfig,
      metadata: readMetadataConfig,
      filelist: readFilelistConfig,
      metrics: readMetricsConfig,
      janitor: readJanitorConfig,
      operators: readOperatorConfig,
      branding: readBrandingConfig,
    },
    variables,
  );
}
export type StandaloneConfig = ReturnType<typeof readStandaloneConfig>;
