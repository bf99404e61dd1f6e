import { FINISH_SECONDS } from "../port.ts";

/** `takenDownUntilMs`: the original expiry of a taken-down Upload; `null` for any other Upload. */
type Expiring = { expiresAtMs: number; takenDownUntilMs: number | null };

export function isVisible({ expiresAtMs }: Pick<Expiring, "expiresAtMs">, nowMs: number): boolean {
  return expiresAtMs > nowMs;
}

/** Time until which an Upload is visible, or restorable if taken down. See [Note: Taken-down Uploads]. */
export function restorableUntilMs({ expiresAtMs, takenDownUntilMs }: Expiring): number {
  return takenDownUntilMs ?? expiresAtMs;
}

/** Time after which downloads of an expired Upload no longer delay its removal. */
export function finishAtMs({ expiresAtMs }: Pick<Expiring, "expiresAtMs">): number {
  return expiresAtMs + FINISH_SECONDS * 1_000;
}

/** @param inUseUntilMs - time when the Upload's last usable Claim ends; 0 if no Claim is usable */
export function removalAtMs(upload: Expiring, inUseUntilMs: number): number {
  return Math.max(restorableUntilMs(upload), Math.min(inUseUntilMs, finishAtMs(upload)));
}

/**
 * @param tombstone.forgetAtMs - `null` until the Blob is removed
 * @param keptUntilMs - time when the last spent Claim becomes unusable. Until then, a recipient may request bytes of a
 *   used-up Upload again
 */
export function tombstoneDueAtMs(
  { reason, forgetAtMs }: { reason: "deleted" | "expired" | "exhausted"; forgetAtMs: number | null },
  keptUntilMs: number,
): number {
  return forgetAtMs ?? (reason === "exhausted" ? keptUntilMs : 0);
}
