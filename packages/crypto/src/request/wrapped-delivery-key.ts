import { decodeBase64, encodeBase64Url, joinBytes, WRAPPED_DELIVERY_KEY_BYTES } from "@envoi/protocol";
import { Aes256Gcm, CipherSuite, HkdfSha256 } from "@hpke/core";
import { XWing } from "@hpke/hybridkem-x-wing";
import { DecryptionError } from "../decryption-error.ts";
import { equalBytes } from "../equal-bytes.ts";
import { requireLength } from "../require-length.ts";
import { COMMITMENT_BYTES, CONTENT_KEY_BYTES } from "../strong-password.ts";
import { requestInfo, VERSION_LABEL } from "./labels.ts";
import { KEY_BYTES, type RequestKeys, type RequestPublicKey, type RequestSeed, SEED_BYTES } from "./request-keys.ts";
import { LINK_HASH_BYTES } from "./request-link.ts";
import { formatRequestTerms, type RequestTerms } from "./request-terms.ts";

/*
 * The content key of a delivery, wrapped with HPKE (RFC 9180) in mode psk. Like AES-GCM, HPKE does not commit to its
 * keys, so 32 exported bytes precede the sealed key, and are compared before it is opened: [Note: Strong password].
 */

const ENCAPSULATED_BYTES = 1_120;
const COMMITMENT_END = ENCAPSULATED_BYTES + COMMITMENT_BYTES;
const utf8 = new TextEncoder();
const INFO = utf8.encode(requestInfo("delivery"));
const PSK_ID = utf8.encode(VERSION_LABEL);
const COMMITMENT = utf8.encode(requestInfo("commitment"));

/** What a wrapped key belongs to: it opens only for the same request, under the same terms and link. */
export type DeliveryBinding = Pick<RequestKeys, "psk"> & { terms: RequestTerms; linkHash: Uint8Array<ArrayBuffer> };

function prepare({ psk, terms, linkHash }: DeliveryBinding) {
  requireLength(psk, KEY_BYTES, "a psk");
  requireLength(linkHash, LINK_HASH_BYTES, "a link's hash");
  return {
    suite: new CipherSuite({ kem: new XWing(), kdf: new HkdfSha256(), aead: new Aes256Gcm() }),
    parameters: { info: INFO, psk: { id: PSK_ID, key: psk } },
    additionalData: joinBytes(utf8.encode(`${formatRequestTerms(terms)}\n`), linkHash),
  };
}

/**
 * Wraps the content key of a delivery, so that only the owner of the request can open it. Each result is different.
 *
 * @param publicKey - from `openRequest`, which has compared it with the link
 * @returns encapsulated key, commitment, sealed content key: 1,200 bytes, URL-safe base64
 * @throws RangeError; DecryptionError `malformed` if the owner's public key is not a valid key
 */
export async function wrapDeliveryKey(
  publicKey: RequestPublicKey,
  binding: DeliveryBinding,
  contentKey: Uint8Array<ArrayBuffer>,
): Promise<string> {
  requireLength(contentKey, CONTENT_KEY_BYTES, "a content key");
  const { suite, parameters, additionalData } = prepare(binding);
  const context = await asMalformed(async () => {
    const recipientPublicKey = await suite.kem.deserializePublicKey(decodeBase64(publicKey) ?? new Uint8Array());
    return suite.createSenderContext({ ...parameters, recipientPublicKey });
  });
  const commitment = await context.export(COMMITMENT, COMMITMENT_BYTES);
  const sealed = await context.seal(contentKey, additionalData);
  return encodeBase64Url(joinBytes(...[context.enc, commitment, sealed].map((part) => new Uint8Array(part))));
}

/**
 * @returns the content key. Compare it with the commitment of the metadata before anything else is opened:
 *   `openCommittedMetadata`
 * @throws RangeError; DecryptionError `malformed` for anything that no sender makes; `commitment` if it was wrapped for
 *   another owner, or without the Secret or password, before anything is opened; `authentication` if it was wrapped
 *   under other terms
 */
export async function unwrapDeliveryKey(
  seed: RequestSeed,
  binding: DeliveryBinding,
  wrappedKey: string,
): Promise<Uint8Array<ArrayBuffer>> {
  requireLength(seed, SEED_BYTES, "a seed");
  const { suite, parameters, additionalData } = prepare(binding);
  const wrapped = decodeWrappedKey(wrappedKey);
  const context = await asMalformed(async () => {
    const recipientKey = await suite.kem.deserializePrivateKey(seed);
    const enc = wrapped.subarray(0, ENCAPSULATED_BYTES);
    return suite.createRecipientContext({ ...parameters, recipientKey, enc });
  });
  const commitment = new Uint8Array(await context.export(COMMITMENT, COMMITMENT_BYTES));
  if (!equalBytes(wrapped.subarray(ENCAPSULATED_BYTES, COMMITMENT_END), commitment)) {
    throw new DecryptionError("commitment");
  }
  try {
    return new Uint8Array(await context.open(wrapped.subarray(COMMITMENT_END), additionalData));
  } catch (cause) {
    throw new DecryptionError("authentication", { cause });
  }
}

/** @throws DecryptionError `malformed` */
export function decodeWrappedKey(wrappedKey: string): Uint8Array<ArrayBuffer> {
  const wrapped = decodeBase64(wrappedKey);
  if (wrapped?.byteLength !== WRAPPED_DELIVERY_KEY_BYTES) throw new DecryptionError("malformed");
  return wrapped;
}

/** The key agreement fails only for keys that no client makes: an invalid lattice, or a point of low order. */
async function asMalformed<Result>(agree: () => Promise<Result>): Promise<Result> {
  try {
    return await agree();
  } catch (cause) {
    throw new DecryptionError("malformed", { cause });
  }
}
