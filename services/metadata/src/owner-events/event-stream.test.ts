import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { eventText, HEARTBEAT, MAX_UNREAD_BYTES, openEventStream } from "./event-stream.ts";

/** A response whose client reads nothing. */
function unreadResponse(): ServerResponse {
  return new ServerResponse(new IncomingMessage(new Socket()));
}

test("an event consists of its type, its position and its fields as JSON", () => {
  expect(eventText({ type: "gone", id: "0123456789abcdef" as never }, 7)).toBe(
    'event: gone\nid: 7\ndata: {"id":"0123456789abcdef"}\n\n',
  );
  expect(eventText({ type: "gone", id: "0123456789abcdef" as never }, null)).toBe(
    'event: gone\ndata: {"id":"0123456789abcdef"}\n\n',
  );
});

test("I10: a client that reads nothing is disconnected once its unread data reaches the maximum", () => {
  const response = unreadResponse();
  const ends: string[] = [];
  const stream = openEventStream(response, (reason) => ends.push(reason));
  let sent = 0;
  while (ends.length === 0 && sent < 10 * MAX_UNREAD_BYTES) {
    stream.send("x".repeat(1_000));
    sent += 1_000;
  }
  expect(ends).toEqual(["slow"]);
  expect(sent).toBeLessThanOrEqual(MAX_UNREAD_BYTES + 1_000);
  expect(response.destroyed).toBe(true);
  stream.send(HEARTBEAT);
  stream.end("expired");
  expect(ends).toEqual(["slow"]);
});

test("a stream is closed immediately if its client has disconnected before the stream begins", () => {
  const response = unreadResponse();
  response.destroy();
  const ends: string[] = [];
  const stream = openEventStream(response, (reason) => ends.push(reason));
  stream.send("x");
  expect(ends).toEqual(["client"]);
});
