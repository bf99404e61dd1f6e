import { once } from "node:events";
import { request } from "node:http";
import * as z from "zod";
import type { StackRequest } from "../command-line.ts";
import { StackError } from "../stack-error.ts";
import { type ProcessStatus, processStatus } from "../state-file.ts";
import { controlSocketPath } from "./control-server.ts";

const statuses = z.array(processStatus);
const refusal = z.object({ error: z.string() });

function formatPath(asked: StackRequest): string {
  switch (asked.kind) {
    case "status":
      return "/status";
    case "scale":
      return `/scale/${asked.service}/${asked.replicas}`;
    default:
      return `/${asked.kind}/${asked.name}`;
  }
}

/**
 * Sends a request to the stack that runs in this data directory.
 *
 * @returns its processes, once the request is done
 * @throws if none runs there, or the request fails
 */
export async function askStack(dataDirectory: string, asked: StackRequest): Promise<string> {
  const method = asked.kind === "status" ? "GET" : "POST";
  const call = request({ socketPath: controlSocketPath(dataDirectory), path: formatPath(asked), method }).end();
  const [answer] = await once(call, "response").catch((cause: unknown) => {
    throw new StackError(`no stack runs in ${dataDirectory}`, { cause });
  });
  const body: unknown = JSON.parse((await answer.toArray()).join(""));
  if (answer.statusCode !== 200) throw new StackError(refusal.parse(body).error);
  return table(statuses.parse(body));
}

function table(processes: readonly ProcessStatus[]): string {
  const rows = processes.map(({ name, replica, state, pid, host, port, privatePort }) =>
    [name, replica, state, pid ?? "-", `${host}:${port}`, privatePort ?? "-"].map(String),
  );
  const all = [["NAME", "REPLICA", "STATE", "PID", "ADDRESS", "PRIVATE PORT"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
