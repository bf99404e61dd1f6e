import type { IncomingHttpHeaders } from "node:http";
import {
  type Attributes,
  type Context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

export const TRACER_NAME = "envoi";

/** Runs something in a span of our own, which ends with it. Without a started SDK it is nothing and costs nothing. */
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

/**
 * Runs something within a span that goes on with the trace named in these headers: for what no instrumentation sees,
 * such as the work on an upgraded socket.
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
 * Notes on the active span how it went, where the answer's status does not tell.
 *
 * @param outcome - one of a closed set
 */
export function noteOutcome(outcome: string, isFailure = false): void {
  const span = trace.getActiveSpan();
  span?.setAttribute("envoi.outcome", outcome);
  if (isFailure) span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** For each log line: which span it belongs to, as OpenTelemetry names it in logs. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const context = trace.getActiveSpan()?.spanContext();
  if (context === undefined || !isSpanContextValid(context)) return {};
  return { trace_id: context.traceId, span_id: context.spanId };
}
