import { readFileSync } from "node:fs";
import type * as z from "zod";
import { NAMESPACE } from "./cluster.ts";
import { runInPod } from "./pods.ts";

export function scriptText(name: string): string {
  return readFileSync(new URL(`../scripts/${name}`, import.meta.url), "utf8");
}

/** Runs one of `../scripts` in a pod that has Node. @returns its output */
export async function runScript<Schema extends z.ZodType>(
  schema: Schema,
  name: string,
  { pod, namespace = NAMESPACE }: { pod: string; namespace?: string },
  args: readonly string[],
): Promise<z.output<Schema>> {
  return schema.parse(JSON.parse(await runInPod(pod, scriptText(name), args, { namespace })));
}
