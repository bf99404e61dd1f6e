import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import { refuseMethod, type Storage } from "@envoi/platform";
import { type OneRequestReply, ProtocolError, type UploadRequest, uploadUrl } from "@envoi/protocol";
import type { BlobStore, NonceStore, PartStore, SessionStore } from "@envoi/store";
import { type Request, type RequestHandler, Router } from "express";
import { type BeginDeps, beginUpload } from "../begin-upload.ts";
import { BodyGuard } from "../body-guard.ts";
import { keepLease, type LeaseDeps } from "../keep-lease.ts";
import { abandonUpload, openUpload } from "../open-upload.ts";
import type { OpenUploads } from "../open-uploads.ts";
import { type OriginRule, publicOrigin } from "../origin.ts";
import { parseWhole } from "../over-http/tus-headers.ts";
import { type BodyDeps, type Receiving, withBody } from "../over-http/with-body.ts";
import { type PublishDeps, storeUpload } from "../store-upload.ts";
import { type CrossOriginUse, crossOrigin } from "./cross-origin.ts";

const PATH = "/api/upload";
const USE: CrossOriginUse = {
  methods: ["POST", "OPTIONS"],
  requestHeaders: ["Authorization", "Content-Type", "X-File-Metadata"],
  answerHeaders: ["WWW-Authenticate", "Retry-After", "RateLimit", "RateLimit-Policy"],
};

export type OneRequestDeps = BodyDeps &
  BeginDeps &
  LeaseDeps &
  PublishDeps & {
    uploads: SessionStore & PartStore & Pick<NonceStore, "mintNonce">;
    blobs: BlobStore;
    openUploads: OpenUploads;
    storage: Pick<Storage, "countStored">;
    config: { trustHost: boolean };
    baseUrl: string;
    isAllowedOrigin: OriginRule;
  };

/** `POST /api/upload`: a whole upload in one request, for clients that have neither WebSockets nor tus. */
export function oneRequestRoutes(deps: OneRequestDeps): Router {
  const { admit, preflight } = crossOrigin(deps.isAllowedOrigin, USE);
  const routes = Router();
  routes.use(PATH, admit);
  routes
    .route(PATH)
    .options(preflight)
    .post(uploadRoute(deps))
    .all(refuseMethod(USE.methods.join(", ")));
  return routes;
}

function uploadRoute(deps: OneRequestDeps): RequestHandler {
  return async (request, response) => {
    const message = readMessage(request);
    const { id, ownerToken, network } = await withBody(deps, { request, response, resumable: false }, (receiving) =>
      receiveUpload(deps, message, receiving),
    );
    const nonce = createNonce();
    // The upload is complete: if this fails, the client's first call is refused with a challenge that works.
    await deps.uploads.mintNonce(id, nonce, network).catch(() => {});
    response.setHeader("WWW-Authenticate", challengeHeader(nonce));
    const origin = publicOrigin(request, { baseUrl: deps.baseUrl, trustHost: deps.config.trustHost });
    response.json({ url: uploadUrl(origin, id), owner: ownerToken, id } satisfies OneRequestReply);
  };
}

/** The first message that the upload socket would get. Limits are the defaults. @throws ProtocolError `bad_request` */
function readMessage({ headers }: Request): UploadRequest {
  const { authorization, "x-file-metadata": fileMetadata } = headers;
  if (!authorization || typeof fileMetadata !== "string" || fileMetadata === "") throw new ProtocolError("bad_request");
  const isChunked = headers["transfer-encoding"] !== undefined;
  const size = isChunked ? null : (parseWhole(headers, "content-length") ?? 0);
  return { fileMetadata, authorization, size };
}

/** Stores the body of a request, and publishes the Upload. If it breaks off, nothing stays. */
async function receiveUpload(deps: OneRequestDeps, message: UploadRequest, receiving: Receiving) {
  const startedAt = performance.now();
  const { body, network, takeMemory } = receiving;
  const { opened, request, maxBytes, beyondLimit, charge, settle } = await beginUpload(deps, message, {
    network,
    isAdmitted: false,
    takeMemory,
    open: (accepted, most, stored) => openUpload(deps.uploads, accepted, most, stored),
    signal: body.signal,
  });
  const { ownerToken, ...upload } = opened;
  const { declaredBytes } = request;
  receiving.id = upload.id;
  const fail = (reason: Error) => body.fail(reason);
  let storedBytes = 0;
  const onStored = (bytes: number) => {
    deps.storage.countStored(bytes - storedBytes);
    storedBytes = bytes;
  };
  try {
    const ciphertextBytes = await deps.openUploads.hold(upload, fail, async () => {
      using _lease = keepLease(deps, upload, { hasBytes: () => true, fail });
      body.receive(new BodyGuard({ maxBytes, declaredBytes, beyondLimit }));
      const incoming = { queue: body.queue, declaredBytes, sender: { network, holder: body }, onStored };
      return await storeUpload(deps, upload, incoming, body.signal);
    });
    charge.refund(charge.bytes - ciphertextBytes);
    // If this fails, it counts with the largest length until it is gone.
    await settle?.(ciphertextBytes).catch(() => {});
    const durationMs = Math.round(performance.now() - startedAt);
    deps.report.completed({ id: upload.id, ciphertextBytes, receivedBytes: body.receivedBytes, durationMs });
    return { id: upload.id, ownerToken, network };
  } catch (error) {
    await abandonUpload(deps, upload);
    charge.refund(Math.max(0, charge.bytes - body.receivedBytes));
    throw error;
  }
}
