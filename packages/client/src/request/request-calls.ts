import type { RequestId } from "@envoi/protocol";
import { callServer, readJson, requireOwn404, requireSuccess, type Server } from "../wire/server.ts";

/** Room for a request with the largest number of deliveries, each with a wrapped key of 1,600 characters. */
const MAX_ANSWER_BYTES = 4_194_304;

export type RequestCall = "open" | "receipts" | "inbox" | "collect" | "remove" | "close" | "delete";

/**
 * Makes a call about a request.
 *
 * @throws ProtocolError `not_found` only if the response is really from the Envoi server
 */
export async function callRequest(
  server: Server,
  { id, call, body }: { id: RequestId; call: RequestCall; body: object },
  signal: AbortSignal,
): Promise<Response> {
  return requireSuccess(await requireOwn404(await postJson(server, `/api/request/${id}/${call}`, body, { signal })));
}

export function postJson(
  server: Server,
  path: string,
  body: object,
  { bearer = null, signal }: { bearer?: string | null; signal: AbortSignal },
): Promise<Response> {
  return callServer(server, path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
    signal,
  });
}

export function readAnswer<Answer>(
  response: Response,
  parse: (json: unknown) => Answer,
  signal: AbortSignal,
): Promise<Answer> {
  return readJson(response, parse, signal, { maxBytes: MAX_ANSWER_BYTES });
}
