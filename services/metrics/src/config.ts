import { env, readEnv } from "@envoi/platform";

export type MetricsConfig = {
  /** Maximum time for collecting events from the bus into a batch. A full batch is written earlier. */
  flushSeconds: number;
  /** Retention period of batches; 0: forever. */
  keepDays: number;
  /** Maximum total size of compressed batches, above which beacons are rejected; 0: no limit. */
  maxBytes: number;
  /** Maximum number of beacons per minute from one client network; 0: no limit. */
  beaconsPerMinute: number;
};

/** @throws ConfigError */
export function readMetricsConfig(variables: Readonly<Record<string, string | undefined>>): MetricsConfig {
  const read = readEnv(
    {
      METRICS_FLUSH_SECONDS: env.whole(60, { min: 1, max: 3_600 }),
      METRICS_KEEP_DAYS: env.whole(90, { max: 36_500 }),
      METRICS_MAX_BYTES: env.whole(1_073_741_824),
      BEACONS_PER_MINUTE: env.whole(120),
    },
    variables,
  );
  return {
    flushSeconds: read.METRICS_FLUSH_SECONDS,
    keepDays: read.METRICS_KEEP_DAYS,
    maxBytes: read.METRICS_MAX_BYTES,
    beaconsPerMinute: read.BEACONS_PER_MINUTE,
  };
}
