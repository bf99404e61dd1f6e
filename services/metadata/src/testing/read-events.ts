import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import {
  EXT_HEADER,
  OWNER_EVENTS_PATH,
  type OwnerEvent,
  parseOwnerEvent,
  parseRequestEvent,
  type RequestEvent,
} from "@envoi/protocol";

type Heard = { event: OwnerEvent; id: string | null };

/** A stream of owner events, read in the way that clients read it. */
export type ReadEvents = {
  status: number;
  headers: IncomingHttpHeaders;
  heard: Heard[];
  events(): OwnerEvent[];
  requestEvents(): RequestEvent[];
  /** Everything received so far. */
  text(): string;
  ended: Promise<void>;
  response: IncomingMessage;
  close(): void;
};

function heardIn<Event>(
  text: string,
  parse: (type: string, data: string) => Event | null,
): { event: Event; id: string | null }[] {
  return text.split("\n\n").flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? null;
    const [type, data] = [field("event"), field("data")];
    const event = type === null || data === null ? null : parse(type, data);
    return event === null ? [] : [{ event, id: field("id") }];
  });
}

/** @param body - the request's body: a string to send unchanged, or a value to send as JSON */
export async function readEvents(
  port: number,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<ReadEvents> {
  const call = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: OWNER_EVENTS_PATH,
    agent: false,
    headers: { "Content-Type": "application/json", [EXT_HEADER]: "1", ...headers },
  });
  call.end(typeof body === "string" ? body : JSON.stringify(body));
  const [response] = (await once(call, "response")) as [IncomingMessage];
  let text = "";
  response.setEncoding("utf8");
  response.on("data", (chunk: string) => {
    text += chunk;
  });
  response.on("error", () => {});
  const ended = new Promise<void>((resolve) => response.once("close", resolve));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    get heard() {
      return heardIn(text, parseOwnerEvent);
    },
    events: () => heardIn(text, parseOwnerEvent).map(({ event }) => event),
    requestEvents: () => heardIn(text, parseRequestEvent).map(({ event }) => event),
    text: () => text,
    ended,
    response,
    close: () => void call.destroy(),
  };
}
