import { createToken, type DeliveryTickets, ownerTokenMatches } from "@envoi/auth/node";
import type { GuessLimiter } from "@envoi/platform";
import {
  type InboxReply,
  type OpenRequestReply,
  openRequestSchema,
  ProtocolError,
  parseRequestId,
  parseUploadId,
  type ReceiptsReply,
  type RequestId,
  receiptsSchema,
  requestDeliveriesSchema,
  requestOwnerSchema,
  type UploadId,
} from "@envoi/protocol";
import { closeRequest, deleteRequest, type RequestEnds, type RequestStore, type StoredRequest } from "@envoi/store";
import type { Request, RequestHandler, Response } from "express";
import type * as z from "zod/mini";
import type { MetadataReporter } from "../reporter.ts";
import { answerOk } from "./owner-calls.ts";

export type RequestDeps = {
  uploads: RequestStore & RequestEnds;
  /** `null` if requests are turned off. */
  deliveryTickets: DeliveryTickets | null;
  guesses: GuessLimiter;
  requesterOf(request: Request<{ id: string }>): string;
  report: MetadataReporter;
};

type Call<Body> = { stored: StoredRequest; body: Body; response: Response };
type IdRoute = RequestHandler<{ id: string }>;

/** `POST /api/request/:id/open`: what a sender sees. Works with the link token. */
export function openRoute(deps: RequestDeps): IdRoute {
  return senderCall(deps, openRequestSchema, async ({ stored, response }) => {
    if (deps.deliveryTickets === null) throw new ProtocolError("not_found");
    response.json({
      ...describe(stored),
      left: {
        deliveries: Math.max(0, stored.maxDeliveries - stored.taken.deliveries),
        bytes: Math.max(0, stored.maxBytes - stored.taken.bytes),
      },
      ticket: deps.deliveryTickets.issue(stored.id),
    } satisfies OpenRequestReply);
  });
}

/** `POST /api/request/:id/receipts`: whether a sender's deliveries have been collected. Works with the link token. */
export function receiptsRoute(deps: RequestDeps): IdRoute {
  return senderCall(deps, receiptsSchema, async ({ stored, body, response }) => {
    const wanted = new Set(body.deliveries);
    const list = (await deps.uploads.listDeliveries(stored.id)) ?? [];
    const receipts = list.flatMap(({ id, state, wasCollected }) =>
      wanted.has(id) ? [{ id, state, wasCollected }] : [],
    );
    response.json({ receipts } satisfies ReceiptsReply);
  });
}

/** `POST /api/request/:id/inbox` */
export function inboxRoute(deps: RequestDeps): IdRoute {
  return ownerCall(deps, requestOwnerSchema, async ({ stored, response }) => {
    const list = (await deps.uploads.listDeliveries(stored.id)) ?? [];
    response.json({
      ...describe(stored),
      list: list.map(({ id, wrappedKey, bytes, state, wasCollected, atMs }) => ({
        id,
        key: wrappedKey,
        bytes,
        state,
        wasCollected,
        at: atMs,
      })),
    } satisfies InboxReply);
  });
}

/** `POST /api/request/:id/collect`: the owner has verified these deliveries. */
export function collectRoute(deps: RequestDeps): IdRoute {
  return ownerCall(deps, requestDeliveriesSchema, async ({ stored, body, response }) => {
    const collected = await deps.uploads.collectDeliveries(stored.id, parseIds(body.deliveries));
    if (collected === null) throw new ProtocolError("not_found");
    deps.report.deliveriesCollected(stored.id, collected);
    answerOk(response);
  });
}

/** `POST /api/request/:id/remove`: deletes deliveries. */
export function removeRoute(deps: RequestDeps): IdRoute {
  return ownerCall(deps, requestDeliveriesSchema, async ({ stored, body, response }) => {
    const wanted = new Set(parseIds(body.deliveries));
    for (const { id, state } of (await deps.uploads.listDeliveries(stored.id)) ?? []) {
      if (state === "gone" || !wanted.has(id)) continue;
      if ((await deps.uploads.delete(id, createToken())) !== null) deps.report.deleted(id);
    }
    answerOk(response);
  });
}

/** `POST /api/request/:id/close`: ends deliveries, also those that are being sent. */
export function closeRoute(deps: RequestDeps): IdRoute {
  return ownerCall(deps, requestOwnerSchema, async ({ stored, response }) => {
    if ((await closeRequest(deps.uploads, stored)) === null) throw new ProtocolError("not_found");
    deps.report.requestClosed(stored.id);
    answerOk(response);
  });
}

/** `POST /api/request/:id/delete`: closes the request, and deletes it with its deliveries. */
export function deleteRequestRoute(deps: RequestDeps): IdRoute {
  return ownerCall(deps, requestOwnerSchema, async ({ stored, response }) => {
    const outcome = await deleteRequest(deps.uploads, stored, { by: "owner", onDeleted: deps.report.deleted });
    if (outcome === null) throw new ProtocolError("not_found");
    deps.report.requestDeleted(stored.id);
    answerOk(response);
  });
}

function describe(stored: StoredRequest) {
  return {
    publicKey: stored.publicKey,
    label: stored.sealedLabel,
    expiresAt: stored.expiresAtMs,
    deliveries: stored.maxDeliveries,
    bytes: stored.maxBytes,
    deliveryBytes: stored.maxDeliveryBytes,
    deliverySeconds: stored.deliverySeconds,
    isOpen: stored.isOpen,
  };
}

/** @throws ProtocolError `bad_request` */
function parseIds(texts: readonly string[]): UploadId[] {
  return texts.map((text) => {
    const id = parseUploadId(text);
    if (id === null) throw new ProtocolError("bad_request");
    return id;
  });
}

/** @throws ProtocolError `rate_limited` */
async function admitGuess(
  { guesses, requesterOf, report }: RequestDeps,
  id: RequestId,
  request: Request<{ id: string }>,
) {
  const guess = await guesses.admit({ uploadId: id as string as UploadId, requester: requesterOf(request) });
  if ("retryAfterSeconds" in guess) {
    report.requestTokenRefused(id, "link_token");
    throw new ProtocolError("rate_limited", guess);
  }
  return guess;
}

/** A call with the link token. If a password is part of the token, a wrong token counts as a guess. */
function senderCall<Body extends { linkToken: string }>(
  deps: RequestDeps,
  schema: z.ZodMiniType<Body>,
  answer: (call: Call<Body>) => Promise<void>,
): IdRoute {
  return async (request, response) => {
    const { stored, body } = await readCall(deps, request, schema);
    const guess = stored.hasPassword ? await admitGuess(deps, stored.id, request) : null;
    checkToken(deps, stored, { kind: "link_token", hash: stored.linkTokenHash, token: body.linkToken });
    await guess?.refund();
    await answer({ stored, body, response });
  };
}

function ownerCall<Body extends { ownerToken: string }>(
  deps: RequestDeps,
  schema: z.ZodMiniType<Body>,
  answer: (call: Call<Body>) => Promise<void>,
): IdRoute {
  return async (request, response) => {
    const { stored, body } = await readCall(deps, request, schema);
    // Not rate-limited: 256 bits cannot be guessed.
    checkToken(deps, stored, { kind: "owner_token", hash: stored.ownerTokenHash, token: body.ownerToken });
    await answer({ stored, body, response });
  };
}

/** @throws ProtocolError `unauthorized` */
function checkToken(
  { report }: RequestDeps,
  { id }: StoredRequest,
  { kind, hash, token }: { kind: "link_token" | "owner_token"; hash: string; token: string },
): void {
  if (ownerTokenMatches(hash, token)) return;
  report.requestTokenRefused(id, kind);
  throw new ProtocolError("unauthorized");
}

/** @throws ProtocolError `bad_request`, `not_found` */
async function readCall<Body>(
  { uploads }: RequestDeps,
  request: Request<{ id: string }>,
  schema: z.ZodMiniType<Body>,
): Promise<{ stored: StoredRequest; body: Body }> {
  const id = parseRequestId(request.params.id);
  const parsed = schema.safeParse(request.body ?? {});
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  const stored = id === null ? null : await uploads.readRequest(id);
  if (stored === null) throw new ProtocolError("not_found");
  return { stored, body: parsed.data };
}
