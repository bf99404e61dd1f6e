import { createReadStream } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { parseUrl } from "@envoi/protocol";
import { isLoopback } from "../account/safe-address.ts";
import { UsageError } from "../usage-error.ts";

const MAX_CONFIG_BYTES = 65_536;

/** `config.json`: the default server, and short names for servers. */
export type Config = { server?: string; servers: Readonly<Record<string, string>> };

/** @param file - `--config`; `null` for the default path, where the file may be missing */
export async function readConfig(folder: string, file: string | null): Promise<Config> {
  const place = file ?? path.join(folder, "config.json");
  const found = await readIfPresent(place);
  if (found === null) {
    if (file === null) return { servers: {} };
    throw new UsageError(`The file ${file} does not exist.`);
  }
  const json = parseJson(found);
  if (json === null || typeof json !== "object") throw new UsageError(`${place} must contain a JSON object.`);
  const { server, servers = {} } = json as Record<string, unknown>;
  const areNamed = servers !== null && typeof servers === "object" && Object.values(servers).every(isText);
  if ((server !== undefined && !isText(server)) || !areNamed) {
    throw new UsageError(`${place} must look like {"server": "https://…", "servers": {"work": "https://…"}}.`);
  }
  return { ...(isText(server) && { server }), servers: servers as Record<string, string> };
}

/** Text of the configuration. It is not a secret, so the file may belong to another user. */
async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await text(createReadStream(file, { end: MAX_CONFIG_BYTES }));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new UsageError(`${file} can't be read: ${error instanceof Error ? error.message : error}.`);
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server's name or address, from the flag, environment or configuration. An empty value counts as not set. */
export function findServer(
  given: string | undefined,
  { env, config }: { env: NodeJS.ProcessEnv; config: Config },
): string | null {
  return given || env["ENVOI_SERVER"] || config.server || null;
}

/** The origin of the server to send to, from the flag, environment or configuration. */
export function chooseServer(
  given: string | undefined,
  { env, config }: { env: NodeJS.ProcessEnv; config: Config },
): string {
  const named = findServer(given, { env, config });
  if (named === null) {
    throw new UsageError(
      'Specify a server with --server https://send.example.com, ENVOI_SERVER, or {"server": "https://…"} in config.json.',
    );
  }
  const address = Object.hasOwn(config.servers, named) ? config.servers[named] : undefined;
  return parseOrigin(address ?? named);
}

/** A host with an optional port. A single word without a port is more likely a name missing from `config.json`. */
const HOST = /^(?:[^/?#@:]+\.[^/?#@:]+|localhost|\[[\da-f:]+\]|[^/?#@:]+(?=:))(?::\d+)?\/?$/i;
const SCHEME = /^https?:\/\//i;

/** Parses an origin; without a scheme, it uses HTTPS, or HTTP on this device. Never repeats a password or a link's key. */
function parseOrigin(address: string): string {
  const instead = "Use an origin, such as https://send.example.com, or a name from config.json.";
  const hasScheme = SCHEME.test(address);
  const url = hasScheme || HOST.test(address) ? parseUrl(hasScheme ? address : `https://${address}`) : null;
  if (url === null || url.hostname === "") {
    throw new UsageError(`${/[@#?]/.test(address) ? "This" : `"${address}"`} is not a server address. ${instead}`);
  }
  if (`${url.origin}/` !== url.href) {
    throw new UsageError(
      `A server address must not have a path, user name or password. Did you mean --server ${url.origin}?`,
    );
  }
  if (!hasScheme && isLoopback(url)) url.protocol = "http:";
  return url.origin;
}
