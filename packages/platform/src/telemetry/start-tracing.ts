import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { AwsInstrumentation } from "@opentelemetry/instrumentation-aws-sdk";
import { ExpressInstrumentation, ExpressLayerType } from "@opentelemetry/instrumentation-express";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { IORedisInstrumentation } from "@opentelemetry/instrumentation-ioredis";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { register } from "import-in-the-middle/register-hooks.mjs";
import { bareSpanExporter } from "./bare-spans.ts";
import { setTelemetryEnd } from "./end-telemetry.ts";

/** What the instrumentations below patch. Nothing else is wrapped, so that no other import pays for it. */
const INSTRUMENTED = ["http", "https", "express", "ioredis"];

/** Asked by probes and by Prometheus, on the private port. */
const PROBED = new Set(["/livez", "/readyz", "/metrics"]);

/** Where the standard default would say more than we want to: command lines, and a stranger's baggage passed on. */
const DEFAULTS = { OTEL_NODE_RESOURCE_DETECTORS: "env,host,serviceinstance", OTEL_PROPAGATORS: "tracecontext" };

function instrumentations() {
  return [
    // What goes out by `http` is S3, traced by its command, and the spans themselves.
    new HttpInstrumentation({
      disableOutgoingRequestInstrumentation: true,
      ignoreIncomingRequestHook: ({ url }) => PROBED.has(url ?? ""),
    }),
    // Only names the request's span by its route: a span of each layer would tell nothing.
    new ExpressInstrumentation({ ignoreLayersType: Object.values(ExpressLayerType) }),
    new IORedisInstrumentation({ dbStatementSerializer: () => "" }),
    new AwsInstrumentation({ suppressInternalInstrumentation: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
}

/** Starts to trace this process. What is imported from now on is seen, also as an ES module. */
export function startTracing(variables: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(DEFAULTS)) variables[name] ??= value;
  // Without these hooks only what is loaded with `require` would be traced, and that silently.
  register({ include: INSTRUMENTED });
  const sdk = new NodeSDK({
    traceExporter: bareSpanExporter(new OTLPTraceExporter()),
    instrumentations: instrumentations(),
    // Metrics are Prometheus', logs go to stdout.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  setTelemetryEnd(() => sdk.shutdown());
}
