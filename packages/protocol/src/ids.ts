declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/**
 * Identifies one Upload: 16 lower-case hex characters in our own ids; 10 to 16 characters of either case are accepted.
 */
export type UploadId = Branded<"UploadId">;
/** Identifies one request: 16 lower-case hex characters. */
export type RequestId = Branded<"RequestId">;
/** Proves ownership of an Upload: 20 lower-case hex characters; opaque to clients. */
export type OwnerToken = Branded<"OwnerToken">;
/** The server's 16-byte challenge as transmitted: standard base64, padded. */
export type Nonce = Branded<"Nonce">;
/** The 64-byte HMAC key shared by servers and clients, URL-safe base64. */
export type AuthKey = Branded<"AuthKey">;
/** Identifies an encrypted file list: 16 characters of URL-safe base64. */
export type ListId = Branded<"ListId">;

export const UPLOAD_ID_PATTERN = "^[0-9a-fA-F]{10,16}$";
export const REQUEST_ID_PATTERN = "^[0-9a-f]{16}$";
export const LIST_ID_PATTERN = "^[A-Za-z0-9_-]{16}$";
const UPLOAD_ID = new RegExp(UPLOAD_ID_PATTERN);
const LIST_ID = new RegExp(LIST_ID_PATTERN);
const REQUEST_ID = new RegExp(REQUEST_ID_PATTERN);

/** @returns the id, or `null` if the text is malformed */
export function parseUploadId(text: unknown): UploadId | null {
  return typeof text === "string" && UPLOAD_ID.test(text) ? (text as UploadId) : null;
}

/** @returns the id, or `null` if the text is malformed */
export function parseListId(text: unknown): ListId | null {
  return typeof text === "string" && LIST_ID.test(text) ? (text as ListId) : null;
}

/** @returns the id, or `null` if the text is malformed */
export function parseRequestId(text: unknown): RequestId | null {
  return typeof text === "string" && REQUEST_ID.test(text) ? (text as RequestId) : null;
}

/** The public address of an Upload. The trailing slash matters: it is part of the salt of every password key. */
export function uploadUrl(origin: string, id: UploadId): string {
  return `${origin}/download/${id}/`;
}
