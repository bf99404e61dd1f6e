import { decodeBase64, encodeBase64Url, type Metadata, metadataSchema } from "@envoi/protocol";
import { DecryptionError } from "./decryption-error.ts";
import { decodeJson, encodeJson } from "./json-bytes.ts";

// Constant, as every Send client has it: safe because the key seals one message, ever.
const AES_GCM = { name: "AES-GCM", iv: new Uint8Array(12) };

/**
 * Seals the one Metadata of an Upload. Never call it twice with one key.
 *
 * @param metadataKey - of the Upload's Keychain
 * @param metadata - `size` must be the exact length of the plaintext: readers rely on it
 * @returns the field `fileMetadata` of the wire, URL-safe base64
 */
export async function sealMetadata(metadataKey: CryptoKey, metadata: Metadata): Promise<string> {
  const { name, size, type, manifest, title, message } = metadata;
  // What is absent leaves no trace: without title and message these are the bytes of every other client.
  const json = encodeJson({ name, size, type, manifest, title, message });
  return encodeBase64Url(new Uint8Array(await crypto.subtle.encrypt(AES_GCM, metadataKey, json)));
}

/** @throws DecryptionError `authentication`, also for a wrong key; `malformed` when the content is no Metadata */
export async function openMetadata(metadataKey: CryptoKey, sealedMetadata: string): Promise<Metadata> {
  const sealed = decodeBase64(sealedMetadata);
  if (sealed === null) throw new DecryptionError("malformed");
  const plaintext = await crypto.subtle.decrypt(AES_GCM, metadataKey, sealed).catch((cause: unknown) => {
    throw new DecryptionError("authentication", { cause });
  });
  const parsed = metadataSchema.safeParse(decodeJson(plaintext));
  // Without its cause, which would quote the names.
  if (!parsed.success) throw new DecryptionError("malformed");
  return parsed.data;
}
