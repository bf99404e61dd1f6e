import type { AppStorage } from "../../../shared/storage/app-storage.ts";
import type { Archive } from "./archive.ts";
import { type ArchiveRules, UNKNOWN_RULES } from "./archive-rules.ts";

type ChosenLimits = Pick<Archive, "downloadLimit" | "timeLimitSeconds">;
type Marks = Pick<AppStorage, "readMark" | "writeMark">;

/** Remembers downloads and time for the next upload, on this device. Forgets them if they are the operator's defaults. */
export function rememberChoices(
  storage: Marks,
  { downloadLimit, timeLimitSeconds }: ChosenLimits,
  { defaultDownloads, defaultExpireSeconds }: ArchiveRules,
): void {
  const isDefault = downloadLimit === defaultDownloads && timeLimitSeconds === defaultExpireSeconds;
  storage.writeMark("lastChoices", isDefault ? null : `${downloadLimit} ${timeLimitSeconds}`);
}

/** Whether the page offers the choice now: the operator may have changed the lists and the limits since. */
function isOffered(choice: number | undefined, choices: readonly number[], limit: number): choice is number {
  return choice === limit || (choice !== undefined && choice < limit && choices.includes(choice));
}

/** The rules with the last choices as defaults, as far as they are still offered. */
export function withLastChoices(rules: ArchiveRules, storage: Marks): ArchiveRules {
  const last = storage.readMark("lastChoices");
  if (last === null || rules === UNKNOWN_RULES) return rules;
  const { limits, choices, defaultDownloads, defaultExpireSeconds } = rules;
  const [downloads, seconds] = last.split(" ").map(Number);
  return {
    ...rules,
    defaultDownloads: isOffered(downloads, choices.downloadCounts, limits.MAX_DOWNLOADS) ? downloads : defaultDownloads,
    defaultExpireSeconds: isOffered(seconds, choices.expireTimesSeconds, limits.MAX_EXPIRE_SECONDS)
      ? seconds
      : defaultExpireSeconds,
  };
}
