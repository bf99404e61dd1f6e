import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAudit, createRegistry, NO_OPERATORS } from "@envoi/platform";
import type { Stores } from "@envoi/test-stores";
import { hostService, recordingLog } from "@envoi/testkit";
import { onTestFinished } from "vitest";
import { createOperators, type OperatorsDeps } from "../service.ts";

export const TOKEN = "0123456789abcdef0123456789abcdef";

const REPORTS_EVERY_MS = 50;

/** Creates the operators' service on these stores, without starting it. */
function makeOperators(stores: Stores, overrides: Partial<OperatorsDeps> = {}) {
  const registry = createRegistry();
  const { log, logLines } = recordingLog("operators");
  const service = createOperators({
    ...stores,
    log,
    registry,
    reportsEveryMs: REPORTS_EVERY_MS,
    operators: NO_OPERATORS,
    audit: createAudit(NO_OPERATORS, log),
    ...overrides,
  });
  return {
    service,
    log,
    logged: (text: string) => logLines.filter((line) => line.includes(text)),
    /** The lines of the audit log. */
    audited: () => logLines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true),
    async metric(name: string): Promise<number> {
      const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
      return values.reduce((sum, { value }) => sum + value, 0);
    },
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

export async function startOperators(...given: Parameters<typeof makeOperators>) {
  const operators = makeOperators(...given);
  await operators.service.start();
  return operators;
}

/** Runs the operators' service on a public and a private port until the test ends. */
export async function serveOperators(...given: Parameters<typeof makeOperators>) {
  const { service, log, audited, metric } = makeOperators(...given);
  const hosted = await hostService(service, { log, registry: createRegistry() });
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  return { ...hosted, audited, metric };
}

/** The operators' service, with a token, until the test ends. @param path - path of all calls, below `/operators` */
export async function hostOperators(stores: Stores, path: string, overrides: Partial<OperatorsDeps> = {}) {
  const tokenFile = join(stores.directory, "operator-token");
  await writeFile(tokenFile, TOKEN);
  const { privatePort, audited, metric } = await serveOperators(stores, { operators: { tokenFile }, ...overrides });
  return {
    ask: (method: string, more = "", body?: object, token = TOKEN) =>
      fetch(`http://127.0.0.1:${privatePort}/operators${path}${more}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Envoi-Operator": "ada", "Content-Type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    privatePort,
    audited,
    metric,
  };
}

/** Parses a response that contains one object per line. */
export async function readLines(answer: Response) {
  return (await answer.text())
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
