import { parseRequestId, type RequestId } from "@envoi/protocol";

/**
 * What the server assigns and enforces. Deliveries end at `expiresAtMs`, in ms since 1970; bytes are plaintext. Terms
 * never change.
 */
export type RequestTerms = {
  id: RequestId;
  expiresAtMs: number;
  maxDeliveries: number;
  maxBytes: number;
  maxDeliveryBytes: number;
};

/**
 * The form in which terms are hashed and authenticated.
 *
 * @throws RangeError if the id is malformed, or a number is negative or not a safe integer
 */
export function formatRequestTerms(terms: RequestTerms): string {
  const { id, expiresAtMs, maxDeliveries, maxBytes, maxDeliveryBytes } = terms;
  const numbers = [expiresAtMs, maxDeliveries, maxBytes, maxDeliveryBytes];
  const areWhole = numbers.every((number) => Number.isSafeInteger(number) && number >= 0);
  if (parseRequestId(id) === null || !areWhole) throw new RangeError("not the terms of a request");
  return [id, ...numbers].join(" ");
}
