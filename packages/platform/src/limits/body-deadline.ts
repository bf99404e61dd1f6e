import type { IncomingMessage, ServerResponse } from "node:http";
import { ProtocolError } from "@envoi/protocol";

/** Time limit for receiving a request's body, unless the route has its own limit. */
const BODY_MS = 300_000;

type Deadline = { start(): void; stop(): void };
const deadlines = new WeakMap<IncomingMessage, Deadline>();

export function hasBody({ headers }: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== "0");
}

/**
 * Ends a request whose body takes too long. Node's own timeout would also apply to routes that have their own limit.
 */
export function boundBody(request: IncomingMessage, response: ServerResponse, maxMs = BODY_MS): void {
  if (!hasBody(request)) return;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    if (response.headersSent) return void request.destroy();
    const error = new ProtocolError("idle_timeout");
    response.writeHead(error.status, { Connection: "close", "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(error), () => request.destroy());
  };
  const deadline = {
    start() {
      if (!request.complete && !request.destroyed) timer = setTimeout(end, maxMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
  deadlines.set(request, deadline);
  request.once("end", deadline.stop).once("close", deadline.stop);
  deadline.start();
}

/** @returns a disposable that ends the pause, after which the rest of the body must arrive within the usual time */
export function pauseBodyDeadline(request: IncomingMessage): Disposable {
  const deadline = deadlines.get(request);
  deadline?.stop();
  return { [Symbol.dispose]: () => deadline?.start() };
}
