import {
  composeRequestLabel,
  decodeBase64,
  encodeBase64Url,
  type RequestLabel,
  requestLabelSchema,
} from "@envoi/protocol";
import { DecryptionError } from "../decryption-error.ts";
import { importAesKey } from "../import-aes-key.ts";
import { decodeJson, encodeJson } from "../json-bytes.ts";
import { requireLength } from "../require-length.ts";
import { requestInfo } from "./labels.ts";
import { KEY_BYTES, type RequestKeys } from "./request-keys.ts";

/** Lengths of sealed labels reveal little about labels. */
const PADDING_BYTES = 512;

// The iv is constant, because the key seals only one message.
const AES_GCM = {
  name: "AES-GCM",
  iv: new Uint8Array(12),
  additionalData: new TextEncoder().encode(requestInfo("label")),
};

/**
 * Seals the only label of a request. Must not be called twice with the same key and different labels.
 *
 * @returns URL-safe base64 of at most 29,712 bytes
 * @throws RangeError if a text or a list exceeds its limit, or the key is not 32 bytes long
 */
export async function sealLabel({ labelKey }: Pick<RequestKeys, "labelKey">, label: RequestLabel): Promise<string> {
  const json = encodeJson(composeRequestLabel(label));
  // Pads with spaces, because JSON may be followed by white space.
  const padded = new Uint8Array(Math.ceil(json.byteLength / PADDING_BYTES) * PADDING_BYTES).fill(0x20);
  padded.set(json);
  return encodeBase64Url(new Uint8Array(await crypto.subtle.encrypt(AES_GCM, await importLabelKey(labelKey), padded)));
}

/** @throws DecryptionError `authentication`, even if only the key is wrong; `malformed` if the content is no label */
export async function openLabel(
  { labelKey }: Pick<RequestKeys, "labelKey">,
  sealedLabel: string,
): Promise<RequestLabel> {
  const sealed = decodeBase64(sealedLabel);
  if (sealed === null) throw new DecryptionError("malformed");
  const opened = await crypto.subtle
    .decrypt(AES_GCM, await importLabelKey(labelKey), sealed)
    .catch((cause: unknown) => {
      throw new DecryptionError("authentication", { cause });
    });
  const parsed = requestLabelSchema.safeParse(decodeJson(opened));
  // The error has no `cause`, because the cause would quote the label.
  if (!parsed.success) throw new DecryptionError("malformed");
  return parsed.data;
}

function importLabelKey(labelKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  requireLength(labelKey, KEY_BYTES, "a label key");
  return importAesKey(labelKey);
}
