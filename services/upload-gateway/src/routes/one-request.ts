import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import { refuseMethod } from "@envoi/platform";
import { type OneRequestReply, ProtocolError, type UploadRequest, uploadUrl } from "@envoi/protocol";
import type { NonceStore } from "@envoi/store";
import { type Request, type RequestHandler, Router } from "express";
import { type FillDeps, fillUpload, leavable } from "../fill-upload.ts";
import { type OpenDeps, openUpload } from "../open-upload.ts";
import { type OriginRule, publicOrigin } from "../origin.ts";
import { type RequestDeps, receiveRequest } from "../over-http/request-body.ts";
import { parseWhole } from "../over-http/tus-headers.ts";
import { type CrossOriginUse, crossOrigin } from "./cross-origin.ts";

const PATH = "/api/upload";
const USE: CrossOriginUse = {
  methods: "POST, OPTIONS",
  requestHeaders: "Authorization, Content-Type, X-File-Metadata",
  answerHeaders: "WWW-Authenticate, Retry-After, RateLimit, RateLimit-Policy",
};

export type OneRequestDeps = RequestDeps &
  OpenDeps &
  FillDeps & {
    uploads: Pick<NonceStore, "mintNonce">;
    config: { trustHost: boolean };
    baseUrl: string;
    isAllowedOrigin: OriginRule;
  };

/** `POST /api/upload`: a whole upload in one request, for clients that have neither WebSockets nor tus. */
export function oneRequestRoutes(deps: OneRequestDeps): Router {
  const { admit, preflight } = crossOrigin(deps.isAllowedOrigin, USE);
  const routes = Router();
  routes.use(PATH, admit);
  routes.route(PATH).options(preflight).post(uploadRoute(deps)).all(refuseMethod(USE.methods));
  return routes;
}

function uploadRoute(deps: OneRequestDeps): RequestHandler {
  return async (request, response) => {
    const message = readMessage(request);
    const { id, ownerToken, network } = await receiveRequest(
      deps,
      { request, response, isResumable: false },
      async (receiving) => {
        const opened = await openUpload(deps, message, receiving);
        receiving.upload = leavable(deps, opened, receiving);
        await fillUpload(deps, opened, receiving, { start: (check) => receiving.body.begin(check), tell() {} });
        return { id: opened.upload.id, ownerToken: opened.ownerToken, network: receiving.network };
      },
    );
    const nonce = createNonce();
    // The upload is complete, so a failure here is harmless: the client's first call will receive a valid challenge.
    await deps.uploads.mintNonce(id, nonce, network).catch(() => {});
    response.setHeader("WWW-Authenticate", challengeHeader(nonce));
    const origin = publicOrigin(request, { baseUrl: deps.baseUrl, trustHost: deps.config.trustHost });
    response.json({ url: uploadUrl(origin, id), owner: ownerToken, id } satisfies OneRequestReply);
  };
}

/**
 * Converts the headers to a first message as on the upload socket, with the default limits.
 * @throws ProtocolError `bad_request`
 */
function readMessage({ headers }: Request): UploadRequest {
  const { authorization, "x-file-metadata": fileMetadata } = headers;
  if (!authorization || typeof fileMetadata !== "string" || fileMetadata === "") throw new ProtocolError("bad_request");
  const isChunked = headers["transfer-encoding"] !== undefined;
  const size = isChunked ? null : (parseWhole(headers, "content-length") ?? 0);
  return { fileMetadata, authorization, size };
}
