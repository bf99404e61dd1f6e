import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "@envoi/platform/otlp-receiver";
import { post, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

/** OTLP's numbers for span kinds. */
const [PRODUCER, CONSUMER] = [4, 5];

let receiver: OtlpReceiver;
let app: StackApp;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  app = await startStackApp({
    LOG_LEVEL: "debug",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

/** The span and its ancestors, root first. Empty until all of them have arrived. */
function pathTo(span: ReceivedSpan): ReceivedSpan[] {
  const path = [span];
  for (let { traceId, parentSpanId } = span; parentSpanId !== ""; ) {
    const parent = receiver.spans.find((one) => one.traceId === traceId && one.spanId === parentSpanId);
    if (parent === undefined) return [];
    path.unshift(parent);
    parentSpanId = parent.parentSpanId;
  }
  return path;
}

/** Waits for a matching span, with its ancestors. */
async function findPath(isWanted: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan[]> {
  return waitFor(
    async () =>
      receiver.spans
        .filter(isWanted)
        .map(pathTo)
        .find((path) => path.length > 0) ?? [],
    (path) => path.length > 0,
  );
}

/** Services on a path, in order; a service's consecutive spans count once. */
function servicesOn(path: ReceivedSpan[]): string[] {
  return path.map(({ service }) => service).filter((service, index, all) => service !== all[index - 1]);
}

function findSpanNames(traceId: string, service: string): string[] {
  return receiver.spans.filter((span) => span.traceId === traceId && span.service === service).map(({ name }) => name);
}

type LogLine = { service: string; msg: string; uploadId?: string; trace_id?: string };

async function logLines(): Promise<LogLine[]> {
  const lines = (await app.output()).split("\n").filter((line) => line.startsWith("{") && line.includes('"service":'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}

/** Id of the trace in which a service logs this message about an upload. */
async function findTraceId(service: string, msg: string, uploadId: string): Promise<string> {
  const [line] = await waitFor(
    async () =>
      (await logLines()).filter((one) => one.service === service && one.msg === msg && one.uploadId === uploadId),
    (lines) => lines.length > 0,
  );
  return line?.trace_id ?? "";
}

describe("one trace", () => {
  it("follows a deletion from the edge, over the bus, to the janitor's removal of the blob", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(1_000));
    const answer = await post(app.origin, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken });
    expect(answer.status).toBe(200);

    const traceId = await findTraceId("metadata", "upload deleted by its owner", upload.id);
    const path = await findPath((span) => span.traceId === traceId && /S3\.?DeleteObject/.test(span.name));
    expect(servicesOn(path)).toEqual(["edge", "metadata", "janitor"]);
    expect(path.map(({ kind }) => kind)).toEqual(expect.arrayContaining([PRODUCER, CONSUMER]));
    // The trace includes the stores' spans, and links the logs of all services involved.
    expect(findSpanNames(traceId, "metadata")).toEqual(expect.arrayContaining(["uploads.delete", "evalsha"]));
    expect(findSpanNames(traceId, "janitor")).toEqual(expect.arrayContaining(["uploads.beginRemoval", "blobs.remove"]));
    const logged = await waitFor(
      async () => new Set((await logLines()).flatMap((line) => (line.trace_id === traceId ? line.service : []))),
      ({ size }) => size >= 3,
    );
    expect(logged).toEqual(new Set(["metadata", "janitor", "metrics"]));
  });

  it("follows an upload from the edge until its Fact is counted", async () => {
    const upload = await uploadOld(app.origin, generatorBytes(1_000));
    const traceId = await findTraceId("upload-gateway", "upload completed", upload.id);
    const path = await findPath((span) => span.traceId === traceId && span.kind === CONSUMER);
    expect(servicesOn(path)).toEqual(["edge", "upload-gateway", "metrics"]);
    const published = await findPath((span) => span.traceId === traceId && span.name === "uploads.publish");
    expect(servicesOn(published)).toEqual(["edge", "upload-gateway"]);
    expect(findSpanNames(traceId, "upload-gateway")).toEqual(
      expect.arrayContaining(["uploads.openSession", "blobs.write", "S3.PutObject", "uploads.publish"]),
    );
  });
});
