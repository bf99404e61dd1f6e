import { writeFile } from "node:fs/promises";
import { createReportKeyPair } from "@envoi/crypto/report";
import { AdminError, type Command } from "../command.ts";

/** Works offline. Never replaces a file: it may have the only key for reports that were sent. */
export const newReportKey: Command = {
  name: "report new-key",
  usage: ["make a key pair for reports, offline: --out FILE for the private key; prints the public one"],
  options: { out: { type: "string" } },
  async run({ given: { out }, json, print }) {
    if (typeof out !== "string") throw new AdminError("give --out FILE for the private key");
    const pair = await createReportKeyPair();
    await writeFile(out, `${JSON.stringify(pair)}\n`, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
      throw new AdminError(`${out}: ${error instanceof Error ? error.message : "cannot be written"}`);
    });
    const { publicKey } = pair;
    print(json ? JSON.stringify({ publicKey }) : `REPORT_PUBLIC_KEY=${publicKey}`);
    return 0;
  },
};
