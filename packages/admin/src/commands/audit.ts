import { AdminError, type Command } from "../command.ts";
import { verifyAudit } from "../verify-audit.ts";

export const verify: Command = {
  name: "audit verify",
  args: ["FILE"],
  usage: ["check that no line of an AUDIT_LOG_FILE was changed or removed; exit code 1 if one was"],
  async run({ args: [path = ""], print }) {
    const found = await verifyAudit(path).catch((error: NodeJS.ErrnoException) => {
      throw new AdminError(`${path}: cannot be read${error.code === undefined ? "" : ` (${error.code})`}`);
    });
    const { lines, first, problems, lastHash } = found;
    print(found, [
      ...problems.map(({ line, problem }) => `line ${line}: ${problem}`),
      ...(first === null || first.n === 1
        ? []
        : [`begins with number ${first.n}: the file before it must end with a line of hash ${first.prev}`]),
      `${lines} lines, ${problems.length} problems; hash of the last line: ${lastHash}`,
      "The log has the hash of each line as lineHash: compare the latest with it, since lines may be missing at the end.",
    ]);
    return problems.length === 0 ? 0 : 1;
  },
};
