import { ProtocolError } from "@envoi/protocol";

export function etagHeader(etag: string): string {
  return `"${etag}"`;
}

/**
 * The version that a write requires: one strong etag in `If-Match`, or none at all (`If-None-Match: *`).
 *
 * @returns `undefined` without a condition, `null` when no list may exist yet
 * @throws ProtocolError `bad_request` for other conditions: a list has one version, so several etags make no sense
 */
export function parseCondition(headers: {
  "if-match"?: string | undefined;
  "if-none-match"?: string | undefined;
}): string | null | undefined {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match === undefined && noneMatch === undefined) return undefined;
  if (match === undefined && noneMatch === "*") return null;
  const etag = noneMatch === undefined ? /^"([\x21\x23-\x7e]*)"$/.exec(match ?? "")?.[1] : undefined;
  if (etag === undefined) throw new ProtocolError("bad_request");
  return etag;
}
