import { createRequestId, hashOwnerToken } from "@envoi/auth/node";
import {
  checkLimits,
  databaseBytes,
  databaseCost,
  identifySender,
  type Limits,
  type LoadShedding,
  limitsOfAccount,
  type MemoryMarks,
  parseBearer,
  refuseMethod,
  type TokenVerifier,
  type UploadQuota,
} from "@envoi/platform";
import {
  ciphertextBytes,
  type LimitSet,
  MAX_JSON_BYTES,
  NEW_REQUEST_PATH,
  type NewRequestBody,
  type NewRequestReply,
  newRequestSchema,
  ProtocolError,
  parseAuthKey,
  type UploadId,
} from "@envoi/protocol";
import type { NewRequest, RequestStore, StoredRequest } from "@envoi/store";
import express, { type Request, type RequestHandler, Router } from "express";
import type { OriginRule } from "../origin.ts";
import type { UploadReporter } from "../reporter.ts";
import type { StoredBytes } from "../stored-bytes.ts";
import { type CrossOriginUse, crossOrigin } from "./cross-origin.ts";

const USE: CrossOriginUse = {
  methods: "POST, OPTIONS",
  requestHeaders: "Authorization, Content-Type",
  answerHeaders: "Retry-After, RateLimit, RateLimit-Policy",
};

export type NewRequestDeps = {
  uploads: RequestStore;
  limits: Limits;
  verifier: TokenVerifier;
  uploadRequiresAccount: boolean;
  load?: LoadShedding;
  quota: UploadQuota;
  memoryMarks: MemoryMarks;
  storedBy(sender: { network: string; account: string | null }): StoredBytes;
  clients: { networkOf(request: Request): string };
  isAllowedOrigin: OriginRule;
  report: UploadReporter;
};

/** `POST /api/requests`: creates a request. Answers `not_found` if requests are turned off. */
export function newRequestRoutes(deps: NewRequestDeps): Router {
  const { admit, preflight } = crossOrigin(deps.isAllowedOrigin, USE);
  const routes = Router();
  const body = express.json({ limit: MAX_JSON_BYTES });
  routes.use(NEW_REQUEST_PATH, admit);
  routes.route(NEW_REQUEST_PATH).options(preflight).post(body, createRoute(deps)).all(refuseMethod(USE.methods));
  return routes;
}

function createRoute(deps: NewRequestDeps): RequestHandler {
  return async (request, response) => {
    if (!deps.limits.hasRequests) throw new ProtocolError("not_found");
    const parsed = newRequestSchema.safeParse(request.body);
    if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
    const network = deps.clients.networkOf(request);
    deps.load?.admit("transfer", () => network);
    const stored = await createRequest(deps, parsed.data, {
      network,
      bearer: parseBearer(request.headers.authorization),
    });
    deps.report.requestCreated(stored.id);
    response.json({
      id: stored.id,
      expiresAt: stored.expiresAtMs,
      deliveries: stored.maxDeliveries,
      bytes: stored.maxBytes,
      deliveryBytes: stored.maxDeliveryBytes,
      deliverySeconds: stored.deliverySeconds,
    } satisfies NewRequestReply);
  };
}

/**
 * The owner is charged for the bytes of all deliveries at once, so that no delivery fails because its owner has used up
 * their space in the meantime.
 */
async function createRequest(
  deps: NewRequestDeps,
  body: NewRequestBody,
  { network, bearer }: { network: string; bearer: string | null },
): Promise<StoredRequest> {
  const { uploads, limits, quota, memoryMarks } = deps;
  const sender = await identifySender(deps.verifier, bearer);
  if (deps.uploadRequiresAccount && sender.account === null) {
    throw sender.issuerAway ?? new ProtocolError("unauthorized");
  }
  if (!limitsOfAccount(limits, sender.account).allowRequests) throw sender.issuerAway ?? new ProtocolError("not_found");
  const accepted = checkLimits(sender, limits, (own) => acceptNewRequest(body, own));
  const owner = { network, account: sender.account?.id ?? null, group: sender.account?.group };
  const textBytes = body.label.length + body.publicKey.length;
  const recordBytes = databaseBytes(textBytes);
  const admitted = await memoryMarks.admit(owner, textBytes);
  const stored = deps.storedBy(owner);
  const charge = await quota.charge(owner, 0, recordBytes).catch((error: unknown) => {
    admitted.release();
    throw error;
  });
  try {
    for (;;) {
      const id = createRequestId();
      const bytes = ciphertextBytes(accepted.maxBytes) + databaseCost(recordBytes);
      const timeLimitSeconds = accepted.timeLimitSeconds + accepted.deliverySeconds;
      // Requests and uploads have separate ids, but both count in the same quotas.
      const counted = id as string as UploadId;
      await stored.admit(counted, { bytes, timeLimitSeconds });
      const created = await uploads
        .createRequest({ ...accepted, id, quotas: stored.quotas })
        .catch(async (error: unknown) => {
          await stored.drop(counted).catch(() => {});
          throw error;
        });
      if (created !== "taken") return created;
    }
  } catch (error) {
    charge.cancel();
    throw error;
  }
}

/** @throws ProtocolError `bad_limit`, `too_large` */
function acceptNewRequest(body: NewRequestBody, own: LimitSet): Omit<NewRequest, "id" | "quotas"> {
  const { deliveries, bytes, deliveryBytes, timeLimit } = body;
  if (timeLimit > own.MAX_EXPIRE_SECONDS || bytes < deliveryBytes || bytes > deliveries * deliveryBytes) {
    throw new ProtocolError("bad_limit");
  }
  if (deliveryBytes > own.MAX_FILE_SIZE) throw new ProtocolError("too_large");
  return {
    ownerTokenHash: hashOwnerToken(body.ownerToken),
    linkTokenHash: hashOwnerToken(body.linkToken),
    hasPassword: body.hasPassword,
    ownerAuthKey: parseAuthKey(body.ownerAuthKey),
    publicKey: body.publicKey,
    sealedLabel: body.label,
    timeLimitSeconds: timeLimit,
    maxDeliveries: deliveries,
    maxBytes: bytes,
    maxDeliveryBytes: deliveryBytes,
    deliverySeconds: own.MAX_EXPIRE_SECONDS,
  };
}
