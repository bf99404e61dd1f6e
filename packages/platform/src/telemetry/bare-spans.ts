import { type Attributes, type SpanContext, SpanKind } from "@opentelemetry/api";
import type { NodeSDK } from "@opentelemetry/sdk-node";

type SpanExporter = NonNullable<NonNullable<ConstructorParameters<typeof NodeSDK>[0]>["traceExporter"]>;
type FinishedSpan = Parameters<SpanExporter["export"]>[0][number];

/**
 * Attributes that a span may have: an allowlist, because every version of an instrumentation may add attributes with
 * secrets: paths (users paste links), queries, addresses and user agents, keys of Blobs, Redis commands with their
 * arguments.
 */
const KEPT = new Set([
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "error.type",
  "db.system.name",
  "db.operation.name",
  "rpc.system",
  "rpc.system.name",
  "rpc.service",
  "rpc.method",
  "aws.s3.bucket",
  "cloud.region",
  "messaging.system",
  "messaging.operation.name",
  "messaging.operation.type",
  "messaging.destination.name",
  "messaging.consumer.group.name",
  "envoi.outcome",
  "exception.type",
]);

/**
 * Attributes retained only for outgoing calls. For incoming requests, they contain values from the client's headers.
 */
const KEPT_OF_CALLS = new Set(["server.address", "server.port"]);

function kept(attributes: Attributes | undefined, isCall: boolean): Attributes {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).filter(([name]) => KEPT.has(name) || (isCall && KEPT_OF_CALLS.has(name))),
  );
}

/** Removes the trace state, because it may come from a client's header. */
function bareIds({ traceState: _, ...ids }: SpanContext): SpanContext {
  return ids;
}

/** A view of the span without disallowed attributes. Error messages are removed too: parsers quote their input. */
function bare(span: FinishedSpan): FinishedSpan {
  const isCall = span.kind === SpanKind.CLIENT || span.kind === SpanKind.PRODUCER;
  const ids = bareIds(span.spanContext());
  return Object.create(span, {
    spanContext: { value: () => ids },
    attributes: { value: kept(span.attributes, isCall) },
    events: { value: span.events.map((event) => ({ ...event, attributes: kept(event.attributes, isCall) })) },
    links: { value: span.links.map((link) => ({ ...link, context: bareIds(link.context), attributes: {} })) },
    status: { value: { code: span.status.code } },
  });
}

/** Exports spans with only the allowed attributes. */
export function bareSpanExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, onResult) => exporter.export(spans.map(bare), onResult),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
