import type { Log } from "../log.ts";
import { cleanVariables, type Variables } from "./clean-variables.ts";
import SETTING_NAMES from "./setting-names.json" with { type: "json" };
import type { SettingsFile } from "./settings-files.ts";

/*
 * [Note: Unknown settings]
 *
 * A misspelt limit would silently have no effect. In a settings file, every line is meant for this product, so all
 * lines without effect are logged at startup. The environment also has other programs' variables, so only names that
 * resemble a setting, or begin with a prefix of our settings, are logged. Values are omitted, because they may be
 * secrets. Such settings do not prevent startup, because they may belong to an earlier or later version.
 */

/** Whether a process of ours reads a setting with this name. */
export const isSettingName = (name: string): boolean => SETTING_NAMES.includes(name);

/** Names of settings read by this process. */
const read = new Set<string>();

export function noteSettings(names: readonly string[]): void {
  for (const name of names) read.add(name);
}

const known = (name: string) => read.has(name) || SETTING_NAMES.includes(name);

/** Variables of Node, its libraries, OpenSSL, Docker Compose and our other commands, which may share a file. */
const FOREIGN_VARIABLES =
  /^(?:NODE_|NPM_|OTEL_|AWS_|LC_|UV_|SSL_CERT_|MALLOC_|COMPOSE_|DOCKER_|XDG_|ENVOI_ADMIN_|WEB_BUCKET|WEB_RELEASES_KEPT$|(?:HTTPS?|ALL|NO)_PROXY$|(?:HOME|LANG|PATH|TMPDIR|TZ|USER)$|\w+_(?:BIN|IMAGE)$)/i;
const OWN_PREFIXES =
  /^(?:ANON|AUTH|BEACONS|DOWNLOADS?|JANITOR|METRICS|NATS|OPERATOR|REDIS|S3|SECOND_S3|STORED_BYTES|STORE_MOVE|SWEEP|UI|UPLOADS?)_/;
/** Form of the variables that Kubernetes adds for each Service. */
const KUBERNETES_VARIABLES = /_(?:SERVICE_HOST|SERVICE_PORT|PORT)(?:_|$)/;

/** Maximum number of changed letters in a misspelt name. */
const MAX_CHANGES = 2;
/** Shorter names are not compared, because they resemble too many others. */
const MIN_LETTERS = 6;

/** Finds the setting that a name was probably meant for. */
function nearestSetting(name: string): string | null {
  if (name.length < MIN_LETTERS) return null;
  const near = Array.from(new Set([...read, ...SETTING_NAMES]), (meant) => ({
    meant,
    changes: changesBetween(name.toUpperCase(), meant),
  }));
  const [nearest] = near
    .filter(({ changes }) => changes <= MAX_CHANGES)
    .sort((one, other) => one.changes - other.changes);
  return nearest?.meant ?? null;
}

export type Ineffective = {
  /** The name of the setting, exactly as it was written. */
  name: string;
  /** The settings file that contains the name; absent if the name is from the environment. */
  file?: string;
} & (
  | { kind: "misspelt"; meant: string }
  | { kind: "unknown" | "without_equals" | "repeated" | "cut_at_hash" | "not_read" }
);

/** How this process uses settings. A stack reads only some settings, and passes the others on to services. */
type Use = { passesOn?: boolean; isRead?: (name: string) => boolean };

/** Variables that look like settings and have no effect. See [Note: Unknown settings]. */
export function ineffectiveSettings(
  variables: Variables,
  files: readonly SettingsFile[],
  { passesOn = false, isRead = (name) => read.has(name) }: Use = {},
): Ineffective[] {
  const fileOf = new Map(files.flatMap(({ file, names }) => names.map((name) => [name, file] as const)));
  const found = Object.entries(cleanVariables(variables)).flatMap(([name, value]): Ineffective[] => {
    if (!value || isRead(name)) return [];
    const file = fileOf.get(name);
    const where = { name, ...(file !== undefined && { file }) };
    if (SETTING_NAMES.includes(name)) return file === undefined || passesOn ? [] : [{ ...where, kind: "not_read" }];
    const meant = nearestSetting(name);
    if (meant !== null) return [{ ...where, kind: "misspelt", meant }];
    const isOurs =
      file === undefined ? OWN_PREFIXES.test(name) && !KUBERNETES_VARIABLES.test(name) : !FOREIGN_VARIABLES.test(name);
    return isOurs ? [{ ...where, kind: "unknown" }] : [];
  });
  const inLines = files.flatMap(({ file, withoutEquals, repeated, cutAtHash }) => {
    const of = (kind: "without_equals" | "repeated" | "cut_at_hash", names: readonly string[]) =>
      names.filter(known).map((name): Ineffective => ({ name, file, kind }));
    return [...of("without_equals", withoutEquals), ...of("repeated", repeated), ...of("cut_at_hash", cutAtHash)];
  });
  return [...found, ...inLines];
}

const WORDS: Record<Ineffective["kind"], string> = {
  misspelt: "a setting is unknown and has no effect; another one has nearly the same name",
  unknown: "a setting is unknown and has no effect",
  without_equals: "a line of the settings file has no = after the name, and no effect",
  repeated: "a setting stands on several lines of the settings file; only the last one has an effect",
  cut_at_hash: "the value of a setting ends at a # in the settings file; put quotes around values that contain one",
  not_read: "a setting has no effect here: only other ways to run this product read it",
};

/** A line about such a setting, for people. */
export function describeIneffective({ name, file, ...found }: Ineffective): string {
  const meant = found.kind === "misspelt" ? ` (${found.meant})` : "";
  return `${name}${file === undefined ? "" : ` in ${file}`}: ${WORDS[found.kind]}${meant}`;
}

export function warnOfIneffectiveSettings(
  variables: Variables,
  files: readonly SettingsFile[],
  log: Log,
  use: Use = {},
): void {
  for (const { kind, ...which } of ineffectiveSettings(variables, files, use)) log.warn(which, WORDS[kind]);
}

/** The Levenshtein distance: the number of letters added, removed or replaced. */
function changesBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_CHANGES) return Number.POSITIVE_INFINITY;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
