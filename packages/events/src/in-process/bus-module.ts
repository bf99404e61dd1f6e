import { moduleUrl, type SqliteModuleRef } from "@envoi/platform";
import type { sqliteModule } from "./sqlite-module.ts";

/** Give this to `openSqlite` for the database that `createInProcessBus` shall use. */
export const busModule: SqliteModuleRef<(typeof sqliteModule)["operations"]> = {
  name: "bus",
  url: moduleUrl("./sqlite-module", import.meta.url),
};
