import { env, readEnv } from "@envoi/platform";
import { SWEEP_MIN_AGE_SECONDS } from "@envoi/store";

export type JanitorConfig = {
  /** Interval between checks for due entries. */
  intervalSeconds: number;
  /** Maximum number of concurrent removals. */
  concurrency: number;
  /** Maximum number of removals per second, separately for due entries and for leftovers; 0: no limit. */
  maxPerSecond: number;
  /** Whether to log what would be removed, without removing it. */
  dryRun: boolean;
  sweep: {
    intervalSeconds: number;
    /** Delay before the first sweep. */
    firstSeconds: number;
    /** The sweep spares Blobs younger than this. */
    minAgeSeconds: number;
    /** Maximum number of Blobs that one sweep discards. */
    ceiling: number;
  };
  /** Bytes that the object store can contain, if it does not report this itself; 0: unknown. */
  capacityBytes: number;
  /** See [Note: Moving a store]. */
  move: {
    /** Maximum number of Blobs copied concurrently. */
    concurrency: number;
    /** Maximum number of bytes copied per second; 0: no limit. */
    bytesPerSecond: number;
  };
};

const DAY_SECONDS = 86_400;
const SWEEP_FIRST_SECONDS = 20;
/** Each copy uses up to 8 MiB of memory. */
const MOVE_CONCURRENCY = 8;

/** @throws ConfigError */
export function readJanitorConfig(variables: Readonly<Record<string, string | undefined>>): JanitorConfig {
  const read = readEnv(
    {
      JANITOR_INTERVAL_SECONDS: env.whole(2, { min: 1, max: 30 }),
      JANITOR_CONCURRENCY: env.whole(64, { min: 1, max: 256 }),
      JANITOR_MAX_PER_SECOND: env.whole(0, { max: 100_000 }),
      JANITOR_DRY_RUN: env.flag(false),
      SWEEP_INTERVAL_SECONDS: env.whole(600, { min: 1, max: DAY_SECONDS }),
      SWEEP_CEILING: env.whole(1_000, { min: 1 }),
      STORAGE_CAPACITY_BYTES: env.whole(0),
      STORE_MOVE_BYTES_PER_SECOND: env.whole(67_108_864),
    },
    variables,
  );
  return {
    intervalSeconds: read.JANITOR_INTERVAL_SECONDS,
    concurrency: read.JANITOR_CONCURRENCY,
    maxPerSecond: read.JANITOR_MAX_PER_SECOND,
    dryRun: read.JANITOR_DRY_RUN,
    sweep: {
      intervalSeconds: read.SWEEP_INTERVAL_SECONDS,
      firstSeconds: SWEEP_FIRST_SECONDS,
      minAgeSeconds: SWEEP_MIN_AGE_SECONDS,
      ceiling: read.SWEEP_CEILING,
    },
    capacityBytes: read.STORAGE_CAPACITY_BYTES,
    move: {
      concurrency: MOVE_CONCURRENCY,
      bytesPerSecond: read.STORE_MOVE_BYTES_PER_SECOND,
    },
  };
}
