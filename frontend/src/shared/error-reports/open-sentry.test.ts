import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { TransferError } from "@envoi/client";
import { createUserFeedbackEnvelope } from "@sentry/browser";
import { expect, test } from "vitest";
import { createSentryClient, openSentry } from "./open-sentry.ts";
import type { Envelope } from "./scrub-envelope.ts";

const ORIGIN = "https://envoi.example";
const NAME = "divorce papers.pdf";
const SECRET = "AAECAwQFBgcICQoLDA0ODw";
const EMAIL = "ada@example.org";
const LINK = `${ORIGIN}/download/0123456789abcdef/?from=${EMAIL}#${SECRET}`;
/** A string put into every report field that must never be sent. */
const PLANTED = `${NAME} ${LINK}`;
const STACK = `TypeError: ${PLANTED}
    at open (${ORIGIN}/assets/page-Aa11Bb22.js?name=${SECRET}#${SECRET}:3:14)
    at work (${LINK}:1:1)
    at extension (chrome-extension://abc/content.js:1:1)`;

type ReceivedRequest = { path: string; referrer: string | undefined; body: string };

/** A reporting service that accepts and records all requests. */
async function serveSink() {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? "", referrer: request.headers.referer, body: await text(request) });
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    received,
    options: { dsn: `http://publickey@127.0.0.1:${port}/7`, version: "1.2.3", origin: ORIGIN },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function planted(stack = STACK): TypeError {
  return Object.assign(new TypeError(PLANTED), { stack, fileName: NAME });
}

/** The envelope's header, and its items with their headers. */
function parseLines({ body }: ReceivedRequest) {
  return body.split("\n").map((line) => JSON.parse(line));
}

function expectNothingPlanted(received: readonly ReceivedRequest[]): void {
  for (const { path, referrer, body } of received) {
    const sent = `${path} ${referrer} ${body}`;
    for (const part of ["divorce", "papers", SECRET, EMAIL, "from=", "0123456789abcdef"]) {
      expect(sent).not.toContain(part);
    }
  }
}

test("a report contains the error's type and code, the operation and the position in our scripts", async () => {
  await using sink = await serveSink();
  openSentry(sink.options)(new TransferError("connection_lost", { cause: planted() }), "download");
  await expect.poll(() => sink.received).toHaveLength(1);
  const [received] = sink.received;
  if (received === undefined) throw new Error("nothing arrived");
  const [header, item, event] = parseLines(received);
  expect(header).toEqual({ event_id: event.event_id, sent_at: expect.any(String) });
  expect(item).toEqual({ type: "event" });
  expect(event).toEqual({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    timestamp: expect.any(Number),
    platform: "javascript",
    level: "error",
    release: "envoi@1.2.3",
    tags: { code: "connection_lost", during: "download" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "connection_lost",
          mechanism: expect.anything(),
          stacktrace: {
            frames: [{ filename: `${ORIGIN}/assets/page-Aa11Bb22.js`, in_app: true, lineno: 3, colno: 14 }],
          },
        },
        { type: "TransferError", value: "connection_lost", mechanism: expect.anything() },
      ],
    },
    sdk: { name: "sentry.javascript.browser", settings: { infer_ip: "never" } },
  });
  expectNothingPlanted(sink.received);
});

test.each([
  ["an error", planted()],
  ["an error whose class is typed text", Object.assign(planted(), { name: NAME })],
  ["an error with a file name in its stack", planted(`at ${NAME} (${ORIGIN}/assets/${NAME}.js:1:1)`)],
  ["a text", PLANTED],
  ["an object", { name: NAME, link: LINK, error: planted() }],
  ["nothing", undefined],
  ["an event of the page", new Event(NAME)],
  ["a refused operation", new DOMException(PLANTED, "NotFoundError")],
  ["several at once", new AggregateError([planted(), PLANTED], PLANTED)],
])("%s is reported without fragment, name or query when thrown", async (_what, thrown) => {
  await using sink = await serveSink();
  openSentry(sink.options)(thrown, "page");
  await expect.poll(() => sink.received).toHaveLength(1);
  expectNothingPlanted(sink.received);
});

test("an event whose fields are all filled is sent without any fragment, name or query", async () => {
  await using sink = await serveSink();
  const client = createSentryClient(sink.options);
  client.captureEvent(
    {
      message: PLANTED,
      logger: NAME,
      release: NAME,
      environment: NAME,
      server_name: NAME,
      transaction: LINK,
      fingerprint: [NAME],
      user: { email: EMAIL, username: NAME },
      request: { url: LINK, query_string: `from=${EMAIL}`, headers: { Referer: LINK } },
      breadcrumbs: [{ message: PLANTED, data: { from: LINK, to: LINK } }],
      contexts: { page: { url: LINK } },
      extra: { name: NAME },
      tags: { code: NAME, during: LINK, name: NAME },
      exception: {
        values: [{ type: NAME, value: PLANTED, module: NAME, stacktrace: { frames: [{ filename: LINK }] } }],
      },
    },
    { attachments: [{ filename: NAME, data: PLANTED }] },
  );
  await expect.poll(() => sink.received).toHaveLength(1);
  expectNothingPlanted(sink.received);
});

/** All types of envelope items that the library has, except errors. */
const OTHER_KINDS = [
  "attachment",
  "check_in",
  "client_report",
  "feedback",
  "log",
  "metric",
  "profile",
  "profile_chunk",
  "raw_security",
  "replay_event",
  "replay_recording",
  "session",
  "sessions",
  "span",
  "trace_metric",
  "transaction",
  "user_report",
];

test.each(OTHER_KINDS)("an envelope with a %s is not sent", async (type) => {
  await using sink = await serveSink();
  const client = createSentryClient(sink.options);
  const payload = { type, message: PLANTED, name: NAME, url: LINK, exception: {} };
  // The same generic payload is used for all types, because its fields do not matter.
  await client.sendEnvelope([{ trace: { transaction: LINK } }, [[{ type }, payload]]] as unknown as Envelope);
  await client.flush();
  expect(sink.received).toEqual([]);
});

test("messages, feedback and reports on dropped events are not sent", async () => {
  await using sink = await serveSink();
  const client = createSentryClient(sink.options);
  client.captureMessage(PLANTED);
  const feedback = { event_id: "1", name: NAME, email: EMAIL, comments: PLANTED };
  const nowhere = { metadata: undefined, tunnel: undefined, dsn: undefined };
  await client.sendEnvelope(createUserFeedbackEnvelope(feedback, nowhere));
  client.recordDroppedEvent("before_send", "error");
  await client.flush();
  expect(sink.received).toEqual([]);
});
