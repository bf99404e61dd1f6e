import type { EventBus, OutboxRelay } from "@envoi/events";
import { type Audit, type Clock, type Log, type OperatorAccess, operatorRouter } from "@envoi/platform";
import type { BlobStore, StoreMove, UploadStore } from "@envoi/store";
import type { Router } from "express";
import type { OperatorsReporter } from "../report.ts";
import { blocklist } from "./blocklist.ts";
import { deadLetters } from "./dead-letters.ts";
import { doctor } from "./doctor.ts";
import { listSessions } from "./list-sessions.ts";
import { listUploads } from "./list-uploads.ts";
import { oneUpload } from "./one-upload.ts";
import { outbox } from "./outbox.ts";
import { reports } from "./reports.ts";
import { storeMove } from "./store-move.ts";
import { sweepDryRun } from "./sweep-dry-run.ts";

export type OperatorDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  /** The two stores of `blobs`; `null` when it is one. */
  move: StoreMove | null;
  bus: EventBus;
  relay: Pick<OutboxRelay, "nudge">;
  clock: Clock;
  operators: OperatorAccess;
  audit: Audit;
  /** Warnings about the proxies in front of this process; `null` if it serves no clients. */
  proxyWarnings: (() => string[]) | null;
  log: Log;
  report: Pick<OperatorsReporter, "takenDown" | "reportClosed">;
};

/** Calls of operators, on the private port: a group of them per file. Every one is logged with `audit`. */
export function operatorRoutes(deps: OperatorDeps): Router {
  const { operators, log } = deps;
  const routes = operatorRouter(operators, log);
  const groups = [
    listUploads,
    oneUpload,
    blocklist,
    listSessions,
    reports,
    outbox,
    deadLetters,
    sweepDryRun,
    storeMove,
    doctor,
  ];
  for (const calls of groups) routes.use("/operators", calls(deps));
  return routes;
}
