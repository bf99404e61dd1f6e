import * as zodMini from "zod/mini";
import { UPLOAD_ID_PATTERN, type UploadId } from "./ids.ts";

/** Path of the subscription to owner events. */
export const OWNER_EVENTS_PATH = "/api/events";
/** Header with the position after which a client continues: the last `id` it received. */
export const LAST_EVENT_ID_HEADER = "Last-Event-ID";
/** Maximum number of Uploads per subscription. */
export const MAX_WATCHED_UPLOADS = 100;

/**
 * Maximum time between lines on an open stream, in milliseconds. A client that receives no line for longer than this
 * reconnects.
 */
export const OWNER_EVENTS_SILENCE_MS = 60_000;

const MAX_TOKEN_CHARACTERS = 128;

/** Body of `POST /api/events`. Each Upload may be named once. */
export const subscriptionSchema = zodMini.object({
  uploads: zodMini
    .array(
      zodMini.object({
        id: zodMini.string().check(zodMini.regex(new RegExp(UPLOAD_ID_PATTERN))),
        ownerToken: zodMini.string().check(zodMini.minLength(1), zodMini.maxLength(MAX_TOKEN_CHARACTERS)),
      }),
    )
    .check(zodMini.minLength(1), zodMini.maxLength(MAX_WATCHED_UPLOADS)),
});
export type Subscription = zodMini.infer<typeof subscriptionSchema>;

const count = zodMini.int().check(zodMini.nonnegative());
const uploadId = zodMini.string().check(zodMini.regex(new RegExp(UPLOAD_ID_PATTERN)));
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

/** @returns the event, or `null` if this version does not support it */
export function parseOwnerEvent(type: string, data: string): OwnerEvent | null {
  let fields: unknown;
  try {
    fields = JSON.parse(data);
  } catch {
    return null;
  }
  if (fields === null || typeof fields !== "object") return null;
  const parsed = ownerEventSchema.safeParse({ ...fields, type });
  return parsed.success ? (parsed.data as OwnerEvent) : null;
}

/** @returns the position in a `Last-Event-ID`, or `null` if it is missing or not one of ours */
export function parseEventPosition(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return null;
  const position = Number(text);
  return Number.isSafeInteger(position) ? position : null;
}
