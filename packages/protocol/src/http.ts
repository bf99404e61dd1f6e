import * as zodMini from "zod/mini";
import { MAX_LIFETIME_SECONDS } from "./limits.ts";
import { STRONG_PASSWORD_PROFILE } from "./wrapped-key.ts";

const count = zodMini.int().check(zodMini.nonnegative());
const ttl = zodMini.int().check(zodMini.nonnegative(), zodMini.maximum(MAX_LIFETIME_SECONDS * 1_000));

/** Present only for Uploads with password profile 2, in responses to clients that support our extensions. */
const passwordProfile = zodMini.optional(zodMini.literal(STRONG_PASSWORD_PROFILE));

export const existsSchema = zodMini.object({ requiresPassword: zodMini.boolean(), passwordProfile });
/** `requiresPassword` is absent if the upload can no longer be opened. */
export const expiredSchema = zodMini.partial(existsSchema);
/**
 * `ttl` is the remaining lifetime in milliseconds; `wrappedKey` is present with password profile 2, `reportTicket` if
 * reports are possible. A field `size` must not be added, because the command line client would trust it.
 */
export const metadataReplySchema = zodMini.object({
  metadata: zodMini.string(),
  finalDownload: zodMini.boolean(),
  ttl,
  wrappedKey: zodMini.optional(zodMini.string()),
  reportTicket: zodMini.optional(zodMini.string()),
});
/** The URL of a range in the object store, a credential. */
export const rangeUrlSchema = zodMini.object({ url: zodMini.url({ protocol: /^https?$/ }) });
export const infoSchema = zodMini.object({ dlimit: count, dtotal: count, ttl });
export const versionSchema = zodMini.object({
  commit: zodMini.string(),
  source: zodMini.string(),
  version: zodMini.string(),
  product: zodMini.string(),
});
export const errorBodySchema = zodMini.object({ error: zodMini.int(), code: zodMini.string() });

export type ExistsReply = zodMini.infer<typeof existsSchema>;
export type MetadataReply = zodMini.infer<typeof metadataReplySchema>;
export type InfoReply = zodMini.infer<typeof infoSchema>;
export type VersionReply = zodMini.infer<typeof versionSchema>;

/**
 * Bodies of the owner calls. A missing token, or one of the wrong type, causes a 401, so the schema accepts any
 * value.
 */
export const ownerBodySchema = zodMini.object({ owner_token: zodMini.optional(zodMini.unknown()) });
export const passwordBodySchema = zodMini.extend(ownerBodySchema, {
  auth: zodMini.optional(zodMini.unknown()),
  wrappedKey: zodMini.optional(zodMini.unknown()),
});
export const paramsBodySchema = zodMini.extend(ownerBodySchema, {
  dlimit: zodMini.optional(zodMini.unknown()),
  download_limit: zodMini.optional(zodMini.unknown()),
  timeLimit: zodMini.optional(zodMini.unknown()),
});
export type ParamsBody = zodMini.infer<typeof paramsBodySchema>;

/** Only scalars are accepted: pages send flat events, and untrusted values must be flat too. */
const propertiesSchema = zodMini.record(
  zodMini.string().check(zodMini.maxLength(64)),
  zodMini.union([
    zodMini.string().check(zodMini.maxLength(1_024)),
    zodMini.number(),
    zodMini.boolean(),
    zodMini.null(),
  ]),
);

/** Types of usage events. */
export const EVENT_TYPES = [
  "client_visit",
  "client_upload",
  "client_download",
  "client_delete",
  "client_login",
  "client_logout",
  "client_experiment",
] as const;
/** Types of clients that report usage events. */
export const PLATFORMS = ["web", "android"] as const;

/** One event of a metrics beacon. */
export const metricEventSchema = zodMini.object({
  device_id: zodMini.optional(zodMini.string().check(zodMini.maxLength(64))),
  user_id: zodMini.optional(zodMini.string().check(zodMini.maxLength(64))),
  event_type: zodMini.enum(EVENT_TYPES),
  event_properties: zodMini.optional(propertiesSchema),
  user_properties: zodMini.optional(propertiesSchema),
  time: count,
});
/** Body of `POST /api/metrics`. Times are in milliseconds since 1970. */
export const beaconSchema = zodMini.object({
  now: count,
  session_id: count,
  lang: zodMini.string().check(zodMini.maxLength(35)),
  platform: zodMini.enum(PLATFORMS),
  events: zodMini.array(metricEventSchema).check(zodMini.maxLength(100)),
});
export type MetricEvent = zodMini.infer<typeof metricEventSchema>;
export type Beacon = zodMini.infer<typeof beaconSchema>;
