import type { Log } from "@envoi/platform";
import { type Fact, type FactType, factSchema, NOTICE_TYPES, noticeSchema } from "@envoi/protocol";
import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { FactOf, Observer } from "../port.ts";
import type { NatsLink } from "./nats-link.ts";
import { noticeSubjectOf, observedSubjectOf } from "./subjects.ts";

/** Headers with the sequence numbers in the stream of this message and of the previous message on the same subject. */
const SEQUENCE = "Nats-Sequence";
const PREVIOUS = "Nats-Last-Sequence";

type ObserverDeps<Type extends FactType> = {
  link: Pick<NatsLink, "onArrival">;
  log: Log;
  types: readonly Type[];
  observer: Observer<Type>;
};

function numberIn(message: Msg, header: string): number | null {
  const text = message.headers?.get(header) ?? "";
  return /^\d{1,16}$/.test(text) ? Number(text) : null;
}

/**
 * Reports the Facts that the stream republishes after storing them. This needs no consumer, only permission to
 * subscribe. A lost message is detected from the next sequence number on its subject, or after a reconnect.
 */
export function startFactObserver<Type extends FactType>(deps: ObserverDeps<Type>): Disposable {
  const { link, log, types, observer } = deps;
  /** Position of the last Fact; `null` if no Fact has arrived since the last gap. */
  let position: number | null = null;
  let subscribed: { to: NatsConnection; subscriptions: Subscription[] } | null = null;
  let isStopped = false;

  function parse<Parsed>(message: Msg, schema: { parse(json: unknown): Parsed }): Parsed | null {
    try {
      return schema.parse(message.json());
    } catch {
      log.debug({ subject: message.subject }, "an observed message was invalid");
      return null;
    }
  }
  const isWanted = (fact: Fact): fact is FactOf<Type> => (types as readonly FactType[]).includes(fact.type);

  function takeFact(message: Msg): void {
    const sequence = numberIn(message, SEQUENCE);
    if (sequence === null) return;
    if (position !== null && isOutOfOrder(sequence, numberIn(message, PREVIOUS) ?? 0, position)) observer.onGap();
    position = sequence;
    const fact = parse(message, factSchema);
    if (fact !== null && isWanted(fact)) observer.onFact(fact, sequence);
  }

  function takeNotice(message: Msg): void {
    const notice = parse(message, noticeSchema);
    if (notice !== null) observer.onNotice(notice);
  }

  function listen(connection: NatsConnection, subject: string, take: (message: Msg) => void): Subscription {
    return connection.subscribe(subject, {
      callback(error, message) {
        if (error !== null) log.warn({ err: error, subject }, "the bus cannot be observed: owners are not notified");
        else if (!isStopped) take(message);
      },
    });
  }

  async function begin(connection: NatsConnection): Promise<void> {
    // A connection keeps its subscriptions when it reconnects.
    if (subscribed?.to !== connection) {
      const facts = types.map((type) => listen(connection, observedSubjectOf(type), takeFact));
      const notices = NOTICE_TYPES.map((type) => listen(connection, noticeSubjectOf(type), takeNotice));
      subscribed = { to: connection, subscriptions: [...facts, ...notices] };
    }
    // Subscribes before it calls `onGap`, because observers then read missed changes from the store.
    await connection.flush();
    if (isStopped) return;
    position = null;
    observer.onGap();
  }
  const arrivals = link.onArrival((connection) => {
    begin(connection).catch((error: unknown) => log.debug({ err: error }, "the connection was lost again"));
  });

  return {
    [Symbol.dispose]() {
      isStopped = true;
      arrivals[Symbol.dispose]();
      for (const subscription of subscribed?.subscriptions ?? []) subscription.unsubscribe();
    },
  };
}

/** Whether a message on this subject was missed, or the stream was recreated. */
function isOutOfOrder(sequence: number, previousOfSubject: number, position: number): boolean {
  return previousOfSubject > position || sequence <= position;
}
