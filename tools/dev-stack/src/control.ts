import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { isDeployedService } from "@envoi/topology";
import * as z from "zod";
import type { StackRequest } from "./command-line.ts";
import type { CommandSettings } from "./operator-settings.ts";
import type { Member } from "./process/process-table.ts";
import type { Stack } from "./stack.ts";
import { StackError } from "./stack-error.ts";
import { type ProcessStatus, processStatus } from "./state-file.ts";

const FILE = "control.sock";
/** Maximum length of a socket's path. */
const MAX_PATH_BYTES = 107;

function controlSocketPath(dataDirectory: string): string {
  return join(dataDirectory, FILE);
}

/** @throws if the socket's path would be too long */
export async function serveControl(dataDirectory: string, stack: Stack): Promise<AsyncDisposable> {
  const path = controlSocketPath(dataDirectory);
  if (Buffer.byteLength(path) > MAX_PATH_BYTES)
    throw new StackError(`${dataDirectory} is too long; name a shorter one`);
  const inTurn = createTurns();
  const server = createServer((call, response) => void answer({ stack, inTurn }, call, response));
  // A killed stack leaves its socket behind.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  return {
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Deps = { stack: Stack; inTurn: ReturnType<typeof createTurns> };

/** Runs requests for the same name one after the other; requests for other names do not wait. */
function createTurns() {
  const last = new Map<string, Promise<void>>();
  return (service: string, work: () => Promise<void>): Promise<void> => {
    const done = (last.get(service) ?? Promise.resolve()).then(work);
    last.set(
      service,
      done.catch(() => {}),
    );
    return done;
  };
}

async function answer(deps: Deps, call: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
  try {
    const warnings = await carryOut(deps, call);
    send(200, { processes: await withHealth(deps.stack.table.status()), warnings });
  } catch (error) {
    send(error instanceof StackError ? 400 : 500, { error: (error as Error).message });
  }
}

const HEALTH_MS = 4_000;

/** What a process itself says about its state, such as `failing: uploads`. */
async function askHealth({ host, privatePort, state }: ProcessStatus): Promise<string | null> {
  if (state !== "ready" || privatePort === null) return null;
  try {
    const asked = await fetch(`http://${host}:${privatePort}/readyz`, { signal: AbortSignal.timeout(HEALTH_MS) });
    const { state: own, failing } = readyz.parse(await asked.json());
    return failing.length > 0 ? `${own}: ${failing.join(", ")}` : own;
  } catch {
    return "unreachable";
  }
}

async function withHealth(processes: readonly ProcessStatus[]): Promise<StackProcesses> {
  return Promise.all(processes.map(async (one) => ({ ...one, health: await askHealth(one) })));
}

/**
 * Executes a request: `GET /status`, `POST /restart/NAME`, `/stop/NAME`, `/start/NAME`, `/scale/SERVICE/N`. The body of
 * a POST is the settings of the command. @returns warnings
 */
async function carryOut(deps: Deps, call: IncomingMessage): Promise<string[]> {
  const [action = "", name = "", count = ""] = (call.url ?? "").slice(1).split("/");
  if (call.method === "GET" && action === "status") return [];
  const body = commandSettings.parse(JSON.parse((await call.toArray()).join("")));
  const warnings = action === "stop" ? [] : deps.stack.settings.refresh(body);
  await act(deps, { method: call.method, action, name, count });
  return warnings;
}

type Action = { method: string | undefined; action: string; name: string; count: string };

async function act({ stack, inTurn }: Deps, { method, action, name, count }: Action): Promise<void> {
  const { table, fleet } = stack;
  if (method === "POST" && action === "scale") {
    if (!isDeployedService(name) || !/^\d{1,2}$/.test(count)) throw new StackError(`cannot scale to ${name}=${count}`);
    return inTurn(name, () => fleet.scale(name, Number(count)));
  }
  const change = new Map(Object.entries({ restart, stop, start })).get(action);
  if (method !== "POST" || change === undefined) throw new StackError(`unknown request: ${method} ${action}`);
  if (table.named(name).length === 0) throw new StackError(`there is no process ${name}`);
  return inTurn(name, async () => {
    const members = table.named(name);
    // Restarts run one after the other, so that some processes keep serving; stops may run concurrently.
    if (change === restart) for (const member of members) await change(member);
    else await Promise.all(members.map(change));
  });

  async function restart(member: Member): Promise<void> {
    if (isDeployedService(member.service)) return fleet.restart(member);
    await member.process.stop();
    await member.process.start();
  }
  function stop(member: Member): Promise<void> {
    return isDeployedService(member.service) ? fleet.stop(member) : member.process.stop();
  }
  function start(member: Member): Promise<void> {
    return isDeployedService(member.service) ? fleet.start(member) : member.process.start();
  }
}

const readyz = z.object({ state: z.string(), failing: z.array(z.string()) });
const commandSettings = z.object({ files: z.array(z.string()), environment: z.record(z.string(), z.string()) });
/** `health`: what a ready process itself says. */
const processes = z.array(processStatus.extend({ health: z.string().nullable() }));
type StackProcesses = z.infer<typeof processes>;
const outcome = z.object({ processes, warnings: z.array(z.string()) });
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
 * @param settings - those of the command, which the stack compares with its own
 * @returns its processes, once the request has been executed
 * @throws if no stack runs there, or the request fails
 */
export async function askStack(
  dataDirectory: string,
  asked: StackRequest,
  settings: CommandSettings = { files: [], environment: {} },
): Promise<z.infer<typeof outcome>> {
  const method = asked.kind === "status" ? "GET" : "POST";
  const call = request({ socketPath: controlSocketPath(dataDirectory), path: formatPath(asked), method });
  call.end(method === "POST" ? JSON.stringify(settings) : undefined);
  const [answer] = await once(call, "response").catch((cause: unknown) => {
    throw new StackError(`no stack runs in ${dataDirectory}`, { cause });
  });
  const body: unknown = JSON.parse((await answer.toArray()).join(""));
  if (answer.statusCode !== 200) throw new StackError(refusal.parse(body).error);
  return outcome.parse(body);
}

/** A table with one line per process. */
export function formatProcesses(all: StackProcesses): string {
  const rows = all.map(({ name, replica, state, health, pid, host, port, privatePort }) =>
    [name, replica, health ?? state, pid ?? "-", `${host}:${port}`, privatePort ?? "-"].map(String),
  );
  const lines = [["NAME", "REPLICA", "STATE", "PID", "ADDRESS", "PRIVATE PORT"], ...rows];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0))) ?? [];
  const print = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return lines.map((row) => print(row).trimEnd()).join("\n");
}
