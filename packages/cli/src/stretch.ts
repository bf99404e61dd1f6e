import { scrypt } from "node:crypto";
import type { StretchPassword } from "@envoi/crypto";

/** Like `stretchPassword` of `@envoi/crypto/stretch`, but with Node's scrypt, which is ten times as fast. */
export const stretchPassword: StretchPassword = (password, salt, { signal }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 128 * 2 ** 20 };
    scrypt(password.normalize("NFKC"), salt, 32, cost, (error, key) => {
      if (signal?.aborted) reject(signal.reason);
      else if (error !== null) reject(error);
      else resolve(new Uint8Array(key));
    });
  });
