import * as zodMini from "zod/mini";

const whole = zodMini.int().check(zodMini.positive());
/** Upper bound of lifetimes in responses, about 3,000 years, so that clients can always compute a date from them. */
export const MAX_LIFETIME_SECONDS = 100_000_000_000;
const lifetime = zodMini.int().check(zodMini.positive(), zodMini.maximum(MAX_LIFETIME_SECONDS));
/** The choices of a menu. */
const choices = zodMini.array(whole).check(zodMini.maxLength(1_000));
/** Limits on one sender's uploads. Sizes are in bytes of plaintext, times in seconds. */
export const limitSetSchema = zodMini.object({
  MAX_FILE_SIZE: whole,
  MAX_DOWNLOADS: whole,
  MAX_EXPIRE_SECONDS: whole,
});
export type LimitSet = zodMini.infer<typeof limitSetSchema>;

/**
 * The download limit of a link that only its date ends. It is a number because every client reads one, and the largest
 * that clients with 32-bit integers can read. A link with this limit or a higher one shows no count.
 */
export const NO_DOWNLOAD_LIMIT = 2_147_483_647;

/** Whether a link ends after a number of downloads: see `NO_DOWNLOAD_LIMIT`. */
export function hasDownloadLimit(downloadLimit: number): boolean {
  return downloadLimit < NO_DOWNLOAD_LIMIT;
}

/** The issuer's protocol: OpenID Connect, or that of the accounts service for which Send was designed. */
const authDialectSchema = zodMini.enum(["oidc", "fxa"]);
export type AuthDialect = zodMini.infer<typeof authDialectSchema>;

/**
 * The issuer, and the OAuth client for signing in. `key_scope` is empty if the issuer provides no keys for the file
 * list.
 */
const authConfigSchema = zodMini.object({
  issuer: zodMini.string(),
  client_id: zodMini.string(),
  /** The OAuth client id of the command line client. If absent, it uses the page's client id. */
  cli_client_id: zodMini.optional(zodMini.string()),
  key_scope: zodMini.string(),
  dialect: authDialectSchema,
  authorization_endpoint: zodMini.string(),
  token_endpoint: zodMini.string(),
  /** Absent if the issuer has no such endpoint; the page then reads the user's details from the ID token. */
  userinfo_endpoint: zodMini.optional(zodMini.string()),
  revocation_endpoint: zodMini.optional(zodMini.string()),
  /** Whether the issuer supports the scope `offline_access`, for which it issues refresh tokens. */
  offline_access: zodMini.optional(zodMini.boolean()),
});
export type AuthConfig = zodMini.infer<typeof authConfigSchema>;

/** The response to `GET /config`: the fields of version 3.0.x with `DOWNLOADS` added, and our own fields. */
export const publicConfigSchema = zodMini.object({
  LIMITS: zodMini.extend(limitSetSchema, {
    ANON: limitSetSchema,
    MAX_FILES_PER_ARCHIVE: whole,
    MAX_ARCHIVES_PER_USER: whole,
  }),
  DEFAULTS: zodMini.object({
    DOWNLOADS: whole,
    DOWNLOAD_COUNTS: choices,
    EXPIRE_TIMES_SECONDS: choices,
    EXPIRE_SECONDS: lifetime,
  }),
  AUTH: zodMini.optional(authConfigSchema),
  FEATURES: zodMini.object({
    /** Whether to offer sign-in. Even if so, `AUTH` may be absent while the issuer is unavailable. */
    account: zodMini.boolean(),
    share: zodMini.boolean(),
    /** Whether uploading requires signing in. */
    uploadRequiresAccount: zodMini.boolean(),
    /**
     * Whether access logs contain full addresses rather than networks. Omitted by older servers, which may log
     * full addresses.
     */
    logsAddresses: zodMini.optional(zodMini.boolean()),
    /** Number of days for which the operator retains access logs with full addresses. Omitted by older servers. */
    addressLogDays: zodMini.optional(whole),
    /** Whether requests can be created. Omitted by servers that have none. */
    requests: zodMini.optional(zodMini.boolean()),
    /**
     * Present if accounts may have limits of their own. The same call with a bearer token then states those of the
     * token's account. Omitted by servers whose accounts all have the same limits.
     */
    accountLimits: zodMini.optional(zodMini.boolean()),
    /** The longest lifetime of any account's uploads, if some accounts have a longer one than `LIMITS` states. */
    longestExpireSeconds: zodMini.optional(lifetime),
  }),
  UI: zodMini.object({
    title: zodMini.string(),
    accent: zodMini.optional(zodMini.string()),
    /** URL of the background image of the download page. */
    backdrop: zodMini.optional(zodMini.string()),
    promo: zodMini.optional(zodMini.string()),
    links: zodMini.record(zodMini.string(), zodMini.string()),
  }),
  /** Uploads over HTTP. Omitted by servers that do not support them. */
  UPLOADS: zodMini.optional(
    zodMini.object({
      /** Longest body, in bytes, that every proxy in front of the server is sure to accept. */
      MAX_CHUNK_BYTES: whole,
    }),
  ),
  /** Reports of abuse. Absent: the operator does not accept reports. */
  REPORTS: zodMini.optional(
    zodMini.object({
      /** The operator's public key: a raw P-256 key in URL-safe base64. Absent: the page cannot send reports. */
      PUBLIC_KEY: zodMini.optional(zodMini.string()),
      /** A web or mailto: address for reports by other means. */
      ADDRESS: zodMini.optional(zodMini.string()),
    }),
  ),
  PREFS: zodMini.object({
    surveyUrl: zodMini.optional(zodMini.string()),
    errorReporting: zodMini.optional(zodMini.string()),
  }),
});
export type PublicConfig = zodMini.infer<typeof publicConfigSchema>;

/**
 * Longest password that can be set. Any length is accepted for opening, because other clients may have set longer ones.
 */
export const MAX_PASSWORD_CHARACTERS = 32;
/**
 * The same limit for password profile 2, in characters as `countCharacters` counts them. It is higher, because
 * passphrases are longer.
 */
export const MAX_STRONG_PASSWORD_CHARACTERS = 128;
/**
 * Maximum lengths of the sender's name, title and message of an Upload, in characters as `countCharacters` counts them.
 */
export const MAX_SENDER_CHARACTERS = 80;
export const MAX_TITLE_CHARACTERS = 200;
export const MAX_MESSAGE_CHARACTERS = 2_000;
/** Largest body of an encrypted file list, in bytes. */
export const MAX_FILE_LIST_BYTES = 10_485_760;
/** Largest JSON request body, in bytes. */
export const MAX_JSON_BYTES = 102_400;
/** Bytes of sealed metadata, in base64, per file of the largest archive. Metadata for 64 files is always allowed. */
const METADATA_BYTES_PER_FILE = 1_024;
const MIN_FILES = 64;

/**
 * Largest sealed metadata of an Upload.
 *
 * @param files - maximum number of files in an archive
 * @returns length in bytes of base64
 */
export function maxSealedMetadataBytes(files: number): number {
  return METADATA_BYTES_PER_FILE * Math.max(MIN_FILES, files);
}

/** Maximum number of bytes in a new upload's request, excluding its sealed metadata. */
const OTHER_REQUEST_BYTES = 196_608;

/**
 * Largest first message on the upload socket, and largest JSON of a new upload over HTTP.
 *
 * @param files - maximum number of files in an archive
 * @returns length in bytes: 256 KiB for up to 64 files
 */
export function maxUploadRequestBytes(files: number): number {
  return OTHER_REQUEST_BYTES + maxSealedMetadataBytes(files);
}
/** Largest Frame on the upload socket, in bytes. */
export const MAX_FRAME_BYTES = 1_048_576;
