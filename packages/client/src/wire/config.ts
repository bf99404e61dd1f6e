import { type PublicConfig, publicConfigSchema } from "@envoi/protocol";
import { callServer, readJson, requireSuccess, type Server } from "./server.ts";

/**
 * Limits, defaults and the operator's choices.
 *
 * @param asked - the response to a request already sent
 */
export async function fetchConfig(
  server: Server,
  signal: AbortSignal,
  asked: Response | null = null,
): Promise<PublicConfig> {
  const response = await requireSuccess(asked ?? (await callServer(server, "/config", { signal })));
  return readJson(response, publicConfigSchema.parse, signal);
}
