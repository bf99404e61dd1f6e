import { isTracingConfigured } from "./is-tracing-configured.ts";

// Loaded with `node --import` before anything that is to be traced. Without an address for spans it loads nothing more.
if (isTracingConfigured(process.env)) {
  const { startTracing } = await import("./start-tracing.ts");
  startTracing(process.env);
}
