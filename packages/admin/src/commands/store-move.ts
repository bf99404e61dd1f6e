import { AdminError, type Command, type Outcome, requireReason } from "../command.ts";
import { fields, formatSize } from "../table.ts";

type Status = {
  order: { since: string; operator: string } | null;
  left: { blobs: number; bytes: number; unfinished: number; isMore: boolean };
};

function shown({ order, left }: Status) {
  const orMore = left.isMore ? " or more" : "";
  return {
    order: order === null ? "none" : `by ${order.operator}, ${order.since}`,
    left: `${left.blobs} blobs${orMore}, ${formatSize(left.bytes)}`,
    "left unfinished": `${left.unfinished}${orMore}`,
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
      const done = (await call("POST", `/store-move/${action}`, { reason: requireReason(given) })) as Outcome;
      print(json ? JSON.stringify(done) : `the move is ${done.outcome}`);
      return 0;
    }
    const status = (await call("GET", "/store-move")) as Status;
    (json ? [JSON.stringify(status)] : fields(shown(status))).forEach(print);
    return 0;
  },
};
