import { env, readEnv } from "@envoi/platform";

/** Recipients who read more slowly than this are disconnected. */
const MIN_BYTES_PER_SECOND = 1_024;

export type DownloadConfig = {
  /**
   * Maximum number of open downloads in this process, in total and per client network (0: no limit). Further downloads
   * are rejected as `busy`.
   */
  maxOpenDownloads: number;
  maxOpenDownloadsPerNetwork: number;
  /** A recipient that reads less than `minBytesPerSecond`, averaged over `idleSeconds`, is cut off. */
  idleSeconds: number;
  minBytesPerSecond: number;
  /** The name of the site, for the page's preview tags. */
  title: string;
  /** Address where visitors without JavaScript can report an upload; `null`: none. */
  reportAddress: string | null;
};

/** Reads the origin that serves the app's page. @throws ConfigError */
export function readShellConfig(variables: Readonly<Record<string, string | undefined>>): { webOrigin: string } {
  const read = readEnv({ WEB_ORIGIN: env.requiredOrigin() }, variables);
  return { webOrigin: read.WEB_ORIGIN };
}

/** @throws ConfigError */
export function readDownloadConfig(variables: Readonly<Record<string, string | undefined>>): DownloadConfig {
  const read = readEnv(
    {
      MAX_OPEN_DOWNLOADS: env.whole(1_000, { min: 1 }),
      MAX_OPEN_DOWNLOADS_PER_NETWORK: env.whole(64),
      DOWNLOAD_IDLE_SECONDS: env.whole(180, { min: 1 }),
      CUSTOM_TITLE: env.text("Envoi"),
      REPORT_ADDRESS: env.contact(),
    },
    variables,
  );
  return {
    maxOpenDownloads: read.MAX_OPEN_DOWNLOADS,
    maxOpenDownloadsPerNetwork: read.MAX_OPEN_DOWNLOADS_PER_NETWORK,
    idleSeconds: read.DOWNLOAD_IDLE_SECONDS,
    minBytesPerSecond: MIN_BYTES_PER_SECOND,
    title: read.CUSTOM_TITLE,
    reportAddress: read.REPORT_ADDRESS ?? null,
  };
}
