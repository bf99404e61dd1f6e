import { moduleUrl, type SqliteModuleRef } from "@envoi/platform";
import type { sqliteModule } from "./sqlite-module.ts";

/** The module to pass to `openSqlite` for the database of `createInProcessBus`. */
export const busModule: SqliteModuleRef<(typeof sqliteModule)["operations"]> = {
  name: "bus",
  url: moduleUrl("./sqlite-module", import.meta.url),
};
