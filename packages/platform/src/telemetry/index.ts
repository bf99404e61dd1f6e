export { endTelemetry } from "./end-telemetry.ts";
export { isTracingConfigured } from "./is-tracing-configured.ts";
export * from "./observe-operations.ts";
export { inCallSpan, inSpan, noteOutcome, withRemoteSpan } from "./spans.ts";
