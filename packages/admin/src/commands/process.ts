import { type Check, checkPublic, checkPublicStore } from "../check-public.ts";
import { AdminError, type Command, formatQuery, type GivenOptions, type Outcome, requireReason } from "../command.ts";
import { table } from "../table.ts";

type Slots = { service: string; name: string; taken: number; most: number; maxPerNetwork: number | null };
type Quota = { uploadsPerHour: number; bytesPerDay: number };
type Limits = {
  slots: Slots[];
  quotas: { perNetwork: Quota; perAccount: Quota } | null;
  stored: { perNetworkBytes: number; perAccountBytes: number } | null;
  storage: { softBytes: number; hardBytes: number } | null;
  uploads: object | null;
};
type DrainStatus = { drained: boolean; ready: boolean; failing: string[]; slots: Slots[] };
type Doctor = { ok: boolean; node: string; checks: Check[] };
/** A quota's usage. A quota without a window limits what is currently stored. */
type QuotaState = { name: string; used: number; most: number; windowSeconds?: number; endsInSeconds?: number };

/** Makes a row for each value, named by its path in the object. */
function toSettingRows(value: unknown, name = ""): { setting: string; value: string }[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ setting: name, value: value === null ? "" : Array.isArray(value) ? value.join(", ") : String(value) }];
  }
  return Object.entries(value).flatMap(([key, held]) => toSettingRows(held, name === "" ? key : `${name}.${key}`));
}

function slotTable(slots: readonly Slots[]): string[] {
  return table(
    slots.map(({ service, name, taken, most, maxPerNetwork }) => ({
      service,
      limit: name,
      used: taken,
      most,
      "most per network": maxPerNetwork ?? "",
    })),
  );
}

function describeLimits({ slots, quotas, stored, storage, uploads }: Limits): string[] {
  const tables = [
    quotas &&
      Object.entries(quotas).map(([holder, { uploadsPerHour, bytesPerDay }]) => ({
        quota: holder === "perNetwork" ? "per network" : "per account",
        "uploads per hour": uploadsPerHour || "no limit",
        "bytes per day": bytesPerDay || "no limit",
      })),
    stored && [
      {
        "bytes stored per network": stored.perNetworkBytes || "no limit",
        "bytes stored per account": stored.perAccountBytes || "no limit",
      },
    ],
    storage && [{ "soft mark of the store": storage.softBytes || "none", "hard mark": storage.hardBytes || "none" }],
    uploads && Object.entries(uploads).map(([limit, value]) => ({ "of uploads": limit, value: JSON.stringify(value) })),
  ];
  return [...slotTable(slots), ...tables.flatMap((rows) => (rows === null ? [] : ["", ...table(rows)]))];
}

const TARGET = { network: { type: "string" }, account: { type: "string" } } as const;

/** @throws AdminError unless exactly one of the options is given */
function parseTarget({ network, account }: GivenOptions): { network?: string; account?: string } {
  if (typeof network === "string" && account === undefined) return { network };
  if (typeof account === "string" && network === undefined) return { account };
  throw new AdminError("give either --network ADDRESS or --account ID");
}

/** Commands about the process at `--url`. */
export const processCommands: readonly Command[] = [
  {
    name: "config",
    usage: ["effective configuration of the process at --url; secrets are not shown"],
    async run({ print, call }) {
      const found = await call("GET", "/config");
      print(found, table(toSettingRows(found)));
    },
  },
  {
    name: "limits",
    usage: ["limits of the process at --url and how much of each is used now; quotas in force"],
    async run({ print, call }) {
      const found = (await call("GET", "/limits")) as Limits;
      print(found, describeLimits(found));
    },
  },
  {
    name: "quotas show",
    usage: [
      "what a client network, its site or an account has used of its quotas, and what it has stored:",
      "--network ADDRESS or --account ID.",
      "For this and the next two, --url is the private port of an upload gateway, or of npm start",
    ],
    options: TARGET,
    async run({ given, printAll, call }) {
      const query = formatQuery(parseTarget(given), { network: "network", account: "account" });
      const states = (await call("GET", `/quotas${query}`)) as QuotaState[];
      printAll(states, ({ name, used, most, windowSeconds, endsInSeconds }) => ({
        quota: name,
        used,
        most,
        "per seconds": windowSeconds ?? "",
        "ends in seconds": endsInSeconds ?? "",
      }));
    },
  },
  {
    name: "quotas reset",
    usage: ["count from 0 again, also for the site of a network; needs --reason TEXT"],
    options: { ...TARGET, reason: { type: "string" } },
    async run({ given, print, call }) {
      const body = { ...parseTarget(given), reason: requireReason(given) };
      print(await call("POST", "/quotas/reset", body), "the quotas are reset");
    },
  },
  {
    name: "block",
    usage: [
      "refuse new uploads of a network or account for --seconds N; needs --reason TEXT. With --site, of",
      "the whole IPv6 site of the network. A network is blocked until the end of the day (UTC) at most.",
      "Undone by quotas reset",
    ],
    options: { ...TARGET, site: { type: "boolean" }, reason: { type: "string" }, seconds: { type: "string" } },
    async run({ given, print, call }) {
      const target = { ...parseTarget(given), ...(given["site"] === true && { site: true }) };
      const body = { ...target, reason: requireReason(given), seconds: Number(given["seconds"]) };
      const done = (await call("POST", "/quotas/block", body)) as Outcome & { seconds: number };
      const isBlocked = done.outcome === "blocked";
      print(done, isBlocked ? `blocked for ${done.seconds} s` : "not blocked: UPLOADS_PER_HOUR_PER_… is 0");
      return isBlocked ? 0 : 1;
    },
  },
  {
    name: "drain",
    usage: [
      "make the process at --url not ready, so that load balancers send it nothing new; open transfers",
      "go on, and its limits are printed. Needs --reason TEXT. --undo makes it ready again",
    ],
    options: { reason: { type: "string" }, undo: { type: "boolean" } },
    async run({ given, print, call }) {
      const body = { reason: requireReason(given), drained: given["undo"] !== true };
      const found = (await call("POST", "/drain", body)) as DrainStatus;
      const { drained, ready, failing, slots } = found;
      const state = drained ? "drained" : ready ? "ready" : `not ready: ${failing.join(", ")} failing`;
      print(found, [`the process is ${state}`, ...slotTable(slots)]);
    },
  },
  {
    name: "doctor",
    usage: [
      "check stores, clocks, and whether TRUST_PROXY fits (in a process that serves clients), and with",
      "--public ORIGIN also what is in front of Envoi: certificate, WebSocket, caches; with --store URL, the",
      "public address of the bucket, also whether direct transfers work; exit code 1 for a problem",
    ],
    options: { public: { type: "string" }, store: { type: "string" } },
    async run({ given, print, call }) {
      const origin = given["public"];
      if (typeof origin === "string" && !/^https?:/.test(origin)) throw new AdminError("--public: give an origin");
      const bucket = given["store"];
      if (typeof bucket === "string" && (typeof origin !== "string" || !URL.canParse(bucket))) {
        throw new AdminError("--store: give the URL of the bucket, and --public");
      }
      const inside = (await call("GET", "/doctor")) as Doctor;
      const outside = typeof origin === "string" ? await checkPublic(origin) : [];
      const store =
        typeof origin === "string" && typeof bucket === "string" ? await checkPublicStore(bucket, origin) : [];
      const checks = [...inside.checks, ...outside, ...store];
      const ok = checks.every((check) => check.ok);
      const rows = checks.map(({ name, ok: isOk, milliseconds, found, problem }) => ({
        ok: isOk ? "yes" : "NO",
        check: name,
        milliseconds,
        notes: problem ?? found ?? "",
      }));
      print({ ...inside, ok, checks }, table(rows));
      return ok ? 0 : 1;
    },
  },
];
