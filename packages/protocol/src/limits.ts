import * as z from "zod/mini";

const whole = z.int().check(z.positive());
/** What one person may send. Sizes in bytes of plaintext, times in seconds. */
export const limitSetSchema = z.object({
  MAX_FILE_SIZE: whole,
  MAX_DOWNLOADS: whole,
  MAX_EXPIRE_SECONDS: whole,
});
export type LimitSet = z.infer<typeof limitSetSchema>;

/** The answer of `GET /config`: the shape of the 3.0.x line with `DOWNLOADS` added, and our own siblings. */
export const publicConfigSchema = z.object({
  LIMITS: z.extend(limitSetSchema, {
    ANON: limitSetSchema,
    MAX_FILES_PER_ARCHIVE: whole,
    MAX_ARCHIVES_PER_USER: whole,
  }),
  DEFAULTS: z.object({
    DOWNLOADS: whole,
    DOWNLOAD_COUNTS: z.array(whole),
    EXPIRE_TIMES_SECONDS: z.array(whole),
    EXPIRE_SECONDS: whole,
  }),
  AUTH: z.optional(
    z.object({
      issuer: z.string(),
      client_id: z.string(),
      key_scope: z.string(),
      authorization_endpoint: z.string(),
      token_endpoint: z.string(),
      userinfo_endpoint: z.string(),
    }),
  ),
  FEATURES: z.object({ account: z.boolean(), share: z.boolean() }),
  UI: z.object({
    title: z.string(),
    accent: z.optional(z.string()),
    promo: z.optional(z.string()),
    links: z.record(z.string(), z.string()),
  }),
  PREFS: z.object({ surveyUrl: z.optional(z.string()), errorReporting: z.optional(z.string()) }),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

/** Longest password that may be set. Links of other clients may carry longer ones, so opening takes any length. */
export const MAX_PASSWORD_CHARACTERS = 32;
/** Largest body of an encrypted file list, bytes. */
export const MAX_FILE_LIST_BYTES = 10_485_760;
/** Largest JSON request body, bytes. */
export const MAX_JSON_BYTES = 102_400;
/** Largest first message on the upload socket, bytes. */
export const MAX_UPLOAD_REQUEST_BYTES = 262_144;
/** Largest Frame on the upload socket, bytes. */
export const MAX_FRAME_BYTES = 1_048_576;
