import { AdminError, type Command, formatQuery, type GivenOptions, type Outcome, requireReason } from "../command.ts";
import { output } from "../table.ts";

/** Without a window: what is stored at present. */
type State = { name: string; used: number; most: number; windowSeconds?: number; endsInSeconds?: number };

const WHOSE = { network: { type: "string" }, account: { type: "string" } } as const;

/** @throws AdminError unless there is exactly one of them */
function parseTarget({ network, account }: GivenOptions): { network?: string; account?: string } {
  if (typeof network === "string" && account === undefined) return { network };
  if (typeof account === "string" && network === undefined) return { account };
  throw new AdminError("give either --network ADDRESS or --account ID");
}

export const showQuotas: Command = {
  name: "quotas show",
  usage: [
    "what a client network, its site or an account has used of its quotas, and what it has stored:",
    "--network ADDRESS or --account ID.",
    "For this and the next two, --url is the private port of an upload gateway, or of npm start",
  ],
  options: WHOSE,
  async run({ given, json, print, call }) {
    const query = formatQuery(parseTarget(given), { network: "network", account: "account" });
    const states = (await call("GET", `/quotas${query}`)) as State[];
    output({ json, print }, states, ({ name, used, most, windowSeconds, endsInSeconds }) => ({
      quota: name,
      used,
      most,
      "per seconds": windowSeconds ?? "",
      "ends in seconds": endsInSeconds ?? "",
    }));
    return 0;
  },
};

export const resetQuotas: Command = {
  name: "quotas reset",
  usage: ["count from 0 again, also for the site of a network; needs --reason TEXT"],
  options: { ...WHOSE, reason: { type: "string" } },
  async run({ given, json, print, call }) {
    const done = (await call("POST", "/quotas/reset", {
      ...parseTarget(given),
      reason: requireReason(given),
    })) as Outcome;
    print(json ? JSON.stringify(done) : "the quotas are reset");
    return 0;
  },
};

export const block: Command = {
  name: "block",
  usage: [
    "refuse new uploads of a network or account for --seconds N; needs --reason TEXT. With --site, of",
    "the whole IPv6 site of the network. A network is blocked until the end of the day (UTC) at most.",
    "Undone by quotas reset",
  ],
  options: { ...WHOSE, site: { type: "boolean" }, reason: { type: "string" }, seconds: { type: "string" } },
  async run({ given, json, print, call }) {
    const whose = { ...parseTarget(given), ...(given["site"] === true && { site: true }) };
    const body = { ...whose, reason: requireReason(given), seconds: Number(given["seconds"]) };
    const done = (await call("POST", "/quotas/block", body)) as Outcome & { seconds: number };
    const isBlocked = done.outcome === "blocked";
    const text = isBlocked ? `blocked for ${done.seconds} s` : "not blocked: UPLOADS_PER_HOUR_PER_… is 0";
    print(json ? JSON.stringify(done) : text);
    return isBlocked ? 0 : 1;
  },
};
