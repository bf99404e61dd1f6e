import { type AuthKey, encodeBase64Url } from "@envoi/protocol";
import { XWing } from "@hpke/hybridkem-x-wing";
import { deriveBytes } from "../derive-bytes.ts";
import { AUTH_KEY_BYTES } from "../keychain.ts";
import { requireLength } from "../require-length.ts";
import { SECRET_BYTES, type Secret } from "../secret.ts";
import {
  deriveStretchedRoot,
  STRETCHED_ROOT_BYTES,
  type StretchOptions,
  type StretchPassword,
} from "../stretched-root.ts";
import { requestInfo } from "./labels.ts";

/*
 * [Note: Request keys]
 *
 * The keys of a request have two independent sources: the owner's seed, and the Secret in the link. The server knows
 * the public key that the seed yields, but without the Secret it can neither open the label nor make a delivery.
 * Everyone with the link has the Secret, but only the seed opens deliveries. With a password, the keys of the link
 * depend on both the stretched password and the Secret.
 *
 * docs/design/requests.md describes the construction and the attackers considered.
 */

export const SEED_BYTES = 32;
/** Length of every derived key but the AuthKey. */
export const KEY_BYTES = 32;

/** The X-Wing decapsulation key. Only the owner of a request has it. */
export type RequestSeed = Uint8Array<ArrayBuffer>;

/** The input of the link's keys: the Secret, or with a password the result of `deriveRequestRoot`. */
export type RequestRoot = Uint8Array<ArrayBuffer>;

declare const brand: unique symbol;
/**
 * An X-Wing encapsulation key, as its owner derived it, or as `openRequest` compared it with the link: 1,216 bytes,
 * URL-safe base64.
 */
export type RequestPublicKey = string & { readonly [brand]: "RequestPublicKey" };

/** Keys that only the owner of a request has. */
export type OwnerKeys = {
  readonly publicKey: RequestPublicKey;
  /** Shows the server that a client is the owner: 32 bytes, URL-safe base64. */
  readonly ownerToken: string;
  /** The AuthKey of each delivery, so that only the owner can download it. */
  readonly ownerAuthKey: AuthKey;
};

/** Keys that everyone has who has the link and its password. */
export type RequestKeys = {
  readonly labelKey: Uint8Array<ArrayBuffer>;
  /** Shows the owner that the sender of a delivery has the link. */
  readonly psk: Uint8Array<ArrayBuffer>;
  /** Shows the server that a sender has the link: 32 bytes, URL-safe base64. */
  readonly linkToken: string;
};

/** @returns 32 bytes from a cryptographic generator */
export function createRequestSeed(): RequestSeed {
  return crypto.getRandomValues(new Uint8Array(SEED_BYTES));
}

/** @throws RangeError if the seed is not 32 bytes long */
export async function deriveOwnerKeys(seed: RequestSeed): Promise<OwnerKeys> {
  requireLength(seed, SEED_BYTES, "a seed");
  const kem = new XWing();
  // The copy has its own buffer, of which the library reads every byte.
  const { publicKey } = await kem.generateKeyPairDerand(seed.slice());
  const derive = (of: string, bytes: number) => deriveBytes(seed, { info: requestInfo(of), bytes });
  return {
    publicKey: encodeBase64Url(new Uint8Array(await kem.serializePublicKey(publicKey))) as RequestPublicKey,
    ownerToken: encodeBase64Url(await derive("owner token", KEY_BYTES)),
    ownerAuthKey: encodeBase64Url(await derive("owner authentication", AUTH_KEY_BYTES)) as AuthKey,
  };
}

/**
 * Derives the root of a request with a password. This takes a second or two, and the memory that `stretch` needs.
 *
 * @returns 48 bytes
 * @throws RangeError if the Secret is not 16 bytes long; the signal's reason
 */
export function deriveRequestRoot(
  secret: Secret,
  password: string,
  options: StretchOptions & { stretch: StretchPassword },
): Promise<RequestRoot> {
  return deriveStretchedRoot(secret, password, { ...options, saltInfo: requestInfo("salt") });
}

/** @throws RangeError if the root has neither 16 nor 48 bytes */
export async function deriveRequestKeys(root: RequestRoot): Promise<RequestKeys> {
  if (root.byteLength !== SECRET_BYTES) requireLength(root, STRETCHED_ROOT_BYTES, "a root with a password");
  const derive = (of: string) => deriveBytes(root, { info: requestInfo(of), bytes: KEY_BYTES });
  return {
    labelKey: await derive("label"),
    psk: await derive("psk"),
    linkToken: encodeBase64Url(await derive("link token")),
  };
}
