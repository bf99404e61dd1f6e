import { ProtocolError } from "@envoi/protocol";
import { context, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { Histogram, type Registry } from "../metrics.ts";
import { TRACER_NAME } from "./spans.ts";

type Call = (...args: unknown[]) => unknown;
const OUTCOMES = ["ok", "refused", "aborted", "failed"] as const;
type Outcome = (typeof OUTCOMES)[number];

function classifyOutcome(error: unknown, args: readonly unknown[]): Outcome {
  if (args.some((arg) => arg instanceof AbortSignal && arg.aborted)) return "aborted";
  const isRefusal = error instanceof ProtocolError && error.code !== "unavailable" && error.code !== "internal";
  return isRefusal ? "refused" : "failed";
}

/** Creates a span only for a call within a trace, so background loops start no traces. */
function callInSpan(name: string, call: () => unknown): { answer: unknown; span: Span | null } {
  if (trace.getActiveSpan() === undefined) return { answer: call(), span: null };
  const span = trace.getTracer(TRACER_NAME).startSpan(name);
  return { answer: context.with(trace.setSpan(context.active(), span), call), span };
}

/** @param onSettled - called with the outcome and the duration */
function observed(name: string, call: Call, onSettled: (outcome: Outcome, seconds: number) => void): Call {
  return (...args) => {
    const startedAt = performance.now();
    const { answer, span } = callInSpan(name, () => call(...args));
    // Only promises are measured: the span of any other result, such as an iterable, would never end, so it would never
    // be exported.
    if (!(answer instanceof Promise)) return answer;
    const settle = (outcome: Outcome): void => {
      if (outcome === "failed") span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      onSettled(outcome, (performance.now() - startedAt) / 1_000);
    };
    answer.then(
      () => settle("ok"),
      (error: unknown) => settle(classifyOutcome(error, args)),
    );
    return answer;
  };
}

/**
 * Measures every call of these ports that returns a promise, and adds it to the trace.
 *
 * @param ports - the ports, keyed by the value of the label `store`
 */
export function observeOperations<Ports extends Record<string, object>>(ports: Ports, registry: Registry): Ports {
  const seconds = new Histogram({
    name: "store_operation_seconds",
    help: "Duration of a store operation",
    // `operation` is left empty, because `npm run generate` reads the operations from the interfaces of the ports.
    labelValues: { store: Object.keys(ports), operation: [], outcome: OUTCOMES },
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });

  function observe<Port extends object>(store: string, port: Port): Port {
    const calls = new Map<PropertyKey, Call>();
    const createCall = (operation: PropertyKey, method: Call): Call => {
      const call: Call = method.bind(port);
      if (typeof operation !== "string") return call;
      return observed(`${store}.${operation}`, call, (outcome, took) =>
        seconds.observe({ store, operation, outcome }, took),
      );
    };
    return new Proxy(port, {
      get(_port, operation) {
        const member: unknown = Reflect.get(port, operation, port);
        if (typeof member !== "function") return member;
        const call = calls.get(operation) ?? createCall(operation, member as Call);
        calls.set(operation, call);
        return call;
      },
    });
  }
  return Object.fromEntries(Object.entries(ports).map(([store, port]) => [store, observe(store, port)])) as Ports;
}
