import { factSchema } from "@envoi/protocol";
import {
  JetStreamApiCodes,
  JetStreamApiError,
  type JsMsg,
  jetstream,
  jetstreamManager,
  type StoredMsg,
} from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { z } from "zod";
import { type DeadLetter, EventBusError } from "../port.ts";
import type { NatsLink } from "./nats-link.ts";
import { DEAD_LETTERS, deadLetterSubjectOf, subjectOf } from "./subjects.ts";

/** A message in the stream of dead letters. */
export type BuriedMessage = {
  consumer: string;
  /** The stream that the Fact came from, and its sequence number there. */
  stream: string;
  sequence: number;
  subject: string;
  tries: number;
  error: string;
  /** The message's content, exactly as it was published. */
  payload: string;
};

const ANSWER_MS = 3_000;
const MAX_ERROR_CHARACTERS = 1_000;

/** Publishes a dead letter. Resolves once the stream of dead letters has stored it. */
export async function publishDeadLetter(
  connection: NatsConnection,
  { durable, message, error }: { durable: string; message: JsMsg; error: unknown },
): Promise<void> {
  const letter: BuriedMessage = {
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

const buriedSchema = z.object({ consumer: z.string(), error: z.string(), payload: z.string() });
/**
 * The message that the server sends when the last attempt has ended without a response. It contains only the Fact's
 * position.
 */
const advisorySchema = z.object({ consumer: z.string(), stream_seq: z.number(), deliveries: z.number() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseLetter(message: StoredMsg): DeadLetter {
  const about = { id: `${message.seq}`, atMs: message.time.getTime() };
  const content = parseJson(message.string());
  const buried = buriedSchema.safeParse(content);
  if (buried.success) {
    const { consumer, error, payload } = buried.data;
    return { ...about, consumer, error, fact: factSchema.safeParse(parseJson(payload)).data ?? null };
  }
  const { consumer = "unknown", ...lost } = advisorySchema.safeParse(content).data ?? {};
  const error = `no response to the last attempt: ${JSON.stringify(lost)}`;
  return { ...about, consumer, error, fact: null };
}

/** Maximum number of sequence numbers without a message (for example, of retried letters) that a listing skips. */
const MAX_GAPS = 1_000;

/** Reads and retries dead letters, for operators. Needs permissions on their stream. */
export function createDeadLetters(link: Pick<NatsLink, "arrival">) {
  /** @throws EventBusError */
  async function withConnection<Result>(use: (connection: NatsConnection) => Promise<Result>): Promise<Result> {
    try {
      return await use(await link.arrival(AbortSignal.timeout(ANSWER_MS)));
    } catch (cause) {
      throw new EventBusError("the dead letters cannot be read", { cause });
    }
  }
  const openStreams = async (connection: NatsConnection) =>
    (await jetstreamManager(connection, { timeout: ANSWER_MS, checkAPI: false })).streams;

  return {
    list: (limit: number): Promise<DeadLetter[]> =>
      withConnection(async (connection) => {
        const streams = await openStreams(connection);
        const { first_seq, last_seq } = (await streams.info(DEAD_LETTERS)).state;
        const letters: DeadLetter[] = [];
        let gaps = 0;
        for (let seq = last_seq; seq >= Math.max(1, first_seq); seq--) {
          if (letters.length >= limit || gaps > MAX_GAPS) break;
          const message = await streams.getMessage(DEAD_LETTERS, { seq });
          if (message === null) gaps++;
          else letters.push(parseLetter(message));
        }
        return letters;
      }),

    /** See `EventBus.retryDeadLetter`. Not atomic: if it fails midway, the dead letter remains. */
    retry: (id: string): Promise<"retried" | "not_a_fact" | null> =>
      withConnection(async (connection) => {
        const seq = Number(id);
        if (!Number.isSafeInteger(seq) || seq < 1) return null;
        const streams = await openStreams(connection);
        const message = await streams.getMessage(DEAD_LETTERS, { seq });
        if (message === null) return null;
        const { fact } = parseLetter(message);
        if (fact === null) return "not_a_fact";
        // With the Fact's own id, the stream might ignore the message as a duplicate.
        const msgID = `${DEAD_LETTERS}:${seq}`;
        await jetstream(connection).publish(subjectOf(fact.type), JSON.stringify(fact), { msgID, timeout: ANSWER_MS });
        await streams.deleteMessage(DEAD_LETTERS, seq).catch((error: unknown) => {
          if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.NoMessageFound)) throw error;
        });
        return "retried";
      }),
  };
}
