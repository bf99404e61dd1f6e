import type { LimitSet, PublicConfig } from "@envoi/protocol";

/** A file or part of a folder that was dropped, pasted or picked. */
export type ChosenFile = { path: string; blob: Blob; lastModifiedMs: number };

/** A file in the Archive. `key` tells it from all others in the list. */
type ArchiveFile = ChosenFile & { key: number };

export type PasswordOption = { kind: "off" } | { kind: "on"; text: string };

/** What a person is told when something they asked for is not possible. */
export type Notice =
  | { kind: "tooManyFiles"; count: number }
  | { kind: "fileTooBig"; maxBytes: number }
  | { kind: "tooManyArchives"; count: number }
  | { kind: "unreadableFiles" }
  | { kind: "needsAccount"; trigger: "size"; maxBytes: number }
  | { kind: "needsAccount"; trigger: "count"; maxDownloads: number }
  | { kind: "needsAccount"; trigger: "time"; maxSeconds: number };

/** What the configuration allows the person, and whether signing in would allow more. */
export type ArchiveRules = {
  limits: LimitSet;
  /** `MAX_FILE_SIZE` of people with an account. */
  largestFileBytes: number;
  maxFiles: number;
  maxArchives: number;
  canSignUp: boolean;
  downloadCounts: readonly number[];
  expireTimesSeconds: readonly number[];
  defaultDownloads: number;
  defaultExpireSeconds: number;
};

/** The sender's files before they are sent, and how they are to be sent. */
export type Archive = {
  files: readonly ArchiveFile[];
  nextKey: number;
  downloadLimit: number;
  timeLimitSeconds: number;
  password: PasswordOption;
  notice: Notice | null;
};

export type ArchiveEvent =
  | { type: "filesAdded"; files: readonly ChosenFile[] }
  | { type: "fileRemoved"; key: number }
  | { type: "downloadLimitChosen"; downloadLimit: number }
  | { type: "timeLimitChosen"; timeLimitSeconds: number }
  | { type: "passwordToggled"; on: boolean }
  | { type: "passwordTyped"; text: string }
  | { type: "refused"; notice: Notice }
  | { type: "noticeClosed" }
  | { type: "cleared" };

/** Anonymous people's rules: accounts only decide whether more could be had by signing in. */
export function rulesOf(config: PublicConfig): ArchiveRules {
  const { LIMITS, DEFAULTS } = config;
  const canSignUp = config.AUTH !== undefined && config.FEATURES.account;
  const upTo = (values: readonly number[], maximum: number) =>
    canSignUp ? values : values.filter((value) => value <= maximum);
  return {
    limits: LIMITS.ANON,
    largestFileBytes: LIMITS.MAX_FILE_SIZE,
    maxFiles: LIMITS.MAX_FILES_PER_ARCHIVE,
    maxArchives: LIMITS.MAX_ARCHIVES_PER_USER,
    canSignUp,
    downloadCounts: upTo(DEFAULTS.DOWNLOAD_COUNTS, LIMITS.ANON.MAX_DOWNLOADS),
    expireTimesSeconds: upTo(DEFAULTS.EXPIRE_TIMES_SECONDS, LIMITS.ANON.MAX_EXPIRE_SECONDS),
    defaultDownloads: Math.min(DEFAULTS.DOWNLOADS, LIMITS.ANON.MAX_DOWNLOADS),
    defaultExpireSeconds: Math.min(DEFAULTS.EXPIRE_SECONDS, LIMITS.ANON.MAX_EXPIRE_SECONDS),
  };
}

export function emptyArchive(rules: ArchiveRules): Archive {
  return {
    files: [],
    nextKey: 0,
    downloadLimit: rules.defaultDownloads,
    timeLimitSeconds: rules.defaultExpireSeconds,
    password: { kind: "off" },
    notice: null,
  };
}

export function totalBytes(files: readonly { blob: Blob }[]): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0);
}

/** @returns the password to set, or `null` for none: an empty one counts as none */
export function passwordOf(archive: Archive): string | null {
  return archive.password.kind === "on" && archive.password.text !== "" ? archive.password.text : null;
}

function isSameFile(one: ChosenFile, other: ChosenFile): boolean {
  return one.path === other.path && one.blob.size === other.blob.size && one.lastModifiedMs === other.lastModifiedMs;
}

function addFiles(archive: Archive, chosen: readonly ChosenFile[], rules: ArchiveRules): Archive {
  const files = [...archive.files];
  let nextKey = archive.nextKey;
  for (const file of chosen) {
    if (file.blob.size === 0 || files.some((known) => isSameFile(known, file))) continue;
    files.push({ ...file, key: nextKey });
    nextKey += 1;
  }
  if (files.length > rules.maxFiles) {
    return { ...archive, notice: { kind: "tooManyFiles", count: rules.maxFiles } };
  }
  const maxBytes = rules.limits.MAX_FILE_SIZE;
  if (totalBytes(files) > maxBytes) {
    const offersMore = rules.canSignUp && maxBytes < rules.largestFileBytes;
    return {
      ...archive,
      notice: offersMore ? { kind: "needsAccount", trigger: "size", maxBytes } : { kind: "fileTooBig", maxBytes },
    };
  }
  return { ...archive, files, nextKey, notice: null };
}

export function reduceArchive(rules: ArchiveRules, archive: Archive, event: ArchiveEvent): Archive {
  switch (event.type) {
    case "filesAdded":
      return addFiles(archive, event.files, rules);
    case "fileRemoved": {
      const files = archive.files.filter(({ key }) => key !== event.key);
      return files.length === 0 ? emptyArchive(rules) : { ...archive, files };
    }
    case "downloadLimitChosen": {
      const maxDownloads = rules.limits.MAX_DOWNLOADS;
      if (event.downloadLimit <= maxDownloads) return { ...archive, downloadLimit: event.downloadLimit };
      return {
        ...archive,
        downloadLimit: maxDownloads,
        notice: { kind: "needsAccount", trigger: "count", maxDownloads },
      };
    }
    case "timeLimitChosen": {
      const maxSeconds = rules.limits.MAX_EXPIRE_SECONDS;
      if (event.timeLimitSeconds <= maxSeconds) return { ...archive, timeLimitSeconds: event.timeLimitSeconds };
      return {
        ...archive,
        timeLimitSeconds: maxSeconds,
        notice: { kind: "needsAccount", trigger: "time", maxSeconds },
      };
    }
    case "passwordToggled":
      return { ...archive, password: event.on ? { kind: "on", text: "" } : { kind: "off" } };
    case "passwordTyped":
      return archive.password.kind === "off" ? archive : { ...archive, password: { kind: "on", text: event.text } };
    case "refused":
      return { ...archive, notice: event.notice };
    case "noticeClosed":
      return { ...archive, notice: null };
    case "cleared":
      return emptyArchive(rules);
  }
}
