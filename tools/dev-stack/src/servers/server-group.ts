import { join } from "node:path";
import { freePort, type ServerCommand } from "@envoi/backing-stores";
import type { ServiceName } from "@envoi/platform";
import type { ProcessCommand } from "../process/managed-process.ts";

/** A server process, and where it listens. */
export type Server = { command: ProcessCommand; port: number };

/** One type of server: a single server or a cluster. */
export type ServerGroup<Access> = {
  servers: readonly Server[];
  /** Called once all servers are ready: creates what the services need. */
  provision(): Promise<void>;
  /** A service's variables for these servers: their address, and a user with the rights that it needs. */
  variablesOf(service: ServiceName): Record<string, string>;
  /** Address and credentials of an administrator. */
  access: Access;
};

export type ServerDeps = {
  dataDirectory: string;
  /** The operator's environment. Servers get only the variables that all programs need. */
  variables: NodeJS.ProcessEnv;
};

const PASSED_ON = ["PATH", "HOME", "TMPDIR", "LANG"] as const;
const STOP_SECONDS = 10;

export function programEnvironment(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])));
}

export function defineServer(name: string, command: ServerCommand, { dataDirectory, variables }: ServerDeps): Server {
  const { program, args, port, env, isReady, isFaulty } = command;
  return {
    port,
    command: {
      name,
      program,
      args,
      env: { ...programEnvironment(variables), ...env },
      cwd: dataDirectory,
      logFile: join(dataDirectory, "logs", `${name}.log`),
      isReady,
      ...(isFaulty && { isFaulty }),
      stopSeconds: STOP_SECONDS,
    },
  };
}

/** Names of a server's processes: `redis` if there is only one, otherwise `redis-1`, `redis-2`, … */
export function memberNames(kind: string, count: number): string[] {
  return count === 1 ? [kind] : Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`);
}

/** Consecutive ports starting with the requested one, or any free ports if none is requested. */
export async function portsFrom(first: number | null, count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, async (_, index) => (first === null ? freePort() : first + index)));
}
