import type { EventBus, OutboxRelay } from "@envoi/events";
import { type Audit, type Clock, type Log, type OperatorAccess, operatorRouter } from "@envoi/platform";
import type { BlobStore, StoreMove, UploadStore } from "@envoi/store";
import type { Router } from "express";
import type { OperatorsReporter } from "../reporter.ts";
import { blocklistCalls } from "./blocklist.ts";
import { doctorCalls } from "./doctor.ts";
import { reportCalls } from "./reports.ts";
import { requestCalls } from "./requests.ts";
import { storeMoveCalls } from "./store-move.ts";
import { sweepCalls } from "./sweep-dry-run.ts";
import { underWayCalls } from "./under-way.ts";
import { uploadCalls } from "./uploads.ts";

export type OperatorDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  /** The two stores between which Blobs are moved; `null` if `blobs` is a single store. */
  move: StoreMove | null;
  bus: EventBus;
  relay: Pick<OutboxRelay, "nudge">;
  clock: Clock;
  operators: OperatorAccess;
  audit: Audit;
  /** Warnings about the proxies in front of this process; `null` if it serves no clients. */
  proxyWarnings: (() => string[]) | null;
  log: Log;
  report: Pick<OperatorsReporter, "takenDown" | "reportClosed" | "requestClosed" | "requestDeleted">;
};

/** The operators' calls, on the private port, with one file per group. Every call is logged with `audit`. */
export function operatorRoutes(deps: OperatorDeps): Router {
  return operatorRouter(deps.operators, deps.log, {
    ...uploadCalls(deps),
    ...blocklistCalls(deps),
    ...reportCalls(deps),
    ...requestCalls(deps),
    ...underWayCalls(deps),
    ...sweepCalls(deps),
    ...storeMoveCalls(deps),
    ...doctorCalls(deps),
  });
}
