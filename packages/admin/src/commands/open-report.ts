import { AdminError, type Command, type GivenOptions } from "../command.ts";
import { openReportFile } from "../open-report-file.ts";
import { fields } from "../table.ts";

function readText(given: GivenOptions, option: string): string | null {
  const value = given[option];
  return typeof value === "string" ? value : null;
}

/** Works offline: on a machine that has the private key, and no access to the servers. */
export const openReport: Command = {
  name: "report open",
  args: ["FILE"],
  usage: [
    "open a report, offline: FILE from report show --json; needs --key FILE with the private key;",
    "--ciphertext FILE: check the stored file, too; --save FILE: write it there, decrypted",
  ],
  options: { key: { type: "string" }, ciphertext: { type: "string" }, save: { type: "string" } },
  async run({ args: [file = ""], given, json, print }) {
    const keyFile = readText(given, "key");
    if (keyFile === null) throw new AdminError("give --key FILE, from report new-key");
    const [ciphertextFile, saveAs] = [readText(given, "ciphertext"), readText(given, "save")];
    const opened = await openReportFile({ file, keyFile, ciphertextFile, saveAs });
    (json ? [JSON.stringify(opened)] : fields(opened)).forEach(print);
    return 0;
  },
};
