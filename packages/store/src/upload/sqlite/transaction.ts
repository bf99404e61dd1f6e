import type { SqliteConnection } from "@envoi/platform";
import type { StoreTimes } from "../port.ts";

/** The transaction of one call, with the time of the store's clock, which does not change during the call. */
export type Transaction = Pick<SqliteConnection, "get" | "all" | "run"> & { nowMs: number; times: StoreTimes };

/** The asynchronous methods of a part of the port, as they run in the thread of the database. */
export type Operations<Port> = {
  [Name in keyof Port as Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never]: Port[Name] extends (
    ...args: infer Args
  ) => Promise<infer Result>
    ? (tx: Transaction, ...args: Args) => Result
    : never;
};
