import { pino } from "pino";

/** Fields that may hold a credential, a Secret or a name, at the top of a log line or one level below. */
const REDACTED = new Set([
  ...["headers", "authorization", "bearer", "ownerToken", "owner_token"],
  ...["auth", "authKey", "wrappedKey", "proof", "nonce"],
]);
const REDACTED_AT_TOP = new Set([
  ...REDACTED,
  ...["metadata", "sealedMetadata", "fileMetadata", "url", "fragment", "password"],
]);
const CENSOR = "[redacted]";

type Fields = Record<string, unknown>;

/** @returns the same object when nothing is redacted: most lines have only ids and counts */
function censored(fields: Fields, names: ReadonlySet<string>): Fields {
  let copy = fields;
  for (const name of Object.keys(fields)) {
    if (!names.has(name)) continue;
    if (copy === fields) copy = { ...fields };
    copy[name] = CENSOR;
  }
  return copy;
}

/** An error as plain fields, redacted. */
export function redactedError(error: Error): Fields {
  return censored(pino.stdSerializers.err(error), REDACTED);
}

/** Redacts the fields of a log line. The logger's own redaction takes five times as long as the rest of a line. */
export function redact(fields: object): Fields {
  let copy = censored(fields as Fields, REDACTED_AT_TOP);
  for (const [name, value] of Object.entries(copy)) {
    // The error of a line is redacted by its serializer.
    if (typeof value !== "object" || value === null || name === "err") continue;
    const nested = censored(value as Fields, REDACTED);
    if (nested === value) continue;
    if (copy === fields) copy = { ...copy };
    copy[name] = nested;
  }
  return copy;
}
