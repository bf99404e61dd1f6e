import { type PublicConfig, publicConfigSchema } from "@envoi/protocol";
import { readJson, requireSuccess, type Server, send } from "./server.ts";

/** Limits, defaults and the operator's choices. */
export async function fetchConfig(server: Server, signal: AbortSignal): Promise<PublicConfig> {
  const response = await requireSuccess(await send(server, "/config", { signal }));
  return readJson(response, publicConfigSchema.parse, signal);
}
