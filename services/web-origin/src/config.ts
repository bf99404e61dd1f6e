import { env, readEnv } from "@envoi/platform";
import { WEB_DIRECTORY } from "./web-app.ts";

export type WebConfig = { directory: string };

/** @throws ConfigError */
export function readWebConfig(variables: Readonly<Record<string, string | undefined>>): WebConfig {
  return { directory: readEnv({ WEB_DIRECTORY: env.text(WEB_DIRECTORY) }, variables).WEB_DIRECTORY };
}
