import { createLog, openSqlite, systemClock } from "@envoi/platform";
import { sayLine } from "@envoi/testkit/say-line";
import { busModule } from "../in-process/bus-module.ts";
import { createInProcessBus } from "../in-process/in-process-bus.ts";

/*
 * Publishes and handles Facts in the database at the path it is given until it is killed, and says on stdout which it
 * published and which it handled. A line is written at once: what was said before the kill is known.
 */

const [path = "", prefix = ""] = process.argv.slice(2);
const log = createLog({ level: "silent", service: "crash" });
const database = await openSqlite({ path, modules: [busModule], clock: systemClock });
const bus = createInProcessBus({ database, log });

function say(what: "published" | "handled", id: string): void {
  sayLine(`${what} ${id}`);
}

await bus.consume("c", ["upload.deleted"], async (fact) => say("handled", fact.id));

async function publisher(name: string): Promise<never> {
  for (let n = 0; ; n++) {
    const id = `${prefix}-${name}-${n}`;
    await bus.publish({ id, v: 1, type: "upload.deleted", atMs: 1, uploadId: "0123456789abcdef", downloads: 0 });
    say("published", id);
  }
}

await Promise.all([publisher("a"), publisher("b"), publisher("c")]);
