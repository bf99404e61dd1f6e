import { ConfigError, readProcessConfig } from "@envoi/platform";
import type { StackOptions } from "./command-line.ts";

/** The stack's own settings from the operator's environment; the services read the rest. */
export type StackConfig = {
  host: string;
  port: number;
  /** The public origin, as in links. */
  baseUrl: string;
  /** The edge as seen from this machine. */
  origin: string;
  /** Number of proxies in front of the edge. */
  trustedProxies: number;
  drainSeconds: number;
  logLevel: string;
};

/** @throws ConfigError */
export function readStackConfig(options: StackOptions, variables: NodeJS.ProcessEnv): StackConfig {
  const read = readProcessConfig(variables);
  const port = options.port ?? read.port;
  const { trustedProxies } = read;
  if (typeof trustedProxies !== "number") throw new ConfigError(["TRUST_PROXY: must be a number for the stack"]);
  const origin = `http://localhost:${port}`;
  return {
    host: read.host,
    port,
    baseUrl: read.baseUrl ?? origin,
    origin,
    trustedProxies,
    drainSeconds: read.drainSeconds,
    logLevel: read.logLevel,
  };
}
