import type { Command } from "../command.ts";
import { table } from "../table.ts";

type Doctor = { ok: boolean; checks: { name: string; ok: boolean; milliseconds: number; problem?: string }[] };

export const doctor: Command = {
  name: "doctor",
  usage: ["check the stores; exit code 1 for a problem"],
  async run({ json, print, call }) {
    const found = (await (await call("GET", "/doctor")).json()) as Doctor;
    const rows = found.checks.map(({ ok, problem = "", ...rest }) => ({ ok: ok ? "yes" : "NO", ...rest, problem }));
    (json ? [JSON.stringify(found)] : table(rows)).forEach(print);
    return found.ok ? 0 : 1;
  },
};
