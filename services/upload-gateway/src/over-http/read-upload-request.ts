import type { IncomingHttpHeaders } from "node:http";
import { parseBearer } from "@envoi/platform";
import { ProtocolError, type UploadRequest, uploadRequestSchema } from "@envoi/protocol";
import { parseLength, parseMetadata } from "./tus-headers.ts";

const FIELDS = ["fileMetadata", "authorization", "timeLimit", "dlimit", "wrappedKey"] as const;

/**
 * The fields of an upload's first message, from a JSON body or from `Upload-Metadata`. Its bearer is that of the
 * `Authorization` header.
 *
 * @param json - the body; `undefined` when it is not JSON
 * @throws ProtocolError `bad_request`
 */
export function readUploadRequest(headers: IncomingHttpHeaders, json: unknown): UploadRequest {
  const fields = json === undefined ? parseFields(headers) : json;
  const isObject = typeof fields === "object" && fields !== null;
  // A token in a body or in metadata would be ignored otherwise, and the upload be one of a stranger.
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

/** A JSON body may name the length, which the header repeats or not. */
function sizeIn(headers: IncomingHttpHeaders, fields: unknown): unknown {
  const size = typeof fields === "object" && fields !== null && "size" in fields ? fields.size : null;
  if (headers["upload-length"] === undefined && headers["upload-defer-length"] === undefined) return size;
  const length = parseLength(headers);
  if (size !== null && size !== length) throw new ProtocolError("bad_request");
  return length;
}
