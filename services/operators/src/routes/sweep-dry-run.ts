import { type Audit, type Clock, clientGone, type OperatorCalls, operatorInput } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import {
  type BlobStore,
  createSweep,
  SHARDS,
  SWEEP_MIN_AGE_SECONDS,
  type SweepResult,
  type UploadStore,
} from "@envoi/store";
import { z } from "zod";
import { whole } from "./uploads.ts";

/** Maximum number of concurrent checks: fewer than in the janitor's sweep, which has to end in time. */
const CONCURRENCY = 8;
const MAX_LEFTOVERS = 10_000;
const filterSchema = z.strictObject({ limit: whole.pipe(z.number().max(MAX_LEFTOVERS)).default(100) });
const RETRY_AFTER_SECONDS = 30;
const ALL_SHARDS = Array.from({ length: SHARDS }, (_, shard) => shard);

type Deps = { uploads: UploadStore; blobs: BlobStore; clock: Clock; audit: Audit };

async function dryRun(deps: Deps, limit: number, signal: AbortSignal) {
  const leftovers: { key: string; bytes: number; unfinished: boolean }[] = [];
  const missing: string[] = [];
  let unknown: readonly string[] = [];
  let result: SweepResult | null = null;
  const unexpected = () => {
    throw new Error("a dry run discards nothing");
  };
  const sweep = createSweep({
    ...deps,
    pace: async () => {},
    config: {
      concurrency: CONCURRENCY,
      dryRun: true,
      sweep: { minAgeSeconds: SWEEP_MIN_AGE_SECONDS, ceiling: limit },
    },
    report: {
      wouldDiscard: ({ key, bytes, partsId }) => void leftovers.push({ key, bytes, unfinished: partsId !== null }),
      leftoverDiscarded: unexpected,
      leftoverFailed: unexpected,
      ceilingReached() {},
      unknownNames(examples) {
        unknown = examples;
      },
      blobMissing: (id) => void (missing.length < limit && missing.push(id)),
      measured() {},
      swept(found) {
        result = found;
      },
    },
  });
  await sweep(ALL_SHARDS, () => {}, signal);
  if (result === null) throw new ProtocolError("unavailable");
  const { seen, missing: missingBlobs, unknown: unknownNames } = result satisfies SweepResult as SweepResult;
  return { seen, leftovers, isMore: leftovers.length === limit, missingBlobs, missing, unknownNames, unknown };
}

/**
 * `GET /sweep`: what the janitor's sweep of all shards would find and discard now. Changes nothing. Only one dry run
 * takes place at a time.
 */
export function sweepCalls(deps: Deps) {
  let isRunning = false;
  return {
    "/sweep": {
      async get(request, response) {
        const { limit } = operatorInput(filterSchema, request.query);
        await deps.audit.done(request, "sweep --dry-run");
        if (isRunning) throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
        isRunning = true;
        try {
          return await dryRun(deps, limit, clientGone(response));
        } finally {
          isRunning = false;
        }
      },
    },
  } satisfies Record<string, OperatorCalls>;
}
