import { spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startOtlpReceiver } from "../testing/otlp-receiver.ts";

const APP = fileURLToPath(new URL("../testing/traced-app.ts", import.meta.url));
const LOADED_MODULES = fileURLToPath(new URL("../testing/loaded-modules.ts", import.meta.url));
const HOOKS_DISABLER = fileURLToPath(new URL("../testing/without-hooks.ts", import.meta.url));
const PRELOAD = fileURLToPath(new URL("./preload.ts", import.meta.url));
const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const TRACE = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
/** The kind of a span for an outgoing request. */
const CLIENT = 3;

type Ask = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<number>;

/** Sends a request with the path unchanged; other clients would normalise the path. */
function asker(port: number): Ask {
  return async (path, { method = "GET", headers = {}, body = "" } = {}) => {
    const call = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end(body);
    const answered = Promise.race([once(call, "response"), once(call, "upgrade")]);
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  };
}

/**
 * Runs the traced app in its own process while `use` runs.
 *
 * @returns its log and its loaded packages
 */
async function runApp(
  variables: Record<string, string>,
  preloads: readonly string[],
  use: (ask: Ask, askPrivately: Ask) => Promise<void>,
): Promise<{ log: Record<string, unknown>[]; packages: string[] }> {
  const imports = [LOADED_MODULES, ...preloads].flatMap((path) => ["--import", path]);
  const child = spawn(process.execPath, [...imports, APP], {
    env: { PATH: process.env["PATH"], OTEL_SERVICE_NAME: "fixture", ...variables },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const read = createInterface(child.stdout).on("line", (line) => lines.push(line));
  // The event is not "exit", because that may be emitted before the last output.
  const closed = once(child, "close");
  await Promise.race([once(read, "line"), closed]);
  const { port, privatePort } = JSON.parse(lines[0] ?? "{}");
  try {
    await use(asker(port), asker(privatePort));
  } finally {
    child.stdin.end();
    await closed;
  }
  return { log: lines.slice(1, -1).map((line) => JSON.parse(line)), packages: JSON.parse(lines.at(-1) ?? "[]") };
}

test("without a collector's address, loads nothing and logs no trace ids", async () => {
  const { log, packages } = await runApp({}, [PRELOAD], async (ask) => {
    expect(await ask("/thing/1", { headers: TRACE })).toBe(200);
  });
  expect(packages.filter((name) => /opentelemetry|in-the-middle|grpc|protobuf/.test(name))).toEqual([
    "@opentelemetry/api",
  ]);
  expect(log.filter((line) => "trace_id" in line)).toEqual([]);
});

describe("with a collector's address", () => {
  test("names a request's span by its route, continues its header's trace, and adds spans for its calls", async () => {
    await using receiver = await startOtlpReceiver();
    const { log } = await runApp({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, [PRELOAD], async (ask) => {
      await ask("/thing/1", { headers: TRACE });
    });
    const { spans } = receiver;
    const asked = spans.find((span) => span.name === "GET /thing/:id");
    const looked = spans.find((span) => span.name === "store.look");
    const called = spans.find((span) => span.kind === CLIENT);
    const answered = spans.find((span) => span.parentSpanId === called?.spanId);
    expect(asked).toMatchObject({ traceId: TRACE_ID, parentSpanId: "b7ad6b7169203331" });
    expect(asked?.attributes).toEqual({
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "http.route": "/thing/:id",
      "envoi.outcome": "seen",
    });
    for (const child of [looked, called]) {
      expect(child).toMatchObject({ traceId: TRACE_ID, parentSpanId: asked?.spanId });
    }
    expect(answered).toMatchObject({ traceId: TRACE_ID, name: "GET", service: "fixture" });
    expect(log.map((line) => [line["msg"], line["trace_id"]])).toEqual([
      ["request answered", TRACE_ID],
      ["request answered", TRACE_ID],
    ]);
    expect(log.at(-1)).toMatchObject({ route: "/thing/:id", span_id: asked?.spanId });
  });

  test("without the hooks for ES modules, no request's span names its route", async () => {
    await using receiver = await startOtlpReceiver();
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
    await runApp(variables, [HOOKS_DISABLER, PRELOAD], async (ask) => {
      await ask("/thing/1", { headers: TRACE });
    });
    expect(receiver.spans.filter((span) => "http.route" in span.attributes)).toEqual([]);
  });

  test("traces work on an upgraded socket as a span in the upgrade request's trace", async () => {
    await using receiver = await startOtlpReceiver();
    const { log } = await runApp({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, [PRELOAD], async (ask) => {
      const headers = { ...TRACE, connection: "upgrade", upgrade: "websocket" };
      expect(await ask("/socket", { headers })).toBe(101);
    });
    const upgraded = receiver.spans.find((span) => span.name === "GET /socket");
    expect(upgraded).toMatchObject({ traceId: TRACE_ID, parentSpanId: "b7ad6b7169203331" });
    expect(receiver.spans.find((span) => span.name === "store.look")).toMatchObject({ parentSpanId: upgraded?.spanId });
    expect(log).toMatchObject([{ msg: "upgraded", trace_id: TRACE_ID, span_id: upgraded?.spanId }]);
  });

  test("I1: spans and log lines contain nothing from a request except its method and route", async () => {
    await using receiver = await startOtlpReceiver();
    const headers = {
      ...TRACE,
      tracestate: "a=planted-state",
      baggage: "a=planted-baggage",
      authorization: "send-v1 planted-proof",
      cookie: "a=planted-cookie",
      referer: "http://localhost/planted-referer",
      "user-agent": "planted-agent",
      host: "planted-host",
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-host": "planted-forwarded",
    };
    const { log } = await runApp({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, [PRELOAD], async (ask) => {
      await ask("/thing/planted-id?q=planted-query#planted-fragment", { headers });
      await ask("/download/0123456789abcdef/planted-key", { headers });
      await ask("/download/0123456789abcdef#planted-key", { headers });
      await ask("/json", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "content-length": "13" },
        body: "{planted-body",
      });
    });
    expect(receiver.spans.map((span) => span.name)).toEqual(expect.arrayContaining(["GET /thing/:id", "POST /json"]));
    for (const text of [receiver.sent(), JSON.stringify(log)]) expect(text).not.toMatch(/planted|203\.0\.113/);
    const names = new Set(receiver.spans.flatMap((span) => Object.keys(span.attributes)));
    expect([...names].toSorted()).toEqual([
      "envoi.outcome",
      "error.type",
      "http.request.method",
      "http.response.status_code",
      "http.route",
      "server.address",
      "server.port",
    ]);
  });

  test("does not trace requests from probes and Prometheus", async () => {
    await using receiver = await startOtlpReceiver();
    await runApp({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint }, [PRELOAD], async (_ask, askPrivately) => {
      for (const path of ["/livez", "/readyz", "/metrics"]) expect(await askPrivately(path)).toBe(200);
    });
    expect(receiver.spans).toEqual([]);
  });

  test("delays neither responses nor shutdown if the collector is unavailable", async () => {
    const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1", OTEL_EXPORTER_OTLP_TIMEOUT: "500" };
    const { log } = await runApp(variables, [PRELOAD], async (ask) => {
      expect(await ask("/thing/1")).toBe(200);
    });
    expect(log).toHaveLength(2);
  });
});
