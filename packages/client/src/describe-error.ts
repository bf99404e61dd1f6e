import { DecryptionError } from "@envoi/crypto";
import { ERROR_MESSAGES, ProtocolError } from "@envoi/protocol";

/**
 * Says in English what has happened. The message of a ProtocolError is only its HTTP status, and that of a
 * DecryptionError its code, because the page has translations instead.
 */
export function describeError(error: Error): string {
  if (error instanceof ProtocolError) return ERROR_MESSAGES[error.code];
  return error instanceof DecryptionError ? "The data is damaged or has been changed." : error.message;
}
