import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import * as z from "zod";

/* A trace collector that only counts spans. GET returns the counts by service. */

const attribute = z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) });
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(z.unknown()) })),
    }),
  ),
});

const counts: Record<string, number> = {};

function count(body: string): void {
  for (const { resource, scopeSpans } of traces.parse(JSON.parse(body)).resourceSpans) {
    const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? "";
    const came = scopeSpans.reduce((sum, { spans }) => sum + spans.length, 0);
    counts[service] = (counts[service] ?? 0) + came;
  }
}

const server = createServer(async (request, response) => {
  const body = await text(request);
  // Services send JSON; the edge, which is not measured, sends Protocol Buffers.
  if (request.headers["content-type"] === "application/json") count(body);
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(request.method === "GET" ? counts : {}));
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
