import {
  checkStores,
  type Limits,
  type Log,
  limitCalls,
  nothingToDrain,
  type OpenCount,
  type Registry,
  refuseMethod,
  type Service,
  type TokenVerifier,
} from "@envoi/platform";
import type { BlobStore, UploadStore } from "@envoi/store";
import { Router } from "express";
import type { FilelistConfig } from "./config.ts";
import { createFilelistReporter } from "./reporter.ts";
import { readListRoute } from "./routes/read-list.ts";
import { writeListRoute } from "./routes/write-list.ts";

export type FilelistDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  /** If accounts are off, rejects every token, so that every call returns `unauthorized`. */
  verifier: TokenVerifier;
  limits: Limits;
  config: FilelistConfig;
  /** Counts the list writes of each account. */
  openCount: OpenCount;
  log: Log;
  registry: Registry;
};

/** The encrypted upload lists of signed-in users: bodies in the BlobStore, the current version in the UploadStore. */
export function createFilelist(deps: FilelistDeps): Service {
  const { uploads, blobs, limits, config, openCount } = deps;
  const report = createFilelistReporter(deps);
  const countWrite = limitCalls("list-writes", config.writesPerMinute, { openCount });
  // A request's last delivery may arrive at its last moment, and is then kept as long as an upload.
  const lifeSeconds = 2 * limits.highest.MAX_EXPIRE_SECONDS;
  const routes = Router();
  routes
    .route("/api/filelist/:id")
    .get(readListRoute({ ...deps, report }))
    .post(writeListRoute({ ...deps, report, lifeSeconds, countWrite }))
    .all(refuseMethod("GET, HEAD, POST"));

  return {
    name: "filelist",
    routes,
    check: () => checkStores({ uploads, blobs }),
    async start() {},
    drain: nothingToDrain,
    async [Symbol.asyncDispose]() {},
  };
}
