import { FINISH_SECONDS } from "../port.ts";

/** `takenDownUntilMs`: the expiry that it had before it was taken down, otherwise `null`. */
type Expiring = { expiresAtMs: number; takenDownUntilMs: number | null };

export function isVisible({ expiresAtMs }: Pick<Expiring, "expiresAtMs">, nowMs: number): boolean {
  return expiresAtMs > nowMs;
}

/** Time until which an Upload is visible, or can be restored. See [Note: Taken-down Uploads]. */
export function restorableUntilMs({ expiresAtMs, takenDownUntilMs }: Expiring): number {
  return takenDownUntilMs ?? expiresAtMs;
}

/** Latest end of the last held Claim of an expired Upload. */
export function finishAtMs({ expiresAtMs }: Pick<Expiring, "expiresAtMs">): number {
  return expiresAtMs + FINISH_SECONDS * 1_000;
}

/** @param inUseUntilMs - when its last usable Claim ends; 0 if there is none */
export function removalAtMs(upload: Expiring, inUseUntilMs: number): number {
  return Math.max(restorableUntilMs(upload), Math.min(inUseUntilMs, finishAtMs(upload)));
}

/**
 * @param tombstone.forgetAtMs - `null` until its Blob is removed
 * @param keptUntilMs - when the last spent Claim becomes unusable: until then, a recipient of a used-up Upload may
 *   request bytes again
 */
export function tombstoneDueAtMs(
  { reason, forgetAtMs }: { reason: "deleted" | "expired" | "exhausted"; forgetAtMs: number | null },
  keptUntilMs: number,
): number {
  return forgetAtMs ?? (reason === "exhausted" ? keptUntilMs : 0);
}
