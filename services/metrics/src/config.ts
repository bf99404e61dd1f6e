import { env, readEnv } from "@envoi/platform";

export type MetricsConfig = {
  /** Time between two merges of what pages have reported into the batches. */
  mergeSeconds: number;
};

/** @throws ConfigError */
export function readMetricsConfig(variables: Readonly<Record<string, string | undefined>>): MetricsConfig {
  const read = readEnv({ METRICS_MERGE_SECONDS: env.whole(300, { min: 1, max: 3_600 }) }, variables);
  return { mergeSeconds: read.METRICS_MERGE_SECONDS };
}
