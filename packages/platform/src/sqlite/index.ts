export * from "./memory-sqlite.ts";
export * from "./open-sqlite.ts";
export type { SqliteConnection, SqliteValues } from "./sqlite-connection.ts";
export type { SqliteModule, SqliteModuleRef, SqliteOperation, SqliteOperations } from "./sqlite-module.ts";
