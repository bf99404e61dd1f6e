import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { CLOSE_FAILED, type ProtocolError, RESUME_QUERY } from "@envoi/protocol";

/** Suffix that a server appends to the client's key: RFC 6455, section 1.3. */
const KEY_SUFFIX = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const KEY = /^[+/0-9A-Za-z]{22}==$/;
/** First bytes of frames that are whole messages: RFC 6455, section 5.2. */
const [TEXT, CLOSE] = [0x81, 0x88];
/** Time limit for the client to close the connection. */
const CLOSE_MS = 2_000;

/** Whether the client claims to continue an upload. Its first message must still prove that it may. */
export function saysItResumes({ url = "" }: IncomingMessage): boolean {
  return url.endsWith(RESUME_QUERY);
}

/**
 * Replies to a WebSocket handshake, sends the error as the first message, and closes the WebSocket, all in a single
 * write. This costs a third less than opening, reading and closing a WebSocket.
 *
 * @param error - an error whose JSON is shorter than 126 bytes
 * @returns whether the request was a handshake; if not, nothing is sent
 */
export function refuseHandshake(request: IncomingMessage, socket: Duplex, error: ProtocolError): boolean {
  const { "sec-websocket-key": key = "", "sec-websocket-version": version } = request.headers;
  if (request.method !== "GET" || !KEY.test(key) || version !== "13") return false;
  const accept = createHash("sha1").update(`${key}${KEY_SUFFIX}`).digest("base64");
  const head = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
  const text = JSON.stringify(error);
  const closeCode = [CLOSE_FAILED >> 8, CLOSE_FAILED & 0xff];
  const timer = setTimeout(() => socket.destroy(), CLOSE_MS);
  socket.on("close", () => clearTimeout(timer)).on("error", () => {});
  socket.end(
    Buffer.concat([
      Buffer.from(head, "latin1"),
      Buffer.of(TEXT, text.length),
      Buffer.from(text, "latin1"),
      Buffer.of(CLOSE, closeCode.length, ...closeCode),
    ]),
  );
  // Discards what the client sends.
  socket.resume();
  return true;
}
