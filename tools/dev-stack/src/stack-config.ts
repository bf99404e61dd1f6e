import { readProcessConfig } from "@envoi/platform";
import type { StackOptions } from "./command-line.ts";

/** The stack's own settings from the operator's environment; the services read the rest. */
export type StackConfig = ReturnType<typeof readStackConfig>;

/** @throws ConfigError */
export function readStackConfig(options: StackOptions, variables: NodeJS.ProcessEnv) {
  const read = readProcessConfig(variables);
  const port = options.port ?? read.port;
  const origin = `http://localhost:${port}`;
  return {
    host: read.host,
    port,
    /** The public origin, as in links. */
    baseUrl: read.baseUrl ?? origin,
    /** The edge as seen from this machine. */
    origin,
    /** Whether there are trusted proxies in front of the edge. */
    trustsProxies: read.trustedProxies !== 0,
    drainSeconds: read.drainSeconds,
    logLevel: read.logLevel,
  };
}
