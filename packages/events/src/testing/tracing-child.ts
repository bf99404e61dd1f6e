import { createLog, endTelemetry, withRemoteSpan } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { createNatsBus } from "../nats/nats-bus.ts";

/* Publishes a Fact in a trace to the NATS server at the given address, handles it, logs this and exits. */

const [url = "", traceparent = ""] = process.argv.slice(2);
const log = createLog({ level: "info", service: "fixture" });
const bus = createNatsBus({ address: { servers: [url] }, log });
const handled = Promise.withResolvers<void>();
await bus.consume("c", ["upload.deleted"], async () => {
  log.info({}, "handled");
  handled.resolve();
});
await withRemoteSpan({ traceparent }, "cause", {}, () =>
  bus.publish({
    id: "f",
    v: 1,
    type: "upload.deleted",
    atMs: 1,
    uploadId: "0123456789abcdef" as UploadId,
    downloads: 0,
  }),
);
await handled.promise;
await bus[Symbol.asyncDispose]();
await endTelemetry();
