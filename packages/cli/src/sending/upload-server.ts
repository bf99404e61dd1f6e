import http from "node:http";
import https from "node:https";
import type { Server } from "@envoi/client";
import { WebSocket as UnmaskedSocket } from "ws";

/** Longest message that is accepted, in bytes. */
const MAX_MESSAGE_BYTES = 1_048_576;

/**
 * A server to send to. Its WebSockets mask messages with zeros, which changes no byte: Node masks in JavaScript, which
 * took half of an upload's CPU time. Masking prevents a web page's script from choosing the bytes that a proxy sees (RFC
 * 6455, section 10.3), but here the user chooses the server, and the bytes are encrypted.
 */
export function uploadServer(origin: string): Server {
  return { origin, createSocket };
}

function createSocket(url: string): WebSocket {
  const socket = new UnmaskedSocket(url, {
    // Only these agents use the proxy that the environment names.
    agent: url.startsWith("wss:") ? https.globalAgent : http.globalAgent,
    generateMask: (mask) => mask.fill(0),
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });
  // Without a listener, a failed connection would end the program. The client waits for `close` instead.
  socket.on("error", () => {});
  return socket as unknown as WebSocket;
}
