import * as z from "zod/mini";

/** `Authorization` and `WWW-Authenticate` scheme of this protocol. */
export const AUTH_SCHEME = "send-v1";
/** Header with which a client says that it knows our extensions (value `1`). */
export const EXT_HEADER = "Envoi-Ext";

const count = z.int().check(z.nonnegative());

export const existsSchema = z.object({ requiresPassword: z.boolean() });
/** `ttl` is the remaining life in milliseconds. Never a `size` here: the command line client would trust it. */
export const metadataReplySchema = z.object({ metadata: z.string(), finalDownload: z.boolean(), ttl: count });
export const infoSchema = z.object({ dlimit: count, dtotal: count, ttl: count });
export const versionSchema = z.object({
  commit: z.string(),
  source: z.string(),
  version: z.string(),
  product: z.string(),
});
export const errorBodySchema = z.object({ error: z.int(), code: z.string() });

export type ExistsReply = z.infer<typeof existsSchema>;
export type MetadataReply = z.infer<typeof metadataReplySchema>;
export type InfoReply = z.infer<typeof infoSchema>;
export type VersionReply = z.infer<typeof versionSchema>;

/** Bodies of the owner calls. An absent or wrong-typed token is answered 401, so the schema leaves it unknown. */
export const ownerBodySchema = z.object({ owner_token: z.optional(z.unknown()) });
export const passwordBodySchema = z.extend(ownerBodySchema, { auth: z.optional(z.unknown()) });
export const paramsBodySchema = z.extend(ownerBodySchema, {
  dlimit: z.optional(z.unknown()),
  download_limit: z.optional(z.unknown()),
  timeLimit: z.optional(z.unknown()),
});
export type ParamsBody = z.infer<typeof paramsBodySchema>;

/** Scalars only: what a page counts has no depth, and what a stranger sends should have none. */
const propertiesSchema = z.record(
  z.string().check(z.maxLength(64)),
  z.union([z.string().check(z.maxLength(1_024)), z.number(), z.boolean(), z.null()]),
);

/** One event of a metrics beacon. */
export const metricEventSchema = z.object({
  device_id: z.optional(z.string().check(z.maxLength(64))),
  user_id: z.optional(z.string().check(z.maxLength(64))),
  event_type: z.enum([
    "client_visit",
    "client_upload",
    "client_download",
    "client_delete",
    "client_login",
    "client_logout",
    "client_experiment",
  ]),
  event_properties: z.optional(propertiesSchema),
  user_properties: z.optional(propertiesSchema),
  time: count,
});
/** Body of `POST /api/metrics`; times in milliseconds since 1970. */
export const beaconSchema = z.object({
  now: count,
  session_id: count,
  lang: z.string().check(z.maxLength(35)),
  platform: z.enum(["web", "android"]),
  events: z.array(metricEventSchema).check(z.maxLength(100)),
});
export type MetricEvent = z.infer<typeof metricEventSchema>;
export type Beacon = z.infer<typeof beaconSchema>;
