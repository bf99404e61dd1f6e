import { openSqliteHarness } from "./sqlite-harness.ts";
import { describeUploadStore } from "./upload-store.contract.ts";

describeUploadStore("SQLite", openSqliteHarness);
