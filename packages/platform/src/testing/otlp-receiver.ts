import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { decodeTraceRequest } from "./otlp-protobuf.ts";

const attributes = z
  .array(z.object({ key: z.string(), value: z.looseObject({}) }))
  .default([])
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]])));

const traceRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(""),
              name: z.string(),
              kind: z.number(),
              attributes,
              events: z.array(z.object({ name: z.string(), attributes })).default([]),
              status: z.object({ code: z.number().default(0), message: z.string().default("") }).prefault({}),
            }),
          ),
        }),
      ),
    }),
  ),
});
type TraceRequest = z.infer<typeof traceRequest>;
type SentSpan = TraceRequest["resourceSpans"][number]["scopeSpans"][number]["spans"][number];

/** A received span. `parentSpanId` is empty for the first span of a trace. */
export type ReceivedSpan = SentSpan & { service: string };

export type OtlpReceiver = {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  /** All spans received so far. */
  spans: readonly ReceivedSpan[];
  /** All bodies received so far, as text. */
  sent(): string;
  [Symbol.asyncDispose](): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

function parseSpans(body: Buffer, contentType = ""): ReceivedSpan[] {
  const isJson = contentType.startsWith("application/json");
  const { resourceSpans } = traceRequest.parse(isJson ? JSON.parse(body.toString("utf8")) : decodeTraceRequest(body));
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(resource.attributes["service.name"]);
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });
}

/** A trace collector on loopback: OTLP over HTTP, as JSON (our services) or Protocol Buffers (the edge). */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    if (request.url === "/v1/traces") {
      bodies.push(body.toString("latin1"));
      received.push(...parseSpans(body, request.headers["content-type"]));
    }
    response.setHeader("Content-Type", request.headers["content-type"] ?? "");
    response.end(request.headers["content-type"]?.startsWith("application/json") ? "{}" : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: received,
    sent: () => bodies.join("\n"),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
