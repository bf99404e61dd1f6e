import * as zodMini from "zod/mini";
import { decodeBase64 } from "./base64.ts";
import { ProtocolError } from "./errors.ts";
import type { AuthKey, OwnerToken, UploadId } from "./ids.ts";
import type { LimitSet } from "./limits.ts";
import { deliveryFieldSchema } from "./request.ts";
import { plaintextBytes } from "./sizes.ts";
import { parseWrappedKey, STRONG_PASSWORD_PROFILE, type WrappedKey } from "./wrapped-key.ts";

/** Path of the upload WebSocket. */
export const UPLOAD_SOCKET_PATH = "/api/ws";
/** Query of a socket that continues an upload. It makes an overloaded server read the socket's first message. */
export const RESUME_QUERY = "?resume";
/** Close code after a failure, from either side. */
export const CLOSE_FAILED = 4000;
/** Close code when the server stops or restarts. */
export const CLOSE_RESTART = 1012;
/** The message that ends a body: a separate Frame with a single zero byte. */
export const END_OF_BODY = new Uint8Array([0]);

const limitNumber = zodMini.nullish(zodMini.union([zodMini.number(), zodMini.string()]));

/**
 * The first message on the socket, as sent by the client. `size`, `ext`, `wrappedKey`, `live` and `delivery` are our
 * extensions 1, 2, 8, 10 and 14; `direct` asks for direct Parts.
 */
export const uploadRequestSchema = zodMini.object({
  fileMetadata: zodMini.string().check(zodMini.minLength(1)),
  /** Absent in a delivery, whose AuthKey is that of its request. */
  authorization: zodMini.optional(zodMini.string().check(zodMini.minLength(1))),
  bearer: zodMini.nullish(zodMini.string()),
  timeLimit: limitNumber,
  dlimit: limitNumber,
  size: zodMini.nullish(zodMini.number()),
  ext: zodMini.nullish(zodMini.literal(1)),
  wrappedKey: zodMini.nullish(zodMini.unknown()),
  live: zodMini.nullish(zodMini.boolean()),
  direct: zodMini.nullish(zodMini.literal(1)),
  delivery: zodMini.nullish(deliveryFieldSchema),
});
export type UploadRequest = zodMini.infer<typeof uploadRequestSchema>;

const partNumber = zodMini.int().check(zodMini.gte(1));
const byteCount = zodMini.int().check(zodMini.nonnegative());
/** Maximum number of runs of stored Parts in a reply, because no object store accepts more Parts. */
const MAX_RUNS = 10_000;

/**
 * The first message of a socket that continues an upload: our extension 3. With `part`, the socket only fills Parts of
 * the upload, in parallel with other sockets: our extension 9.
 */
export const resumeRequestSchema = zodMini.object({
  resume: zodMini.string(),
  ownerToken: zodMini.string(),
  ext: zodMini.literal(1),
  part: zodMini.optional(partNumber),
  direct: zodMini.optional(zodMini.literal(1)),
});
export type ResumeRequest = zodMini.infer<typeof resumeRequestSchema>;

/**
 * The second message. The id is final, but the upload is not visible until the body is stored, unless its link is live.
 */
export const uploadReplySchema = zodMini.object({
  url: zodMini.string(),
  ownerToken: zodMini.string(),
  id: zodMini.string(),
  /** Length of a Part, if several sockets may fill the upload. */
  partBytes: zodMini.optional(zodMini.int().check(zodMini.gte(1))),
  /** Present if the client may ask for URLs at which it stores Parts itself. */
  direct: zodMini.optional(zodMini.literal(1)),
  /** Present if the server stores the request's wrapped key. */
  passwordProfile: zodMini.optional(zodMini.literal(STRONG_PASSWORD_PROFILE)),
  /** Present if the link can be opened during the upload. */
  live: zodMini.optional(zodMini.literal(true)),
});
export type UploadReply = zodMini.infer<typeof uploadReplySchema> & { ownerToken: OwnerToken; id: UploadId };

/** The response to an upload in one request, in which the field of the OwnerToken has another name. */
export const oneRequestReplySchema = zodMini.object({
  url: zodMini.string(),
  owner: zodMini.string(),
  id: zodMini.string(),
});
export type OneRequestReply = { url: string; owner: OwnerToken; id: UploadId };

/**
 * The second message when an upload continues. The next byte to send is at `offset`; all before it are
 * stored. If several sockets may fill the upload, `partBytes` is the length of a Part, and `parts` are the stored Parts
 * after `offset`: the first and the last number of each run.
 */
export const resumeReplySchema = zodMini.object({
  id: zodMini.string(),
  offset: byteCount,
  partBytes: zodMini.optional(zodMini.int().check(zodMini.gte(1))),
  direct: zodMini.optional(zodMini.literal(1)),
  parts: zodMini.optional(zodMini.array(zodMini.tuple([partNumber, partNumber])).check(zodMini.maxLength(MAX_RUNS))),
});
export type ResumeReply = {
  id: UploadId;
  offset: number;
  partBytes?: number;
  direct?: 1;
  parts?: [number, number][];
};

/** A strong ETag as object stores write it, with or without quotes. Clients cannot report any other one. */
export const etagSchema = zodMini.string().check(zodMini.regex(/^"?[\w+/=-]{1,100}"?$/));

/**
 * Text message of a client about a Part. With neither field, it names the Part to which the following bytes belong.
 * With `direct`, the client asks for a URL at which it stores the Part itself; with `etag`, it has done so.
 */
export const partRequestSchema = zodMini.object({
  part: partNumber,
  direct: zodMini.optional(zodMini.literal(1)),
  etag: zodMini.optional(etagSchema),
});
export type PartRequest = zodMini.infer<typeof partRequestSchema>;

/**
 * Number of stored bytes of a Part: none, or all. Sent in reply to a first message with a Part, and for each stored
 * Part.
 */
export const partReplySchema = zodMini.object({ id: zodMini.string(), part: partNumber, offset: byteCount });
export type PartReply = { id: UploadId; part: number; offset: number };

/**
 * The URL at which the client stores a whole Part with `PUT`. With `null`, the client must send the Part on a socket,
 * because the server issues no URL, or no longer accepts the report of the Part.
 */
export const partUrlSchema = zodMini.object({
  id: zodMini.string(),
  part: partNumber,
  put: zodMini.nullable(zodMini.string()),
});
export type PartUrl = { id: UploadId; part: number; put: string | null };

export const errorReplySchema = zodMini.object({
  error: zodMini.int(),
  code: zodMini.optional(zodMini.string()),
  /** Seconds until the exhausted limit is renewed, or until a retry makes sense. */
  retryAfter: zodMini.optional(zodMini.int()),
});
export const doneReplySchema = zodMini.object({ ok: zodMini.literal(true) });
/** Sent only to clients that sent `ext: 1`: the numbers of received and of durable bytes. */
export const progressSchema = zodMini.object({ received: byteCount, stored: byteCount });
export type UploadProgress = zodMini.infer<typeof progressSchema>;
/** All messages that a server may send on the socket. */
export const serverMessageSchema = zodMini.union([
  uploadReplySchema,
  partReplySchema,
  partUrlSchema,
  resumeReplySchema,
  errorReplySchema,
  doneReplySchema,
  progressSchema,
]);
export type ServerMessage = zodMini.infer<typeof serverMessageSchema>;

/** A parsed request, with defaults filled in. */
export type AcceptedUploadRequest = {
  sealedMetadata: string;
  authKey: AuthKey;
  timeLimitSeconds: number;
  downloadLimit: number;
  /** Exact length of the encrypted body, or `null` if the client declared none. */
  declaredBytes: number | null;
  ext: boolean;
  /** Set with password profile 2, with which an Upload has a password from the start; otherwise `null`. */
  wrappedKey: WrappedKey | null;
  /** Whether the link can be opened during the upload, which requires a declared length. */
  liveLink: boolean;
  /** Whether the client can send Parts to the object store itself, which it prefers to a live link. */
  isDirect: boolean;
};

/**
 * A limit as clients write it: absent, null and 0 mean the default; a numeric string means its number.
 *
 * @throws ProtocolError `bad_limit` for anything but an integer in 1…maximum
 */
export function parseLimit(value: unknown, fallback: number, maximum: number): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (number === 0) return fallback;
  if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1 || number > maximum) {
    throw new ProtocolError("bad_limit");
  }
  return number;
}

/**
 * The AuthKey with or without a scheme word: `send-v1 <b64u>`, or bare.
 *
 * @throws ProtocolError `bad_request` if the key is not 64 bytes long
 */
export function parseAuthKey(text: unknown): AuthKey {
  const encoded = typeof text === "string" ? (text.includes(" ") ? text.split(" ")[1] : text) : undefined;
  const bytes = encoded === undefined ? null : decodeBase64(encoded);
  if (encoded === undefined || bytes?.length !== 64) throw new ProtocolError("bad_request");
  return encoded as AuthKey;
}

/** Parses the JSON of a first message. @throws ProtocolError `bad_request` if it is malformed or a field is missing */
export function parseFirstMessage(text: string): UploadRequest | ResumeRequest {
  const json = parseJson(text);
  const resumes = typeof json === "object" && json !== null && "resume" in json;
  const parsed = (resumes ? resumeRequestSchema : uploadRequestSchema).safeParse(json);
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}

/** Parses a text message about a Part. @throws ProtocolError `bad_request` */
export function parsePartRequest(text: string): PartRequest {
  const parsed = partRequestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProtocolError("bad_request", { cause });
  }
}

/**
 * Checks a request against its sender's limits.
 *
 * @throws ProtocolError `bad_request`, `bad_limit`, `bad_length`, `too_large`
 */
export function acceptUploadRequest(
  request: UploadRequest,
  limits: LimitSet,
  defaults: { downloads: number; expireSeconds: number },
): AcceptedUploadRequest {
  if (!request.authorization?.includes(" ")) throw new ProtocolError("bad_request");
  if (decodeBase64(request.fileMetadata) === null) throw new ProtocolError("bad_request");
  const isExt = request.ext === 1;
  const wrappedKey = isExt ? (request.wrappedKey ?? null) : null;
  const declaredBytes = request.size ?? null;
  if (declaredBytes !== null) {
    const size = plaintextBytes(declaredBytes);
    if (size === null) throw new ProtocolError("bad_length");
    if (size > limits.MAX_FILE_SIZE) throw new ProtocolError("too_large");
  }
  return {
    sealedMetadata: request.fileMetadata,
    authKey: parseAuthKey(request.authorization),
    timeLimitSeconds: parseLimit(request.timeLimit, defaults.expireSeconds, limits.MAX_EXPIRE_SECONDS),
    downloadLimit: parseLimit(request.dlimit, defaults.downloads, limits.MAX_DOWNLOADS),
    declaredBytes,
    ext: isExt,
    wrappedKey: wrappedKey === null ? null : parseWrappedKey(wrappedKey),
    liveLink: isExt && declaredBytes !== null && request.live === true,
    isDirect: isExt && declaredBytes !== null && request.direct === 1,
  };
}
