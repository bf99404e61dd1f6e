import { type QuotaCharge, refuseMethod } from "@envoi/platform";
import { ciphertextBytes, ProtocolError, STRONG_PASSWORD_PROFILE, uploadUrl } from "@envoi/protocol";
import type { SessionStore, UploadReader } from "@envoi/store";
import type { Request, RequestHandler, Response, Router } from "express";
import { type OpenedUpload, openUpload } from "../open-upload.ts";
import { type OriginRule, publicOrigin } from "../origin.ts";
import { type FillTransferDeps, fillTransfer } from "../over-http/fill-transfer.ts";
import { type ParseJsonDeps, parseJson, readUploadRequest } from "../over-http/read-upload-request.ts";
import { receiveRequest } from "../over-http/request-body.ts";
import {
  abandonTransfer,
  findTransfer,
  isFilled,
  offsetOf,
  type PublishedTransfer,
  type Transfer,
  takeOverTransfer,
} from "../over-http/transfer.ts";
import { HTTP_UPLOADS_PATH, parseTransferToken } from "../over-http/transfer-token.ts";
import {
  CHECKSUM_ALGORITHMS,
  OFFSET_TYPE,
  parseChecksum,
  parseWhole,
  TUS_EXTENSIONS,
  TUS_VERSION,
} from "../over-http/tus-headers.ts";
import type { FilledUpload, Receiving } from "../receive-body.ts";
import { type CrossOriginUse, crossOrigin } from "./cross-origin.ts";
import { type OneRequestDeps, oneRequestRoutes } from "./one-request.ts";

export type HttpUploadDeps = OneRequestDeps &
  FillTransferDeps &
  ParseJsonDeps & { uploads: SessionStore & Pick<UploadReader, "read"> };

const OVERRIDES = ["PATCH", "DELETE", "HEAD"];
const USE: CrossOriginUse = {
  methods: "POST, HEAD, PATCH, DELETE, OPTIONS",
  requestHeaders:
    "Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Defer-Length, Upload-Offset, Upload-Metadata, " +
    "Upload-Checksum, X-HTTP-Method-Override, X-Requested-With",
  answerHeaders:
    "Location, Tus-Resumable, Tus-Version, Tus-Extension, Tus-Max-Size, Tus-Checksum-Algorithm, Upload-Offset, " +
    "Upload-Length, Upload-Defer-Length, Upload-Expires, Retry-After, RateLimit, RateLimit-Policy, Envoi-Upload-Id, " +
    "Envoi-Upload-Url, Envoi-Owner-Token, Envoi-Password-Profile",
};

type TokenRoute = RequestHandler<{ token: string }>;

/** Routes for uploads over HTTP: tus 1.0 at `/api/uploads`, and in one request at `/api/upload`. */
export function httpUploadRoutes(deps: HttpUploadDeps): Router {
  const maxBytes = ciphertextBytes(deps.limits.highest.MAX_FILE_SIZE);
  const { begin, options } = tusHandlers(deps.isAllowedOrigin, maxBytes);
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
    .head(headRoute(deps))
    .patch(patchRoute(deps))
    .delete(deleteRoute(deps))
    .all(refuseMethod("OPTIONS, HEAD, PATCH, DELETE"));
  return routes;
}

/**
 * Handlers shared by all tus calls: for versions, cross-origin rules, and the server's capabilities.
 *
 * @param maxBytes - maximum length of a body
 */
function tusHandlers(isAllowed: OriginRule, maxBytes: number): { begin: RequestHandler[]; options: RequestHandler } {
  const { admit, preflight } = crossOrigin(isAllowed, USE);

  const nameVersion: RequestHandler = (_request, response, next) => {
    response.setHeader("Tus-Resumable", TUS_VERSION);
    next();
  };
  const checkVersion: RequestHandler = (request, response, next) => {
    const override = String(request.headers["x-http-method-override"] ?? "").toUpperCase();
    if (request.method === "POST" && OVERRIDES.includes(override)) request.method = override;
    if (request.method !== "OPTIONS" && request.headers["tus-resumable"] !== TUS_VERSION) {
      response.setHeader("Tus-Version", TUS_VERSION);
      throw new ProtocolError("tus_version");
    }
    next();
  };

  const options: RequestHandler = (request, response, next) => {
    response.setHeader("Tus-Version", TUS_VERSION);
    response.setHeader("Tus-Extension", TUS_EXTENSIONS);
    response.setHeader("Tus-Max-Size", maxBytes);
    response.setHeader("Tus-Checksum-Algorithm", CHECKSUM_ALGORITHMS.join(","));
    return preflight(request, response, next);
  };

  return { begin: [nameVersion, admit, checkVersion], options };
}

function createRoute(deps: HttpUploadDeps): RequestHandler {
  return async (request, response) => {
    // Concatenation would let senders make the store copy data at no cost to themselves.
    if (request.headers["upload-concat"] !== undefined) throw new ProtocolError("bad_request");
    const json = request.is("application/json") ? request.body : undefined;
    if (request.headers["transfer-encoding"] !== undefined && json === undefined)
      throw new ProtocolError("bad_request");
    const hasBody = json === undefined && (parseWhole(request.headers, "content-length") ?? 0) > 0;
    const bytes = hasBody || request.headers["content-type"] === OFFSET_TYPE ? parseBodyBytes(request) : 0;
    const checksum = parseChecksum(request.headers);
    const created = await receiveRequest(deps, { request, response, isResumable: true }, async (receiving) => {
      const message = readUploadRequest(request.headers, json);
      const opened = await openUpload(deps, message, receiving, { overHttp: true });
      const { id } = opened.upload;
      let transfer: Transfer | null = null;
      receiving.upload = { id, leave: () => leaveNew(deps, { id, transfer }, opened.charge, receiving) };
      transfer = await deps.uploads.readSession(id);
      if (transfer === null) throw new ProtocolError("unavailable");
      const now = await fillTransfer(deps, transfer, receiving, { bytes, declaredBytes: null, checksum });
      return { opened, now };
    });
    response.status(201).setHeader("Location", `${HTTP_UPLOADS_PATH}/${created.opened.token}`);
    answerProgress(response, created.now);
    answerCredentials(request, response, deps, { ...created, isJson: json !== undefined });
  };
}

/** Abandons a new session: if its creation request fails, no client knows its URL. */
async function leaveNew(
  deps: HttpUploadDeps,
  { id, transfer }: { id: Transfer["id"]; transfer: Transfer | null },
  charge: QuotaCharge,
  { body }: Receiving,
): Promise<"abandoned"> {
  if (transfer !== null) await abandonTransfer(deps, transfer);
  await deps.waiting.drop(id);
  charge.refund(charge.bytes - body.receivedBytes);
  return "abandoned";
}

function headRoute(deps: HttpUploadDeps): TokenRoute {
  return async (request, response) => {
    const token = parseTransferToken(request.params.token);
    let found = await findTransfer(deps.uploads, token);
    // The last bytes are durable, but the process that received them ended before publishing the Upload.
    if (!("publishedBytes" in found) && isFilled(found)) {
      found = await receiveRequest(deps, { request, response, isResumable: true }, async (receiving) => {
        const transfer = await takeOverTransfer(deps.uploads, token);
        receiving.upload = kept(transfer);
        receiving.isDelivery = transfer.requestId !== null;
        return fillTransfer(deps, transfer, receiving, { bytes: 0, declaredBytes: null, checksum: null });
      });
    }
    answerProgress(response, found);
    if ("publishedBytes" in found) response.setHeader("Upload-Length", found.publishedBytes);
    else if (found.declaredBytes === null) response.setHeader("Upload-Defer-Length", "1");
    else response.setHeader("Upload-Length", found.declaredBytes);
    response.status(200).end();
  };
}

function patchRoute(deps: HttpUploadDeps): TokenRoute {
  return async (request, response) => {
    const token = parseTransferToken(request.params.token);
    const bytes = parseBodyBytes(request);
    const offset = parseWhole(request.headers, "upload-offset");
    if (offset === null) throw new ProtocolError("bad_request");
    const declaredBytes = parseWhole(request.headers, "upload-length");
    const checksum = parseChecksum(request.headers);
    const now = await receiveRequest(deps, { request, response, isResumable: true }, async (receiving) => {
      // The offset is checked first, because taking over the session ends the request filling it.
      const found = await findTransfer(deps.uploads, token);
      if (offset !== offsetOf(found)) throw new ProtocolError("wrong_offset");
      if ("publishedBytes" in found) {
        if (bytes > 0) throw new ProtocolError("wrong_offset");
        return found;
      }
      receiving.upload = kept(found);
      receiving.isDelivery = found.requestId !== null;
      const maxBytes = found.declaredBytes ?? found.http?.maxBytes ?? 0;
      await receiving.takePlace(maxBytes, maxBytes);
      const transfer = await takeOverTransfer(deps.uploads, token);
      return fillTransfer(deps, transfer, receiving, { offset, bytes, declaredBytes, checksum });
    });
    answerProgress(response, now);
    response.status(204).end();
  };
}

function deleteRoute(deps: HttpUploadDeps): TokenRoute {
  return async (request, response) => {
    const transfer = await takeOverTransfer(deps.uploads, parseTransferToken(request.params.token));
    await deps.openUploads.hold(
      transfer,
      () => {},
      () => abandonTransfer(deps, transfer),
    );
    await deps.waiting.drop(transfer.id);
    response.status(204).end();
  };
}

/** A session that waits for its sender to continue, regardless of how the current request ends. */
function kept({ id }: Transfer): FilledUpload {
  return { id, leave: async () => "kept" };
}

/** @throws ProtocolError `bad_request` if the request has no length; `unsupported_media_type` */
function parseBodyBytes(request: Request): number {
  if (request.headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() !== OFFSET_TYPE) {
    throw new ProtocolError("unsupported_media_type");
  }
  const bytes = parseWhole(request.headers, "content-length");
  if (bytes === null) throw new ProtocolError("bad_request");
  return bytes;
}

function answerProgress(response: Response, now: Transfer | PublishedTransfer): void {
  response.setHeader("Upload-Offset", offsetOf(now));
  if (!("publishedBytes" in now)) response.setHeader("Upload-Expires", new Date(now.leaseUntilMs).toUTCString());
}

/**
 * Sends the same reply as the upload socket: as JSON to a client that sent JSON, and in headers to any other client.
 */
function answerCredentials(
  request: Request,
  response: Response,
  { baseUrl, config }: HttpUploadDeps,
  { opened, isJson }: { opened: OpenedUpload; isJson: boolean },
): void {
  const { ownerToken, hasStrongPassword } = opened;
  const { id } = opened.upload;
  const url = uploadUrl(publicOrigin(request, { baseUrl, trustHost: config.trustHost }), id);
  if (isJson) {
    response.json({ url, ownerToken, id, ...(hasStrongPassword && { passwordProfile: STRONG_PASSWORD_PROFILE }) });
    return;
  }
  response.setHeader("Envoi-Upload-Id", id);
  response.setHeader("Envoi-Upload-Url", url);
  response.setHeader("Envoi-Owner-Token", ownerToken);
  if (hasStrongPassword) response.setHeader("Envoi-Password-Profile", String(STRONG_PASSWORD_PROFILE));
  response.end();
}
