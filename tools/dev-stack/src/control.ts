import { once } from "node:events";
import { chmod, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { isDeployedService } from "@envoi/topology";
import * as z from "zod";
import type { StackRequest } from "./command-line.ts";
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
    await carryOut(deps, call);
    send(200, deps.stack.table.status());
  } catch (error) {
    send(error instanceof StackError ? 400 : 500, { error: (error as Error).message });
  }
}

/** Executes a request: `GET /status`, `POST /restart/NAME`, `/stop/NAME`, `/start/NAME`, `/scale/SERVICE/N`. */
async function carryOut({ stack, inTurn }: Deps, { method, url = "" }: IncomingMessage): Promise<void> {
  const { table, fleet } = stack;
  const [action = "", name = "", count = ""] = url.slice(1).split("/");
  if (method === "GET" && action === "status") return;
  if (method === "POST" && action === "scale") {
    if (!isDeployedService(name) || !/^\d{1,2}$/.test(count)) throw new StackError(`cannot scale to ${name}=${count}`);
    return inTurn(name, () => fleet.scale(name, Number(count)));
  }
  const act = new Map(Object.entries({ restart, stop, start })).get(action);
  if (method !== "POST" || act === undefined) throw new StackError(`unknown request: ${method} ${url}`);
  if (table.named(name).length === 0) throw new StackError(`there is no process ${name}`);
  return inTurn(name, async () => {
    const members = table.named(name);
    // Restarts run one after the other, so that some processes keep serving; stops may run concurrently.
    if (act === restart) for (const member of members) await act(member);
    else await Promise.all(members.map(act));
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
 * @returns its processes, once the request has been executed
 * @throws if no stack runs there, or the request fails
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
