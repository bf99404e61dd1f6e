import { createToken, ownerTokenMatches } from "@envoi/auth/node";
import { checkLimits, identifySender, type Limits, parseBearer, type TokenVerifier, uploadIdOf } from "@envoi/platform";
import {
  type InfoReply,
  type LimitSet,
  ownerBodySchema,
  type ParamsBody,
  ProtocolError,
  paramsBodySchema,
  parseAuthKey,
  parseWrappedKey,
  passwordBodySchema,
  type UploadId,
} from "@envoi/protocol";
import { FINISH_SECONDS, type OwnerStore, type QuotaStore, type StoredUpload, type UploadReader } from "@envoi/store";
import type { Request, RequestHandler, Response } from "express";
import type * as z from "zod/mini";
import type { MetadataReporter } from "../reporter.ts";
import { timeLeftMs } from "./metadata.ts";

export type OwnerCallDeps = { uploads: OwnerStore & Pick<UploadReader, "read">; report: MetadataReporter };
export type ParamsDeps = OwnerCallDeps & {
  uploads: Pick<QuotaStore, "keepInQuota">;
  verifier: TokenVerifier;
  limits: Limits;
};

type OwnerBody = { owner_token?: unknown };

/** `POST /api/info/:id` */
export function infoRoute(deps: OwnerCallDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, ownerBodySchema, ({ upload, response }) => {
    refuseForDelivery(upload);
    const { downloadLimit, downloads } = upload;
    response.json({ dlimit: downloadLimit, dtotal: downloads, ttl: timeLeftMs(upload) } satisfies InfoReply);
  });
}

/**
 * `POST /api/delete/:id`: deletes the Upload, or cancels it if it is still running. See [Note: Deletion] in the store.
 */
export function deleteRoute(deps: OwnerCallDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const { id, body } = readOwnerCall(request, ownerBodySchema);
    requireOwnerToken(body.owner_token);
    const deletable = await deps.uploads.readOwner(id);
    const upload = deletable === null ? await deps.uploads.read(id) : null;
    const ownerTokenHash = deletable ?? upload?.ownerTokenHash;
    if (ownerTokenHash === undefined) throw new ProtocolError("not_found");
    checkOwnerToken(deps, { id, ownerTokenHash }, body.owner_token);
    refuseForDelivery(upload);
    if ((await deps.uploads.delete(id, createToken())) === null) throw new ProtocolError("not_found");
    deps.report.deleted(id);
    answerOk(response);
  };
}

/**
 * `POST /api/password/:id`. An Upload keeps its password profile: a new AuthKey without its wrapped key would make the
 * content unreadable for everyone.
 */
export function passwordRoute(deps: OwnerCallDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, passwordBodySchema, async ({ upload, body, response }) => {
    refuseForDelivery(upload);
    const authKey = parseAuthKey(body.auth);
    const given = body.wrappedKey ?? null;
    if ((given === null) !== (upload.wrappedKey === null)) throw new ProtocolError("bad_request");
    const wrapped = given !== null && { wrappedKey: parseWrappedKey(given) };
    const changed = await deps.uploads.setPassword(upload.id, { operationId: createToken(), authKey, ...wrapped });
    if (changed === null) throw new ProtocolError("not_found");
    deps.report.passwordSet(upload.id);
    answerOk(response);
  });
}

function parseLimit(value: unknown, maximum: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 1 && value <= maximum) return value;
  throw new ProtocolError("bad_limit");
}

/**
 * Parses the body of the params call. `download_limit` is the command line client's name for `dlimit`. Null and absent
 * fields change nothing.
 *
 * @throws ProtocolError `bad_limit` for anything but whole numbers from 1 to the maximum, or if nothing would change
 */
export function parseLimitChange(body: ParamsBody, limits: LimitSet) {
  const downloadLimit = parseLimit(body.dlimit ?? body.download_limit, limits.MAX_DOWNLOADS);
  const timeLimitSeconds = parseLimit(body.timeLimit, limits.MAX_EXPIRE_SECONDS);
  if (downloadLimit === undefined && timeLimitSeconds === undefined) throw new ProtocolError("bad_limit");
  return {
    ...(downloadLimit !== undefined && { downloadLimit }),
    ...(timeLimitSeconds !== undefined && { timeLimitSeconds }),
  };
}

/** `POST /api/params/:id` */
export function paramsRoute(deps: ParamsDeps): RequestHandler<{ id: string }> {
  return ownerCall(deps, paramsBodySchema, async ({ upload, body, request, response }) => {
    refuseForDelivery(upload);
    const sender = await identifySender(deps.verifier, parseBearer(request.headers.authorization));
    const change = checkLimits(sender, deps.limits, (own) => parseLimitChange(body, own));
    const { timeLimitSeconds } = change;
    // Before the change, so that no failure lets an upload outlast what it counts for.
    if (timeLimitSeconds !== undefined) await keepInQuotas(deps, upload, timeLimitSeconds + FINISH_SECONDS);
    const changed = await deps.uploads.changeLimits(upload.id, { operationId: createToken(), ...change });
    if (changed === null) throw new ProtocolError("not_found");
    if (changed === "below_downloads") throw new ProtocolError("bad_limit");
    deps.report.limitsChanged(upload.id, change);
    answerOk(response);
  });
}

async function keepInQuotas({ uploads }: ParamsDeps, { id, quotas }: StoredUpload, lifeSeconds: number): Promise<void> {
  await Promise.all(quotas.map((quota) => uploads.keepInQuota(quota, id, lifeSeconds)));
}

/**
 * A call that only the owner may make.
 *
 * @param schema - schema of the JSON body; a missing body is treated as an empty one
 * @param answer - called after the owner token has been checked
 */
function ownerCall<Body extends OwnerBody>(
  deps: OwnerCallDeps,
  schema: z.ZodMiniType<Body>,
  answer: (call: { upload: StoredUpload; body: Body; request: Request; response: Response }) => Promise<void> | void,
): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const { id, body } = readOwnerCall(request, schema);
    requireOwnerToken(body.owner_token);
    const upload = await deps.uploads.read(id);
    if (upload === null) throw new ProtocolError("not_found");
    checkOwnerToken(deps, upload, body.owner_token);
    await answer({ upload, body, request, response });
  };
}

/** @throws ProtocolError `bad_request`, `not_found` */
function readOwnerCall<Body extends OwnerBody>(
  request: Request<{ id: string }>,
  schema: z.ZodMiniType<Body>,
): { id: UploadId; body: Body } {
  const id = uploadIdOf(request);
  const parsed = schema.safeParse(request.body ?? {});
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return { id, body: parsed.data };
}

/** Rejects a call without a token, whether the Upload exists or not. @throws ProtocolError `unauthorized` */
function requireOwnerToken(token: unknown): void {
  if (token === undefined || token === null || token === "") throw new ProtocolError("unauthorized");
}

/**
 * Checks the owner token. Wrong tokens are not rate-limited: 80 bits cannot be guessed, and a limit per network would
 * let neighbours lock the owner out.
 *
 * @throws ProtocolError `unauthorized`
 */
function checkOwnerToken(
  { report }: OwnerCallDeps,
  { id, ownerTokenHash }: Pick<StoredUpload, "id" | "ownerTokenHash">,
  token: unknown,
): void {
  if (ownerTokenMatches(ownerTokenHash, token)) return;
  report.ownerTokenRefused(id);
  throw new ProtocolError("unauthorized");
}

/**
 * A complete delivery belongs to the request's owner. Its sender can no longer change or delete it, or learn when and
 * how often it is downloaded.
 */
function refuseForDelivery(upload: Pick<StoredUpload, "requestId"> | null): void {
  if (upload !== null && upload.requestId !== null) throw new ProtocolError("unauthorized");
}

export function answerOk(response: Response): void {
  response.type("text/plain").send("OK");
}
