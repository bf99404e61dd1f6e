import type { Command } from "../command.ts";
import { table } from "../table.ts";

/** A row for each value, with its place in the object. */
function toRows(value: unknown, name = ""): { setting: string; value: string }[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return [{ setting: name, value: value === null ? "" : Array.isArray(value) ? value.join(", ") : String(value) }];
  }
  return Object.entries(value).flatMap(([key, held]) => toRows(held, name === "" ? key : `${name}.${key}`));
}

export const config: Command = {
  name: "config",
  usage: ["effective configuration of the process at --url; secrets are not shown"],
  async run({ json, print, call }) {
    const found: unknown = await call("GET", "/config");
    (json ? [JSON.stringify(found)] : table(toRows(found))).forEach(print);
    return 0;
  },
};
