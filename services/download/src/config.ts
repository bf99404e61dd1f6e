import { env, readEnv } from "@envoi/platform";

export type DownloadConfig = {
  /** Downloads open at once in this process; one more is answered `busy`. */
  maxOpenDownloads: number;
};

/** @throws ConfigError */
export function readDownloadConfig(variables: Readonly<Record<string, string | undefined>>): DownloadConfig {
  const read = readEnv({ MAX_OPEN_DOWNLOADS: env.whole(1_000, { min: 1 }) }, variables);
  return { maxOpenDownloads: read.MAX_OPEN_DOWNLOADS };
}
