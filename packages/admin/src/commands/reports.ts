import { writeFile } from "node:fs/promises";
import { createReportKeyPair } from "@envoi/crypto/report";
import { AdminError, type Command, type GivenOptions, type Outcome, requireReason } from "../command.ts";
import { openReportFile } from "../open-report-file.ts";
import { fields } from "../table.ts";

type Summary = { id: string; uploadId: string; reason: string; receivedAt: string };

function readText(given: GivenOptions, option: string): string | null {
  const value = given[option];
  return typeof value === "string" ? value : null;
}

export const reportCommands: readonly Command[] = [
  {
    name: "report list",
    usage: ["reports of uploads, oldest first"],
    async run({ printAll, callLines }) {
      const reports = (await callLines("GET", "/reports")) as Summary[];
      printAll(reports, ({ id, uploadId, reason, receivedAt }) => ({
        id,
        upload: uploadId,
        reason,
        received: receivedAt,
      }));
    },
  },
  {
    name: "report show",
    args: ["REPORT"],
    usage: ["one of them; with --json > FILE, for report open"],
    async run({ args: [id], print, call }) {
      const report = (await call("GET", `/reports/${id}`)) as Summary & { says: object };
      const { says, ...rest } = report;
      print(report, fields({ ...rest, ...says, id: rest.id }));
    },
  },
  {
    // Works offline, so the computer with the private key needs no access to the servers.
    name: "report open",
    args: ["FILE"],
    usage: [
      "open a report, offline: FILE from report show --json; needs --key FILE with the private key;",
      "--ciphertext FILE: check the stored file, too; --save FILE: write it there, decrypted",
    ],
    options: { key: { type: "string" }, ciphertext: { type: "string" }, save: { type: "string" } },
    async run({ args: [file = ""], given, print }) {
      const keyFile = readText(given, "key");
      if (keyFile === null) throw new AdminError("give --key FILE, from report new-key");
      const [ciphertextFile, saveAs] = [readText(given, "ciphertext"), readText(given, "save")];
      const opened = await openReportFile({ file, keyFile, ciphertextFile, saveAs });
      print(opened, fields(opened));
    },
  },
  {
    name: "report close",
    args: ["REPORT"],
    usage: ["delete a report; needs --reason TEXT"],
    options: { reason: { type: "string" } },
    async run({ args: [id], given, print, call }) {
      const done = (await call("POST", `/reports/${id}/close`, { reason: requireReason(given) })) as Outcome;
      print(done, `${id} is ${done.outcome}`);
    },
  },
  {
    // Never overwrites a file, because it may contain the only key that opens earlier reports.
    name: "report new-key",
    usage: ["make a key pair for reports, offline: --out FILE for the private key; prints the public one"],
    options: { out: { type: "string" } },
    async run({ given, print }) {
      const out = readText(given, "out");
      if (out === null) throw new AdminError("give --out FILE for the private key");
      const pair = await createReportKeyPair();
      await writeFile(out, `${JSON.stringify(pair)}\n`, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
        throw new AdminError(`${out}: ${error instanceof Error ? error.message : "cannot be written"}`);
      });
      const { publicKey } = pair;
      print({ publicKey }, `REPORT_PUBLIC_KEY=${publicKey}`);
    },
  },
];
