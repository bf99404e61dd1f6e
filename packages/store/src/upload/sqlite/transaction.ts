import type { SqliteConnection } from "@envoi/platform";
import type { StoreTimes } from "../port.ts";

/** A call's transaction, with the store clock's time, which is fixed during the call. */
export type Transaction = Pick<SqliteConnection, "get" | "all" | "run"> & { nowMs: number; times: StoreTimes };

/** A port's asynchronous methods, as synchronous functions that run in the database's thread. */
export type Operations<Port> = {
  [Name in keyof Port as Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never]: Port[Name] extends (
    ...args: infer Args
  ) => Promise<infer Result>
    ? (tx: Transaction, ...args: Args) => Result
    : never;
};
