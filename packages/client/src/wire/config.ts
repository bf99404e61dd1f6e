import { type PublicConfig, publicConfigSchema } from "@envoi/protocol";
import { callServer, readJson, requireSuccess, type Server } from "./server.ts";

/**
 * Limits, defaults and the operator's choices.
 *
 * @param asked - the response to a request already sent
 * @param bearer - token of the account whose limits are wanted, if accounts have limits of their own
 */
export async function fetchConfig(
  server: Server,
  signal: AbortSignal,
  asked: Response | null = null,
  bearer: string | null = null,
): Promise<PublicConfig> {
  const headers: HeadersInit = bearer === null ? {} : { Authorization: `Bearer ${bearer}` };
  const response = await requireSuccess(asked ?? (await callServer(server, "/config", { signal, headers })));
  return readJson(response, publicConfigSchema.parse, signal);
}
