import { AdminError, type Command, reasonOf } from "../command.ts";
import { fields, formatSize } from "../table.ts";

type Status = {
  order: { since: string; operator: string } | null;
  left: { blobs: number; bytes: number; unfinished: number; isMore: boolean };
  sinceStart: { moved: number; bytes: number; failed: number };
};

function shown({ order, left, sinceStart }: Status) {
  const orMore = left.isMore ? " or more" : "";
  return {
    order: order === null ? "none" : `by ${order.operator}, ${order.since}`,
    left: `${left.blobs} blobs${orMore}, ${formatSize(left.bytes)}`,
    "left unfinished": `${left.unfinished}${orMore}`,
    "moved by this janitor": `${sinceStart.moved} blobs, ${formatSize(sinceStart.bytes)}`,
    "failed attempts": String(sinceStart.failed),
  };
}

export const storeMove: Command = {
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
  async run({ given, json, print, call }) {
    const chosen = ["start", "stop", "status"].filter((name) => given[name] === true);
    if (chosen.length !== 1) throw new AdminError("give one of --start, --stop and --status");
    const [action] = chosen;
    if (action !== "status") {
      const done = (await (await call("POST", `/store-move/${action}`, { reason: reasonOf(given) })).json()) as {
        outcome: string;
      };
      print(json ? JSON.stringify(done) : `the move is ${done.outcome}`);
      return 0;
    }
    const status = (await (await call("GET", "/store-move")).json()) as Status;
    (json ? [JSON.stringify(status)] : fields(shown(status))).forEach(print);
    return 0;
  },
};
