const ENDPOINTS = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];

/** Whether OpenTelemetry's standard variables name a collector, and do not disable tracing. */
export function isTracingConfigured(variables: Readonly<Record<string, string | undefined>>): boolean {
  if (variables["OTEL_SDK_DISABLED"]?.trim().toLowerCase() === "true") return false;
  if (variables["OTEL_TRACES_EXPORTER"]?.trim() === "none") return false;
  return ENDPOINTS.some((name) => (variables[name] ?? "").trim() !== "");
}
