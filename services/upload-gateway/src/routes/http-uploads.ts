import { refuseMethod } from "@envoi/platform";
import { ciphertextBytes, ProtocolError, STRONG_PASSWORD_PROFILE, uploadUrl } from "@envoi/protocol";
import type { UploadReader } from "@envoi/store";
import type { Request, RequestHandler, Response, Router } from "express";
import { beginUpload } from "../begin-upload.ts";
import { type OriginRule, publicOrigin } from "../origin.ts";
import { type StoredNow, whileCounted } from "../over-http/count-transfer.ts";
import { declareLength, type FillDeps, fillTransfer, finishTransfer, isFilled } from "../over-http/fill-transfer.ts";
import { type ParseJsonDeps, parseJson } from "../over-http/parse-json.ts";
import { readUploadRequest } from "../over-http/read-upload-request.ts";
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
import { type Receiving, withBody } from "../over-http/with-body.ts";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { type OneRequestDeps, oneRequestRoutes } from "./one-request.ts";
import { tusHandlers } from "./tus-handlers.ts";

export type HttpUploadDeps = OneRequestDeps &
  FillDeps &
  ParseJsonDeps & {
    uploads: Pick<UploadReader, "read">;
    waiting: WaitingUploads;
    isAllowedOrigin: OriginRule;
  };

type TokenRequest = Request<{ token: string }>;

/** Uploads over HTTP: tus 1.0 at `/api/uploads`, and in one request at `/api/upload`. */
export function httpUploadRoutes(deps: HttpUploadDeps): Router {
  const { uploads } = deps;
  const maxBytes = ciphertextBytes(deps.limits.signedIn.MAX_FILE_SIZE);

  const { begin, options } = tusHandlers(deps.isAllowedOrigin, { maxBytes });

  const routes = oneRequestRoutes(deps);
  routes.use(HTTP_UPLOADS_PATH, begin);
  routes
    .route(HTTP_UPLOADS_PATH)
    .options(options)
    .post(parseJson(deps), createRoute(deps))
    .all(refuseMethod("OPTIONS, POST"));
  routes
    .route(`${HTTP_UPLOADS_PATH}/:token`)
    .options(options)
    .head(async (request, response) => {
      const token = parseTransferToken(request.params.token);
      let found = await findTransfer(uploads, token);
      // Its last bytes are durable, but the process that received them ended before it published them.
      if (!("publishedBytes" in found) && isFilled(found)) {
        found = await withBody(deps, { request, response, resumable: true }, (receiving) =>
          finish(deps, token, receiving),
        );
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
    const now = await withBody(deps, { request, response, resumable: true }, async (receiving) => {
      // Checked first, because taking the session over ends the request that fills it.
      const found = await findTransfer(deps.uploads, token);
      if ("publishedBytes" in found) {
        if (offset !== found.publishedBytes || bytes > 0) throw new ProtocolError("wrong_offset");
        return found;
      }
      if (offset !== offsetOf(found)) throw new ProtocolError("wrong_offset");
      receiving.id = found.id;
      const mostBytes = found.declaredBytes ?? found.http?.maxBytes ?? 0;
      await receiving.takeMemory(mostBytes, mostBytes);
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
    const created = await withBody(deps, { request, response, resumable: true }, async (receiving) => {
      const { body, network } = receiving;
      const begun = await beginUpload(deps, readUploadRequest(request.headers, json), {
        network,
        isAdmitted: false,
        // Each request has a length, even if the upload has none yet.
        takeMemory: (declaredBytes, maxBytes) => receiving.takeMemory(declaredBytes ?? maxBytes, maxBytes),
        open: (accepted, maxBytes, stored) => openTransfer(deps.uploads, accepted, maxBytes, stored),
        signal: body.signal,
      });
      const { opened, charge } = begun;
      try {
        receiving.id = opened.id;
        return await fillNew(deps, opened, begun.request, { body, network, bytes, checksum });
      } catch (error) {
        // The session is gone.
        charge.refund(charge.bytes - body.receivedBytes);
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
