import { inSpan } from "@envoi/platform";
import { headers, type MsgHdrs } from "@nats-io/transport-node";
import { context, propagation, ROOT_CONTEXT, SpanKind, type SpanOptions } from "@opentelemetry/api";

/** @param send - called with headers that carry the trace to the consumer */
export function inProducerSpan<T>(subject: string, send: (carrier: MsgHdrs) => Promise<T>): Promise<T> {
  const options: SpanOptions = {
    kind: SpanKind.PRODUCER,
    attributes: {
      "messaging.system": "nats",
      "messaging.operation.type": "send",
      "messaging.destination.name": subject,
    },
  };
  return inSpan(`send ${subject}`, options, context.active(), () => {
    const carrier = headers();
    propagation.inject(context.active(), carrier, { set: (to, name, value) => to.set(name, value) });
    return send(carrier);
  });
}

/** Handles a message in the trace carried by its headers. */
export function inConsumerSpan(
  { subject, durable, carrier }: { subject: string; durable: string; carrier: MsgHdrs | undefined },
  handle: () => Promise<void>,
): Promise<void> {
  const options: SpanOptions = {
    kind: SpanKind.CONSUMER,
    attributes: {
      "messaging.system": "nats",
      "messaging.operation.type": "process",
      "messaging.destination.name": subject,
      "messaging.consumer.group.name": durable,
    },
  };
  const parent = propagation.extract(ROOT_CONTEXT, carrier, {
    get: (from, name) => (from?.has(name) ? from.get(name) : undefined),
    keys: (from) => from?.keys() ?? [],
  });
  return inSpan(`process ${subject}`, options, parent, handle);
}
