import { ciphertextBytes, type LimitSet, MAX_LIFETIME_SECONDS, NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import * as z from "zod";

const MAX_GROUPS = 100;

const some = z.int().min(1);
/** 0: no limit. */
const count = z.int().min(0);

const groupSchema = z.strictObject({
  group: z.string().min(1).max(256),
  MAX_FILE_SIZE: some.max(2 ** 40).optional(),
  MAX_EXPIRE_SECONDS: some.max(MAX_LIFETIME_SECONDS).optional(),
  MAX_DOWNLOADS: count
    .max(NO_DOWNLOAD_LIMIT)
    .transform((most) => most || NO_DOWNLOAD_LIMIT)
    .optional(),
  UPLOADS_PER_HOUR: count.optional(),
  UPLOAD_BYTES_PER_DAY: count.optional(),
  STORED_BYTES: count.optional(),
  ALLOW_REQUESTS: z.boolean().optional(),
});

/**
 * Limits of a group of accounts, as configured. What is absent is as for all signed-in users. Sizes are in bytes, times
 * in seconds.
 */
export type LimitGroup = z.infer<typeof groupSchema>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeIssue({ path: [index, ...rest], message }: z.core.$ZodIssue): string {
  if (index === undefined) return message;
  return [`group ${Number(index) + 1}`, ...rest, message].join(": ");
}

/** Reads the groups, of which the first one that an account belongs to decides. @returns the groups, or the problems */
export function parseLimitGroups(text: string | undefined): { groups: LimitGroup[] } | { problems: string[] } {
  if (text === undefined) return { groups: [] };
  const json = parseJson(text);
  if (json === undefined) return { problems: ["is not JSON"] };
  const parsed = z.array(groupSchema).max(MAX_GROUPS).safeParse(json);
  if (!parsed.success) return { problems: parsed.error.issues.map(describeIssue) };
  const names = parsed.data.map(({ group }) => group);
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  return repeated.length > 0 ? { problems: repeated.map((name) => `${name} occurs twice`) } : { groups: parsed.data };
}

/** A group's limits on each upload. */
export function limitsOfGroup(group: LimitGroup, signedIn: LimitSet): LimitSet {
  return {
    MAX_FILE_SIZE: group.MAX_FILE_SIZE ?? signedIn.MAX_FILE_SIZE,
    MAX_DOWNLOADS: group.MAX_DOWNLOADS ?? signedIn.MAX_DOWNLOADS,
    MAX_EXPIRE_SECONDS: group.MAX_EXPIRE_SECONDS ?? signedIn.MAX_EXPIRE_SECONDS,
  };
}

/** The highest of each limit. */
export function highestLimits(sets: readonly LimitSet[]): LimitSet {
  const highest = (name: keyof LimitSet) => Math.max(...sets.map((set) => set[name]));
  return {
    MAX_FILE_SIZE: highest("MAX_FILE_SIZE"),
    MAX_DOWNLOADS: highest("MAX_DOWNLOADS"),
    MAX_EXPIRE_SECONDS: highest("MAX_EXPIRE_SECONDS"),
  };
}

/**
 * A group's limit on bytes. One that is not set is that of all accounts, or higher, so that it allows several of the
 * group's largest files.
 *
 * @param own - the group's own limit
 * @param shared - the limit of all accounts; 0: no limit
 * @param files - number of the group's largest files
 */
export function bytesOfGroup(own: number | undefined, shared: number, { MAX_FILE_SIZE }: LimitSet, files: number) {
  if (own !== undefined) return own;
  return shared === 0 ? 0 : Math.max(shared, files * ciphertextBytes(MAX_FILE_SIZE));
}
