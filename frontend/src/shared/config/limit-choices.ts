import type { LimitSet, PublicConfig } from "@envoi/protocol";

/** What can be chosen for how long a link works. */
export type LimitChoices = { downloadCounts: readonly number[]; expireTimesSeconds: readonly number[] };

/** @param limits - choices above them are left out; `null` leaves all in */
export function limitChoices({ DEFAULTS }: PublicConfig, limits: LimitSet | null): LimitChoices {
  const { MAX_DOWNLOADS = Infinity, MAX_EXPIRE_SECONDS = Infinity } = limits ?? {};
  return {
    downloadCounts: DEFAULTS.DOWNLOAD_COUNTS.filter((count) => count <= MAX_DOWNLOADS),
    expireTimesSeconds: DEFAULTS.EXPIRE_TIMES_SECONDS.filter((seconds) => seconds <= MAX_EXPIRE_SECONDS),
  };
}

/** Choices in order, with the amount that is chosen among them whatever was configured. */
export function withChosen(choices: readonly number[], chosen: number): number[] {
  return [...new Set([...choices, chosen])].sort((one, other) => one - other);
}
