/** What the plan and the report need to know about a journey. `journeys.ts` has the functions, which only k6 can run. */
export type JourneyFacts = {
  /** Arrivals per second at a rate of 1, if the journey runs on its own. */
  perSecond: number;
  /** Weight among the journeys of a mixed day. 0: only where the journey is named. */
  dayWeight: number;
  /** Maximum 95th percentile of the waiting time, on loopback or a good connection. */
  maxWaitMs: number;
  /** Reason for this maximum, for the report. */
  reason: string;
  /** Whether it uses Envoi's additions to Send's protocol. Such journeys run only in `today`, or if named. */
  isOwnClient?: true;
};

/** All journeys, in the order in which reports list them. */
export const CATALOGUE = {
  upload: {
    perSecond: 2,
    dayWeight: 12,
    maxWaitMs: 2_000,
    reason: "from opening the socket to ok, for a small file: longer feels like a large one",
  },
  download: {
    perSecond: 1,
    dayWeight: 20,
    maxWaitMs: 2_000,
    reason: "page, metadata and a small body: longer feels like a large one",
  },
  limit: {
    perSecond: 0.5,
    dayWeight: 2,
    maxWaitMs: 4_000,
    reason: "five requests at the same moment, all answered: they wait for each other",
  },
  metadata: {
    perSecond: 10,
    dayWeight: 40,
    maxWaitMs: 1_000,
    reason: "the page shows the file's name after this: a second is what people take for at once",
  },
  owner: {
    perSecond: 1,
    dayWeight: 8,
    maxWaitMs: 1_000,
    reason: "one click on a file of one's own: a second is what people take for at once",
  },
  lists: {
    perSecond: 1,
    dayWeight: 4,
    maxWaitMs: 1_000,
    reason: "the list is merged while the page is read: a second is not noticed",
  },
  /** Two runs of `smoke` within a minute stay below the default of `BEACONS_PER_MINUTE`. */
  beacons: {
    perSecond: 2,
    dayWeight: 14,
    maxWaitMs: 1_000,
    reason: "browsers drop beacons of a page that is closed when they take long",
  },
  page: {
    perSecond: 1,
    dayWeight: 0,
    maxWaitMs: 1_000,
    reason: "the home page with an empty cache: a second is what people take for at once",
    isOwnClient: true,
  },
  large: {
    perSecond: 0.15,
    dayWeight: 0,
    maxWaitMs: 10_000,
    reason: "20 MiB over three connections: on loopback the server's own work, and that of k6",
    isOwnClient: true,
  },
  resume: {
    perSecond: 0.05,
    dayWeight: 0,
    maxWaitMs: 10_000,
    reason: "what was acknowledged is not sent again, so the rest takes no longer than the rest",
    isOwnClient: true,
  },
  tus: {
    perSecond: 0.2,
    dayWeight: 0,
    maxWaitMs: 2_000,
    reason: "where WebSockets are blocked, a small file is sent as fast as elsewhere",
    isOwnClient: true,
  },
  live: {
    perSecond: 0.05,
    dayWeight: 0,
    maxWaitMs: 2_000,
    reason: "who opens a link early gets what is stored at once",
    isOwnClient: true,
  },
  events: {
    perSecond: 0.5,
    dayWeight: 0,
    maxWaitMs: 2_000,
    reason: "an owner who watches learns of a change while looking",
    isOwnClient: true,
  },
  requests: {
    perSecond: 0.2,
    dayWeight: 0,
    maxWaitMs: 2_000,
    reason: "a small delivery is an upload like any other",
    isOwnClient: true,
  },
  fleet: {
    perSecond: 10_000 / 60,
    dayWeight: 0,
    maxWaitMs: 2_000,
    reason: "an upload is taken or refused at once, however many ask",
  },
} as const satisfies Record<string, JourneyFacts>;
