import {
  EXT_HEADER,
  isFinalOwnerEvent,
  LAST_EVENT_ID_HEADER,
  MAX_WATCHED_UPLOADS,
  OWNER_EVENTS_PATH,
  OWNER_EVENTS_SILENCE_MS,
  type OwnerEvent,
  ProtocolError,
  parseEventPosition,
  parseOwnerEvent,
  parseRequestEvent,
  type RequestEvent,
  type RequestId,
  type Subscription,
} from "@envoi/protocol";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { linkController, pause } from "../wire/pause.ts";
import { requireSuccess, type Server, send } from "../wire/server.ts";
import { type WaitLimits, waitMs } from "../wire/server-waits.ts";
import type { Owner } from "./owner.ts";

/**
 * `open`: events are arriving. `unavailable`: no events are arriving at the moment, so poll with `fetchInfo`. The
 * subscription reconnects in both states. There is no state before the first event.
 */
export type OwnerEventsState = "open" | "unavailable";

/** `finished`: all uploads have ended. `unsupported`: the server has no events, so poll. */
export type OwnerEventsEnd = "finished" | "unsupported" | "cancelled";

/** A request for files, and the token that `requestOwnerOf` derives. */
export type RequestOwner = { id: RequestId; ownerToken: string };

export type OwnerEventsOptions = {
  /** If this callback throws, the subscription rejects with its error. */
  onEvent(event: OwnerEvent): void;
  /** Requests to watch, too. An older server ignores them, so poll until the first event. */
  requests?: readonly RequestOwner[];
  /** Like `onEvent`, for events of requests. */
  onRequest?(event: RequestEvent): void;
  /** Called when the state changes. `error`: why it is `unavailable`, if known. */
  onState?(state: OwnerEventsState, error?: unknown): void;
  /** The position to continue after, from an earlier subscription. */
  lastEventId?: string | undefined;
  /** Called with the latest position, which the caller stores for a later subscription. */
  onLastEventId?(lastEventId: string): void;
  /** Deadline for the first event of a stream. Default: 20 s. */
  firstEventMs?: number;
  signal: AbortSignal;
};

/** Delays before the second, third and later attempts. */
const WAITS: WaitLimits = { delaysMs: [1_000, 2_000, 5_000, 10_000, 30_000, 60_000], maxMs: 300_000 };
/** Additional delays after a wait requested by the server, for example because it is restarting. */
const ASKED_WAITS: WaitLimits = { ...WAITS, delaysMs: [500, ...WAITS.delaysMs] };
/**
 * Only a stream that was open for longer than this resets the delay, so that a proxy that cuts streams early does not
 * get a request every second.
 */
const STABLE_MS = 30_000;
/** The server sends the first event immediately. A proxy that delays it delays all events. */
const FIRST_EVENT_MS = 20_000;
/** If the pause before the next stream is longer than this, the caller should poll. */
const SHORT_PAUSE_MS = 10_000;
/** Maximum number of unparsed characters. A message's line has only about 200 characters. */
const MAX_BUFFERED_CHARACTERS = 65_536;
/**
 * Maximum number of a stream's messages per minute: one event every few seconds for each of a hundred uploads, plus all
 * missed events.
 */
const MAX_MESSAGES_PER_MINUTE = 5_000;

/** Statuses that mean that the server, or a proxy in front of it, does not support the call. */
const UNSUPPORTED: ReadonlySet<number> = new Set([400, 404, 405, 413]);

class UnsupportedError extends Error {}

/**
 * Subscribes an owner to upload events, and reconnects when the stream ends. The events of an upload begin with a
 * `snapshot`. After an interruption, the missed events precede it. The last event is `gone`, `exhausted`, `deleted` or
 * `expired`. Those of a request begin with `request`, after which the inbox is to be read; the last one is
 * `request.gone`.
 *
 * Runs in a page or in a worker. Over HTTP/1.1, a browser opens only a few connections to an origin, so share one
 * subscription between all tabs.
 *
 * @param owners - 100 uploads and requests are watched, requests first; poll for the others
 * @returns why the subscription ended. Rejects only if `onEvent` throws
 */
export async function subscribeOwnerEvents(
  server: Server,
  owners: readonly Owner[],
  options: OwnerEventsOptions,
): Promise<OwnerEventsEnd> {
  const { signal, firstEventMs = FIRST_EVENT_MS, onState = () => {} } = options;
  const requests = new Map(
    (options.requests ?? []).slice(0, MAX_WATCHED_UPLOADS).map((request) => [request.id, request]),
  );
  const watched = new Map(owners.slice(0, MAX_WATCHED_UPLOADS - requests.size).map((owner) => [owner.id, owner]));
  const isDone = () => signal.aborted || watched.size + requests.size === 0;
  let state: OwnerEventsState | null = null;
  let lastEventId = options.lastEventId;
  let failures = 0;
  let retryMs: number | null = null;

  const enter = (next: OwnerEventsState, error?: unknown): void => {
    if (state === next || signal.aborted) return;
    state = next;
    onState(next, error);
  };
  const take = ({ event, id, data }: EventSourceMessage): void => {
    if (id !== undefined && id !== lastEventId && parseEventPosition(id) !== null) {
      lastEventId = id;
      options.onLastEventId?.(id);
    }
    const ofRequest = parseRequestEvent(event ?? "", data);
    if (ofRequest !== null) {
      if (!requests.has(ofRequest.id)) return;
      if (ofRequest.type === "request.gone") requests.delete(ofRequest.id);
      options.onRequest?.(ofRequest);
    }
    const parsed = parseOwnerEvent(event ?? "", data);
    if (parsed === null || !watched.has(parsed.id)) return;
    if (isFinalOwnerEvent(parsed)) watched.delete(parsed.id);
    options.onEvent(parsed);
  };

  while (!isDone()) {
    retryMs = null;
    let askedMs: number | undefined;
    let openedAtMs = Number.POSITIVE_INFINITY;
    let failure: unknown;
    try {
      const subscription = { uploads: [...watched.values()].map(toWire), ...listRequests(requests) };
      const stream = await openStream(server, subscription, { lastEventId, deadlineMs: firstEventMs, signal });
      await readStream(stream, {
        firstEventMs,
        signal,
        onEvent(message) {
          openedAtMs = Math.min(openedAtMs, performance.now());
          enter("open");
          take(message);
        },
        onRetry(ms) {
          retryMs = Math.min(ms, WAITS.maxMs);
        },
      });
    } catch (error) {
      if (error instanceof UnsupportedError) return "unsupported";
      if (error instanceof ReaderFault) throw error.cause;
      failure = error;
      askedMs = error instanceof ProtocolError ? (error.retryAfterSeconds ?? 0) * 1_000 : undefined;
    }
    if (isDone()) break;
    if (performance.now() - openedAtMs > STABLE_MS) failures = 0;
    if (retryMs === null || retryMs > SHORT_PAUSE_MS) enter("unavailable", failure);
    await pause(retryMs === null ? waitMs(askedMs, failures, WAITS) : waitMs(retryMs, failures, ASKED_WAITS), signal);
    failures += 1;
  }
  return signal.aborted ? "cancelled" : "finished";
}

const toWire = ({ id, ownerToken }: RequestOwner | Owner) => ({ id, ownerToken });

function listRequests(requests: ReadonlyMap<RequestId, RequestOwner>): Pick<Subscription, "requests"> {
  return requests.size === 0 ? {} : { requests: [...requests.values()].map(toWire) };
}

type Stream = { body: ReadableStream<Uint8Array>; connection: AbortController };

/** @throws UnsupportedError; ProtocolError; TransferError */
async function openStream(
  server: Server,
  subscription: Subscription,
  { lastEventId, deadlineMs, signal }: { lastEventId: string | undefined; deadlineMs: number; signal: AbortSignal },
): Promise<Stream> {
  const connection = linkController(signal);
  const hangUp = () => connection.abort();
  const late = setTimeout(hangUp, deadlineMs);
  try {
    const response = await send(server, OWNER_EVENTS_PATH, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream",
        [EXT_HEADER]: "1",
        ...(lastEventId !== undefined && { [LAST_EVENT_ID_HEADER]: lastEventId }),
      },
      body: JSON.stringify(subscription),
      cache: "no-store",
      signal: connection.signal,
    });
    if (UNSUPPORTED.has(response.status)) throw new UnsupportedError();
    const { body, headers } = await requireSuccess(response);
    if (body === null || !/^text\/event-stream\b/i.test(headers.get("Content-Type") ?? ""))
      throw new UnsupportedError();
    return { body, connection };
  } catch (error) {
    hangUp();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** Wraps an error thrown by the caller's function. */
class ReaderFault extends Error {}

type StreamReader = {
  firstEventMs: number;
  signal: AbortSignal;
  onEvent(message: EventSourceMessage): void;
  onRetry(ms: number): void;
};

/** Reads until the stream ends, fails, or is silent for too long. */
async function readStream(
  { body, connection }: Stream,
  { firstEventMs, signal, onEvent, onRetry }: StreamReader,
): Promise<void> {
  let messages = 0;
  let minuteFromMs = performance.now();
  const parser = createParser({
    onRetry,
    maxBufferSize: MAX_BUFFERED_CHARACTERS,
    onEvent(message) {
      if (performance.now() - minuteFromMs > 60_000) [messages, minuteFromMs] = [0, performance.now()];
      if (++messages > MAX_MESSAGES_PER_MINUTE) throw new Error("too many events");
      try {
        if (!signal.aborted) onEvent(message);
      } catch (cause) {
        throw new ReaderFault("", { cause });
      }
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const hangUp = () => connection.abort();
  let silent = setTimeout(hangUp, firstEventMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silent);
      silent = setTimeout(hangUp, OWNER_EVENTS_SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silent);
    hangUp();
  }
}
