import { parseBearer, type TokenVerifier } from "@envoi/platform";
import { ProtocolError, parseListId } from "@envoi/protocol";
import type { Request } from "express";
import { deriveAccountKey, deriveListKey } from "../list-key.ts";

/**
 * Authorizes a request, and returns the account and the list it refers to.
 *
 * @throws ProtocolError `unauthorized`, which is checked first, or `not_found` for a malformed list id
 */
export async function authorizeList(
  verifier: TokenVerifier,
  request: Request<{ id: string }>,
  signal: AbortSignal,
): Promise<{ accountKey: string; listKey: string }> {
  const token = parseBearer(request.headers.authorization);
  const account = token === null ? null : await verifier.verify(token, signal);
  if (account === null) throw new ProtocolError("unauthorized");
  const listId = parseListId(request.params.id);
  if (listId === null) throw new ProtocolError("not_found");
  return { accountKey: deriveAccountKey(account), listKey: deriveListKey(account, listId) };
}

export function etagHeader(etag: string): string {
  return `"${etag}"`;
}

/**
 * The current version that a write requires: the single strong ETag in `If-Match`, or none (`If-None-Match: *`).
 *
 * @returns `undefined` if there is no condition, `null` if no list may exist yet
 * @throws ProtocolError `bad_request` for other conditions: a list has one version, so several ETags make no sense
 */
export function parseCondition({ headers }: Request<{ id: string }>): string | null | undefined {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match === undefined && noneMatch === undefined) return undefined;
  if (match === undefined && noneMatch === "*") return null;
  const etag = noneMatch === undefined ? /^"([\x21\x23-\x7e]*)"$/.exec(match ?? "")?.[1] : undefined;
  if (etag === undefined) throw new ProtocolError("bad_request");
  return etag;
}
