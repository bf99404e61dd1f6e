import {
  type Clients,
  handOverBody,
  type LoadShedding,
  type Places,
  type QuotaHolder,
  refuseMethod,
} from "@envoi/platform";
import {
  ciphertextBytes,
  type ErrorCode,
  MAX_UPLOAD_REQUEST_BYTES,
  ProtocolError,
  STRONG_PASSWORD_PROFILE,
  uploadUrl,
} from "@envoi/protocol";
import type { UploadReader } from "@envoi/store";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { type ChargeDeps, chargeUpload } from "../charge-upload.ts";
import { explainEnd } from "../explain-end.ts";
import type { OpenUploads } from "../open-uploads.ts";
import { publicOrigin } from "../origin.ts";
import { type StoredNow, whileCounted } from "../over-http/count-transfer.ts";
import { admitTransfer, type CreateDeps, readUploadRequest } from "../over-http/create-transfer.ts";
import { declareLength, type FillDeps, fillTransfer, finishTransfer, isFilled } from "../over-http/fill-transfer.ts";
import { BrokenOff, RequestBody, type RequestBodyOptions } from "../over-http/request-body.ts";
import {
  abandonTransfer,
  findTransfer,
  type OpenedTransfer,
  offsetOf,
  openTransfer,
  type Transfer,
  takeOverTransfer,
} from "../over-http/transfer.ts";
import { HTTP_UPLOADS_PATH, parseTransferToken, type TransferToken } from "../over-http/transfer-token.ts";
import { OFFSET_TYPE, parseChecksum, parseWhole } from "../over-http/tus-headers.ts";
import type { UploadReporter } from "../report.ts";
import type { StoredBytes } from "../stored-bytes.ts";
import { Restarting } from "../upload-connection.ts";
import { uploadMemory } from "../upload-memory.ts";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { tusHandlers } from "./tus-handlers.ts";

export type HttpUploadDeps = CreateDeps &
  ChargeDeps &
  FillDeps & {
    uploads: Pick<UploadReader, "read">;
    clients: Pick<Clients, "networkOf">;
    config: Omit<RequestBodyOptions, "batchBytes"> & { allowedOrigins: string[]; trustHost: boolean };
    baseUrl: string;
    load?: LoadShedding;
    storedBy(sender: QuotaHolder): StoredBytes;
    report: UploadReporter;
    places: Places;
    memory: Places;
    openUploads: OpenUploads;
    waiting: WaitingUploads;
    batchBytes: () => number;
    /** Adds a body to those that are drained. @throws Restarting while draining */
    enter(body: RequestBody): Disposable;
  };

/** When another replica has taken over. */
const RESTART_SECONDS = 1;

type TokenRequest = Request<{ token: string }>;

/** Uploads over HTTP: tus 1.0 at `/api/uploads`. */
export function httpUploadRoutes(deps: HttpUploadDeps): Router {
  const { uploads, config, baseUrl } = deps;
  const maxBytes = ciphertextBytes(deps.limits.signedIn.MAX_FILE_SIZE);

  const { begin, options } = tusHandlers({ allowedOrigins: [baseUrl, ...config.allowedOrigins], maxBytes });

  const routes = Router();
  routes.use(HTTP_UPLOADS_PATH, begin);
  routes
    .route(HTTP_UPLOADS_PATH)
    .options(options)
    .post(express.json({ limit: MAX_UPLOAD_REQUEST_BYTES, type: "application/json" }), createRoute(deps))
    .all(refuseMethod("OPTIONS, POST"));
  routes
    .route(`${HTTP_UPLOADS_PATH}/:token`)
    .options(options)
    .head(async (request, response) => {
      const token = parseTransferToken(request.params.token);
      let found = await findTransfer(uploads, token);
      // Its last bytes are durable, but the process that received them ended before it published them.
      if (!("publishedBytes" in found) && isFilled(found)) {
        found = await withBody(deps, request, response, (receiving) => finish(deps, token, receiving));
      }
      answerHead(response, found);
    })
    .patch(patchRoute(deps))
    .delete(async (request, response) => {
      const transfer = await takeOverTransfer(uploads, parseTransferToken(request.params.token));
      await deps.openUploads.hold(
        transfer,
        () => {},
        () => abandonTransfer(deps, transfer),
      );
      await deps.waiting.drop(transfer.id);
      response.status(204).end();
    })
    .all(refuseMethod("OPTIONS, HEAD, PATCH, DELETE"));
  return routes;
}

function answerHead(response: Response, found: Transfer | { publishedBytes: number }): void {
  if ("publishedBytes" in found) {
    response.setHeader("Upload-Offset", found.publishedBytes);
    response.setHeader("Upload-Length", found.publishedBytes);
  } else {
    answerProgress(response, found);
    if (found.declaredBytes === null) response.setHeader("Upload-Defer-Length", "1");
    else response.setHeader("Upload-Length", found.declaredBytes);
  }
  response.status(200).end();
}

function answerProgress(response: Response, transfer: Transfer): void {
  response.setHeader("Upload-Offset", offsetOf(transfer));
  response.setHeader("Upload-Expires", new Date(transfer.leaseUntilMs).toUTCString());
}

type Receiving = { body: RequestBody; network: string; takeMemory(bytes: number): Promise<void>; id?: Transfer["id"] };

/** Serves a request that transfers bytes within the bounds of open uploads, and reports how it ended. */
async function withBody<Result>(
  deps: HttpUploadDeps,
  request: Request,
  response: Response,
  work: (receiving: Receiving) => Promise<Result>,
): Promise<Result> {
  const { report } = deps;
  const body = new RequestBody(request, { ...deps.config, batchBytes: deps.batchBytes });
  const network = deps.clients.networkOf(request);
  using held = new DisposableStack();
  const receiving: Receiving = {
    body,
    network,
    async takeMemory(bytes) {
      const size = uploadMemory(deps.blobs, bytes, bytes);
      const place = await deps.memory.takeSoon(network, body, { size, signal: body.signal });
      held.defer(() => place.leave());
      await deps.blobs.ensureRoom();
    },
  };
  let isOpen = false;
  try {
    held.use(deps.enter(body));
    const place = await deps.places.takeSoon(network, body, { signal: body.signal });
    held.defer(() => place.leave());
    // Counted as an open upload from here on.
    handOverBody(request);
    isOpen = true;
    report.opened();
    held.defer(() => report.closed());
    return await work(receiving);
  } catch (thrown) {
    const reason = body.signal.aborted ? body.signal.reason : thrown;
    const error = await explainEnd(deps.uploads, receiving.id ?? null, reason);
    const { receivedBytes } = body;
    if (error instanceof BrokenOff) {
      if (receiving.id !== undefined) report.interrupted({ id: receiving.id, receivedBytes });
      throw new ProtocolError("length_mismatch", { cause: error });
    }
    if (error instanceof Restarting) {
      if (receiving.id !== undefined) report.interrupted({ id: receiving.id, receivedBytes });
      throw new ProtocolError("unavailable", { retryAfterSeconds: RESTART_SECONDS });
    }
    const code: ErrorCode = error instanceof ProtocolError ? error.code : "internal";
    if (isOpen) report.failed({ id: receiving.id ?? null, receivedBytes, code, error });
    else report.refused(code);
    throw error;
  } finally {
    body.stop();
    // A refusal must not close the connection while the client is still sending.
    request.resume();
    if (response.destroyed) request.destroy();
  }
}

/** @throws ProtocolError `bad_request` without a length, `unsupported_media_type` */
function bytesOfBody(request: Request): number {
  if (request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() !== OFFSET_TYPE) {
    throw new ProtocolError("unsupported_media_type");
  }
  const bytes = parseWhole(request.headers, "content-length");
  if (bytes === null) throw new ProtocolError("bad_request");
  return bytes;
}

function patchRoute(deps: HttpUploadDeps): RequestHandler<{ token: string }> {
  return async (request: TokenRequest, response) => {
    const token = parseTransferToken(request.params.token);
    const bytes = bytesOfBody(request);
    const offset = parseWhole(request.headers, "upload-offset");
    if (offset === null) throw new ProtocolError("bad_request");
    const length = parseWhole(request.headers, "upload-length");
    const checksum = parseChecksum(request.headers);
    const now = await withBody(deps, request, response, async (receiving) => {
      // Checked first, because taking the session over ends the request that fills it.
      const found = await findTransfer(deps.uploads, token);
      if ("publishedBytes" in found) {
        if (offset !== found.publishedBytes || bytes > 0) throw new ProtocolError("wrong_offset");
        return found;
      }
      if (offset !== offsetOf(found)) throw new ProtocolError("wrong_offset");
      receiving.id = found.id;
      await receiving.takeMemory(found.declaredBytes ?? found.http?.maxBytes ?? 0);
      return hold(deps, token, { ...receiving, addedBytes: bytes }, async (taken, stored) => {
        if (offset !== offsetOf(taken)) throw new ProtocolError("wrong_offset");
        const transfer = length === null ? taken : await declareLength(deps.uploads, taken, length);
        return fillAndFinish(deps, transfer, { ...receiving, bytes, checksum, stored });
      });
    });
    if ("publishedBytes" in now) response.setHeader("Upload-Offset", now.publishedBytes);
    else answerProgress(response, now);
    response.status(204).end();
  };
}

type Fill = Parameters<typeof fillTransfer>[2];

async function fillAndFinish(
  deps: HttpUploadDeps,
  transfer: Transfer,
  filling: Fill,
): Promise<Transfer | { publishedBytes: number }> {
  const filled = await fillTransfer(deps, transfer, filling);
  return isFilled(filled) ? publishTransfer(deps, filled, filling) : filled;
}

async function publishTransfer(
  deps: HttpUploadDeps,
  transfer: Transfer,
  of: Pick<Fill, "body" | "network" | "stored">,
) {
  const publishedBytes = await finishTransfer(deps, transfer, of);
  const durationMs = Math.max(0, Date.now() - transfer.createdAtMs);
  deps.report.completed({
    id: transfer.id,
    ciphertextBytes: publishedBytes,
    receivedBytes: publishedBytes,
    durationMs,
  });
  return { publishedBytes };
}

/** Takes a session over, as the only request of this process that fills it. */
async function hold<Result>(
  deps: HttpUploadDeps,
  token: TransferToken,
  { body, ...counted }: Receiving & { addedBytes: number },
  work: (transfer: Transfer, stored: StoredNow) => Promise<Result>,
): Promise<Result> {
  const transfer = await takeOverTransfer(deps.uploads, token);
  const fail = (reason: Error) => body.fail(reason);
  return deps.openUploads.hold(transfer, fail, () =>
    whileCounted(deps, transfer, counted, (stored) => work(transfer, stored)),
  );
}

/** Publishes a session whose bytes are all stored. */
async function finish(
  deps: HttpUploadDeps,
  token: TransferToken,
  receiving: Receiving,
): Promise<Transfer | { publishedBytes: number }> {
  return hold(deps, token, { ...receiving, addedBytes: 0 }, (transfer, stored) =>
    publishTransfer(deps, transfer, { ...receiving, stored }),
  );
}

function createRoute(deps: HttpUploadDeps): RequestHandler {
  return async (request, response) => {
    // Joining uploads would be copying within the store that costs its sender nothing.
    if (request.headers["upload-concat"] !== undefined) throw new ProtocolError("bad_request");
    const json = request.is("application/json") ? request.body : undefined;
    const hasBody = json === undefined && (parseWhole(request.headers, "content-length") ?? 0) > 0;
    const bytes = hasBody || request.headers["content-type"] === OFFSET_TYPE ? bytesOfBody(request) : 0;
    if (request.headers["transfer-encoding"] !== undefined && json === undefined)
      throw new ProtocolError("bad_request");
    const checksum = parseChecksum(request.headers);
    const created = await withBody(deps, request, response, async (receiving) => {
      const { body, network } = receiving;
      deps.load?.admit("transfer", () => network);
      const asked = await admitTransfer(deps, readUploadRequest(request.headers, json), body.signal);
      const mostBytes = asked.declaredBytes ?? asked.maxBytes;
      await receiving.takeMemory(mostBytes);
      const holder = { network, account: asked.account };
      const { sealedMetadata } = asked.content;
      const charge = await chargeUpload(deps, holder, { bodyBytes: mostBytes, sealedMetadata });
      const opened = await openTransfer(deps.uploads, { ...asked, stored: deps.storedBy(holder) }).catch(
        (error: unknown) => {
          charge.cancel();
          throw error;
        },
      );
      try {
        receiving.id = opened.id;
        return await fillNew(deps, opened, asked.content, { body, network, bytes, checksum });
      } catch (error) {
        // The session is gone.
        charge.refund(mostBytes - body.receivedBytes);
        throw error;
      }
    });
    const { opened, content, now } = created;
    response.setHeader("Location", `${HTTP_UPLOADS_PATH}/${opened.token}`);
    if ("publishedBytes" in now) response.setHeader("Upload-Offset", now.publishedBytes);
    else answerProgress(response, now);
    response.status(201);
    answerCredentials(request, response, deps, {
      opened,
      isStrong: content.wrappedKey !== null,
      isJson: json !== undefined,
    });
  };
}

/** The body of the request that opens a session, if it has one. Without its first answer, nobody knows the session. */
async function fillNew<Content>(
  deps: HttpUploadDeps,
  opened: OpenedTransfer,
  content: Content,
  filling: Omit<Fill, "stored">,
) {
  const transfer = await deps.uploads.readSession(opened.id);
  if (transfer === null) throw new ProtocolError("unavailable");
  try {
    const fail = (reason: Error) => filling.body.fail(reason);
    const counted = { network: filling.network, addedBytes: filling.bytes };
    const fill = async (stored: StoredNow) =>
      filling.bytes === 0 ? transfer : fillAndFinish(deps, transfer, { ...filling, stored });
    const now = await deps.openUploads.hold(transfer, fail, () => whileCounted(deps, transfer, counted, fill));
    return { opened, content, now };
  } catch (error) {
    await abandonTransfer(deps, transfer);
    await deps.waiting.drop(opened.id);
    throw error;
  }
}

/** The reply of the upload socket: as JSON to a client that sent JSON, in headers to any other. */
function answerCredentials(
  request: Request,
  response: Response,
  { baseUrl, config }: HttpUploadDeps,
  { opened, isStrong, isJson }: { opened: OpenedTransfer; isStrong: boolean; isJson: boolean },
): void {
  const { id, ownerToken } = opened;
  const url = uploadUrl(publicOrigin(request, { baseUrl, trustHost: config.trustHost }), id);
  if (isJson) {
    response.json({ url, ownerToken, id, ...(isStrong && { passwordProfile: STRONG_PASSWORD_PROFILE }) });
    return;
  }
  response.setHeader("Envoi-Upload-Id", id);
  response.setHeader("Envoi-Upload-Url", url);
  response.setHeader("Envoi-Owner-Token", ownerToken);
  if (isStrong) response.setHeader("Envoi-Password-Profile", String(STRONG_PASSWORD_PROFILE));
  response.end();
}
