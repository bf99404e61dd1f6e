import { createLog } from "@envoi/platform";
import { sayLine } from "@envoi/testkit/say-line";
import { createNatsBus } from "../nats/nats-bus.ts";

/*
 * Receives Facts from the NATS server at the given address, prints their ids and never finishes handling them, until
 * the test kills it.
 */

const [url = ""] = process.argv.slice(2);
const log = createLog({ level: "silent", service: "crash" });
const bus = createNatsBus({ address: { servers: [url] }, log, times: { ackWaitMs: 600 } });
await bus.consume("c", ["upload.deleted"], async (fact) => {
  sayLine(fact.id);
  await new Promise(() => {});
});
