import { env, readEnv } from "@envoi/platform";

export type MetricsConfig = {
  /** Interval between merges of staged events into the batches. */
  mergeSeconds: number;
  /** How long batches are kept; 0: for ever. */
  keepDays: number;
  /** Space for batches and staged Blobs, compressed; beyond it beacons are refused. */
  maxBytes: number;
  /** Beacons that one client network may send in a minute; 0: no limit. */
  beaconsPerMinute: number;
};

/** @throws ConfigError */
export function readMetricsConfig(variables: Readonly<Record<string, string | undefined>>): MetricsConfig {
  const read = readEnv(
    {
      METRICS_MERGE_SECONDS: env.whole(300, { min: 1, max: 3_600 }),
      METRICS_KEEP_DAYS: env.whole(90, { max: 36_500 }),
      METRICS_MAX_BYTES: env.whole(1_073_741_824),
      BEACONS_PER_MINUTE: env.whole(120),
    },
    variables,
  );
  return {
    mergeSeconds: read.METRICS_MERGE_SECONDS,
    keepDays: read.METRICS_KEEP_DAYS,
    maxBytes: read.METRICS_MAX_BYTES,
    beaconsPerMinute: read.BEACONS_PER_MINUTE,
  };
}
