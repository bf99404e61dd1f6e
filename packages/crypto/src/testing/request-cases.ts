import { parseRequestId } from "@envoi/protocol";
import type { RequestTerms } from "../request/request-terms.ts";

/** Parses the terms of a case in `vectors/request.json`. */
export function parseTerms(text: string): RequestTerms {
  const [idText, ...numbers] = text.split(" ");
  const [expiresAtMs = -1, maxDeliveries = -1, maxBytes = -1, maxDeliveryBytes = -1] = numbers.map(Number);
  const id = parseRequestId(idText);
  if (id === null) throw new Error(`not the terms of a request: ${text}`);
  return { id, expiresAtMs, maxDeliveries, maxBytes, maxDeliveryBytes };
}
