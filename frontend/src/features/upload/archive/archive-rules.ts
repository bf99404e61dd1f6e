import { type LimitSet, MAX_FILES, type PublicConfig } from "@envoi/protocol";
import { chooseLimits } from "../../../shared/account/account-state.ts";
import type { Capabilities } from "../../../shared/capabilities/capabilities.ts";
import { type LimitChoices, limitChoices } from "../../../shared/config/limit-choices.ts";
import type { AppStorage } from "../../../shared/storage/app-storage.ts";
import type { Archive } from "./archive.ts";

/** The user's limits, and whether signing in would raise them. */
export type ArchiveRules = {
  limits: LimitSet;
  /** Limits of users without an account; `null` if they cannot send. */
  anonymousLimits: LimitSet | null;
  /** `MAX_FILE_SIZE` for users with an account. */
  largestFileBytes: number;
  maxFiles: number;
  maxArchives: number;
  canSignUp: boolean;
  /** Whether the user must sign in before sending. */
  needsAccount: boolean;
  choices: LimitChoices;
  defaultDownloads: number;
  defaultExpireSeconds: number;
  /** Only for a request: suggestions for the file dialog, as in HTML's `accept`. Other files can be added, too. */
  kinds?: readonly string[];
};

/** Derives the rules: signed-in users have higher limits, and others can sign in if the service has accounts. */
export function deriveRules(
  config: PublicConfig,
  { account, signedIn }: Pick<Capabilities, "account"> & { signedIn: boolean },
): ArchiveRules {
  const { LIMITS, DEFAULTS, FEATURES } = config;
  const limits = chooseLimits(config, signedIn);
  const canSignUp = account && !signedIn;
  return {
    limits,
    anonymousLimits: FEATURES.uploadRequiresAccount ? null : LIMITS.ANON,
    largestFileBytes: LIMITS.MAX_FILE_SIZE,
    maxFiles: LIMITS.MAX_FILES_PER_ARCHIVE,
    maxArchives: LIMITS.MAX_ARCHIVES_PER_USER,
    canSignUp,
    needsAccount: FEATURES.uploadRequiresAccount && !signedIn,
    choices: limitChoices(config, canSignUp ? null : limits),
    defaultDownloads: Math.min(DEFAULTS.DOWNLOADS, limits.MAX_DOWNLOADS),
    defaultExpireSeconds: Math.min(DEFAULTS.EXPIRE_SECONDS, limits.MAX_EXPIRE_SECONDS),
  };
}

/**
 * Rules that apply until the configuration arrives. Files are read, but nothing is added until the real rules are
 * known.
 */
export const UNKNOWN_RULES: ArchiveRules = {
  limits: { MAX_FILE_SIZE: 0, MAX_DOWNLOADS: 0, MAX_EXPIRE_SECONDS: 0 },
  anonymousLimits: null,
  largestFileBytes: 0,
  maxFiles: MAX_FILES,
  maxArchives: 0,
  canSignUp: false,
  needsAccount: false,
  choices: { downloadCounts: [], expireTimesSeconds: [] },
  defaultDownloads: 0,
  defaultExpireSeconds: 0,
};

type ChosenLimits = Pick<Archive, "downloadLimit" | "timeLimitSeconds">;
type Marks = Pick<AppStorage, "readMark" | "writeMark">;

/**
 * Stores the download and time limits for the next upload on this device. Deletes them if they are the operator's
 * defaults.
 */
export function rememberChoices(
  storage: Marks,
  { downloadLimit, timeLimitSeconds }: ChosenLimits,
  { defaultDownloads, defaultExpireSeconds }: ArchiveRules,
): void {
  const isDefault = downloadLimit === defaultDownloads && timeLimitSeconds === defaultExpireSeconds;
  storage.writeMark("lastChoices", isDefault ? null : `${downloadLimit} ${timeLimitSeconds}`);
}

/**
 * Whether the page still offers a stored choice: the operator may have changed the choices and limits since it was
 * stored.
 */
function isOffered(choice: number | undefined, choices: readonly number[], limit: number): choice is number {
  return choice === limit || (choice !== undefined && choice < limit && choices.includes(choice));
}

/** The rules, with the user's last choices as defaults if they are still offered. */
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
