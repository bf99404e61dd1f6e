import { createLog, openSqlite, systemClock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { sayLine } from "@envoi/testkit/say-line";
import { busModule } from "../in-process/bus-module.ts";
import { createInProcessBus } from "../in-process/in-process-bus.ts";

/*
 * Publishes and handles Facts in the database at the given path until killed, printing each one published or handled.
 * Lines are written synchronously, so none is lost when the process is killed.
 */

const [path = "", prefix = ""] = process.argv.slice(2);
const log = createLog({ level: "silent", service: "crash" });
const database = await openSqlite({ path, modules: [busModule], clock: systemClock });
const bus = createInProcessBus({ database, log });

function print(what: "published" | "handled", id: string): void {
  sayLine(`${what} ${id}`);
}

await bus.consume("c", ["upload.deleted"], async (fact) => print("handled", fact.id));

async function publisher(name: string): Promise<never> {
  for (let n = 0; ; n++) {
    const id = `${prefix}-${name}-${n}`;
    await bus.publish({
      id,
      v: 1,
      type: "upload.deleted",
      atMs: 1,
      uploadId: "0123456789abcdef" as UploadId,
      downloads: 0,
    });
    print("published", id);
  }
}

await Promise.all([publisher("a"), publisher("b"), publisher("c")]);
