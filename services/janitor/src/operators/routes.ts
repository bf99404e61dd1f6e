import type { OutboxRelay } from "@envoi/events";
import { type Log, type OperatorConfig, requireOperator } from "@envoi/platform";
import type { BlobStore, UploadStore } from "@envoi/store";
import { Router } from "express";
import { createAudit } from "./audit.ts";
import { doctor } from "./doctor.ts";
import { listSessions } from "./list-sessions.ts";
import { listUploads } from "./list-uploads.ts";
import { oneUpload } from "./one-upload.ts";
import { outbox } from "./outbox.ts";

export type OperatorDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  relay: Pick<OutboxRelay, "nudge">;
  operators: OperatorConfig;
  log: Log;
};

/** Calls of operators, on the private port: a group of them per file. Every one is logged with `audit`. */
export function operatorRoutes(deps: OperatorDeps): Router {
  const { operators, log } = deps;
  const group = { ...deps, audit: createAudit(log) };
  const routes = Router();
  routes.use("/operators", requireOperator(operators, log), (_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });
  for (const calls of [listUploads, oneUpload, listSessions, outbox, doctor]) routes.use("/operators", calls(group));
  return routes;
}
