import { deriveStrongKeys, type Secret, type StretchPassword, type StrongKeys } from "@envoi/crypto";
import { countCharacters, MAX_STRONG_PASSWORD_CHARACTERS } from "@envoi/protocol";
import { canonicalPassword } from "./password-forms.ts";
import { TransferError } from "./transfer-error.ts";

/** Options for stretching a strong password. */
export type Stretching = {
  /** May be absent if strong passwords are never used. See `stretchPassword` in `@envoi/crypto/stretch`. */
  stretch?: StretchPassword;
  /** Called with the progress, from 0 to 1. */
  onStretched?: (fraction: number) => void;
  signal: AbortSignal;
};

/** Calls `deriveStrongKeys`, and reports an abort as a TransferError. @throws TransferError `cancelled` */
export async function stretchKeys(
  secret: Secret,
  password: string,
  { stretch, onStretched, signal }: Stretching,
): Promise<StrongKeys> {
  if (stretch === undefined) throw new TypeError("a strong password needs a function that stretches it");
  try {
    return await deriveStrongKeys(secret, password, { stretch, onProgress: onStretched, signal });
  } catch (cause) {
    throw signal.aborted ? new TransferError("cancelled", { cause }) : cause;
  }
}

/** Checks a new password. @returns its canonical form @throws RangeError when it is empty or too long */
export function requireStrongPassword(text: string): string {
  const password = canonicalPassword(text);
  if (password === "" || countCharacters(password) > MAX_STRONG_PASSWORD_CHARACTERS) {
    throw new RangeError(`a strong password has 1 to ${MAX_STRONG_PASSWORD_CHARACTERS} characters`);
  }
  return password;
}
