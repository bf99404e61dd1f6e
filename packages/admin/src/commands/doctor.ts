import { type Check, checkPublic } from "../check-public.ts";
import { AdminError, type Command } from "../command.ts";
import { table } from "../table.ts";

type Doctor = { ok: boolean; node: string; checks: Check[] };

export const doctor: Command = {
  name: "doctor",
  usage: [
    "check stores, clocks, and whether TRUST_PROXY fits (in a process that serves clients), and with",
    "--public ORIGIN also what is in front of Envoi: certificate, WebSocket, caches; exit code 1 for",
    "a problem",
  ],
  options: { public: { type: "string" } },
  async run({ given, json, print, call }) {
    const origin = given["public"];
    if (typeof origin === "string" && !/^https?:/.test(origin)) throw new AdminError("--public: give an origin");
    const inside = (await call("GET", "/doctor")) as Doctor;
    const outside = typeof origin === "string" ? await checkPublic(origin) : [];
    const checks = [...inside.checks, ...outside];
    const ok = checks.every((check) => check.ok);
    const rows = checks.map(({ name, ok: isOk, milliseconds, found, problem }) => ({
      ok: isOk ? "yes" : "NO",
      check: name,
      milliseconds,
      notes: problem ?? found ?? "",
    }));
    (json ? [JSON.stringify({ ...inside, ok, checks })] : table(rows)).forEach(print);
    return ok ? 0 : 1;
  },
};
