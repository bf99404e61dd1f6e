import { LIVE_HEADER } from "@envoi/protocol";
import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import type { Answer } from "../evil-server.ts";
import { readAll } from "../world.ts";
import { askedRange, open, rangeOf, receive } from "./download-lies.ts";

type Range = readonly [first: number, last: number];
type Tell = (body: Buffer, range: Range, nth: number) => Answer;

/** Calls the link of a finished upload live. */
function callLive({ evil }: Scene): void {
  evil.lie("/api/metadata", async ({ honest }) => {
    const answer = await honest();
    return { ...answer, headers: { ...answer.headers, [LIVE_HEADER]: "1" } };
  });
}

/** Lies to a recipient who reads while, as the server says, the sender is still sending. */
function readsLive(lie: string, outcome: Outcome, tell: Tell, options: { isSlow?: boolean } = {}): Attack {
  return {
    lie,
    outcome,
    ...options,
    run(scene) {
      callLive(scene);
      scene.evil.lie("/api/download", (exchange) =>
        tell(scene.world.file.ciphertext, askedRange(exchange), exchange.nth),
      );
      return receive(scene);
    },
  };
}

/** Live bytes: a response without a Claim. */
const live = (body: Buffer): Answer => ({ status: 206, headers: { [LIVE_HEADER]: "1" }, body });

/** The first bytes are live and honest; the rest is said to be complete. */
const thenRest =
  (rest: (body: Buffer, range: Range) => Answer): Tell =>
  (body, [first, last], nth) =>
    nth === 1 ? live(body.subarray(first, 150_000)) : rest(body, [first, last]);

export const LIVE: Theme = {
  title: "Live links",
  client: "library",
  attacks: [
    readsLive("calls a finished upload live", "harmless", (body, range) => rangeOf(body, ...range)),
    readsLive(
      "sends live bytes, then the rest",
      "harmless",
      thenRest((body, range) => rangeOf(body, ...range)),
    ),
    readsLive(
      "sends live bytes, then other ones as the rest",
      { refused: "authentication" },
      thenRest((body, range) => {
        const { headers, ...answer } = rangeOf(body, ...range);
        return { ...answer, headers, body: Buffer.alloc(answer.body.length) };
      }),
    ),
    readsLive("sends the last bytes as live, too, and one more", { refused: "too-long" }, (body, [first]) =>
      live(Buffer.concat([body.subarray(first), Buffer.of(0)])),
    ),
    readsLive(
      "sends the rest without a Claim",
      { refused: "connection_lost" },
      thenRest((body, range) => {
        const { headers: _headers, ...answer } = rangeOf(body, ...range);
        return { ...answer, headers: {} };
      }),
    ),
    readsLive(
      "says in the middle that the sender has given up",
      { refused: "upload_abandoned" },
      thenRest(() => ({
        status: 404,
        headers: {},
        body: Buffer.from('{"error":404,"code":"upload_abandoned"}'),
      })),
    ),
    readsLive(
      "redirects in the middle",
      { refused: "intercepted" },
      thenRest(() => ({
        status: 302,
        headers: { Location: "/stolen" },
        body: Buffer.alloc(0),
      })),
      { isSlow: true },
    ),
    {
      lie: "never has the next byte",
      outcome: { limit: "Delay" },
      async run(scene) {
        callLive(scene);
        scene.evil.lie("/api/download", () => ({
          status: 404,
          headers: { "Retry-After": "0" },
          body: Buffer.from('{"error":404,"code":"not_yet"}'),
        }));
        const cancelling = new AbortController();
        setTimeout(() => cancelling.abort(), 1_500);
        const download = await open(scene, scene.world.file);
        await expect(readAll(download, cancelling.signal)).rejects.toMatchObject({ code: "cancelled" });
        expect(scene.evil.asked().filter((asked) => asked.includes("/api/download")).length).toBeLessThan(10);
      },
    },
  ],
};
