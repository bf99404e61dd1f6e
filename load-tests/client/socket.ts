import { WebSocket } from "k6/websockets";
import { isRefusal, RefusedError, UnexpectedError } from "./faults.ts";
import { broken } from "./figures.ts";
import { createSilenceTimer } from "./patience.ts";
import { ANSWER_SECONDS, type Server } from "./server.ts";

/** Maximum number of buffered bytes. Above it, the next message waits, as in a browser. */
const MAX_BUFFERED_BYTES = 1_048_576;
const POLL_MS = 5;

type SocketOptions = {
  /** Client address for a server that trusts `X-Forwarded-For`. */
  forwardedFor?: string | undefined;
  /** Whether the socket continues an upload, which an overloaded server still accepts. */
  isResuming?: boolean;
};

export type UploadSocket = ReturnType<typeof openSocket>;

/** Opens a socket whose messages are awaited one by one. The caller must close it. */
export function openSocket(server: Server, { forwardedFor, isResuming = false }: SocketOptions = {}) {
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { "X-Forwarded-For": forwardedFor };
  const url = `${server.baseUrl.replace(/^http/, "ws")}/api/ws${isResuming ? "?resume" : ""}`;
  const socket = new WebSocket(url, null, { headers, tags: { name: "/api/ws" } });
  socket.binaryType = "arraybuffer" as typeof socket.binaryType;
  const inbox: Record<string, unknown>[] = [];
  let storedBytes = 0;
  let ended: string | null = null;
  let isOpen = false;
  let wake = () => {};
  const end = (how: string) => {
    ended ??= how;
    wake();
  };
  const silence = createSilenceTimer(ANSWER_SECONDS * 1_000, () => end(`nothing for ${ANSWER_SECONDS} s`));
  socket.onopen = () => {
    silence.heard();
    isOpen = true;
    wake();
  };
  socket.onmessage = (event) => {
    silence.heard();
    const message = JSON.parse(String(event?.data)) as Record<string, unknown>;
    if (message["received"] === undefined) inbox.push(message);
    else storedBytes = Number(message["stored"] ?? 0);
    wake();
  };
  socket.onerror = (event) => end(event?.error ?? "an error");
  socket.onclose = () => end("closed");
  const changed = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  async function until<Value>(look: () => Value | null): Promise<Value> {
    for (;;) {
      const value = look();
      if (value !== null) return value;
      if (ended !== null) {
        broken.add(1);
        throw new UnexpectedError(`the upload socket ended: ${ended}`);
      }
      await changed();
    }
  }
  function takeMessage(): Record<string, unknown> | null {
    const message = inbox.shift();
    if (message === undefined) return null;
    const { error } = message;
    if (typeof error === "number" && isRefusal(error))
      throw new RefusedError("upload", { status: error, code: String(message["code"]) });
    if (typeof error === "number" && error >= 500) broken.add(1);
    if (error !== undefined) throw new UnexpectedError(`upload: ${JSON.stringify(message)}`);
    return message;
  }
  return {
    opened: () => until(() => (isOpen ? true : null)),
    /** Waits for the next message except progress reports. @throws RefusedError, UnexpectedError if it is an error */
    next: () => until(takeMessage),
    /** Waits until the server has reported this many bytes as stored. @throws as `next`, if an error arrives first */
    stored: (bytes: number) =>
      until(() => {
        if (storedBytes >= bytes) return storedBytes;
        if (inbox[0]?.["error"] !== undefined) takeMessage();
        return null;
      }),
    /** Sends a message, unless the server has closed the socket: then the next wait throws the reason. */
    send(data: string | ArrayBuffer): void {
      if (ended === null) socket.send(data);
    },
    /** Waits until the buffered bytes have been sent or the server reports an error. */
    async drain(): Promise<void> {
      while (socket.bufferedAmount > MAX_BUFFERED_BYTES && ended === null)
        await new Promise<void>((resolve) => void setTimeout(resolve, POLL_MS));
      // Servers need not report progress, so sending bytes also restarts the silence timer.
      if (ended === null) silence.heard();
    },
    hasEnded: () => ended !== null,
    close() {
      silence.stop();
      socket.close();
    },
  };
}
