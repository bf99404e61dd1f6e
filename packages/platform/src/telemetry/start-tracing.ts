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

/**
 * The modules patched by the instrumentations below. Imports of other modules are not wrapped, which limits the cost.
 */
const INSTRUMENTED = ["http", "https", "express", "ioredis"];

/** Paths that probes and Prometheus request on the private port. */
const PROBED = new Set(["/livez", "/readyz", "/metrics"]);

/** Replacements for OpenTelemetry's defaults, which expose too much: command lines, and baggage from clients. */
const DEFAULTS = { OTEL_NODE_RESOURCE_DETECTORS: "env,host,serviceinstance", OTEL_PROPAGATORS: "tracecontext" };

function instrumentations() {
  return [
    // The only outgoing `http` requests are those to S3, which are traced as commands, and those that export spans.
    new HttpInstrumentation({
      disableOutgoingRequestInstrumentation: true,
      ignoreIncomingRequestHook: ({ url }) => PROBED.has(url ?? ""),
    }),
    // The Express instrumentation is used only to name the request's span after its route. Spans for individual
    // middlewares would be useless.
    new ExpressInstrumentation({ ignoreLayersType: Object.values(ExpressLayerType) }),
    new IORedisInstrumentation({ dbStatementSerializer: () => "" }),
    new AwsInstrumentation({ suppressInternalInstrumentation: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
}

/** Starts tracing this process. Modules imported from now on are instrumented, including ES modules. */
export function startTracing(variables: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(DEFAULTS)) variables[name] ??= value;
  // Without these hooks, only modules loaded with `require` would be traced.
  register({ include: INSTRUMENTED });
  const sdk = new NodeSDK({
    traceExporter: bareSpanExporter(new OTLPTraceExporter()),
    instrumentations: instrumentations(),
    // Metrics go to Prometheus, logs to stdout.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  setTelemetryEnd(() => sdk.shutdown());
}
