import { runCommand } from "../setup/run-command.mjs";

export type AuditResult =
  | { readonly kind: "clean" }
  | { readonly kind: "vulnerable"; readonly problems: readonly string[] }
  /** The registry did not answer, as many mirrors do not: the result is unknown. */
  | { readonly kind: "unanswered"; readonly reason: string };

/** Asks the registry for advisories of high or critical severity about production dependencies. */
export async function readAudit(deps: {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
}): Promise<AuditResult> {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];
  const { stdout } = await runCommand("npm", args, { cwd: deps.root, env: deps.env });
  return parseAudit(stdout);
}

/** @param json - what `npm audit --json` prints, with advisories or with the error of the request */
function parseAudit(json: string): AuditResult {
  let report: unknown;
  try {
    report = JSON.parse(json);
  } catch {
    return { kind: "unanswered", reason: "npm audit did not answer in JSON" };
  }
  if (!isRecord(report) || !isRecord(report["vulnerabilities"])) {
    const message = isRecord(report) && typeof report["message"] === "string" ? report["message"] : "no reason given";
    return { kind: "unanswered", reason: message.replace(/https?:\/\/\S+/g, "the registry") };
  }
  const problems = Object.entries(report["vulnerabilities"]).flatMap(([name, advisory]) => {
    const severity = isRecord(advisory) ? advisory["severity"] : undefined;
    return severity === "high" || severity === "critical" ? [`${name}: ${severity}`] : [];
  });
  return problems.length === 0 ? { kind: "clean" } : { kind: "vulnerable", problems };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
