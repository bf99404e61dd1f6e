import type { FactType, NoticeType } from "@envoi/protocol";

/**
 * JetStream streams. Beacons have their own stream, because anyone can send them and they must not displace other
 * Facts.
 */
export const FACTS = "FACTS";
export const METRICS = "METRICS";
export const DEAD_LETTERS = "DEAD_LETTERS";

export type FactStream = typeof FACTS | typeof METRICS;
type TopicOf<Type extends FactType> = Type extends `${infer Topic}.${string}` ? Topic : never;

const STREAM_OF_TOPIC: Record<TopicOf<FactType>, FactStream> = {
  upload: FACTS,
  download: FACTS,
  request: FACTS,
  metrics: METRICS,
};

const FACT_PREFIX = "envoi";
const DEAD_LETTER_PREFIX = "envoi-dead-letters";
const OBSERVED_PREFIX = "envoi-observed";
const NOTICE_PREFIX = "envoi-notices";

/** The server republishes each stored Fact, with its sequence number in a header. */
export const REPUBLISH = { src: `${FACT_PREFIX}.>`, dest: `${OBSERVED_PREFIX}.>` };

export const ALL_DEAD_LETTER_SUBJECTS = `${DEAD_LETTER_PREFIX}.>`;
/**
 * The server sends these messages when the last attempt to handle a Fact ends without a response, for example after a
 * crash.
 */
export const ALL_GIVEN_UP_ADVISORIES = `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${FACTS}.>`;

export function subjectsIn(stream: FactStream): string[] {
  return Object.entries(STREAM_OF_TOPIC).flatMap(([topic, its]) =>
    its === stream ? [`${FACT_PREFIX}.${topic}.>`] : [],
  );
}

/**
 * The stream that contains Facts of all these types.
 *
 * @throws RangeError if the types are in two streams or the list is empty
 */
export function findStream(types: readonly FactType[]): FactStream {
  const topics = types.map((type) => type.split(".", 1)[0] as TopicOf<FactType>);
  const [stream, ...others] = new Set(topics.map((topic) => STREAM_OF_TOPIC[topic]));
  if (stream === undefined || others.length > 0)
    throw new RangeError(`no single stream has all types: ${types.join()}`);
  return stream;
}

export function subjectOf(type: FactType): string {
  return `${FACT_PREFIX}.${type}`;
}

export function deadLetterSubjectOf(durable: string): string {
  return `${DEAD_LETTER_PREFIX}.${durable}`;
}

/** The subject on which stored Facts are republished. */
export function observedSubjectOf(type: FactType): string {
  return `${OBSERVED_PREFIX}.${type}`;
}

export function noticeSubjectOf(type: NoticeType): string {
  return `${NOTICE_PREFIX}.${type}`;
}
