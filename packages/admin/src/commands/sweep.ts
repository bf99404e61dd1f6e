import { AdminError, type Command, formatQuery } from "../command.ts";
import { formatSize, table } from "../table.ts";

type DryRun = {
  seen: number;
  leftovers: { key: string; bytes: number; unfinished: boolean }[];
  isMore: boolean;
  missingBlobs: number;
  missing: string[];
  unknownNames: number;
  unknown: string[];
};

export const sweep: Command = {
  name: "sweep",
  usage: ["with --dry-run: which blobs the next sweep would discard, and which are missing; --limit N (100)"],
  options: { "dry-run": { type: "boolean" }, limit: { type: "string" } },
  async run({ given, json, print, call }) {
    if (given["dry-run"] !== true)
      throw new AdminError("the janitor sweeps by itself; give --dry-run to see what it would do");
    const found = (await call("GET", `/sweep${formatQuery(given, { limit: "limit" })}`)) as DryRun;
    if (json) {
      print(JSON.stringify(found));
      return 0;
    }
    const { seen, leftovers, isMore, missingBlobs, missing, unknownNames, unknown } = found;
    const rows = leftovers.map(({ key, bytes, unfinished }) => ({
      "would be discarded": key,
      size: formatSize(bytes),
      notes: unfinished ? "unfinished" : "",
    }));
    if (rows.length > 0) table(rows).forEach(print);
    const more = isMore ? " or more" : "";
    print(`${seen} blobs seen, ${leftovers.length}${more} would be discarded`);
    if (missingBlobs > 0) print(`${missingBlobs} visible uploads lack their blob, such as ${missing.join(", ")}`);
    if (unknownNames > 0) print(`${unknownNames} names that Envoi does not create, such as ${unknown.join(", ")}`);
    return 0;
  },
};
