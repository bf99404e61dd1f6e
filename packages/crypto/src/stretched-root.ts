import { joinBytes } from "@envoi/protocol";
import { deriveBytes } from "./derive-bytes.ts";
import { requireLength } from "./require-length.ts";
import { SECRET_BYTES, type Secret } from "./secret.ts";

const SALT_BYTES = 32;
/** Length of the stretched password (32) and the Secret (16). */
export const STRETCHED_ROOT_BYTES = 48;

export type StretchOptions = {
  /** Called with the progress, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/**
 * The memory-hard function for passwords: `stretchPassword` of `@envoi/crypto/stretch`. It is a parameter, so that a
 * page loads it only when a password needs it.
 *
 * @returns 32 bytes
 * @throws the signal's reason
 */
export type StretchPassword = (
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  options: StretchOptions,
) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * The input of all keys that depend on both a Secret and a password. Deriving it takes a second or two, and the memory
 * that `stretch` needs.
 *
 * @param saltInfo - HKDF's info for the salt, which is derived from the Secret
 * @returns the stretched password and the Secret: 48 bytes
 * @throws RangeError if the Secret is not 16 bytes long; the signal's reason
 */
export async function deriveStretchedRoot(
  secret: Secret,
  password: string,
  { stretch, saltInfo, ...options }: StretchOptions & { stretch: StretchPassword; saltInfo: string },
): Promise<Uint8Array<ArrayBuffer>> {
  requireLength(secret, SECRET_BYTES, "a secret");
  const salt = await deriveBytes(secret, { info: saltInfo, bytes: SALT_BYTES });
  return joinBytes(await stretch(password, salt, options), secret);
}
