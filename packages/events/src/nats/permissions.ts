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
import { deadLetterSubjectOf, noticeSubjectOf, observedSubjectOf, streamOf, subjectOf } from "./subjects.ts";

export type NatsPermissions = { publish: string[]; subscribe: string[] };

/** Whoever takes Facts out of the outbox takes what is in it, also what another process has written there. */
const RELAYED = UPLOAD_FACT_TYPES;

const PUBLISHED: Record<ServiceName, readonly FactType[]> = {
  "upload-gateway": RELAYED,
  download: RELAYED,
  metadata: RELAYED,
  janitor: RELAYED,
  metrics: ["metrics.received"],
  filelist: [],
};

/** What a durable consumer needs: to ask for messages, to answer them, and to write dead letters. */
function consumerSubjects(durable: keyof typeof CONSUMED_FACTS): string[] {
  const stream = streamOf(CONSUMED_FACTS[durable]);
  return [
    `$JS.API.CONSUMER.INFO.${stream}.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.${stream}.${durable}`,
    `$JS.ACK.${stream}.${durable}.>`,
    deadLetterSubjectOf(durable),
  ];
}

/** All that a service's user may do, nothing else; an empty list is no right at all. Its name is the service's. */
export function natsPermissionsOf(service: ServiceName): NatsPermissions {
  const observed = [...OBSERVED_FACTS.map(observedSubjectOf), ...NOTICE_TYPES.map(noticeSubjectOf)];
  return {
    publish: [
      ...PUBLISHED[service].map(subjectOf),
      ...NOTICES_OF[service].map(noticeSubjectOf),
      ...CONSUMERS_OF[service].flatMap(consumerSubjects),
    ],
    subscribe: [`${inboxPrefixOf(service)}.>`, ...(OBSERVERS.includes(service) ? observed : [])],
  };
}

/** To NATS an empty list is no rule at all. */
function rule(allow: readonly string[]): { allow: readonly string[] } | { deny: string[] } {
  return allow.length > 0 ? { allow } : { deny: [">"] };
}

function userOf(service: ServiceName, password: string) {
  const { publish, subscribe } = natsPermissionsOf(service);
  return { user: service, password, permissions: { publish: rule(publish), subscribe: rule(subscribe) } };
}

/**
 * The users of a NATS server, as text of its configuration.
 *
 * @param options.services - each with its password, or a bcrypt hash of it
 * @param options.admin - may do everything: it is for `provisionNats`
 */
export function natsAuthorization(options: {
  services: readonly { service: ServiceName; password: string }[];
  admin: { user: string; password: string };
}): string {
  const users = options.services.map(({ service, password }) => userOf(service, password));
  // The server reads JSON too.
  return `authorization: ${JSON.stringify({ users: [options.admin, ...users] }, null, 2)}`;
}
