import { encodeBase64Url, type ListId } from "@envoi/protocol";
import { collectBytes } from "./collect-bytes.ts";
import { DecryptionError } from "./decryption-error.ts";
import { deriveBytes } from "./derive-bytes.ts";
import { decodeJson, encodeJson } from "./json-bytes.ts";
import { openRecords } from "./open-records.ts";
import { sealRecords } from "./seal-records.ts";
import { sha256 } from "./sha256.ts";

const LIST_KEY_BYTES = 16;
const LIST_ID_CHARACTERS = 16;

/** @param scopedKey - the account's key for this product: the decoded `k` of its bundle */
export function deriveFileListKey(scopedKey: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return deriveBytes(scopedKey, { info: "fileList", bytes: LIST_KEY_BYTES });
}

/** The name under which a server stores the list; it reveals nothing about the key. */
export async function fileListId(fileListKey: Uint8Array<ArrayBuffer>): Promise<ListId> {
  return encodeBase64Url(await sha256(fileListKey)).slice(0, LIST_ID_CHARACTERS) as ListId;
}

/**
 * @param entries - JSON values, oldest first
 * @param salt - 16 bytes; default: random
 * @returns the body of a file list call
 */
export async function sealFileList(
  fileListKey: Uint8Array<ArrayBuffer>,
  entries: readonly unknown[],
  salt?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const plaintext = new Blob([encodeJson(entries)]).stream();
  const options = salt === undefined ? { secret: fileListKey } : { secret: fileListKey, salt };
  return collectBytes(sealRecords(plaintext, options));
}

/**
 * @returns the entries as they were sealed; the caller must check their form
 * @throws DecryptionError
 */
export async function openFileList(
  fileListKey: Uint8Array<ArrayBuffer>,
  body: Uint8Array<ArrayBuffer>,
): Promise<unknown[]> {
  const plaintext = openRecords(new Blob([body]).stream(), { secret: fileListKey });
  const entries = decodeJson(await collectBytes(plaintext));
  if (!Array.isArray(entries)) throw new DecryptionError("malformed");
  return entries;
}
