import type { Format } from "../../../shared/l10n/format.ts";
import type { Text } from "../../../shared/l10n/use-text.ts";

const MINUTE_MS = 60_000;

export function linkLife({ t, format }: { t: Text; format: Format }, ttlMs: number): string {
  return ttlMs < MINUTE_MS ? t("linkLifeUnderMinute") : t("linkLife", { time: format.timeLeft(ttlMs) });
}
