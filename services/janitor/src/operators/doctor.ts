import { type Audit, refuseMethod } from "@envoi/platform";
import type { BlobStore, UploadStore } from "@envoi/store";
import { Router } from "express";

type Check = { name: string; ok: boolean; milliseconds: number; problem?: string };

async function check(name: string, work: () => Promise<unknown>): Promise<Check> {
  const startedAt = performance.now();
  const result = await work().then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, problem: error instanceof Error ? error.message : "unknown" }),
  );
  return { name, ...result, milliseconds: Math.round(performance.now() - startedAt) };
}

/** `GET /doctor`: checks the stores. */
export function doctor(deps: {
  uploads: Pick<UploadStore, "ping">;
  blobs: Pick<BlobStore, "ping" | "ensureRoom">;
  audit: Audit;
}): Router {
  const { uploads, blobs, audit } = deps;
  const routes = Router();
  routes
    .route("/doctor")
    .get(async (request, response) => {
      await audit.done(request, "doctor");
      const checks = await Promise.all([
        check("upload store answers", () => uploads.ping()),
        check("blob store answers", () => blobs.ping()),
        check("blob store has room", () => blobs.ensureRoom()),
      ]);
      response.json({ ok: checks.every(({ ok }) => ok), node: process.version, checks });
    })
    .all(refuseMethod("GET"));
  return routes;
}
