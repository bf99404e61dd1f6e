import { env, readEnv } from "@envoi/platform";

export type DownloadConfig = {
  /** Downloads open at once in this process; one more is answered `busy`. */
  maxOpenDownloads: number;
  /** Name of the site, for the page's preview tags. */
  title: string;
};

/** Where the app's page is. @throws ConfigError */
export function readShellConfig(variables: Readonly<Record<string, string | undefined>>): { webOrigin: string } {
  const read = readEnv({ WEB_ORIGIN: env.requiredOrigin() }, variables);
  return { webOrigin: read.WEB_ORIGIN };
}

/** @throws ConfigError */
export function readDownloadConfig(variables: Readonly<Record<string, string | undefined>>): DownloadConfig {
  const read = readEnv(
    { MAX_OPEN_DOWNLOADS: env.whole(1_000, { min: 1 }), CUSTOM_TITLE: env.text("Envoi") },
    variables,
  );
  return { maxOpenDownloads: read.MAX_OPEN_DOWNLOADS, title: read.CUSTOM_TITLE };
}
