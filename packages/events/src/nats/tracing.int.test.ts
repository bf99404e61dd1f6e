import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startOtlpReceiver } from "@envoi/platform/otlp-receiver";
import { expect, test } from "vitest";
import { emptyStreams, sharedNats } from "../testing/open-nats-bus.ts";

const server = sharedNats();
const FIXTURE = fileURLToPath(new URL("../testing/tracing-child.ts", import.meta.url));
const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const [PRODUCER, CONSUMER] = [4, 5];

test("a Fact carries its trace through NATS to its handler", async () => {
  await using receiver = await startOtlpReceiver();
  await emptyStreams(server());
  const args = ["--import", "@envoi/platform/telemetry", FIXTURE, server().url, `00-${TRACE_ID}-b7ad6b7169203331-01`];
  const env = { PATH: process.env["PATH"], OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const named = (name: string) => receiver.spans.find((span) => span.name === name);
  const [cause, sent, handled] = ["cause", "send envoi.upload.deleted", "process envoi.upload.deleted"].map(named);
  expect(sent).toMatchObject({ traceId: TRACE_ID, parentSpanId: cause?.spanId, kind: PRODUCER });
  expect(handled).toMatchObject({ traceId: TRACE_ID, parentSpanId: sent?.spanId, kind: CONSUMER });
  expect(handled?.attributes).toEqual({
    "messaging.system": "nats",
    "messaging.operation.type": "process",
    "messaging.destination.name": "envoi.upload.deleted",
    "messaging.consumer.group.name": "c",
  });
  expect(JSON.parse(stdout.trim())).toMatchObject({ msg: "handled", trace_id: TRACE_ID, span_id: handled?.spanId });
});
