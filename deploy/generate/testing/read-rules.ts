import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ROOT } from "../root.ts";

const RULES = join(ROOT, "deploy/helm/rules");

const alert = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["critical", "warning"]) }),
  annotations: z.strictObject({ summary: z.string().min(1), description: z.string().min(1) }),
});
const recording = z.strictObject({ record: z.string(), expr: z.string() });
const ruleFile = z.strictObject({
  groups: z.array(
    z.strictObject({ name: z.string(), interval: z.string().optional(), rules: z.array(z.union([alert, recording])) }),
  ),
});

export type Alert = z.infer<typeof alert>;
type Recording = z.infer<typeof recording>;

export async function ruleFiles(): Promise<string[]> {
  return (await readdir(RULES)).toSorted().map((name) => join(RULES, name));
}

/** All rules of the chart. */
export async function readRules(): Promise<{ alerts: Alert[]; recordings: Recording[]; groups: string[] }> {
  const texts = await Promise.all((await ruleFiles()).map((file) => readFile(file, "utf8")));
  const groups = texts.flatMap((text) => ruleFile.parse(parse(text)).groups);
  const rules = groups.flatMap((group) => group.rules);
  return {
    alerts: rules.filter((rule) => "alert" in rule),
    recordings: rules.filter((rule) => "record" in rule),
    groups: groups.map(({ name }) => name),
  };
}
