import type { IncomingHttpHeaders } from "node:http";
import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

export const TRACER_NAME = "envoi";

/** Runs a function in a span of its own. If the SDK has not been started, the span costs nothing. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  parent: Context,
  run: () => Promise<Result>,
): Promise<Result> {
  return trace.getTracer(TRACER_NAME).startActiveSpan(name, options, parent, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a call to another server in a span of its own, if it belongs to a trace. */
export function inCallSpan<Result>(name: string, attributes: Attributes, run: () => Promise<Result>): Promise<Result> {
  if (trace.getActiveSpan() === undefined) return run();
  return inSpan(name, { kind: SpanKind.CLIENT, attributes }, context.active(), run);
}

/**
 * Runs a function in a span that continues the trace of these headers, for work that no instrumentation covers, such as
 * on an upgraded socket.
 */
export function withRemoteSpan<Result>(
  headers: IncomingHttpHeaders,
  name: string,
  attributes: Attributes,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  return inSpan(name, { kind: SpanKind.SERVER, attributes }, parent, run);
}

/**
 * Sets the outcome on the active span, for outcomes that the response status does not show.
 *
 * @param outcome - a value from a closed set
 */
export function noteOutcome(outcome: string, isFailure = false): void {
  const span = trace.getActiveSpan();
  span?.setAttribute("envoi.outcome", outcome);
  if (isFailure) span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** The fields identifying a log line's span, as defined by OpenTelemetry. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const ids = trace.getActiveSpan()?.spanContext();
  if (ids === undefined || !isSpanContextValid(ids)) return {};
  return { trace_id: ids.traceId, span_id: ids.spanId };
}
