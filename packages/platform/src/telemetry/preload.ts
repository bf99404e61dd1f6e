import { isTracingConfigured } from "./is-tracing-configured.ts";

// Loaded with `node --import` before any module that is traced. Loads nothing else when tracing is not configured.
if (isTracingConfigured(process.env)) {
  const { startTracing } = await import("./start-tracing.ts");
  startTracing(process.env);
}
