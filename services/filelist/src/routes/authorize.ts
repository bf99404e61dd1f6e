import { parseBearer, type TokenVerifier } from "@envoi/platform";
import { ProtocolError, parseListId } from "@envoi/protocol";
import type { Request } from "express";
import { deriveAccountKey, deriveListKey } from "../list-key.ts";

/**
 * The account and the list that a request is about.
 *
 * @throws ProtocolError `unauthorized` before anything else, `not_found` for a malformed list id
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
