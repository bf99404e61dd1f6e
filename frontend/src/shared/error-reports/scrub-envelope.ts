import { parseUrl } from "@envoi/protocol";
import type { Event, makeFetchTransport } from "@sentry/browser";

export type Envelope = Parameters<ReturnType<typeof makeFetchTransport>["send"]>[0];
type Exception = NonNullable<NonNullable<Event["exception"]>["values"]>[number];
type Frame = NonNullable<NonNullable<Exception["stacktrace"]>["frames"]>[number];

/** Matches names of error classes, ours or the browser's; such names come from code. */
const ERROR_NAME = /^[A-Z][A-Za-z]{1,40}(?:Error|Exception)$/;
/** Matches our own codes, such as `connection_lost`. */
const WORD = /^[a-z][a-z_]{1,30}$/;
const RELEASE = /^envoi@\d[\w.-]{1,30}$/;
const TOLD_TAGS = ["code", "during"];
/** Matches paths of built scripts: the name of a part of the page and a hash of its content. */
const SCRIPT_PATH = /^\/(?:assets\/[\w-]+-[\w-]{8}|serviceWorker)[.]js$/;

function toWord(value: unknown): string | undefined {
  return typeof value === "string" && WORD.test(value) ? value : undefined;
}

function errorName(name: string | undefined): string {
  return name !== undefined && ERROR_NAME.test(name) ? name : "Error";
}

/** @returns an empty list if the frame is not in one of our scripts: the page's own address can be a share link */
function scrubFrame({ filename = "", lineno, colno }: Frame, origin: string): Frame[] {
  const address = parseUrl(filename);
  if (address === null || address.origin !== origin || !SCRIPT_PATH.test(address.pathname)) return [];
  const place = { ...(lineno !== undefined && { lineno }), ...(colno !== undefined && { colno }) };
  return [{ filename: `${origin}${address.pathname}`, in_app: true, ...place }];
}

function scrubException({ type, mechanism, stacktrace }: Exception, origin: string, code: string): Exception {
  const frames = (stacktrace?.frames ?? []).flatMap((frame) => scrubFrame(frame, origin));
  return {
    type: errorName(type),
    value: code,
    ...(mechanism?.handled !== undefined && { mechanism: { type: "generic", handled: mechanism.handled } }),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

function scrubEvent(event: Event, origin: string): Event {
  const { event_id, timestamp, release = "", exception, tags = {} } = event;
  const told = TOLD_TAGS.flatMap((name) => {
    const value = toWord(tags[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const code = toWord(tags["code"]) ?? "internal";
  return {
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    platform: "javascript",
    level: "error",
    ...(RELEASE.test(release) && { release }),
    tags: Object.fromEntries(told),
    exception: { values: (exception?.values ?? []).map((each) => scrubException(each, origin, code)) },
    sdk: { name: "sentry.javascript.browser", settings: { infer_ip: "never" } },
  };
}

/**
 * Reduces an envelope to errors, and each error to fields that come from code. Drops all other strings, which may
 * contain file names, links or typed text.
 *
 * @returns `null` if nothing remains
 */
export function scrubEnvelope([, items]: Envelope, origin: string): Envelope | null {
  for (const [{ type }, payload] of items) {
    if (type !== "event" || !isErrorEvent(payload)) continue;
    const event = scrubEvent(payload, origin);
    const headers = { event_id: event.event_id ?? "", sent_at: new Date().toISOString() };
    return [headers, [[{ type: "event" }, event]]];
  }
  return null;
}

function isErrorEvent(payload: unknown): payload is Event {
  return typeof payload === "object" && payload !== null && "exception" in payload;
}
