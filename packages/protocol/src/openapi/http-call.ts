import type * as zodMini from "zod/mini";
import type { ErrorCode } from "../errors.ts";

/**
 * Credentials of a call: a Proof, a Claim, the OwnerToken, or an access token, which may be optional. Without
 * credentials, anyone may call.
 */
export type CallCredential = "proof" | "claim" | "owner" | "bearer" | "optional_bearer";

/** Response headers that are part of the contract. */
export const ANSWER_HEADERS = {
  "WWW-Authenticate": {
    description: "A fresh Nonce to sign. Also in a 401 when the Upload exists.",
    schema: { type: "string", pattern: "^send-v1 [A-Za-z0-9+/]{22}==$" },
  },
  "Content-Length": { description: "Exact length of the body, bytes", schema: { type: "integer" } },
  "Content-Range": { description: "The range of these bytes, and the total length", schema: { type: "string" } },
  "Accept-Ranges": { description: "`bytes`", schema: { type: "string" } },
  "Envoi-Claim": { description: "Identifies the download in later requests. A credential", schema: { type: "string" } },
  "Envoi-Live": {
    description: "The upload still runs: how many of its bytes are stored. There is no Claim yet",
    schema: { type: "integer" },
  },
  "Envoi-Direct": {
    description: "`1`: ranges may come from the object store. With JSON: the URL is that of the requested range",
    schema: { type: "string" },
  },
  ETag: { description: "Identifies this version of the body", schema: { type: "string" } },
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } },
  Location: { description: "The address of the upload. A credential", schema: { type: "string" } },
  "Tus-Resumable": { description: "`1.0.0`", schema: { type: "string" } },
  "Tus-Version": { description: "The supported versions of tus", schema: { type: "string" } },
  "Tus-Extension": { description: "The supported extensions of tus", schema: { type: "string" } },
  "Tus-Max-Size": { description: "The longest body, bytes", schema: { type: "integer" } },
  "Tus-Checksum-Algorithm": { description: "The supported checksums", schema: { type: "string" } },
  "Upload-Offset": { description: "The number of the next byte", schema: { type: "integer" } },
  Allow: { description: "The supported methods", schema: { type: "string" } },
};
export type AnswerHeader = keyof typeof ANSWER_HEADERS;

export type HttpCall = {
  /** The call's name in the document and in generated code. */
  operationId: string;
  method: "get" | "head" | "post" | "patch" | "delete" | "options";
  /**
   * The path, with parameters in braces: `{id}` is an UploadId, `{listId}` a ListId, `{token}` the token of an upload
   * over HTTP.
   */
  path: string;
  summary: string;
  credentials?: readonly CallCredential[];
  requestHeaders?: Readonly<Record<string, string>>;
  /** The request body. Servers parse it more leniently, and reject bad values with a code. */
  request?: { mediaType: string; schema?: zodMini.ZodMiniType };
  /** The body of a successful response, if any. */
  answer?: { status?: 201; mediaType: string; schema?: zodMini.ZodMiniType; headers?: readonly AnswerHeader[] };
  /** The successful response, if it has no body. */
  emptyAnswer?: { status: 200 | 204; headers?: readonly AnswerHeader[] };
  /** Headers of a partial response, if the call has one. */
  partialHeaders?: readonly AnswerHeader[];
  /** Headers of a 206 response with bytes of a running upload. Such a response has the first of these headers. */
  liveHeaders?: readonly AnswerHeader[];
  /** A 200 response with this header, which has the URL of a range instead of its bytes. */
  urlAnswer?: { header: AnswerHeader; mediaType: string; schema: zodMini.ZodMiniType };
  /** Codes in addition to `COMMON_ERRORS`. */
  errors?: readonly ErrorCode[];
  /** Status codes of error responses that are HTML pages rather than JSON. */
  errorPages?: readonly number[];
};

/** Error codes with which the server can reject any call. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "bad_request",
  "method_not_allowed",
  "rate_limited",
  "internal",
  "busy",
  "unavailable",
];
