import * as zodMini from "zod/mini";
import { REQUEST_ID_PATTERN, type RequestId, UPLOAD_ID_PATTERN, type UploadId } from "./ids.ts";

/** Path of the subscription to owner events. */
export const OWNER_EVENTS_PATH = "/api/events";
/** Header with the position after which a client continues: the last `id` it received. */
export const LAST_EVENT_ID_HEADER = "Last-Event-ID";
/** Maximum number of Uploads and requests per subscription. */
export const MAX_WATCHED_UPLOADS = 100;

/**
 * Maximum time between lines on an open stream, in milliseconds. A client that receives no line for longer than this
 * reconnects.
 */
export const OWNER_EVENTS_SILENCE_MS = 60_000;

const MAX_TOKEN_CHARACTERS = 128;

const ownerToken = zodMini.string().check(zodMini.minLength(1), zodMini.maxLength(MAX_TOKEN_CHARACTERS));
const uploadId = zodMini.string().check(zodMini.regex(new RegExp(UPLOAD_ID_PATTERN)));
const requestId = zodMini.string().check(zodMini.regex(new RegExp(REQUEST_ID_PATTERN)));

/** Body of `POST /api/events`. Each Upload and each request may be named once. */
export const subscriptionSchema = zodMini
  .object({
    uploads: zodMini.array(zodMini.object({ id: uploadId, ownerToken })).check(zodMini.maxLength(MAX_WATCHED_UPLOADS)),
    requests: zodMini.optional(
      zodMini.array(zodMini.object({ id: requestId, ownerToken })).check(zodMini.maxLength(MAX_WATCHED_UPLOADS)),
    ),
  })
  .check(
    zodMini.refine(({ uploads, requests = [] }) => {
      const watched = uploads.length + requests.length;
      return watched > 0 && watched <= MAX_WATCHED_UPLOADS;
    }),
  );
export type Subscription = zodMini.infer<typeof subscriptionSchema>;

const count = zodMini.int().check(zodMini.nonnegative());
/** `at`: when the event happened, in milliseconds since 1970 by the server's clock. */
const news = { id: uploadId, at: count };
/** The same fields as in the response to `POST /api/info/:id`. */
const limits = { dlimit: count, dtotal: count, ttl: count };

/**
 * An event of an Upload, for its owner: ids, counts and times only. In the transmitted message, `type` is the `event`
 * field, and all other fields are in the `data` field.
 */
export const ownerEventSchema = zodMini.discriminatedUnion("type", [
  /** The state of an Upload. */
  zodMini.object({ type: zodMini.literal("snapshot"), id: uploadId, ...limits }),
  /** There is no such Upload, or the token is not its owner's. */
  zodMini.object({ type: zodMini.literal("gone"), id: uploadId }),
  /** Downloads began: `count` of them since the last event of this type. None of them counts against the limit yet. */
  zodMini.object({ type: zodMini.literal("download.started"), ...news, count }),
  zodMini.object({ type: zodMini.literal("download.completed"), ...news, dlimit: count, dtotal: count }),
  /** Wrong passwords were entered: `count` is their number since the last event of this type. */
  zodMini.object({ type: zodMini.literal("password.refused"), ...news, count }),
  /** The owner has changed the limits or the password, perhaps on another device. */
  zodMini.object({ type: zodMini.literal("changed"), ...news, ...limits }),
  /** The last download was used up. */
  zodMini.object({ type: zodMini.literal("exhausted"), ...news, dtotal: count }),
  zodMini.object({ type: zodMini.literal("deleted"), ...news, dtotal: count }),
  zodMini.object({ type: zodMini.literal("expired"), ...news, dtotal: count }),
]);
type WireOwnerEvent = zodMini.infer<typeof ownerEventSchema>;
export type OwnerEventType = WireOwnerEvent["type"];
type WithUploadId<Event> = Event extends { id: string } ? Omit<Event, "id"> & { id: UploadId } : never;
export type OwnerEvent = WithUploadId<WireOwnerEvent>;

/** Each of these is the last event of its Upload. */
const FINAL: ReadonlySet<OwnerEventType> = new Set(["gone", "exhausted", "deleted", "expired"]);

export function isFinalOwnerEvent({ type }: { type: OwnerEventType }): boolean {
  return FINAL.has(type);
}

/** An event of a request, for its owner, in the same form. */
const requestEventSchema = zodMini.discriminatedUnion("type", [
  /** The stream has begun, or deliveries have arrived or been collected, or the request was closed: read the inbox. */
  zodMini.object({ type: zodMini.literal("request"), id: requestId, at: count }),
  /** There is no such request, or the token is not its owner's. The last event of its request. */
  zodMini.object({ type: zodMini.literal("request.gone"), id: requestId }),
]);
type WireRequestEvent = zodMini.infer<typeof requestEventSchema>;
type WithRequestId<Event> = Event extends { id: string } ? Omit<Event, "id"> & { id: RequestId } : never;
export type RequestEvent = WithRequestId<WireRequestEvent>;

/** @returns the event, or `null` if this version does not support it */
export function parseOwnerEvent(type: string, data: string): OwnerEvent | null {
  const parsed = ownerEventSchema.safeParse({ ...parseFields(data), type });
  return parsed.success ? (parsed.data as OwnerEvent) : null;
}

/** Like `parseOwnerEvent`, for events of requests. */
export function parseRequestEvent(type: string, data: string): RequestEvent | null {
  const parsed = requestEventSchema.safeParse({ ...parseFields(data), type });
  return parsed.success ? (parsed.data as RequestEvent) : null;
}

function parseFields(data: string): object | null {
  try {
    const fields: unknown = JSON.parse(data);
    return typeof fields === "object" ? fields : null;
  } catch {
    return null;
  }
}

/** @returns the position in a `Last-Event-ID`, or `null` if it is missing or not one of ours */
export function parseEventPosition(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return null;
  const position = Number(text);
  return Number.isSafeInteger(position) ? position : null;
}
