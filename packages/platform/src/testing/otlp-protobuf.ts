import protobuf from "protobufjs";

/**
 * The fields of an `ExportTraceServiceRequest` used by tests; others are ignored.
 *
 * @see opentelemetry-proto: `trace_service.proto`, `trace.proto`, `common.proto`
 */
const SCHEMA = `
  syntax = "proto3";
  message TraceRequest { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    string name = 5;
    int32 kind = 6;
    repeated KeyValue attributes = 9;
    repeated Event events = 11;
    Status status = 15;
  }
  message Event { string name = 2; repeated KeyValue attributes = 3; }
  message Status { string message = 2; int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value {
      string string_value = 1;
      bool bool_value = 2;
      int64 int_value = 3;
      double double_value = 4;
      ArrayValue array_value = 5;
    }
  }
  message ArrayValue { repeated AnyValue values = 1; }
`;
const TraceRequest = protobuf.parse(SCHEMA).root.lookupType("TraceRequest");

/** Decodes an `ExportTraceServiceRequest` into its JSON form, in which ids are hexadecimal. */
export function decodeTraceRequest(body: Buffer): unknown {
  const decoded = TraceRequest.toObject(TraceRequest.decode(body), { longs: Number, arrays: true });
  return JSON.parse(JSON.stringify(decoded, hexadecimal));
}

/**
 * A replacer for `JSON.stringify`. Reads the Buffer from `this`, because `value` is already the Buffer's own JSON form.
 */
function hexadecimal(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const field = this[key];
  return field instanceof Uint8Array ? Buffer.from(field).toString("hex") : value;
}
