import type { ServerResponse } from "node:http";
import type { OwnerEvent, RequestEvent } from "@envoi/protocol";

/**
 * Maximum number of unread bytes, above which a client is disconnected. The snapshots of a hundred Uploads are about 12
 * KiB.
 */
export const MAX_UNREAD_BYTES = 65_536;

/** Reasons why a stream ends. */
export const STREAM_ENDS = ["client", "slow", "finished", "expired", "evicted", "drained"] as const;
export type StreamEnd = (typeof STREAM_ENDS)[number];

/** One response of server-sent events. */
export type EventStream = {
  /** Sends text; does nothing once the stream has ended. Disconnects a client that reads too slowly. */
  send(text: string): void;
  /** @param retryMs - time after which the client should reconnect; if absent, the client decides */
  end(reason: StreamEnd, retryMs?: number): void;
};

/** @see https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function eventText({ type, ...data }: OwnerEvent | RequestEvent, position: number | null): string {
  const id = position === null ? "" : `id: ${position}\n`;
  return `event: ${type}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

/** An SSE comment that prevents proxies from closing the connection, and shows the client that the connection works. */
export const HEARTBEAT = ":\n\n";

/**
 * Begins the response.
 *
 * @param onEnd - called once, with the reason for the end
 */
export function openEventStream(response: ServerResponse, onEnd: (reason: StreamEnd) => void): EventStream {
  let isOpen = true;
  function close(reason: StreamEnd): boolean {
    if (!isOpen) return false;
    isOpen = false;
    onEnd(reason);
    return true;
  }
  response.once("close", () => void close("client"));
  response.setHeader("Content-Type", "text/event-stream");
  // Proxies must neither compress nor buffer the stream; nginx has a header of its own for this.
  response.setHeader("Cache-Control", `${response.getHeader("Cache-Control") ?? "no-store"}, no-transform`);
  response.setHeader("X-Accel-Buffering", "no");
  response.statusCode = 200;
  response.flushHeaders();
  // The client may have disconnected before the listener was added.
  if (response.destroyed) close("client");

  return {
    send(text) {
      if (!isOpen) return;
      response.write(text);
      if (response.writableLength > MAX_UNREAD_BYTES && close("slow")) response.destroy();
    },
    end(reason, retryMs) {
      if (!close(reason)) return;
      response.end(retryMs === undefined ? undefined : `retry: ${Math.round(retryMs)}\n\n`);
    },
  };
}
