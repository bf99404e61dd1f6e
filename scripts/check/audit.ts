import * as z from "zod";
import { runCommand } from "../setup/run-command.mjs";
import type { StepResult } from "./run-steps.ts";

const ARGUMENTS = ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=20000"];

/** The output of `npm audit --json`: advisories, or the error of the request. */
const report = z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })) });
const failure = z.object({ message: z.string() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: "npm audit did not answer in JSON" };
  }
}

/** Asks the registry for advisories of high or critical severity about production dependencies. */
export async function checkAdvisories(): Promise<StepResult> {
  const answer = parseJson((await runCommand("npm", ARGUMENTS)).stdout);
  const advisories = report.safeParse(answer).data?.vulnerabilities;
  // Many mirrors do not support this request.
  if (advisories === undefined) {
    const { message } = failure.safeParse(answer).data ?? { message: "no reason given" };
    const reason = message.replace(/https?:\/\/\S+/g, "the registry");
    return { problems: [], note: `unknown, the registry did not answer: ${reason}` };
  }
  const serious = Object.entries(advisories).filter(([, { severity }]) => ["high", "critical"].includes(severity));
  return { problems: serious.map(([name, { severity }]) => `${name}: ${severity}`) };
}
