import { createHash } from "node:crypto";
import { AdminError, type Command } from "../command.ts";
import { readLines } from "../read-lines.ts";

type AuditFindings = {
  lines: number;
  /** The number of the first line, and the hash of the line before it; `null` if the file is empty. */
  first: { n: number; prev: string } | null;
  /** The first 100 problems. */
  problems: { line: number; problem: string }[];
  lastHash: string | null;
};

const MAX_PROBLEMS = 100;
const NO_LINE = "0".repeat(64);

function parseLink(line: string): { n: number; prev: string } | null {
  try {
    const { n, prev } = JSON.parse(line) as Record<string, unknown>;
    return typeof n === "number" && typeof prev === "string" ? { n, prev } : null;
  } catch {
    return null;
  }
}

/**
 * Checks the chain of an audit file: each line must contain the next number, and the hash of the line before it. See
 * [Note: Audit chain] in `packages/platform`. Rejects if the file cannot be read.
 */
export async function verifyAudit(path: string): Promise<AuditFindings> {
  const problems: AuditFindings["problems"] = [];
  let [lines, nextNumber]: [number, number | null] = [0, null];
  let first: AuditFindings["first"] = null;
  let lastHash: string | null = null;
  for await (const text of readLines(path)) {
    lines++;
    const link = parseLink(text);
    const report = (problem: string) => {
      if (problems.length < MAX_PROBLEMS) problems.push({ line: lines, problem });
    };
    if (link === null)
      report("is not complete: the process or the machine ended while it was written, or it was changed");
    else if (lastHash === null) {
      first = link;
      if (link.n === 1 && link.prev !== NO_LINE) report("is the first one, but follows another");
    } else if (link.prev !== lastHash)
      report("does not follow the line before it: lines were changed, removed or inserted");
    else if (nextNumber !== null && link.n !== nextNumber) report(`has number ${link.n} instead of ${nextNumber}`);
    nextNumber = link === null ? (nextNumber === null ? null : nextNumber + 1) : link.n + 1;
    lastHash = createHash("sha256").update(text).digest("hex");
  }
  return { lines, first, problems, lastHash };
}

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
