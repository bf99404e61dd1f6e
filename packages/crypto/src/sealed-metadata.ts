import { decodeBase64, encodeBase64Url, joinBytes, type Metadata, metadataSchema } from "@envoi/protocol";
import { DecryptionError } from "./decryption-error.ts";
import { equalBytes } from "./equal-bytes.ts";
import { decodeJson, encodeJson } from "./json-bytes.ts";
import { COMMITMENT_BYTES, type ContentKeys } from "./strong-password.ts";

// The iv is constant, as in every Send client. This is safe because the key seals only one message.
const AES_GCM = { name: "AES-GCM", iv: new Uint8Array(12) };

/**
 * Seals the only Metadata of an Upload. Must not be called twice with the same key.
 *
 * @param metadataKey - of the Upload's Keychain
 * @param metadata - `size` must be the exact plaintext length: readers rely on it
 * @returns the value of the protocol's field `fileMetadata`, URL-safe base64
 */
export async function sealMetadata(metadataKey: CryptoKey, metadata: Metadata): Promise<string> {
  return encodeBase64Url(await seal(metadataKey, metadata));
}

/**
 * @throws DecryptionError `authentication`, even if only the key is wrong; `malformed` when the content is not Metadata
 */
export async function openMetadata(metadataKey: CryptoKey, sealedMetadata: string): Promise<Metadata> {
  return open(metadataKey, decode(sealedMetadata));
}

/** Like `sealMetadata`, for password profile 2: the result begins with the commitment to the content key. */
export async function sealCommittedMetadata(
  { metadataKey, commitment }: ContentKeys,
  metadata: Metadata,
): Promise<string> {
  const sealed = await seal(metadataKey, metadata);
  return encodeBase64Url(joinBytes(commitment, sealed));
}

/** Like `openMetadata`. @throws DecryptionError, also with reason `commitment`, before anything is opened */
export async function openCommittedMetadata(
  { metadataKey, commitment }: ContentKeys,
  sealedMetadata: string,
): Promise<Metadata> {
  const committed = decode(sealedMetadata);
  if (!equalBytes(committed.subarray(0, COMMITMENT_BYTES), commitment)) throw new DecryptionError("commitment");
  return open(metadataKey, committed.slice(COMMITMENT_BYTES));
}

async function seal(metadataKey: CryptoKey, metadata: Metadata): Promise<Uint8Array<ArrayBuffer>> {
  const { name, size, type, manifest, title, message, sender } = metadata;
  // Absent fields are left out. If the sender enters no title, message or name, the bytes are the same as from every
  // other client.
  const json = encodeJson({ name, size, type, manifest, title, message, sender });
  return new Uint8Array(await crypto.subtle.encrypt(AES_GCM, metadataKey, json));
}

function decode(sealedMetadata: string): Uint8Array<ArrayBuffer> {
  const sealed = decodeBase64(sealedMetadata);
  if (sealed === null) throw new DecryptionError("malformed");
  return sealed;
}

async function open(metadataKey: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<Metadata> {
  const plaintext = await crypto.subtle.decrypt(AES_GCM, metadataKey, sealed).catch((cause: unknown) => {
    throw new DecryptionError("authentication", { cause });
  });
  const parsed = metadataSchema.safeParse(decodeJson(plaintext));
  // The error has no `cause`, because the cause would quote file names.
  if (!parsed.success) throw new DecryptionError("malformed");
  return parsed.data;
}
