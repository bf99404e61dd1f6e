import type { KeyName } from "./keys.ts";

/**
 * A command that the store runs without a script, which would cost two commands more: its call and its clock. Only for
 * reads that need no clock of their own, and for changes that are a single command.
 *
 * The client library recognises replies by the command's name in lower case.
 */
export type Query = { command: Lowercase<string>; key: KeyName | null };

export const queries = {
  challenge: { command: "hmget", key: "upload" },
  clock: { command: "time", key: null },
  /** `live` maps the id of each visible Upload, and of expired ones that are not removed yet, to `<expiry> <BlobKey>`. */
  live: { command: "hscan", key: "live" },
  /** `due` has an entry `session:<id>` for each session. */
  sessions: { command: "zscan", key: "due" },
  due: { command: "zrangebyscore", key: "due" },
  pendingFacts: { command: "xrange", key: "factQueue" },
  dropFacts: { command: "xdel", key: "factQueue" },
} as const satisfies Record<string, Query>;
