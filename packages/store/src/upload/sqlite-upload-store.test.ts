import { openSqliteHarness } from "../testing/upload/open-sqlite-store.ts";
import { describeUploadStore } from "../testing/upload/upload-store.contract.ts";

describeUploadStore("SQLite", openSqliteHarness);
