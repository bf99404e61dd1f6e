import { AdminError, type Command, formatQuery, type Outcome, requireReason } from "../command.ts";
import { fields, formatSize, table } from "../table.ts";

type Session = {
  id: string;
  kind: string;
  liveLink: boolean;
  storedBytes: number;
  declaredBytes: number | null;
  createdAt: string;
  leaseUntil: string;
};

type Shard = { shard: number; facts: number; isMore: boolean; oldestAt: string };

type Letter = {
  id: string;
  consumer: string;
  fact: { id: string; type: string; uploadId?: string } | null;
  error: string;
  at: string;
};

type DryRun = {
  seen: number;
  leftovers: { key: string; bytes: number; unfinished: boolean }[];
  isMore: boolean;
  missingBlobs: number;
  missing: string[];
  unknownNames: number;
  unknown: string[];
};

type MoveStatus = {
  order: { since: string; operator: string } | null;
  left: { blobs: number; bytes: number; unfinished: number; isMore: boolean };
};

function describeDryRun({ seen, leftovers, isMore, missingBlobs, missing, unknownNames, unknown }: DryRun): string[] {
  const rows = leftovers.map(({ key, bytes, unfinished }) => ({
    "would be discarded": key,
    size: formatSize(bytes),
    notes: unfinished ? "unfinished" : "",
  }));
  return [
    ...(rows.length > 0 ? table(rows) : []),
    `${seen} blobs seen, ${leftovers.length}${isMore ? " or more" : ""} would be discarded`,
    ...(missingBlobs > 0 ? [`${missingBlobs} visible uploads lack their blob, such as ${missing.join(", ")}`] : []),
    ...(unknownNames > 0 ? [`${unknownNames} names that Envoi does not create, such as ${unknown.join(", ")}`] : []),
  ];
}

function describeMove({ order, left }: MoveStatus) {
  const orMore = left.isMore ? " or more" : "";
  return {
    order: order === null ? "none" : `by ${order.operator}, ${order.since}`,
    left: `${left.blobs} blobs${orMore}, ${formatSize(left.bytes)}`,
    "left unfinished": `${left.unfinished}${orMore}`,
  };
}

/** Commands for work in progress: uploads, Facts, removals, and store moves. */
export const underWayCommands: readonly Command[] = [
  {
    name: "sessions",
    usage: ["uploads that are not complete; filters: --limit N (100), --min-bytes N"],
    options: { limit: { type: "string" }, "min-bytes": { type: "string" } },
    async run({ given, printAll, callLines }) {
      const query = formatQuery(given, { limit: "limit", "min-bytes": "minBytes" });
      const sessions = (await callLines("GET", `/sessions${query}`)) as Session[];
      printAll(sessions, ({ id, kind, storedBytes, declaredBytes, createdAt, leaseUntil, liveLink }) => ({
        id,
        kind,
        stored: formatSize(storedBytes),
        of: declaredBytes === null ? "unknown" : formatSize(declaredBytes),
        created: createdAt,
        "lease until": leaseUntil,
        notes: liveLink ? "live link" : "",
      }));
    },
  },
  {
    name: "outbox",
    usage: ["facts that the bus has not accepted, by shard"],
    async run({ printAll, callLines }) {
      const shards = (await callLines("GET", "/outbox")) as Shard[];
      printAll(shards, ({ shard, facts, isMore, oldestAt }) => ({
        shard,
        facts: isMore ? `${facts} or more` : facts,
        oldest: oldestAt,
      }));
    },
  },
  {
    name: "dead-letters list",
    usage: ["facts that a consumer gave up, newest first; --limit N (20)"],
    options: { limit: { type: "string" } },
    async run({ given, printAll, call }) {
      const letters = (await call("GET", `/dead-letters${formatQuery(given, { limit: "limit" })}`)) as Letter[];
      printAll(letters, ({ id, consumer, fact, error, at }) => ({
        id,
        consumer,
        fact: fact?.type ?? "not a fact",
        upload: fact?.uploadId ?? "",
        at,
        error,
      }));
    },
  },
  {
    name: "dead-letters show",
    args: ["NUMBER"],
    usage: ["one of the latest 1,000"],
    async run({ args: [id = ""], print, call }) {
      const letter = (await call("GET", `/dead-letters/${encodeURIComponent(id)}`)) as Letter;
      const { fact, ...about } = letter;
      print(letter, fields({ ...about, fact: JSON.stringify(fact) }));
    },
  },
  {
    name: "dead-letters retry",
    args: ["NUMBER"],
    usage: ["deliver it again; needs --reason TEXT"],
    options: { reason: { type: "string" } },
    async run({ args: [id = ""], given, print, call }) {
      const path = `/dead-letters/${encodeURIComponent(id)}/retry`;
      const done = (await call("POST", path, { reason: requireReason(given) })) as Outcome;
      print(done, `${id} is ${done.outcome.replaceAll("_", " ")}`);
      return done.outcome === "retried" ? 0 : 1;
    },
  },
  {
    name: "sweep",
    usage: ["with --dry-run: which blobs the next sweep would discard, and which are missing; --limit N (100)"],
    options: { "dry-run": { type: "boolean" }, limit: { type: "string" } },
    async run({ given, print, call }) {
      if (given["dry-run"] !== true)
        throw new AdminError("the janitor sweeps by itself; give --dry-run to see what it would do");
      const found = (await call("GET", `/sweep${formatQuery(given, { limit: "limit" })}`)) as DryRun;
      print(found, describeDryRun(found));
    },
  },
  {
    name: "store move",
    usage: [
      "move the blobs of the second store into the first: --start or --stop, each with --reason TEXT,",
      "or --status, which shows what remains",
    ],
    options: {
      start: { type: "boolean" },
      stop: { type: "boolean" },
      status: { type: "boolean" },
      reason: { type: "string" },
    },
    async run({ given, print, call }) {
      const [action, ...others] = ["start", "stop", "status"].filter((name) => given[name] === true);
      if (action === undefined || others.length > 0) throw new AdminError("give one of --start, --stop and --status");
      if (action === "status") {
        const status = (await call("GET", "/store-move")) as MoveStatus;
        return print(status, fields(describeMove(status)));
      }
      const done = (await call("POST", `/store-move/${action}`, { reason: requireReason(given) })) as Outcome;
      print(done, `the move is ${done.outcome}`);
    },
  },
];
