import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../root.ts";

export const RUNBOOKS = join(ROOT, "docs/runbooks");

export type Runbook = {
  name: string;
  text: string;
  /** Prometheus expressions. */
  queries: readonly string[];
  /** Shell commands without their comments, from blocks and from the text. */
  commands: readonly string[];
};

const COMMAND =
  /^(npm run|npm start|curl|kubectl|helm|redis-cli|nats|mc|cmctl|systemctl|journalctl|df|timedatectl|chronyc) /;

function linesOf(text: string, language: string): string[] {
  const blocks = text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"));
  return Array.from(blocks).flatMap(([, block = ""]) => block.split("\n").filter((line) => line.trim() !== ""));
}

export async function readRunbooks(): Promise<Runbook[]> {
  const names = await readdir(RUNBOOKS);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(RUNBOOKS, name), "utf8");
      const shell = linesOf(text, "sh").map((line) => line.replace(/\s+# .*$/, ""));
      const inText = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = ""]) => code);
      return {
        name,
        text,
        queries: linesOf(text, "promql"),
        commands: [...shell, ...inText.filter((code) => COMMAND.test(code))],
      };
    }),
  );
}
