import { parentPort, receiveMessageOnPort } from "node:worker_threads";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import type { CallMessage, DatabaseFile, FromWorker, ToWorker } from "./worker-messages.ts";

/** Maximum number of operations in one transaction. More would only delay the first reply. */
const GROUP_SIZE = 256;

if (parentPort === null) throw new Error("this file runs as a worker thread");
const port = parentPort;
let database: OpenDatabase | null = null;

port.on("message", (first: ToWorker) => {
  let next: ToWorker | undefined = first;
  while (next !== undefined) {
    const group: CallMessage[] = [];
    while (next !== undefined && "id" in next && group.length < GROUP_SIZE) {
      group.push(next);
      next = waiting();
    }
    if (database !== null && group.length > 0) post({ replies: database.answer(group) });
    if (next === undefined || "id" in next) continue;
    // An error ends the thread. No other message arrives before the reply to this one.
    if ("open" in next) void open(next.open);
    else close();
    return;
  }
});

async function open(file: DatabaseFile): Promise<void> {
  database = await openDatabase(file);
  post({ opened: true });
}

function close(): void {
  database?.close();
  database = null;
  post({ closed: true });
}

function waiting(): ToWorker | undefined {
  return receiveMessageOnPort(port)?.message;
}

function post(message: FromWorker): void {
  port.postMessage(message);
}
