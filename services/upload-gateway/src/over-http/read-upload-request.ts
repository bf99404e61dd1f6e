import type { IncomingHttpHeaders } from "node:http";
import { type Clients, parseBearer, type Slots } from "@envoi/platform";
import { maxUploadRequestBytes, ProtocolError, type UploadRequest, uploadRequestSchema } from "@envoi/protocol";
import express, { type RequestHandler } from "express";
import { parseLength, parseMetadata, parseWhole } from "./tus-headers.ts";

export type ParseJsonDeps = {
  clients: Pick<Clients, "networkOf">;
  /** Memory, in bytes, for incomplete messages. */
  unfinished: Slots;
  limits: { maxFilesPerArchive: number };
};

/**
 * Maximum length of a request with few files. The memory of such requests is bounded by the limit on concurrent
 * requests.
 */
const MAX_SHORT_BYTES = maxUploadRequestBytes(0);

/**
 * Parses the JSON of a new upload. A request with many files must have a length, must not be compressed, and occupies
 * as much memory as its length until the response.
 */
export function parseJson({ clients, unfinished, limits }: ParseJsonDeps): RequestHandler {
  const parse = (limit: number) => express.json({ limit, type: "application/json" });
  const parseShort = parse(MAX_SHORT_BYTES);
  const parseLong = parse(maxUploadRequestBytes(limits.maxFilesPerArchive));
  return (request, response, next) => {
    const bytes = parseWhole(request.headers, "content-length") ?? 0;
    // The length of a compressed request does not show how much memory it needs.
    const isCompressed = request.headers["content-encoding"] !== undefined;
    const isLong = bytes > MAX_SHORT_BYTES && bytes <= maxUploadRequestBytes(limits.maxFilesPerArchive);
    if (!isLong || isCompressed || request.is("application/json") === false) return parseShort(request, response, next);
    const holder = { isIdle: () => true, evict: () => void request.destroy() };
    const slot = unfinished.take(clients.networkOf(request), holder, bytes);
    response.once("close", () => slot.leave());
    return parseLong(request, response, next);
  };
}

const FIELDS = ["fileMetadata", "authorization", "timeLimit", "dlimit", "wrappedKey"] as const;

/**
 * The fields of an upload's first message, from a JSON body or from `Upload-Metadata`. The bearer token comes from the
 * `Authorization` header.
 *
 * @param json - the body; `undefined` when it is not JSON
 * @throws ProtocolError `bad_request`
 */
export function readUploadRequest(headers: IncomingHttpHeaders, json: unknown): UploadRequest {
  const fields = json === undefined ? parseFields(headers) : json;
  const isObject = typeof fields === "object" && fields !== null;
  // Rejects a token in a body or in metadata: if it were ignored, the upload would count as anonymous.
  if (isObject && "bearer" in fields && fields.bearer !== null) throw new ProtocolError("bad_request");
  const bearer = parseBearer(headers.authorization);
  const size = json === undefined ? parseLength(headers) : sizeIn(headers, fields);
  const parsed = uploadRequestSchema.safeParse(isObject ? { ...fields, ext: 1, size, bearer } : fields);
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}

function parseFields(headers: IncomingHttpHeaders): Record<string, string> {
  const metadata = parseMetadata(headers);
  if (metadata.has("bearer")) throw new ProtocolError("bad_request");
  return Object.fromEntries(FIELDS.flatMap((name) => (metadata.has(name) ? [[name, metadata.get(name) ?? ""]] : [])));
}

/** Returns the upload's length from the JSON body or a header; if both contain it, they must agree. */
function sizeIn(headers: IncomingHttpHeaders, fields: unknown): unknown {
  const size = typeof fields === "object" && fields !== null && "size" in fields ? fields.size : null;
  if (headers["upload-length"] === undefined && headers["upload-defer-length"] === undefined) return size;
  const length = parseLength(headers);
  if (size !== null && size !== length) throw new ProtocolError("bad_request");
  return length;
}
