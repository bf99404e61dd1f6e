import { AdminError, type Command } from "../command.ts";
import { verifyAudit } from "../verify-audit.ts";

export const verify: Command = {
  name: "audit verify",
  args: ["FILE"],
  usage: ["check that no line of an AUDIT_LOG_FILE was changed or removed; exit code 1 if one was"],
  async run({ args: [path = ""], json, print }) {
    const found = await verifyAudit(path).catch((error: NodeJS.ErrnoException) => {
      throw new AdminError(`${path}: cannot be read${error.code === undefined ? "" : ` (${error.code})`}`);
    });
    if (json) print(JSON.stringify(found));
    else {
      for (const { line, problem } of found.problems) print(`line ${line}: ${problem}`);
      if (found.first !== null && found.first.n !== 1) {
        print(
          `begins with number ${found.first.n}: the file before it must end with a line of hash ${found.first.prev}`,
        );
      }
      print(`${found.lines} lines, ${found.problems.length} problems; hash of the last line: ${found.lastHash}`);
      print(
        "The log has the hash of each line as lineHash: compare the latest with it, since lines may be missing at the end.",
      );
    }
    return found.problems.length === 0 ? 0 : 1;
  },
};
