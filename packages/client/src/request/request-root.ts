import type { Secret } from "@envoi/crypto";
import { deriveRequestRoot, type RequestRoot } from "@envoi/crypto/request";
import type { Stretching } from "../stretching.ts";
import { TransferError } from "../transfer-error.ts";

/** @throws TransferError `cancelled` */
export async function deriveRoot(
  secret: Secret,
  password: string | null,
  { stretch, onStretched, signal }: Stretching,
): Promise<RequestRoot> {
  if (password === null) return secret;
  if (stretch === undefined) throw new TypeError("a password needs a function that stretches it");
  try {
    return await deriveRequestRoot(secret, password, { stretch, onProgress: onStretched, signal });
  } catch (cause) {
    throw signal.aborted ? new TransferError("cancelled", { cause }) : cause;
  }
}
