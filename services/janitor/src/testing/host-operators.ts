import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRegistry } from "@envoi/platform";
import { hostService, recordingLog } from "@envoi/testkit";
import { onTestFinished } from "vitest";
import type { JanitorDeps } from "../service.ts";
import { makeJanitor, type Stores } from "./host-janitor.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";

/** A janitor whose operators have a token, until the test ends. @param path - of all calls, below `/operators` */
export async function hostOperators(stores: Stores, path: string, overrides: Partial<JanitorDeps> = {}) {
  const tokenFile = join(stores.directory, "operator-token");
  await writeFile(tokenFile, TOKEN);
  const { log, logLines } = recordingLog("janitor");
  const janitor = makeJanitor(stores, {}, { operators: { tokenFile }, log, ...overrides });
  const hosted = await hostService(janitor.service, { log, registry: createRegistry() });
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  return {
    ask: (method: string, more = "", body?: object, token = TOKEN) =>
      fetch(`http://127.0.0.1:${hosted.privatePort}/operators${path}${more}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Envoi-Operator": "ada", "Content-Type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    /** The lines of the audit log. */
    audited: () => logLines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true),
    metric: janitor.metric,
  };
}

/** The objects of an answer with one per line. */
export async function linesOf(answer: Response) {
  return (await answer.text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
