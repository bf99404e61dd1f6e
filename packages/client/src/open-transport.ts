import type { ServerMessage } from "@envoi/protocol";
import { openOverHttp, sendOverHttp } from "./send-over-http.ts";
import { openSession, type Sending, sendResumably } from "./send-resumably.ts";
import type { Server } from "./server.ts";
import { TransferError } from "./transfer-error.ts";
import type { UploadReport } from "./upload-report.ts";

/** How the body of an upload gets to the server. */
export type Transport = {
  reply: Pick<Extract<ServerMessage, { url: string }>, "id" | "url" | "ownerToken" | "passwordProfile">;
  /** See `sendResumably`. */
  send(sending: Sending): Promise<void>;
  /** Ends an upload that failed. */
  fail(error: Error): void;
};

/**
 * Begins an upload: over a WebSocket, or over HTTP where WebSockets are blocked. See [Note: Uploads over HTTP].
 *
 * @param first - the first message
 * @throws TransferError, ProtocolError
 */
export async function openTransport(
  server: Server,
  first: { bearer: string | null; size: number },
  report: UploadReport,
  signal: AbortSignal,
): Promise<Transport> {
  try {
    const { socket, reply } = await openSession(server, first, report, signal);
    return {
      reply,
      send: (sending) => sendResumably(sending, socket, report, signal),
      fail: (error) => socket.fail(error),
    };
  } catch (error) {
    if (!(error instanceof TransferError) || error.reason !== "connect_failed") throw error;
    const opened = await openOverHttp(server, first, signal);
    if (opened === null) throw error;
    const { upload, reply } = opened;
    return {
      reply,
      send: (sending) => sendOverHttp(upload, sending, first.size, report, signal),
      fail: () => {},
    };
  }
}
