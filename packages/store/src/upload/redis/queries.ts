import type { KeyName } from "./keys.ts";

/**
 * A command that the store runs without a script. A script would cost two more commands: the call and a clock read.
 * Only for reads that do not need the clock and for single-command changes.
 *
 * Names are lower case, because the client library recognises replies by their command's lower-case name.
 */
export type Query = { command: Lowercase<string>; key: KeyName | null };

export const queries = {
  challenge: { command: "hmget", key: "upload" },
  clock: { command: "time", key: null },
  /** `live` maps the id of each Upload that is visible or not yet removed after its expiry to `<expiry> <BlobKey>`. */
  live: { command: "hscan", key: "live" },
  /** `due` has an entry `session:<id>` for each session, and `request:<id>` for each request. */
  sessionsAndRequests: { command: "zscan", key: "due" },
  due: { command: "zrangebyscore", key: "due" },
  pendingFacts: { command: "xrange", key: "factQueue" },
  dropFacts: { command: "xdel", key: "factQueue" },
  keptFacts: { command: "xrange", key: "keptFacts" },
  dropKeptFacts: { command: "xdel", key: "keptFacts" },
} as const satisfies Record<string, Query>;
