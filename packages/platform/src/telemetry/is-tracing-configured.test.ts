import { expect, test } from "vitest";
import { isTracingConfigured } from "./is-tracing-configured.ts";

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

test.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: "download" }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, false],
  [ENDPOINT, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:4318/v1/traces" }, true],
  [{ ...ENDPOINT, OTEL_SDK_DISABLED: "TRUE" }, false],
  [{ ...ENDPOINT, OTEL_SDK_DISABLED: "false" }, true],
  [{ ...ENDPOINT, OTEL_TRACES_EXPORTER: "none" }, false],
])("with %j, reports tracing as enabled: %j", (variables, isOn) => {
  expect(isTracingConfigured(variables)).toBe(isOn);
});
