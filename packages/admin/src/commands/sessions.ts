import { type Command, formatQuery } from "../command.ts";
import { formatSize, output } from "../table.ts";

type Session = {
  id: string;
  kind: string;
  liveLink: boolean;
  storedBytes: number;
  declaredBytes: number | null;
  createdAt: string;
  leaseUntil: string;
};

export const sessions: Command = {
  name: "sessions",
  usage: ["uploads that are not complete; filters: --limit N (100), --min-bytes N"],
  options: { limit: { type: "string" }, "min-bytes": { type: "string" } },
  async run({ given, json, print, callLines }) {
    const query = formatQuery(given, { limit: "limit", "min-bytes": "minBytes" });
    const found = (await callLines("GET", `/sessions${query}`)) as Session[];
    const toRow = ({ id, kind, storedBytes, declaredBytes, createdAt, leaseUntil, liveLink }: Session) => ({
      id,
      kind,
      stored: formatSize(storedBytes),
      of: declaredBytes === null ? "unknown" : formatSize(declaredBytes),
      created: createdAt,
      "lease until": leaseUntil,
      notes: liveLink ? "live link" : "",
    });
    output({ json, print }, found, toRow);
    return 0;
  },
};
