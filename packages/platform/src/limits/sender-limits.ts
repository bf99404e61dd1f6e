import { hasDownloadLimit, type LimitSet, MAX_FILES, MAX_LIFETIME_SECONDS, NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { ConfigError, env, readEnv, refuse } from "../config.ts";
import type { Account } from "../token-verifier.ts";
import { highestLimits, type LimitGroup, limitsOfGroup, parseLimitGroups } from "./limit-groups.ts";

type Variables = Readonly<Record<string, string | undefined>>;

const TEBIBYTE = 2 ** 40;
const size = (fallback: number) => env.whole(fallback, { min: 1, max: TEBIBYTE });
const some = (fallback: number) => env.whole(fallback, { min: 1 });
const lifetime = (fallback: number) => env.whole(fallback, { min: 1, max: MAX_LIFETIME_SECONDS });
const downloads = (fallback: number) => env.whole(fallback, { min: 1, max: NO_DOWNLOAD_LIMIT });
const DEFAULT_MAXIMUM = { MAX_FILE_SIZE: 2_684_354_560, MAX_EXPIRE_SECONDS: 604_800, MAX_DOWNLOADS: 100 };

const DEFAULT_ANONYMOUS = { MAX_FILE_SIZE: 1_073_741_824, MAX_EXPIRE_SECONDS: 86_400, MAX_DOWNLOADS: 5 };
const NAMES = Object.keys(DEFAULT_MAXIMUM) as (keyof LimitSet)[];

/** A maximum of 0 downloads stands for no limit. */
function withoutZero(variables: Variables): Variables {
  const zeros = ["MAX_DOWNLOADS", "ANON_MAX_DOWNLOADS"].filter((name) => variables[name]?.trim() === "0");
  return { ...variables, ...Object.fromEntries(zeros.map((name) => [name, String(NO_DOWNLOAD_LIMIT)])) };
}

/**
 * If only the limit for everyone is raised, that of signed-in users rises with it. Without accounts, the limit for
 * everyone defaults to the highest limit, because nobody could use a higher one.
 */
function withMaximums(variables: Variables, accountsOff: boolean): Variables {
  const limits = NAMES.flatMap((name) => {
    const everyone = Number(variables[`ANON_${name}`]);
    const own = variables[name] || (everyone > DEFAULT_MAXIMUM[name] ? String(everyone) : undefined);
    const maximum = Number(own ?? DEFAULT_MAXIMUM[name]);
    // An invalid value is not copied, so that it is reported only once, under the name of the variable that contains
    // it.
    const fallback = accountsOff && maximum > 0 ? String(maximum) : undefined;
    return [
      [name, own],
      [`ANON_${name}`, variables[`ANON_${name}`] || fallback],
    ];
  });
  return { ...variables, ...Object.fromEntries(limits) };
}

/** The choices that pages offer, without any above the maximum. */
function choicesWithin(choices: readonly number[], max: number): number[] {
  const possible = choices.filter((choice) => choice <= max);
  return possible.length > 0 ? possible : [max];
}

/** A group's maximum is itself a choice, because the configured choices may end below it. */
function choicesOfGroup(choices: readonly number[], max: number): number[] {
  return choices.some((choice) => choice >= max) ? choicesWithin(choices, max) : [...choices, max];
}

/** Limits on uploads, as configured by the operator. Sizes in bytes of plaintext, times in seconds. */
export type Limits = ReturnType<typeof readLimits>;

/** What applies to a signed-in user. */
export type AccountLimits = {
  limits: LimitSet;
  /** Choices that pages offer. */
  downloadCounts: number[];
  expireTimesSeconds: number[];
  allowRequests: boolean;
};

/** @throws ConfigError */
function readGroups(text: string | undefined, accountsOff: boolean): LimitGroup[] {
  const parsed = parseLimitGroups(text);
  if ("problems" in parsed) throw new ConfigError(parsed.problems.map((problem) => `LIMITS_BY_GROUP: ${problem}`));
  if (accountsOff && parsed.groups.length > 0) {
    throw new ConfigError(["LIMITS_BY_GROUP: needs AUTH_ISSUER and AUTH_GROUPS_CLAIM"]);
  }
  return parsed.groups;
}

/** @throws ConfigError */
export function readLimits(given: Variables) {
  const variables = withoutZero(given);
  const accountsOff = !variables["AUTH_ISSUER"];
  const read = readEnv(
    {
      MAX_FILE_SIZE: size(DEFAULT_MAXIMUM.MAX_FILE_SIZE),
      ANON_MAX_FILE_SIZE: size(DEFAULT_ANONYMOUS.MAX_FILE_SIZE),
      UNDECLARED_MAX_SIZE: size(10_737_418_240),
      MAX_EXPIRE_SECONDS: lifetime(DEFAULT_MAXIMUM.MAX_EXPIRE_SECONDS),
      ANON_MAX_EXPIRE_SECONDS: lifetime(DEFAULT_ANONYMOUS.MAX_EXPIRE_SECONDS),
      MAX_DOWNLOADS: downloads(DEFAULT_MAXIMUM.MAX_DOWNLOADS),
      ANON_MAX_DOWNLOADS: downloads(DEFAULT_ANONYMOUS.MAX_DOWNLOADS),
      DEFAULT_EXPIRE_SECONDS: lifetime(86_400),
      DEFAULT_DOWNLOADS: some(1),
      EXPIRE_TIMES_SECONDS: env.choices([300, 3_600, 86_400, 604_800]),
      DOWNLOAD_COUNTS: env.choices([1, 2, 3, 4, 5, 20, 50, 100]),
      MAX_FILES_PER_ARCHIVE: env.whole(64, { min: 1, max: MAX_FILES }),
      MAX_ARCHIVES_PER_USER: some(16),
      ALLOW_REQUESTS: env.flag(true),
      LIMITS_BY_GROUP: env.optionalText(),
    },
    withMaximums(variables, accountsOff),
  );
  const groups = readGroups(read.LIMITS_BY_GROUP, accountsOff);
  const chooseName = (name: keyof LimitSet) => (accountsOff && !variables[`ANON_${name}`] ? name : `ANON_${name}`);
  refuse([
    ...NAMES.map((name) => read[`ANON_${name}`] > read[name] && `ANON_${name}: is larger than ${name}`),
    read.DEFAULT_EXPIRE_SECONDS > read.ANON_MAX_EXPIRE_SECONDS &&
      `DEFAULT_EXPIRE_SECONDS: is larger than ${chooseName("MAX_EXPIRE_SECONDS")}`,
    read.DEFAULT_DOWNLOADS > read.ANON_MAX_DOWNLOADS &&
      `DEFAULT_DOWNLOADS: is larger than ${chooseName("MAX_DOWNLOADS")}`,
    ...groups.flatMap(({ group, MAX_EXPIRE_SECONDS = Infinity, MAX_DOWNLOADS = Infinity }) => [
      read.DEFAULT_EXPIRE_SECONDS > MAX_EXPIRE_SECONDS &&
        `LIMITS_BY_GROUP: ${group}: MAX_EXPIRE_SECONDS is smaller than DEFAULT_EXPIRE_SECONDS`,
      read.DEFAULT_DOWNLOADS > MAX_DOWNLOADS &&
        `LIMITS_BY_GROUP: ${group}: MAX_DOWNLOADS is smaller than DEFAULT_DOWNLOADS`,
    ]),
  ]);
  const anonymous: LimitSet = {
    MAX_FILE_SIZE: read.ANON_MAX_FILE_SIZE,
    MAX_DOWNLOADS: read.ANON_MAX_DOWNLOADS,
    MAX_EXPIRE_SECONDS: read.ANON_MAX_EXPIRE_SECONDS,
  };
  const { MAX_FILE_SIZE, MAX_DOWNLOADS, MAX_EXPIRE_SECONDS } = read;
  const signedIn: LimitSet = accountsOff ? anonymous : { MAX_FILE_SIZE, MAX_DOWNLOADS, MAX_EXPIRE_SECONDS };
  const ofGroups = new Map(
    groups.map((group) => {
      const limits = limitsOfGroup(group, signedIn);
      const own: AccountLimits = {
        limits,
        downloadCounts: choicesOfGroup(read.DOWNLOAD_COUNTS, limits.MAX_DOWNLOADS),
        expireTimesSeconds: choicesOfGroup(read.EXPIRE_TIMES_SECONDS, limits.MAX_EXPIRE_SECONDS),
        allowRequests: group.ALLOW_REQUESTS ?? read.ALLOW_REQUESTS,
      };
      return [group.group, own] as const;
    }),
  );
  return {
    anonymous,
    /** Limits for signed-in users; the same as `anonymous` if accounts are off. */
    signedIn,
    /** Groups as configured, and their limits by name. */
    groups,
    ofGroups,
    /** The highest limits that any sender has. */
    highest: highestLimits([anonymous, signedIn, ...Array.from(ofGroups.values(), ({ limits }) => limits)]),
    defaults: { downloads: read.DEFAULT_DOWNLOADS, expireSeconds: read.DEFAULT_EXPIRE_SECONDS },
    // No limit is itself a choice.
    downloadCounts: hasDownloadLimit(signedIn.MAX_DOWNLOADS)
      ? choicesWithin(read.DOWNLOAD_COUNTS, signedIn.MAX_DOWNLOADS)
      : choicesOfGroup(read.DOWNLOAD_COUNTS, signedIn.MAX_DOWNLOADS),
    expireTimesSeconds: choicesWithin(read.EXPIRE_TIMES_SECONDS, signedIn.MAX_EXPIRE_SECONDS),
    maxFilesPerArchive: read.MAX_FILES_PER_ARCHIVE,
    maxArchivesPerUser: read.MAX_ARCHIVES_PER_USER,
    /** Whether users without a group may create requests. */
    allowRequests: read.ALLOW_REQUESTS,
    /** Whether anyone may create requests, and others may send deliveries to them. */
    hasRequests: read.ALLOW_REQUESTS || groups.some(({ ALLOW_REQUESTS }) => ALLOW_REQUESTS === true),
    /** Maximum encrypted length of a body without a declared length. */
    undeclaredMaxBytes: read.UNDECLARED_MAX_SIZE,
  };
}

/** The limits of an account, which are those of its group, if it has one; `null`: of everyone else. */
export function limitsOfAccount(limits: Limits, account: Account | null): AccountLimits {
  const { anonymous, signedIn, downloadCounts, expireTimesSeconds, allowRequests, ofGroups } = limits;
  const group = account?.group === undefined ? undefined : ofGroups.get(account.group);
  const own = account === null ? anonymous : signedIn;
  return group ?? { limits: own, downloadCounts, expireTimesSeconds, allowRequests };
}
