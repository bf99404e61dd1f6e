import type { Log } from "./log.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Names of all settings that this process has read. */
const known = new Set<string>();

export function noteSettings(names: readonly string[]): void {
  for (const name of names) known.add(name);
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Some editors begin a file with a byte order mark, which Node takes for a part of the first name in it. */
export function withoutByteOrderMark(variables: Variables): Variables {
  const entries = Object.entries(variables);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.startsWith(BYTE_ORDER_MARK) ? name.slice(1) : name, value]),
  );
}

/** More changed letters make another word. */
const MOST_CHANGES = 2;
/** Shorter names resemble too many others. */
const LEAST_LETTERS = 6;

/** Variables that are no settings, and look as if they were meant to be: each with the nearest setting. */
export function misspeltSettings(variables: Variables): { name: string; meant: string }[] {
  return Object.keys(withoutByteOrderMark(variables)).flatMap((name) => {
    if (known.has(name) || name.length < LEAST_LETTERS || !variables[name]) return [];
    const near = Array.from(known, (meant) => ({ meant, changes: changesBetween(name.toUpperCase(), meant) }))
      .filter(({ changes }) => changes <= MOST_CHANGES)
      .sort((one, other) => one.changes - other.changes);
    return near.slice(0, 1).map(({ meant }) => ({ name, meant }));
  });
}

/** Only a warning: other programs have variables, too. Values are left out, because they may be secrets. */
export function warnOfMisspeltSettings(variables: Variables, log: Log): void {
  for (const { name, meant } of misspeltSettings(variables))
    log.warn({ name, meant }, "a setting is unknown and has no effect; another one has nearly the same name");
}

/** Levenshtein's distance: letters that are added, removed or replaced. */
function changesBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_CHANGES) return Number.POSITIVE_INFINITY;
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
