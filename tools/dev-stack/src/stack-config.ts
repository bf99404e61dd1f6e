import { readProcessConfig } from "@envoi/platform";
import type { StackOptions } from "./command-line.ts";

/** The stack's own settings from the operator's environment; the services read the rest. */
export type StackConfig = {
  host: string;
  port: number;
  /** The public origin, as in links. */
  baseUrl: string;
  /** The edge as seen from this machine. */
  origin: string;
  /** Whether there are trusted proxies in front of the edge. */
  trustsProxies: boolean;
  drainSeconds: number;
  logLevel: string;
};

/** @throws ConfigError */
export function readStackConfig(options: StackOptions, variables: NodeJS.ProcessEnv): StackConfig {
  const read = readProcessConfig(variables);
  const port = options.port ?? read.port;
  const origin = `http://localhost:${port}`;
  return {
    host: read.host,
    port,
    baseUrl: read.baseUrl ?? origin,
    origin,
    trustsProxies: read.trustedProxies !== 0,
    drainSeconds: read.drainSeconds,
    logLevel: read.logLevel,
  };
}
