import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

export type AuditFindings = {
  lines: number;
  /** The first line says which one comes before it; `null` in an empty file. */
  first: { n: number; prev: string } | null;
  /** The first 100. */
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
 * Checks the chain of an audit file: each line has the number after that of the line before, and its hash. See [Note:
 * Audit chain] in `packages/platform`. Rejects if the file cannot be read.
 */
export async function verifyAudit(path: string): Promise<AuditFindings> {
  const problems: AuditFindings["problems"] = [];
  let [lines, nextNumber]: [number, number | null] = [0, null];
  let first: AuditFindings["first"] = null;
  let lastHash: string | null = null;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
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
