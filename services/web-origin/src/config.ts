import { env, readEnv } from "@envoi/platform";
import { WEB_DIRECTORY } from "./web-app.ts";

export type WebConfig = {
  directory: string;
  /** Where all replicas are, by one name; `null`: there is no other one to ask. */
  peersOrigin: string | null;
};

/** @throws ConfigError */
export function readWebConfig(variables: Readonly<Record<string, string | undefined>>): WebConfig {
  const read = readEnv({ WEB_DIRECTORY: env.text(WEB_DIRECTORY), WEB_ORIGIN: env.origin() }, variables);
  return { directory: read.WEB_DIRECTORY, peersOrigin: read.WEB_ORIGIN ?? null };
}
