import type { Server } from "@envoi/client";
import { parseUrl } from "@envoi/protocol";

const HTTP_OF: Record<string, string> = { "ws:": "http:", "wss:": "https:" };

/**
 * The server's address: the page's origin, or, for a page opened from a local file, the stored upload socket's.
 *
 * @param socketUrl - `wss://…/api/ws`, or an empty string for none
 */
export function resolveServer(page: { protocol: string; origin: string }, socketUrl: string): Server {
  const socket = page.protocol === "file:" ? parseUrl(socketUrl) : null;
  const http = HTTP_OF[socket?.protocol ?? ""];
  return socket === null || http === undefined
    ? { origin: page.origin }
    : { origin: `${http}//${socket.host}`, socketUrl };
}
