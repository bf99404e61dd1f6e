import * as zodMini from "zod/mini";
import { beaconSchema, existsSchema, infoSchema, metadataReplySchema, rangeUrlSchema, versionSchema } from "../http.ts";
import { publicConfigSchema } from "../limits.ts";
import { OWNER_EVENTS_PATH, subscriptionSchema } from "../owner-events.ts";
import { reportBodySchema, reportReplySchema } from "../report.ts";
import {
  inboxSchema,
  NEW_REQUEST_PATH,
  newRequestReplySchema,
  newRequestSchema,
  openRequestReplySchema,
  openRequestSchema,
  receiptsReplySchema,
  receiptsSchema,
  requestDeliveriesSchema,
  requestOwnerSchema,
} from "../request.ts";
import type { HttpCall } from "./http-call.ts";
import { UPLOAD_CALLS } from "./upload-calls.ts";

const JSON_TYPE = "application/json";
const TEXT = "text/plain";
const BYTES = "application/octet-stream";

const ok = { mediaType: TEXT };
const ownerToken = zodMini.string().check(zodMini.minLength(1));
const nullableWhole = zodMini.optional(zodMini.nullable(zodMini.int().check(zodMini.positive())));

type OwnerCall = Partial<HttpCall> & { fields?: Record<string, zodMini.ZodMiniType> };

function ownerCall(name: string, summary: string, { fields = {}, ...more }: OwnerCall = {}): HttpCall {
  return {
    operationId: name,
    method: "post",
    path: `/api/${name}/{id}`,
    summary,
    credentials: ["owner"],
    request: { mediaType: JSON_TYPE, schema: zodMini.object({ owner_token: ownerToken, ...fields }) },
    answer: ok,
    errors: ["unauthorized", "not_found", "too_large"],
    ...more,
  };
}

function requestCall(name: string, summary: string, schema: zodMini.ZodMiniType, answer: HttpCall["answer"] = ok) {
  return {
    operationId: `${name}Request`,
    method: "post",
    path: `/api/request/{id}/${name}`,
    summary,
    request: { mediaType: JSON_TYPE, schema },
    answer,
    errors: ["unauthorized", "not_found", "too_large"],
  } satisfies HttpCall;
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
        "Envoi-Direct":
          "`1`, with a Proof: the client can read ranges from the object store. With a Claim: asks for the URL of the range",
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
      urlAnswer: { header: "Envoi-Direct", mediaType: JSON_TYPE, schema: rangeUrlSchema },
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
    },
  ];
}

function statusCall(path: string, operationId: string, summary: string): HttpCall {
  return { operationId, method: "get", path, summary, answer: ok };
}

/** All of the product's HTTP calls, without the upload WebSocket. */
export const HTTP_CALLS: readonly HttpCall[] = [
  {
    operationId: "exists",
    method: "get",
    path: "/api/exists/{id}",
    summary: "Whether an Upload exists, and whether it needs a password. Costs no download.",
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
    request: { mediaType: JSON_TYPE, schema: reportBodySchema },
    answer: { mediaType: JSON_TYPE, schema: reportReplySchema },
    errors: ["unauthorized", "not_found", "too_large", "too_many_reports", "full"],
  },
  ...UPLOAD_CALLS,
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
  ownerCall("info", "Limit, downloads so far, and the time left in milliseconds.", {
    answer: { mediaType: JSON_TYPE, schema: infoSchema },
  }),
  ownerCall("delete", "Removes the Upload; downloads under way are cut."),
  ownerCall(
    "password",
    "Replaces the AuthKey with one derived from a password; only with password profile 2, also the wrapped key.",
    { fields: { auth: zodMini.string(), wrappedKey: zodMini.optional(zodMini.string()) } },
  ),
  ownerCall("params", "Changes the download limit, the lifetime, or both. Null or absent: unchanged.", {
    fields: { dlimit: nullableWhole, download_limit: nullableWhole, timeLimit: nullableWhole },
    credentials: ["owner", "optional_bearer"],
    errors: ["unauthorized", "not_found", "too_large", "bad_limit"],
  }),
  {
    operationId: "createRequest",
    method: "post",
    path: NEW_REQUEST_PATH,
    summary: "Creates a request, to which others can send deliveries. Not found if there are no requests.",
    credentials: ["optional_bearer"],
    request: { mediaType: JSON_TYPE, schema: newRequestSchema },
    answer: { mediaType: JSON_TYPE, schema: newRequestReplySchema },
    errors: [
      "unauthorized",
      "not_found",
      "bad_limit",
      "too_large",
      "forbidden_origin",
      "too_many_uploads",
      "too_many_bytes",
      "full",
    ],
  },
  requestCall("open", "What a sender sees, and a ticket for deliveries.", openRequestSchema, {
    mediaType: JSON_TYPE,
    schema: openRequestReplySchema,
  }),
  requestCall("receipts", "Whether deliveries have been collected.", receiptsSchema, {
    mediaType: JSON_TYPE,
    schema: receiptsReplySchema,
  }),
  requestCall("inbox", "The owner's view of a request, with its deliveries.", requestOwnerSchema, {
    mediaType: JSON_TYPE,
    schema: inboxSchema,
  }),
  requestCall("collect", "Reports deliveries that the owner's client has verified.", requestDeliveriesSchema),
  requestCall("remove", "Deletes deliveries.", requestDeliveriesSchema),
  requestCall("close", "Ends deliveries at once, also those being sent.", requestOwnerSchema),
  requestCall("delete", "Closes the request, and deletes it with its deliveries.", requestOwnerSchema),
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
    answer: { mediaType: "text/event-stream" },
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
    errors: ["unauthorized", "not_found", "bad_length", "precondition_failed", "too_large", "rate_limited", "full"],
  },
  {
    operationId: "metrics",
    method: "post",
    path: "/api/metrics",
    summary: "Stores a beacon. The body is JSON whatever its media type; the answer is sent once it is durable.",
    request: { mediaType: TEXT, schema: beaconSchema },
    answer: ok,
    errors: ["too_large", "full"],
  },
  {
    operationId: "config",
    method: "get",
    path: "/config",
    summary: "Limits, defaults, and the operator's settings for pages. With a bearer token: the limits of its account.",
    answer: { mediaType: JSON_TYPE, schema: publicConfigSchema },
  },
  {
    operationId: "version",
    method: "get",
    path: "/__version__",
    summary: "`version` names the protocol and begins with v3 for ever; `product` is the product's own.",
    answer: { mediaType: JSON_TYPE, schema: versionSchema },
  },
  statusCall("/__lbheartbeat__", "lbHeartbeat", "The process responds."),
  statusCall("/__heartbeat__", "heartbeat", "The stores responded within the last five seconds; otherwise 500."),
  {
    operationId: "downloadPage",
    method: "get",
    path: "/download/{id}",
    summary: "The page of a link, with the Upload's true status. The final slash is optional. Costs no download.",
    answer: { mediaType: "text/html", headers: ["WWW-Authenticate"] },
    errors: ["not_found"],
    errorPages: [404, 503],
  },
];
