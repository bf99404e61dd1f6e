import type { IncomingHttpHeaders } from "node:http";
import { decodeBase64, ProtocolError } from "@envoi/protocol";

/** The supported versions and extensions of tus: https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = "1.0.0";
export const TUS_EXTENSIONS = "creation,creation-with-upload,creation-defer-length,expiration,termination,checksum";
export const CHECKSUM_ALGORITHMS = ["sha1", "sha256", "md5"] as const;
export const OFFSET_TYPE = "application/offset+octet-stream";

const WHOLE = /^\d{1,15}$/;

export type Checksum = { algorithm: (typeof CHECKSUM_ALGORITHMS)[number]; digest: Uint8Array };

/** A header as one string. Node joins repeated headers, or returns the first. */
function findHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function bad(): ProtocolError {
  return new ProtocolError("bad_request");
}

/** @returns a whole number of bytes, or `null` if the header is missing. @throws ProtocolError `bad_request` */
export function parseWhole(headers: IncomingHttpHeaders, name: string): number | null {
  const text = findHeader(headers, name);
  if (text === undefined) return null;
  if (!WHOLE.test(text)) throw bad();
  return Number(text);
}

/** @returns the length of a new upload; `null` when it is declared later. @throws ProtocolError `bad_request` */
export function parseLength(headers: IncomingHttpHeaders): number | null {
  const length = parseWhole(headers, "upload-length");
  const defers = findHeader(headers, "upload-defer-length");
  if ((length === null) !== (defers === "1") || (length !== null && defers !== undefined)) throw bad();
  return length;
}

/** @throws ProtocolError `bad_request` for another algorithm, or a digest that is not base64 */
export function parseChecksum(headers: IncomingHttpHeaders): Checksum | null {
  const text = findHeader(headers, "upload-checksum");
  if (text === undefined) return null;
  const [name, encoded, ...more] = text.split(" ");
  const algorithm = CHECKSUM_ALGORITHMS.find((known) => known === name);
  const digest = encoded === undefined ? null : decodeBase64(encoded);
  if (algorithm === undefined || digest === null || more.length > 0) throw bad();
  return { algorithm, digest };
}

/**
 * The pairs of `Upload-Metadata`: a key, and a value in base64, or no value.
 *
 * @throws ProtocolError `bad_request`
 */
export function parseMetadata(headers: IncomingHttpHeaders): Map<string, string> {
  const pairs = new Map<string, string>();
  const text = findHeader(headers, "upload-metadata")?.trim();
  if (text === undefined || text === "") return pairs;
  for (const pair of text.split(",")) {
    const [key = "", encoded = "", ...more] = pair.trim().split(" ");
    const value = encoded === "" ? new Uint8Array() : decodeBase64(encoded);
    if (key === "" || more.length > 0 || value === null || pairs.has(key)) throw bad();
    pairs.set(key, Buffer.from(value).toString("utf8"));
  }
  return pairs;
}
