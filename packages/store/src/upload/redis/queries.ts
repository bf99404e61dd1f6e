import type { KeyName } from "./keys.ts";

/**
 * A command that the store runs without a script. A script would cost two more commands: the call and a read of the
 * clock. A query is only for reads that do not need the clock, and for changes that are a single command.
 *
 * Names are in lower case, because the client library recognises replies by the lower-case name of their command.
 */
export type Query = { command: Lowercase<string>; key: KeyName | null };

export const queries = {
  challenge: { command: "hmget", key: "upload" },
  clock: { command: "time", key: null },
  /** `live` maps the id of each Upload that is visible, or expired but not yet removed, to `<expiry> <BlobKey>`. */
  live: { command: "hscan", key: "live" },
  /** `due` has an entry `session:<id>` for each session. */
  sessions: { command: "zscan", key: "due" },
  due: { command: "zrangebyscore", key: "due" },
  pendingFacts: { command: "xrange", key: "factQueue" },
  dropFacts: { command: "xdel", key: "factQueue" },
} as const satisfies Record<string, Query>;
