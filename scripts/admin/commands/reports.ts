import { type Command, reasonOf } from "../command.ts";
import { fields, table } from "../table.ts";

type Summary = { id: string; uploadId: string; reason: string; receivedAt: string; ciphertextSha256: string | null };

export const listReports: Command = {
  name: "report list",
  usage: ["reports of uploads, oldest first"],
  async run({ json, print, call }) {
    const lines = (await (await call("GET", "/reports")).text()).split("\n").slice(0, -1);
    const rows = lines.map((line) => {
      const { id, uploadId, reason, receivedAt } = JSON.parse(line) as Summary;
      return { id, upload: uploadId, reason, received: receivedAt };
    });
    (json ? lines : table(rows)).forEach(print);
    return 0;
  },
};

export const showReport: Command = {
  name: "report show",
  args: ["REPORT"],
  usage: ["one of them; with --json > FILE, for report open"],
  async run({ args: [id], json, print, call }) {
    const report = (await (await call("GET", `/reports/${id}`)).json()) as Summary & { says: object };
    const { says, ...rest } = report;
    (json ? [JSON.stringify(report)] : fields({ ...rest, ...says, id: rest.id })).forEach(print);
    return 0;
  },
};

export const closeReport: Command = {
  name: "report close",
  args: ["REPORT"],
  usage: ["delete a report; needs --reason TEXT"],
  options: { reason: { type: "string" } },
  async run({ args: [id], given, json, print, call }) {
    const answer = await call("POST", `/reports/${id}/close`, { reason: reasonOf(given) });
    const done = (await answer.json()) as { outcome: string };
    print(json ? JSON.stringify(done) : `${id} is ${done.outcome}`);
    return 0;
  },
};
