import type { ServiceName } from "@envoi/platform";
import { type FactType, NOTICE_TYPES } from "@envoi/protocol";
import {
  CONSUMED_FACTS,
  CONSUMERS_OF,
  NOTICES_OF,
  OBSERVED_FACTS,
  OBSERVERS,
  UPLOAD_FACT_TYPES,
} from "../consumed-facts.ts";
import { inboxPrefixOf } from "./nats-link.ts";
import {
  DEAD_LETTERS,
  deadLetterSubjectOf,
  FACTS,
  findStream,
  METRICS,
  noticeSubjectOf,
  observedSubjectOf,
  subjectOf,
} from "./subjects.ts";

export type NatsPermissions = { publish: string[]; subscribe: string[] };

/** A process that relays the outbox also publishes other processes' Facts. */
const RELAYED = UPLOAD_FACT_TYPES;

const PUBLISHED: Record<ServiceName, readonly FactType[]> = {
  "upload-gateway": RELAYED,
  download: RELAYED,
  metadata: RELAYED,
  janitor: RELAYED,
  operators: RELAYED,
  metrics: ["metrics.received"],
  filelist: [],
};

/** Subjects that a durable consumer needs to request and acknowledge messages and to write dead letters. */
function consumerSubjects(durable: keyof typeof CONSUMED_FACTS): string[] {
  const stream = findStream(CONSUMED_FACTS[durable]);
  return [
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    `$JS.ACK.${stream}.${durable}.>`,
    deadLetterSubjectOf(durable),
  ];
}

/** Subjects that the operators' service needs to read and retry dead letters. */
const OPERATOR_SUBJECTS = ["INFO", "MSG.GET", "MSG.DELETE"].map((call) => `$JS.API.STREAM.${call}.${DEAD_LETTERS}`);

/**
 * Subjects that the janitor needs to see how far all consumers have got, and to make lost streams and consumers again.
 * NATS refuses to create a stream whose name exists with another configuration.
 */
const KEEPER_SUBJECTS = [
  ...[FACTS, METRICS, DEAD_LETTERS].flatMap((stream) =>
    ["INFO", "CREATE"].map((call) => `$JS.API.STREAM.${call}.${stream}`),
  ),
  ...Object.entries(CONSUMED_FACTS).flatMap(([durable, types]) => {
    const consumer = `${findStream(types)}.${durable}`;
    return [`$JS.API.CONSUMER.INFO.${consumer}`, `$JS.API.CONSUMER.DURABLE.CREATE.${consumer}`];
  }),
];

/** Permissions of a service's user, which has the service's name. An empty list grants nothing. */
export function buildNatsPermissions(service: ServiceName): NatsPermissions {
  const observed = [...OBSERVED_FACTS.map(observedSubjectOf), ...NOTICE_TYPES.map(noticeSubjectOf)];
  return {
    publish: [
      ...PUBLISHED[service].map(subjectOf),
      ...NOTICES_OF[service].map(noticeSubjectOf),
      ...CONSUMERS_OF[service].flatMap(consumerSubjects),
      ...(service === "operators" ? OPERATOR_SUBJECTS : []),
      ...(service === "janitor" ? KEEPER_SUBJECTS : []),
    ],
    subscribe: [`${inboxPrefixOf(service)}.>`, ...(OBSERVERS.includes(service) ? observed : [])],
  };
}

/** An empty list becomes a `deny` of everything, because NATS would treat an empty `allow` as no restriction. */
function rule(allow: readonly string[]): { allow: readonly string[] } | { deny: string[] } {
  return allow.length > 0 ? { allow } : { deny: [">"] };
}

function createUser(service: ServiceName, password: string) {
  const { publish, subscribe } = buildNatsPermissions(service);
  return { user: service, password, permissions: { publish: rule(publish), subscribe: rule(subscribe) } };
}

/**
 * The users of a NATS server, as a section of its configuration file.
 *
 * @param options.services - each service's password or its bcrypt hash
 * @param options.admin - the user with all permissions, for `provisionNats`
 */
export function natsAuthorization(options: {
  services: readonly { service: ServiceName; password: string }[];
  admin: { user: string; password: string };
}): string {
  const users = options.services.map(({ service, password }) => createUser(service, password));
  // NATS's configuration format also accepts JSON.
  return `authorization: ${JSON.stringify({ users: [options.admin, ...users] }, null, 2)}`;
}
