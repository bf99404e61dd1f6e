import path from "node:path";
import { readPrivateFile } from "@envoi/client-node";
import { parseUrl } from "@envoi/protocol";
import { UsageError } from "../usage-error.ts";

const MAX_CONFIG_BYTES = 65_536;

/** `config.json`: the default server, and short names for servers. */
export type Config = { server?: string; servers: Readonly<Record<string, string>> };

/** @param file - `--config`; `null` for the default path, where it may be missing */
export async function readConfig(folder: string, file: string | null): Promise<Config> {
  const place = file ?? path.join(folder, "config.json");
  const bytes = await readPrivateFile(place, MAX_CONFIG_BYTES);
  if (bytes === null) {
    if (file === null) return { servers: {} };
    throw new UsageError(`The file ${file} does not exist.`);
  }
  const json = parseJson(new TextDecoder().decode(bytes));
  if (json === null || typeof json !== "object") throw new UsageError(`${place} must contain a JSON object.`);
  const { server, servers = {} } = json as Record<string, unknown>;
  const areNamed = servers !== null && typeof servers === "object" && Object.values(servers).every(isText);
  if ((server !== undefined && !isText(server)) || !areNamed) {
    throw new UsageError(`${place} must look like {"server": "https://…", "servers": {"work": "https://…"}}.`);
  }
  return { ...(isText(server) && { server }), servers: servers as Record<string, string> };
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

/** The origin of the server to send to, from the flag, environment or configuration. */
export function chooseServer(
  given: string | undefined,
  { env, config }: { env: NodeJS.ProcessEnv; config: Config },
): string {
  const named = given ?? (env["ENVOI_SERVER"] || config.server);
  if (named === undefined) {
    throw new UsageError(
      'Specify a server with --server https://send.example.com, ENVOI_SERVER, or {"server": "https://…"} in config.json.',
    );
  }
  const address = config.servers[named] ?? named;
  const url = parseUrl(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (url === null || url.hostname === "") throw new UsageError(`"${address}" is not a server address.`);
  return url.origin;
}
