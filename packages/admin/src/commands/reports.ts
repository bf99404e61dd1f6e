import { type Command, type Outcome, requireReason } from "../command.ts";
import { fields, output } from "../table.ts";

type Summary = { id: string; uploadId: string; reason: string; receivedAt: string; ciphertextSha256: string | null };

export const listReports: Command = {
  name: "report list",
  usage: ["reports of uploads, oldest first"],
  async run({ json, print, callLines }) {
    const reports = (await callLines("GET", "/reports")) as Summary[];
    output({ json, print }, reports, ({ id, uploadId, reason, receivedAt }) => ({
      id,
      upload: uploadId,
      reason,
      received: receivedAt,
    }));
    return 0;
  },
};

export const showReport: Command = {
  name: "report show",
  args: ["REPORT"],
  usage: ["one of them; with --json > FILE, for report open"],
  async run({ args: [id], json, print, call }) {
    const report = (await call("GET", `/reports/${id}`)) as Summary & { says: object };
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
    const done = (await call("POST", `/reports/${id}/close`, { reason: requireReason(given) })) as Outcome;
    print(json ? JSON.stringify(done) : `${id} is ${done.outcome}`);
    return 0;
  },
};
