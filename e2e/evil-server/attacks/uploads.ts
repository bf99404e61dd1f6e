import { openDownload } from "@envoi/client";
import { expect } from "vitest";
import type { WebSocket } from "ws";
import type { Theme } from "../attack.ts";
import { liesOnSocket, replies, type SendOptions } from "./upload-lies.ts";

const { signal } = new AbortController();
const LOST = { refused: "connection_lost" } as const;

/** The link names another server, and is otherwise as it should be. */
const namesHost = (origin: string): SendOptions => ({
  verify(_scene, { shareLink, url, id, secretB64 }) {
    expect(new URL(url).origin).toBe(origin);
    expect(shareLink).toBe(`${origin}/download/${id}/#${secretB64}`);
  },
});

/** Nobody can download the upload, but nobody gets anything else either. */
const WITHHELD: SendOptions = {
  async verify({ world }, { id, secretB64 }) {
    const opening = openDownload({ origin: world.app.origin }, { id, secretB64, password: null }, signal);
    await expect(opening).rejects.toMatchObject({ code: expect.stringMatching(/^(?:bad_proof|not_found)$/) });
  },
};

const progress = (received: number, stored: number) => JSON.stringify({ received, stored });
/** More bytes than a socket buffers. */
const LARGE: SendOptions = { contentBytes: 3_000_000 };
const OK = '{"ok":true}';

export const UPLOADS: Theme = {
  title: "Uploads over a socket",
  client: "library",
  attacks: [
    replies(
      "names the id of another upload",
      { limit: "Withhold" },
      (reply, { world }) => ({ ...reply, id: world.other.id }),
      WITHHELD,
    ),
    replies("names the id ../../x", LOST, (reply) => ({ ...reply, id: "../../x" })),
    replies("names markup as the id", LOST, (reply) => ({ ...reply, id: "<img src=x>" })),
    replies(
      "names a link at another host",
      { limit: "Name another address" },
      (reply) => ({ ...reply, url: "https://elsewhere.example/x" }),
      namesHost("https://elsewhere.example"),
    ),
    replies(
      "names a link at a host with look-alike letters",
      { limit: "Name another address" },
      (reply) => ({ ...reply, url: "https://exаmple.org/" }),
      namesHost("https://xn--exmple-4nf.org"),
    ),
    replies(
      "names a link with a password and a fragment",
      { limit: "Name another address" },
      (reply) => ({ ...reply, url: "https://user:pass@elsewhere.example/?a=b#c" }),
      namesHost("https://elsewhere.example"),
    ),
    ...["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd", "<b>link</b>", ""].map(
      (url) => replies(`names the link ${url === "" ? "“”" : url}`, LOST, (reply) => ({ ...reply, url })),
    ),
    replies("names no link", LOST, ({ url: _url, ...reply }) => reply),
    replies("names another owner token", { limit: "Keep" }, (reply) => ({ ...reply, ownerToken: "<b>0</b>" })),
    replies("names an owner token of 1 MB", LOST, (reply) => ({ ...reply, ownerToken: "x".repeat(1_000_000) })),
    replies("names an owner token that is no text", LOST, (reply) => ({ ...reply, ownerToken: { toString: "x" } })),
    replies(
      "drops the wrapped key of a strong password",
      { refused: "unavailable" },
      ({ passwordProfile: _dropped, ...reply }) => reply,
      { strongPassword: "battery staple horse" },
    ),
    replies("calls the link live", "harmless", (reply) => ({ ...reply, live: true })),
    replies("states Parts of one byte", "harmless", (reply) => ({ ...reply, partBytes: 1 })),
    replies("states Parts of 2^53 - 1 bytes", "harmless", (reply) => ({
      ...reply,
      partBytes: Number.MAX_SAFE_INTEGER,
    })),
    replies("states Parts of half a byte", LOST, (reply) => ({ ...reply, partBytes: 0.5 })),
    replies("replies with an array", LOST, () => []),
    liesOnSocket("replies with markup", LOST, { fromServer: () => ["<script>alert(1)</script>"] }),
    liesOnSocket(
      "rejects the upload with markup as the code",
      { refused: "internal" },
      { fromServer: () => ['{"error":500,"code":"<script>"}'] },
    ),
    liesOnSocket(
      "rejects the upload for 300,000 years",
      { refused: "too_many_bytes" },
      { fromServer: () => ['{"error":429,"code":"too_many_bytes","retryAfter":9007199254740991}'] },
    ),
    liesOnSocket("says that everything is stored in place of a reply", LOST, { fromServer: () => [OK] }),
    liesOnSocket("replies twice, with two links", "harmless", {
      fromServer: (message, nth) =>
        nth === 1
          ? [
              message,
              JSON.stringify({ ...JSON.parse(message), id: "ffffffffffffffff", url: "https://elsewhere.example/" }),
            ]
          : [message],
    }),
    liesOnSocket(
      "says once that everything is stored before it has a byte",
      "harmless",
      () => {
        let isTold = false;
        const fromServer = (message: string) => {
          const told = isTold ? [message] : [message, OK];
          isTold = true;
          return told;
        };
        return { fromServer };
      },
      LARGE,
    ),
    liesOnSocket(
      "says on each connection that everything is stored before it has a byte",
      LOST,
      { fromServer: (message, nth) => (nth === 1 ? [message, OK] : [message]) },
      { ...LARGE, isSlow: true },
    ),
    liesOnSocket(
      "says after the first bytes that everything is stored",
      "harmless",
      () => {
        let isTold = false;
        const binary = (_data: Buffer, client: WebSocket) => {
          if (!isTold) client.send(OK);
          isTold = true;
          return true;
        };
        return { binary };
      },
      LARGE,
    ),
    liesOnSocket(
      "says that everything is stored, and throws it away",
      { limit: "Withhold" },
      {
        binary: (data, client) => {
          if (data.length === 1) client.send(OK);
          return false;
        },
      },
      WITHHELD,
    ),
    liesOnSocket(
      "acknowledges more than was sent",
      "harmless",
      {
        fromServer: (message) => [message, progress(2 ** 52, 2 ** 52)],
      },
      LARGE,
    ),
    liesOnSocket("acknowledges bytes before the reply", "harmless", {
      fromServer: (message) => [progress(10 ** 9, 10 ** 9), message],
    }),
    liesOnSocket(
      "acknowledges a negative number of bytes",
      LOST,
      { fromServer: (message) => [message, progress(-1, -1)] },
      { isSlow: true },
    ),
    liesOnSocket("acknowledges 100,000 times", "harmless", {
      fromServer: (message, nth) =>
        nth === 1 ? [message, ...Array.from({ length: 100_000 }, () => progress(1, 0))] : [message],
    }),
    liesOnSocket("calls Parts stored that were not sent", "harmless", {
      fromServer: (message, nth) => {
        if (nth > 1) return [message];
        const { id } = JSON.parse(message);
        return [message, ...[1, 2, 10 ** 9].map((part) => JSON.stringify({ id, part, offset: 300_000 }))];
      },
    }),
    liesOnSocket("names a store that nobody asked for", "harmless", {
      fromServer: (message, nth) => {
        if (nth > 1) return [message];
        return [message, JSON.stringify({ id: JSON.parse(message).id, part: 1, put: "http://127.0.0.1:9/x" })];
      },
    }),
    liesOnSocket("replies with 1 MB", LOST, { fromServer: () => [`"${"x".repeat(1_000_000)}"`] }),
    liesOnSocket(
      "throws all bytes away and closes the connection",
      LOST,
      {
        binary: (_data, client) => {
          client.terminate();
          return false;
        },
      },
      { isSlow: true },
    ),
  ],
};
