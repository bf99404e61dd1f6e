import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { OutboxRelay } from "@envoi/events";
import { type Log, type OperatorConfig, operatorOf, refuseMethod, requireOperator } from "@envoi/platform";
import { ProtocolError, parseUploadId, type UploadId } from "@envoi/protocol";
import type { BlobStore, OperatorStore, OwnerStore, StoredUpload, UploadReader, UploadStore } from "@envoi/store";
import express, { type Request, type Response, Router } from "express";
import { z } from "zod";

export type OperatorDeps = {
  uploads: UploadReader & OperatorStore & Pick<OwnerStore, "delete"> & Pick<UploadStore, "ping">;
  blobs: Pick<BlobStore, "ping" | "ensureRoom">;
  relay: Pick<OutboxRelay, "nudge">;
  operators: OperatorConfig;
  log: Log;
};

const UPLOADS_PATH = "/operators/uploads";

const whole = z.coerce.number().int().nonnegative();
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** Which uploads to list: those for which all of this holds. */
const filterSchema = z.strictObject({
  limit: whole.default(100),
  /** Of the encrypted body. */
  minBytes: whole.default(0),
  minDownloads: whole.default(0),
  createdAfter: time.optional(),
  createdBefore: time.optional(),
});
type Filter = z.infer<typeof filterSchema>;

/** Why something is done to an upload, for the audit log. */
const actionSchema = z.strictObject({ reason: z.string().min(1).max(500) });
const readAction = express.json({ limit: 4_096 });

/** What an operator sees of an Upload. Its content, names and keys are unknown here. */
function shown(upload: StoredUpload) {
  const { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, createdAtMs, expiresAtMs } = upload;
  const [createdAt, expiresAt] = [createdAtMs, expiresAtMs].map((ms) => new Date(ms).toISOString());
  return { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, createdAt, expiresAt };
}

function matches({ ciphertextBytes, downloads, createdAtMs }: StoredUpload, filter: Filter): boolean {
  return (
    ciphertextBytes >= filter.minBytes &&
    downloads >= filter.minDownloads &&
    createdAtMs > (filter.createdAfter ?? Number.NEGATIVE_INFINITY) &&
    createdAtMs < (filter.createdBefore ?? Number.POSITIVE_INFINITY)
  );
}

/** @throws ProtocolError `bad_request` */
function parse<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}

/** @throws ProtocolError `not_found` for text that is no id */
function idOf(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}

/** Calls of operators, on the private port. Every one is logged with `audit`. */
export function operatorRoutes(deps: OperatorDeps): Router {
  const { uploads, blobs, relay, log } = deps;
  const routes = Router();
  const audit = (operator: string, action: string, about: object) =>
    log.child({}, { level: "info" }).info({ audit: true, operator, action, ...about }, "operator action");

  /** Does something to an upload. @throws ProtocolError `bad_request` without a reason, `not_found` */
  async function act<Outcome extends string>(
    request: Request<{ id: string }>,
    response: Response,
    action: string,
    work: (id: UploadId) => Promise<Outcome | null>,
  ): Promise<void> {
    const id = idOf(request.params.id);
    const { reason } = parse(actionSchema, request.body);
    const done = (outcome: string) => audit(operatorOf(request), action, { uploadId: id, reason, outcome });
    const outcome = await work(id).catch((error: unknown) => {
      // It may have had its effect.
      done("failed");
      throw error;
    });
    done(outcome ?? "not_found");
    if (outcome === null) throw new ProtocolError("not_found");
    relay.nudge(id);
    response.json({ id, outcome });
  }

  routes.use("/operators", requireOperator(deps.operators, log), (_request, response, next) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  });

  routes
    .route(UPLOADS_PATH)
    .get(async (request, response) => {
      const filter = parse(filterSchema, request.query);
      audit(operatorOf(request), "list", { filter: request.query });
      response.setHeader("Content-Type", "application/x-ndjson");
      await sendMatching(uploads, filter, response);
    })
    .all(refuseMethod("GET"));

  routes
    .route(`${UPLOADS_PATH}/:id`)
    .get(async (request, response) => {
      const id = idOf(request.params.id);
      const [upload, state] = await Promise.all([uploads.read(id), uploads.inspect(id)]);
      audit(operatorOf(request), "show", { uploadId: id });
      if (state === null) throw new ProtocolError("not_found");
      response.json({ ...state, id, ...(upload !== null && shown(upload)) });
    })
    .delete(readAction, (request, response) =>
      act(request, response, "delete", (id) => uploads.delete(id, randomUUID())),
    )
    .all(refuseMethod("GET, DELETE"));
  routes
    .route(`${UPLOADS_PATH}/:id/take-down`)
    .post(readAction, (request, response) => act(request, response, "take-down", (id) => uploads.takeDown(id)))
    .all(refuseMethod("POST"));
  routes
    .route(`${UPLOADS_PATH}/:id/restore`)
    .post(readAction, (request, response) => act(request, response, "restore", (id) => uploads.restore(id)))
    .all(refuseMethod("POST"));

  routes
    .route("/operators/doctor")
    .get(async (request, response) => {
      audit(operatorOf(request), "doctor", {});
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

/** Sends a line for each Upload that matches. Only one is in memory at a time. */
async function sendMatching(uploads: UploadReader, filter: Filter, response: Response): Promise<void> {
  let left = filter.limit;
  for await (const { id } of uploads.listUploads()) {
    if (left === 0 || response.destroyed) break;
    const upload = await uploads.read(id);
    if (upload === null || !matches(upload, filter)) continue;
    left -= 1;
    if (!response.write(`${JSON.stringify(shown(upload))}\n`)) {
      await Promise.race([once(response, "drain"), once(response, "close")]);
    }
  }
  response.end();
}

type Check = { name: string; ok: boolean; milliseconds: number; problem?: string };

async function check(name: string, work: () => Promise<unknown>): Promise<Check> {
  const startedAt = performance.now();
  const result = await work().then(
    () => ({ ok: true }),
    (error: unknown) => ({ ok: false, problem: error instanceof Error ? error.message : "unknown" }),
  );
  return { name, ...result, milliseconds: Math.round(performance.now() - startedAt) };
}
