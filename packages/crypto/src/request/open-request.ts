import { decodeBase64, joinBytes, REQUEST_PUBLIC_KEY_BYTES, type RequestLabel } from "@envoi/protocol";
import { DecryptionError } from "../decryption-error.ts";
import { equalBytes } from "../equal-bytes.ts";
import { requireLength } from "../require-length.ts";
import { sha256 } from "../sha256.ts";
import { requestInfo } from "./labels.ts";
import { KEY_BYTES, type RequestKeys, type RequestPublicKey } from "./request-keys.ts";
import { LINK_HASH_BYTES, type RequestLink } from "./request-link.ts";
import { formatRequestTerms, type RequestTerms } from "./request-terms.ts";
import { openLabel } from "./sealed-label.ts";

/** What the server has of a request. `publicKey` and `sealedLabel` are base64. */
export type PublishedRequest = { terms: RequestTerms; publicKey: string; sealedLabel: string };

/**
 * The hash in the link, which commits to everything that a sender sees.
 *
 * @returns 24 bytes
 * @throws RangeError for wrong terms; DecryptionError `malformed` for a public key of another length, or text that is
 *   not base64
 */
export async function computeLinkHash(
  { labelKey }: Pick<RequestKeys, "labelKey">,
  { terms, publicKey, sealedLabel }: PublishedRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  requireLength(labelKey, KEY_BYTES, "a label key");
  const [key, label] = [decodeBase64(publicKey), decodeBase64(sealedLabel)];
  if (key?.byteLength !== REQUEST_PUBLIC_KEY_BYTES || label === null) throw new DecryptionError("malformed");
  const head = new TextEncoder().encode(`${requestInfo("link")}\n${formatRequestTerms(terms)}\n`);
  const hash = await sha256(joinBytes(head, key, labelKey, await sha256(label)));
  return hash.slice(0, LINK_HASH_BYTES);
}

/**
 * Checks that the request is the one that the link was made for, and only then opens its label. Before this, a client
 * may neither show nor send anything.
 *
 * @throws DecryptionError `commitment` if anything about the request differs from what the link was made for, or if the
 *   password is wrong; `malformed`; `authentication`
 */
export async function openRequest(
  { id, linkHash }: Pick<RequestLink, "id" | "linkHash">,
  keys: Pick<RequestKeys, "labelKey">,
  published: PublishedRequest,
): Promise<{ label: RequestLabel; publicKey: RequestPublicKey }> {
  const isOfLink = published.terms.id === id && equalBytes(await computeLinkHash(keys, published), linkHash);
  if (!isOfLink) throw new DecryptionError("commitment");
  const label = await openLabel(keys, published.sealedLabel);
  return { label, publicKey: published.publicKey as RequestPublicKey };
}
