import type { LimitSet, PublicConfig } from "@envoi/protocol";

export type LimitChoices = { downloadCounts: readonly number[]; expireTimesSeconds: readonly number[] };

/** @param limits - choices above these are omitted; `null`: none is omitted */
export function limitChoices({ DEFAULTS }: PublicConfig, limits: LimitSet | null): LimitChoices {
  const { MAX_DOWNLOADS = Infinity, MAX_EXPIRE_SECONDS = Infinity } = limits ?? {};
  return {
    downloadCounts: DEFAULTS.DOWNLOAD_COUNTS.filter((count) => count <= MAX_DOWNLOADS),
    expireTimesSeconds: DEFAULTS.EXPIRE_TIMES_SECONDS.filter((seconds) => seconds <= MAX_EXPIRE_SECONDS),
  };
}

/** The choices in ascending order. They include the current amount even if it is not a configured choice. */
export function withChosen(choices: readonly number[], chosen: number): number[] {
  return [...new Set([...choices, chosen])].sort((one, other) => one - other);
}
