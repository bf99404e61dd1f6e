import { createHash } from "node:crypto";
import { ProtocolError, type UploadId } from "@envoi/protocol";

/*
 * [Note: Transfer tokens]
 *
 * The URL of an upload over HTTP ends with a random token, which is the only credential for continuing or ending
 * it. The id of the Upload is a hash of the token, so no index is needed to find the session, and the token cannot
 * be computed from the id, which is part of the link. The store contains another hash of the token. Because proxies may
 * log URLs, the token is worthless once the Upload is published: it is not the OwnerToken.
 */

/** 256 bits, URL-safe base64. */
export type TransferToken = string & { readonly transferToken: unique symbol };

export const HTTP_UPLOADS_PATH = "/api/uploads";

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function createTransferToken(): TransferToken {
  return crypto.getRandomValues(Buffer.alloc(TOKEN_BYTES)).toString("base64url") as TransferToken;
}

/** @throws ProtocolError `not_found` if the text is not a token */
export function parseTransferToken(text: unknown): TransferToken {
  if (typeof text !== "string" || !TOKEN.test(text)) throw new ProtocolError("not_found");
  return text as TransferToken;
}

/** The id of the Upload that this token's session becomes. */
export function uploadIdOfToken(token: TransferToken): UploadId {
  return hash("id", token).slice(0, 16) as UploadId;
}

/** The hash of the token that the store contains. */
export function hashTransferToken(token: TransferToken): string {
  return hash("token", token);
}

function hash(use: string, text: string): string {
  return createHash("sha256").update(`envoi upload ${use} ${text}`).digest("hex");
}
