import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startOtlpReceiver } from "../testing/otlp-receiver.ts";

// One span, as serialised by @opentelemetry/otlp-transformer 0.301.0.
const PROTOBUF_SPAN = Buffer.from(
  "Cq8CChoKFgoMc2VydmljZS5uYW1lEgYKBGVkZ2UQABKQAgoGCgFzEgExEoUCChAK92UZFs1D3YRI6yEcgDGcEgi3rWtxaSAzMSIIAPBnqgup" +
    "ArcqDkdFVCAvdGhpbmcvOmlkMAI5AsqaOwAAAABBBF7QsgAAAABKGgoKaHR0cC5yb3V0ZRIMCgovdGhpbmcvOmlkSiAKGWh0dHAucmVzcG9u" +
    "c2Uuc3RhdHVzX2NvZGUSAxjIAUoSCgVyYXRpbxIJIQAAAAAAAOA/SgoKBGRvbmUSAhABShQKBGxpc3QSDCoKCgMKAWEKAwoBYlAAWjEJAJQ1" +
    "dwAAAAASCWV4Y2VwdGlvbhoZCg5leGNlcHRpb24udHlwZRIHCgVFcnJvciAAYABwAHoGEgJubxgChQEBAQAA",
  "base64",
);
const JSON_SPAN = JSON.stringify({
  resourceSpans: [
    {
      resource: { attributes: [{ key: "service.name", value: { stringValue: "edge" } }] },
      scopeSpans: [
        {
          spans: [
            {
              traceId: "0af7651916cd43dd8448eb211c80319c",
              spanId: "b7ad6b7169203331",
              parentSpanId: "00f067aa0ba902b7",
              name: "GET /thing/:id",
              kind: 2,
              attributes: [
                { key: "http.route", value: { stringValue: "/thing/:id" } },
                { key: "http.response.status_code", value: { intValue: 200 } },
                { key: "ratio", value: { doubleValue: 0.5 } },
                { key: "done", value: { boolValue: true } },
                { key: "list", value: { arrayValue: { values: [{ stringValue: "a" }, { stringValue: "b" }] } } },
              ],
              events: [{ name: "exception", attributes: [{ key: "exception.type", value: { stringValue: "Error" } }] }],
              status: { code: 2, message: "no" },
            },
          ],
        },
      ],
    },
  ],
});

test("reads the same span from Protocol Buffers and JSON", async () => {
  await using receiver = await startOtlpReceiver();
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    fetch(`${receiver.endpoint}/v1/traces`, { method: "POST", body, headers });
  await send(JSON_SPAN, { "content-type": "application/json" });
  await send(PROTOBUF_SPAN, { "content-type": "application/x-protobuf" });
  await send(gzipSync(PROTOBUF_SPAN), { "content-type": "application/x-protobuf", "content-encoding": "gzip" });
  const [first, ...others] = receiver.spans;
  expect(first).toMatchObject({ service: "edge", attributes: { ratio: 0.5, done: true } });
  expect(others).toEqual([first, first]);
});
