import { type Command, requireReason } from "../command.ts";
import { placesTable } from "./limits.ts";

type DrainStatus = { drained: boolean; ready: boolean; failing: string[]; places: Parameters<typeof placesTable>[0] };

export const drain: Command = {
  name: "drain",
  usage: [
    "make the process at --url not ready, so that load balancers send it nothing new; open transfers",
    "go on, and its limits are printed. Needs --reason TEXT. --undo makes it ready again",
  ],
  options: { reason: { type: "string" }, undo: { type: "boolean" } },
  async run({ given, json, print, call }) {
    const body = { reason: requireReason(given), drained: given["undo"] !== true };
    const found = (await call("POST", "/drain", body)) as DrainStatus;
    if (json) {
      print(JSON.stringify(found));
      return 0;
    }
    const { drained, ready, failing, places } = found;
    print(`the process is ${drained ? "drained" : ready ? "ready" : `not ready: ${failing.join(", ")} failing`}`);
    placesTable(places).forEach(print);
    return 0;
  },
};
