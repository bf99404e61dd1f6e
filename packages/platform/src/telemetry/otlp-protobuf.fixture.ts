/** What one message says: all values of each field, by its number. Bytes of a message inside are read by `readFields`. */
type Fields = Map<number, (bigint | Buffer)[]>;

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

function readVarint(message: Buffer, from: number): { value: bigint; next: number } {
  let value = 0n;
  for (let next = from, shift = 0n; ; next++, shift += 7n) {
    const byte = message.readUInt8(next);
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: next + 1 };
  }
}

/** One message of Protocol Buffers, without its schema. */
function readFields(message: Buffer): Fields {
  const fields: Fields = new Map();
  let at = 0;
  while (at < message.length) {
    const tag = readVarint(message, at);
    const wireType = Number(tag.value & 7n);
    const length = wireType === BYTES ? readVarint(message, tag.next) : { value: 0n, next: tag.next };
    let value: bigint | Buffer;
    if (wireType === VARINT) ({ value, next: at } = readVarint(message, tag.next));
    else {
      const sizes: Record<number, number> = { [FIXED64]: 8, [FIXED32]: 4, [BYTES]: Number(length.value) };
      at = length.next + (sizes[wireType] ?? Number.NaN);
      value = message.subarray(length.next, at);
    }
    const number = Number(tag.value >> 3n);
    fields.set(number, [...(fields.get(number) ?? []), value]);
  }
  return fields;
}

const bytesOf = (fields: Fields, number: number) =>
  (fields.get(number) ?? []).filter((value) => typeof value !== "bigint");
const messagesOf = (fields: Fields, number: number) => bytesOf(fields, number).map(readFields);
const textOf = (fields: Fields, number: number) => bytesOf(fields, number)[0]?.toString("utf8") ?? "";
const hexOf = (fields: Fields, number: number) => bytesOf(fields, number)[0]?.toString("hex") ?? "";
const numberOf = (fields: Fields, number: number) => {
  const value = fields.get(number)?.[0];
  return typeof value === "bigint" ? Number(value) : 0;
};

/** `AnyValue` as OTLP's JSON writes it. */
function anyValue(fields: Fields): object {
  if (fields.has(1)) return { stringValue: textOf(fields, 1) };
  if (fields.has(2)) return { boolValue: numberOf(fields, 2) === 1 };
  if (fields.has(3)) return { intValue: numberOf(fields, 3) };
  if (fields.has(4)) return { doubleValue: bytesOf(fields, 4)[0]?.readDoubleLE() };
  if (fields.has(5))
    return {
      arrayValue: {
        values: messagesOf(fields, 5)
          .flatMap((list) => messagesOf(list, 1))
          .map(anyValue),
      },
    };
  return { stringValue: hexOf(fields, 7) };
}

const attributesOf = (fields: Fields, number: number) =>
  messagesOf(fields, number).map((pair) => ({
    key: textOf(pair, 1),
    value: messagesOf(pair, 2).map(anyValue)[0] ?? {},
  }));

function spanOf(fields: Fields) {
  return {
    traceId: hexOf(fields, 1),
    spanId: hexOf(fields, 2),
    parentSpanId: hexOf(fields, 4),
    name: textOf(fields, 5),
    kind: numberOf(fields, 6),
    attributes: attributesOf(fields, 9),
    events: messagesOf(fields, 11).map((event) => ({ name: textOf(event, 2), attributes: attributesOf(event, 3) })),
    status:
      messagesOf(fields, 15).map((status) => ({ message: textOf(status, 2), code: numberOf(status, 3) }))[0] ?? {},
  };
}

/**
 * An `ExportTraceServiceRequest` in the shape that it has as JSON.
 *
 * @see opentelemetry-proto, trace.proto: the numbers of the fields
 */
export function decodeTraceRequest(body: Buffer) {
  return {
    resourceSpans: messagesOf(readFields(body), 1).map((ofResource) => ({
      resource: { attributes: messagesOf(ofResource, 1).flatMap((resource) => attributesOf(resource, 1)) },
      scopeSpans: messagesOf(ofResource, 2).map((ofScope) => ({ spans: messagesOf(ofScope, 2).map(spanOf) })),
    })),
  };
}
