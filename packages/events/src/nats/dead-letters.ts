import { type JsMsg, jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { deadLetterSubjectOf } from "./subjects.ts";

/** A message in the stream of dead letters. */
export type DeadLetter = {
  consumer: string;
  /** The stream of Facts it came from, and its sequence number there. */
  stream: string;
  sequence: number;
  subject: string;
  tries: number;
  error: string;
  /** The message as published. */
  payload: string;
};

const ANSWER_MS = 3_000;
const MAX_ERROR_CHARACTERS = 1_000;

/** Resolves once the stream of dead letters has stored it. */
export async function publishDeadLetter(
  connection: NatsConnection,
  { durable, message, error }: { durable: string; message: JsMsg; error: unknown },
): Promise<void> {
  const letter: DeadLetter = {
    consumer: durable,
    stream: message.info.stream,
    sequence: message.seq,
    subject: message.subject,
    tries: message.info.deliveryCount,
    error: String(error).slice(0, MAX_ERROR_CHARACTERS),
    payload: message.string(),
  };
  await jetstream(connection).publish(deadLetterSubjectOf(durable), JSON.stringify(letter), {
    msgID: `${message.info.stream}:${durable}:${message.seq}`,
    timeout: ANSWER_MS,
  });
}
