// Runs in a pod: accepts traces as OTLP JSON over HTTP, and prints each span as a line.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

createServer(async (request, response) => {
  const { resourceSpans = [] } = await json(request);
  for (const { resource, scopeSpans } of resourceSpans) {
    const named = resource.attributes.find(({ key }) => key === "service.name");
    for (const { spans } of scopeSpans) {
      for (const { traceId, spanId, parentSpanId = "", name, kind } of spans) {
        const service = named?.value.stringValue;
        process.stdout.write(`${JSON.stringify({ service, traceId, spanId, parentSpanId, name, kind })}\n`);
      }
    }
  }
  response.setHeader("Content-Type", "application/json").end("{}");
}).listen(4318);
process.on("SIGTERM", () => process.exit(0));
