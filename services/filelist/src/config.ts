import { env, readEnv } from "@envoi/platform";

export type FilelistConfig = {
  /** Maximum number of list writes per account and minute, across all replicas; 0: no limit. */
  writesPerMinute: number;
};

/** @throws ConfigError */
export function readFilelistConfig(variables: Readonly<Record<string, string | undefined>>): FilelistConfig {
  const read = readEnv({ LIST_WRITES_PER_MINUTE: env.whole(60) }, variables);
  return { writesPerMinute: read.LIST_WRITES_PER_MINUTE };
}
