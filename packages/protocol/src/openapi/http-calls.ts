import * as zodMini from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { beaconSchema, existsSchema, infoSchema, metadataReplySchema, versionSchema } from "../http.ts";
import { publicConfigSchema } from "../limits.ts";
import { OWNER_EVENTS_PATH, subscriptionSchema } from "../owner-events.ts";
import { reportBodySchema, reportReplySchema } from "../report.ts";
import { oneRequestReplySchema, uploadReplySchema, uploadRequestSchema } from "../upload-socket.ts";

type Schema = zodMini.ZodMiniType;

/** Credentials of a call: a Proof, a Claim, the OwnerToken, or an access token, which may be optional. None: anyone. */
export type CallCredential = "proof" | "claim" | "owner" | "bearer" | "optional_bearer";
/** Headers of an answer that are part of the contract. */
export type AnswerHeader =
  | "WWW-Authenticate"
  | "Content-Length"
  | "Content-Range"
  | "Accept-Ranges"
  | "Envoi-Claim"
  | "Envoi-Live"
  | "ETag"
  | "Retry-After"
  | "Allow"
  | "Location"
  | "Tus-Resumable"
  | "Tus-Version"
  | "Tus-Extension"
  | "Tus-Max-Size"
  | "Tus-Checksum-Algorithm"
  | "Upload-Offset";

export type HttpCall = {
  /** Name in the document and in generated code. */
  operationId: string;
  method: "get" | "head" | "post" | "patch" | "delete" | "options";
  /** With parameters in braces: `{id}` an UploadId, `{listId}` a ListId, `{token}` that of an upload over HTTP. */
  path: string;
  summary: string;
  credentials: readonly CallCredential[];
  requestHeaders?: Readonly<Record<string, string>>;
  /** The body of the request. Servers parse it more leniently, and refuse bad values with a code. */
  request?: { mediaType: string; schema?: Schema };
  /** The body of a successful answer, if it has one. */
  answer?: { status?: 201; mediaType: string; schema?: Schema; headers: readonly AnswerHeader[] };
  /** A successful answer without a body. */
  emptyAnswer?: { status: 200 | 204; headers: readonly AnswerHeader[] };
  /** Headers of a partial answer, if the call has one. */
  partialHeaders?: readonly AnswerHeader[];
  /** Of a 206 with the first one of these: it has bytes of an upload that still runs. */
  liveHeaders?: readonly AnswerHeader[];
  /** Codes in addition to `COMMON_ERRORS`. */
  errors: readonly ErrorCode[];
  /** Refusals that are pages for people rather than JSON. */
  errorPages?: readonly number[];
};

/** Codes with which any call can be refused. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "bad_request",
  "method_not_allowed",
  "rate_limited",
  "internal",
  "busy",
  "unavailable",
];

const JSON_TYPE = "application/json";
const TEXT = "text/plain";
const BYTES = "application/octet-stream";
const HTML = "text/html";
const EVENT_STREAM = "text/event-stream";

const ok = { mediaType: TEXT, headers: [] };
const ownerToken = zodMini.string().check(zodMini.minLength(1));
const nullableWhole = zodMini.optional(zodMini.nullable(zodMini.int().check(zodMini.positive())));

function ownerCall(name: string, summary: string, fields: Record<string, Schema> = {}): HttpCall {
  return {
    operationId: name,
    method: "post",
    path: `/api/${name}/{id}`,
    summary,
    credentials: ["owner"],
    request: { mediaType: JSON_TYPE, schema: zodMini.object({ owner_token: ownerToken, ...fields }) },
    answer: ok,
    errors: ["unauthorized", "not_found", "too_large"],
  };
}

function download(operationId: string, path: string): HttpCall[] {
  return [
    {
      operationId,
      method: "get",
      path,
      summary:
        "The encrypted body. Counted just before its last Record is sent; with random access, before the first byte.",
      credentials: ["proof", "claim"],
      requestHeaders: {
        "Envoi-Ext": "`1`: the client supports the additions to the protocol. Without it the headers below are ignored",
        "Envoi-Claim": "The Claim of an earlier answer, with which the download continues without a Proof",
        "Envoi-Claim-Use":
          "`random-access`: a new Claim that counts before its first byte, for ranges in any order. Its answers repeat it",
        "Envoi-Parallel": "`1`: a new Claim under which several ranges may run at once. Its answers say how many",
        "Envoi-Live":
          "For an upload that may still run: how many bytes the recipient has. Its answers continue while bytes are stored, " +
          "and have no Claim; their header says how many bytes were stored when they began",
        Range:
          "One range of bytes, from 0 without a Claim; within or just after what was sent with one. Anywhere under a " +
          "random-access or parallel Claim",
        "If-Range": "The ETag of an earlier answer",
      },
      answer: { mediaType: BYTES, headers: ["WWW-Authenticate", "Content-Length"] },
      partialHeaders: ["Content-Length", "Content-Range", "Envoi-Claim", "Accept-Ranges", "ETag"],
      liveHeaders: ["Envoi-Live", "Content-Range", "WWW-Authenticate", "Accept-Ranges", "ETag"],
      errors: [
        "unauthorized",
        "bad_proof",
        "not_found",
        "all_claimed",
        "bad_range",
        "not_yet",
        "upload_abandoned",
        "removed",
      ],
    },
    {
      operationId: `${operationId}Head`,
      method: "head",
      path,
      summary: "Refused, because it has no information and must not cost a download.",
      credentials: [],
      errors: [],
    },
  ];
}

function statusCall(path: string, operationId: string, summary: string): HttpCall {
  return { operationId, method: "get", path, summary, credentials: [], answer: ok, errors: [] };
}

/** Needed in every request but OPTIONS. */
const TUS_HEADERS = { "Tus-Resumable": "`1.0.0`" };
const FILL_HEADERS = {
  "Upload-Checksum":
    "`sha1`, `sha256` or `md5`, a space and the digest of the body in base64: it counts only if they match",
};
/** Of a request with a part of the body of an upload. */
const FILL_ERRORS = [
  ...["forbidden_origin", "tus_version", "unsupported_media_type", "length_mismatch", "not_encrypted"],
  ...[
    "bad_length",
    "too_large",
    "checksum_mismatch",
    "superseded",
    "upload_abandoned",
    "removed",
    "idle_timeout",
    "full",
    "blocked",
  ],
] as const satisfies readonly ErrorCode[];
const UPLOAD_PATH = "/api/uploads/{token}";

const uploadsOverHttp: readonly HttpCall[] = [
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
    request: { mediaType: JSON_TYPE, schema: zodMini.omit(uploadRequestSchema, { bearer: true, ext: true }) },
    answer: {
      status: 201,
      mediaType: JSON_TYPE,
      schema: uploadReplySchema,
      headers: ["Location", "Tus-Resumable", "Upload-Offset"],
    },
    errors: ["unauthorized", "bad_limit", "too_many_uploads", "too_many_bytes", ...FILL_ERRORS],
  },
  {
    operationId: "uploadOptions",
    method: "options",
    path: "/api/uploads",
    summary: "What uploads over HTTP support.",
    credentials: [],
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
    credentials: [],
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
    credentials: [],
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
    credentials: [],
    requestHeaders: TUS_HEADERS,
    emptyAnswer: { status: 204, headers: ["Tus-Resumable"] },
    errors: ["forbidden_origin", "tus_version", "not_found"],
  },
];

/** Of other clients: they upload with it what they cannot send over a WebSocket. */
const uploadInOneRequest: HttpCall = {
  operationId: "uploadInOneRequest",
  method: "post",
  path: "/api/upload",
  summary: "A whole upload in one request, with the default limits. Answered when it is durable and visible.",
  // The AuthKey itself, whose scheme word is the same.
  credentials: [],
  requestHeaders: {
    Authorization: "`send-v1 ` and the AuthKey: 64 bytes in URL-safe base64",
    "X-File-Metadata": "The sealed metadata",
  },
  request: { mediaType: BYTES },
  answer: { mediaType: JSON_TYPE, schema: oneRequestReplySchema, headers: ["WWW-Authenticate"] },
  errors: [
    ...["unauthorized", "forbidden_origin", "too_many_uploads", "too_many_bytes", "not_encrypted", "bad_length"],
    ...["length_mismatch", "too_large", "superseded", "removed", "idle_timeout", "full", "blocked"],
  ] as const satisfies readonly ErrorCode[],
};
const uploadInOneRequestOptions: HttpCall = {
  operationId: "uploadInOneRequestOptions",
  method: "options",
  path: "/api/upload",
  summary: "The preflight of a page of another origin.",
  credentials: [],
  emptyAnswer: { status: 204, headers: [] },
  errors: ["forbidden_origin"],
};

const params = ownerCall("params", "Changes the download limit, the lifetime, or both. Null or absent: unchanged.", {
  dlimit: nullableWhole,
  download_limit: nullableWhole,
  timeLimit: nullableWhole,
});
const password = ownerCall(
  "password",
  "Replaces the AuthKey with one derived from a password; only with password profile 2, also the wrapped key.",
  { auth: zodMini.string(), wrappedKey: zodMini.optional(zodMini.string()) },
);
const info = ownerCall("info", "Limit, downloads so far, and the time left in milliseconds.");

/** Every HTTP call of the product, without the upload WebSocket. */
export const HTTP_CALLS: readonly HttpCall[] = [
  {
    operationId: "exists",
    method: "get",
    path: "/api/exists/{id}",
    summary: "Whether an Upload exists, and whether it needs a password. Costs no download.",
    credentials: [],
    answer: { mediaType: JSON_TYPE, schema: existsSchema, headers: ["WWW-Authenticate"] },
    errors: ["not_found", "removed"],
  },
  {
    operationId: "metadata",
    method: "get",
    path: "/api/metadata/{id}",
    summary: "The sealed metadata and the time left in milliseconds. Costs no download.",
    credentials: ["proof"],
    answer: { mediaType: JSON_TYPE, schema: metadataReplySchema, headers: ["WWW-Authenticate"] },
    errors: ["unauthorized", "bad_proof", "not_found"],
  },
  {
    operationId: "report",
    method: "post",
    path: "/api/report/{id}",
    summary: "Reports an Upload to the operator, with the ticket from its metadata. Not found if there are no reports.",
    credentials: [],
    request: { mediaType: JSON_TYPE, schema: reportBodySchema },
    answer: { mediaType: JSON_TYPE, schema: reportReplySchema, headers: [] },
    errors: ["unauthorized", "not_found", "too_large", "too_many_reports", "full"],
  },
  ...uploadsOverHttp,
  uploadInOneRequest,
  uploadInOneRequestOptions,
  ...download("download", "/api/download/{id}"),
  ...download("downloadBlob", "/api/download/blob/{id}"),
  {
    operationId: "done",
    method: "post",
    path: "/api/done/{id}",
    summary: "Ends a Claim early. Whether it counts was decided before.",
    credentials: ["claim"],
    requestHeaders: { "Envoi-Claim": "The Claim of the download's answers" },
    answer: ok,
    errors: ["not_found"],
  },
  { ...info, answer: { mediaType: JSON_TYPE, schema: infoSchema, headers: [] } },
  ownerCall("delete", "Removes the Upload; downloads under way are cut."),
  password,
  { ...params, credentials: ["owner", "optional_bearer"], errors: [...params.errors, "bad_limit"] },
  {
    operationId: "events",
    method: "post",
    path: OWNER_EVENTS_PATH,
    summary: "A stream of events of one's Uploads: first what has happened since `Last-Event-ID`, then their state.",
    credentials: ["owner"],
    requestHeaders: {
      "Envoi-Ext": "`1`",
      "Last-Event-ID": "The last `id` of an earlier stream: what has happened since comes first, as far as it is known",
    },
    request: { mediaType: JSON_TYPE, schema: subscriptionSchema },
    answer: { mediaType: EVENT_STREAM, headers: [] },
    errors: ["too_large"],
  },
  {
    operationId: "readFileList",
    method: "get",
    path: "/api/filelist/{listId}",
    summary: "The encrypted list of one's uploads.",
    credentials: ["bearer"],
    answer: { mediaType: BYTES, headers: ["Content-Length", "ETag"] },
    errors: ["unauthorized", "not_found"],
  },
  {
    operationId: "writeFileList",
    method: "post",
    path: "/api/filelist/{listId}",
    summary: "Replaces the encrypted list of one's uploads.",
    credentials: ["bearer"],
    requestHeaders: {
      "If-Match": "The ETag of the version to replace; without it, any version is replaced",
      "If-None-Match": "`*`: only if there is no list yet",
    },
    request: { mediaType: BYTES },
    answer: { mediaType: TEXT, headers: ["ETag"] },
    errors: [
      "unauthorized",
      "not_found",
      "bad_length",
      "length_mismatch",
      "precondition_failed",
      "too_large",
      "rate_limited",
      "full",
    ],
  },
  {
    operationId: "metrics",
    method: "post",
    path: "/api/metrics",
    summary: "Stores a beacon. The body is JSON whatever its media type; the answer is sent once it is durable.",
    credentials: [],
    request: { mediaType: TEXT, schema: beaconSchema },
    answer: ok,
    errors: ["too_large", "full"],
  },
  {
    operationId: "config",
    method: "get",
    path: "/config",
    summary: "Limits, defaults, and the operator's settings for pages.",
    credentials: [],
    answer: { mediaType: JSON_TYPE, schema: publicConfigSchema, headers: [] },
    errors: [],
  },
  {
    operationId: "version",
    method: "get",
    path: "/__version__",
    summary: "`version` names the protocol and begins with v3 for ever; `product` is the product's own.",
    credentials: [],
    answer: { mediaType: JSON_TYPE, schema: versionSchema, headers: [] },
    errors: [],
  },
  statusCall("/__lbheartbeat__", "lbHeartbeat", "The process responds."),
  statusCall("/__heartbeat__", "heartbeat", "The stores responded within the last five seconds; otherwise 500."),
  {
    operationId: "downloadPage",
    method: "get",
    path: "/download/{id}",
    summary: "The page of a link, with the Upload's true status. The final slash is optional. Costs no download.",
    credentials: [],
    answer: { mediaType: HTML, headers: ["WWW-Authenticate"] },
    errors: ["not_found"],
    errorPages: [404, 503],
  },
];
