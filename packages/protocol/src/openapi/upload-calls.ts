import * as zodMini from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { oneRequestReplySchema, uploadReplySchema, uploadRequestSchema } from "../upload-socket.ts";
import type { HttpCall } from "./http-call.ts";

/** Required in every request but OPTIONS. */
const TUS_HEADERS = { "Tus-Resumable": "`1.0.0`" };
const FILL_HEADERS = {
  "Upload-Checksum":
    "`sha1`, `sha256` or `md5`, a space and the digest of the body in base64: it counts only if they match",
};
/** Errors of a request with a part of an upload's body. */
const FILL_ERRORS = [
  "forbidden_origin",
  "tus_version",
  "unsupported_media_type",
  "length_mismatch",
  "not_encrypted",
  "bad_length",
  "too_large",
  "checksum_mismatch",
  "superseded",
  "upload_abandoned",
  "removed",
  "idle_timeout",
  "full",
  "blocked",
  "request_closed",
] as const satisfies readonly ErrorCode[];
const UPLOAD_PATH = "/api/uploads/{token}";

/** The calls for uploads over HTTP. */
export const UPLOAD_CALLS: readonly HttpCall[] = [
  {
    operationId: "createUpload",
    method: "post",
    path: "/api/uploads",
    summary: "Begins an upload over HTTP (tus 1.0), whose address is in `Location`: a credential.",
    credentials: ["optional_bearer"],
    requestHeaders: {
      ...TUS_HEADERS,
      "Upload-Length": "Exact length of the encrypted body; a JSON body may have it in `size`",
      "Upload-Defer-Length": "`1`: the length is declared later",
      "Upload-Metadata": "The fields of the JSON body, for other clients: names, and values in base64",
      ...FILL_HEADERS,
    },
    request: { mediaType: "application/json", schema: zodMini.omit(uploadRequestSchema, { bearer: true, ext: true }) },
    answer: {
      status: 201,
      mediaType: "application/json",
      schema: uploadReplySchema,
      headers: ["Location", "Tus-Resumable", "Upload-Offset"],
    },
    errors: [
      "unauthorized",
      "bad_limit",
      "too_many_uploads",
      "too_many_bytes",
      "request_full",
      "not_found",
      ...FILL_ERRORS,
    ],
  },
  {
    operationId: "uploadOptions",
    method: "options",
    path: "/api/uploads",
    summary: "What uploads over HTTP support.",
    emptyAnswer: {
      status: 204,
      headers: ["Tus-Resumable", "Tus-Version", "Tus-Extension", "Tus-Max-Size", "Tus-Checksum-Algorithm"],
    },
    errors: ["forbidden_origin"],
  },
  {
    operationId: "uploadOffset",
    method: "head",
    path: UPLOAD_PATH,
    summary: "The number of the next byte. Equal to the length when the upload is complete.",
    requestHeaders: TUS_HEADERS,
    emptyAnswer: { status: 200, headers: ["Tus-Resumable", "Upload-Offset"] },
    errors: [
      "forbidden_origin",
      "tus_version",
      "not_found",
      "superseded",
      "upload_abandoned",
      "removed",
      "full",
      "blocked",
    ],
  },
  {
    operationId: "appendToUpload",
    method: "patch",
    path: UPLOAD_PATH,
    summary: "Adds bytes, which are durable when it is answered. With the last one, the Upload is visible.",
    requestHeaders: {
      ...TUS_HEADERS,
      "Upload-Offset": "The number of the first byte",
      "Upload-Length": "The length, if it was deferred",
      ...FILL_HEADERS,
    },
    request: { mediaType: "application/offset+octet-stream" },
    emptyAnswer: { status: 204, headers: ["Tus-Resumable", "Upload-Offset"] },
    errors: ["not_found", "wrong_offset", ...FILL_ERRORS],
  },
  {
    operationId: "terminateUpload",
    method: "delete",
    path: UPLOAD_PATH,
    summary: "Ends an upload that is not complete.",
    requestHeaders: TUS_HEADERS,
    emptyAnswer: { status: 204, headers: ["Tus-Resumable"] },
    errors: ["forbidden_origin", "tus_version", "not_found"],
  },
  /** For clients, other than our own, that cannot send over a WebSocket. */
  {
    operationId: "uploadInOneRequest",
    method: "post",
    path: "/api/upload",
    summary: "A whole upload in one request, with the default limits. Answered when it is durable and visible.",
    // The Authorization header contains the AuthKey itself, after the same scheme name as for a Proof.
    requestHeaders: {
      Authorization: "`send-v1 ` and the AuthKey: 64 bytes in URL-safe base64",
      "X-File-Metadata": "The sealed metadata",
    },
    request: { mediaType: "application/octet-stream" },
    answer: { mediaType: "application/json", schema: oneRequestReplySchema, headers: ["WWW-Authenticate"] },
    errors: [
      "unauthorized",
      "forbidden_origin",
      "too_many_uploads",
      "too_many_bytes",
      "not_encrypted",
      "bad_length",
      "too_large",
      "superseded",
      "removed",
      "idle_timeout",
      "full",
      "blocked",
    ],
  },
  {
    operationId: "uploadInOneRequestOptions",
    method: "options",
    path: "/api/upload",
    summary: "The preflight of a page of another origin.",
    emptyAnswer: { status: 204 },
    errors: ["forbidden_origin"],
  },
];
