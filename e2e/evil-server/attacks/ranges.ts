import {
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  DIRECT_HEADER,
  HEADER_BYTES,
  PARALLEL_HEADER,
  RANDOM_ACCESS,
} from "@envoi/protocol";
import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import { type Answer, startEvilServer } from "../evil-server.ts";
import { readAll } from "../world.ts";
import { askedRange, open, rangeOf, receive, receiveByRanges, sendsRanges } from "./download-lies.ts";

const FIRST_BYTES = 100_000;

/** Only the beginning of the range that was asked for, as the protocol allows. */
const beginningOf = (body: Buffer, [first, last]: readonly [number, number]) =>
  rangeOf(body, first, Math.min(last, first + FIRST_BYTES - 1));

const withHeaders = (answer: Answer, headers: Answer["headers"]): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

/** The first answer ends early, so that the client asks for the rest. */
const liesLater =
  (later: (body: Buffer, range: [number, number], scene: Scene) => Answer): Parameters<typeof sendsRanges>[2] =>
  ({ nth }, range, scene) => {
    const { ciphertext } = scene.world.file;
    return nth === 1 ? beginningOf(ciphertext, range) : later(ciphertext, range, scene);
  };

/** A reader of ranges in any order. @param tell - answers all its requests */
function misleadsReader(
  lie: string,
  outcome: Outcome,
  tell: (body: Buffer, range: readonly [number, number], scene: Scene) => Answer,
): Attack {
  const answer: Parameters<typeof sendsRanges>[2] = (_exchange, range, scene) => {
    const told = tell(scene.world.file.ciphertext, range, scene);
    return withHeaders(told, { [CLAIM_USE_HEADER]: RANDOM_ACCESS, ...told.headers });
  };
  return sendsRanges(lie, outcome, answer, { read: receiveByRanges });
}

type OtherStore = {
  /** Default: a service on this device, which records the request. */
  address?: string;
  /** What the store has in place of the body. */
  storedBody?: (ciphertext: Buffer) => Buffer;
};

/** Refers the client to a store for all bytes but the first. */
function refersTo(lie: string, outcome: Outcome, { address, storedBody }: OtherStore = {}): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      const { ciphertext } = scene.world.file;
      const log: { headers: string[] } = { headers: [] };
      await using store = await startEvilServer(0);
      store.lie("/", ({ headers }) => {
        log.headers.push(...Object.keys(headers));
        const body = storedBody?.(ciphertext) ?? ciphertext;
        return rangeOf(body, ...askedRange({ headers }));
      });
      let referred = 0;
      scene.evil.lie("/api/download", (exchange) => {
        const { headers } = exchange;
        const range = askedRange(exchange);
        const isFirst = headers[CLAIM_HEADER.toLowerCase()] === undefined;
        const offer = { [DIRECT_HEADER]: "1", [PARALLEL_HEADER]: "6" };
        if (isFirst) return withHeaders(beginningOf(ciphertext, range), offer);
        if (headers[DIRECT_HEADER.toLowerCase()] === undefined) return rangeOf(ciphertext, ...range);
        referred += 1;
        const body = Buffer.from(JSON.stringify({ url: address ?? `${store.origin}/private` }));
        return { status: 200, headers: { [DIRECT_HEADER]: "1", "Content-Type": "application/json" }, body };
      });
      await receive(scene).finally(() => {
        expect(referred).toBe(1);
        expect(log.headers.filter((name) => /^(?:authorization|cookie|envoi-.*|referer)$/.test(name))).toEqual([]);
        expect(log.headers.length > 0).toBe(address === undefined);
      });
    },
  };
}

/** The download makes no end, but ends at once when the user cancels it. */
function delays(lie: string, tell: Parameters<typeof sendsRanges>[2]): Attack {
  return {
    lie,
    outcome: { limit: "Delay" },
    async run(scene) {
      scene.evil.lie("/api/download", (exchange) => tell(exchange, [0, 0], scene));
      const cancelling = new AbortController();
      const download = await open(scene, scene.world.file);
      setTimeout(() => cancelling.abort(), 1_000);
      await expect(readAll(download, cancelling.signal)).rejects.toMatchObject({ code: "cancelled" });
    },
  };
}

export const RANGES: Theme = {
  title: "Downloads in several requests",
  client: "library",
  attacks: [
    sendsRanges("sends less than each range", "harmless", (_, range, { world }) =>
      beginningOf(world.file.ciphertext, range),
    ),
    sendsRanges(
      "sends the rest of another file",
      { refused: "authentication" },
      liesLater((_, range, { world }) => rangeOf(world.other.ciphertext, ...range)),
    ),
    sendsRanges("sends another range, and says so", { refused: "unsupported-header" }, (_, [first, last], { world }) =>
      rangeOf(world.file.ciphertext, first + 1, last),
    ),
    sendsRanges("sends another range, and hides it", { refused: "unsupported-header" }, (_, [first, last], { world }) =>
      withHeaders(rangeOf(world.file.ciphertext, first + 65_536, last), {
        "Content-Range": `bytes ${first}-${last - 65_536}/${world.file.ciphertext.length}`,
      }),
    ),
    sendsRanges(
      "sends the whole body for every later range",
      { refused: "connection_lost" },
      liesLater((body) => ({ status: 200, headers: {}, body })),
      { isSlow: true },
    ),
    sendsRanges(
      "states another range in all later answers",
      { refused: "connection_lost" },
      liesLater((body, [first, last]) => rangeOf(body, first + 1, last)),
      { isSlow: true },
    ),
    sendsRanges(
      "ends every later answer at once",
      { refused: "connection_lost" },
      liesLater((body, range) => ({ ...rangeOf(body, ...range), body: Buffer.alloc(0) })),
      { isSlow: true },
    ),
    sendsRanges(
      "forgets the Claim during the download",
      { refused: "not_found" },
      liesLater(() => ({
        status: 404,
        headers: {},
        body: Buffer.from('{"error":404,"code":"not_found"}'),
      })),
    ),
    sendsRanges(
      "rejects later ranges with an unknown code",
      { refused: "internal" },
      liesLater(() => ({
        status: 418,
        headers: {},
        body: Buffer.from('{"error":418,"code":"<img src=x onerror=alert(1)>"}'),
      })),
      { isSlow: true },
    ),
    sendsRanges(
      "rejects later ranges with endless markup",
      { refused: "internal" },
      ({ nth, reply }, range, { world }) => {
        if (nth === 1) return beginningOf(world.file.ciphertext, range);
        reply.writeHead(500);
        const flooding = setInterval(() => reply.write("<p>".repeat(10_000)), 1);
        reply.on("close", () => clearInterval(flooding));
        return undefined;
      },
      { isSlow: true },
    ),
    sendsRanges("sends more bytes than the range", "harmless", ({ reply }, [first, last], { world }) => {
      const { status, headers, body } = rangeOf(world.file.ciphertext, first, last);
      reply.writeHead(status, headers as Record<string, string>);
      reply.write(body);
      const flooding = setInterval(() => reply.write(Buffer.alloc(65_536)), 1);
      reply.on("close", () => clearInterval(flooding));
      return undefined;
    }),
    sendsRanges("states a longer length than it sends", "harmless", ({ nth, reply }, [first, last], { world }) => {
      const answer = rangeOf(world.file.ciphertext, first, last);
      if (nth > 1) return answer;
      const headers = { ...answer.headers, "Content-Length": String(answer.body.length) } as Record<string, string>;
      reply.writeHead(206, headers);
      reply.write(answer.body.subarray(0, FIRST_BYTES), () => reply.destroy());
      return undefined;
    }),
    sendsRanges("changes the version of the body between ranges", "harmless", ({ nth }, range, { world }) =>
      withHeaders(beginningOf(world.file.ciphertext, range), { ETag: `"${nth}"` }),
    ),
    sendsRanges("names another Claim in each answer", "harmless", ({ nth }, range, { world }) =>
      withHeaders(beginningOf(world.file.ciphertext, range), { [CLAIM_HEADER]: `claim-${nth}` }),
    ),
    sendsRanges("names a Claim of 8,000 characters", "harmless", (_, range, { world }) =>
      withHeaders(beginningOf(world.file.ciphertext, range), { [CLAIM_HEADER]: "c".repeat(8_000) }),
    ),
    sendsRanges("allows a billion ranges at once", "harmless", (_, range, { world }) =>
      withHeaders(beginningOf(world.file.ciphertext, range), { [PARALLEL_HEADER]: "1e9" }),
    ),
    delays("sends a byte for each request", (_, __, { world }) => rangeOf(world.file.ciphertext, 0, 0)),
    delays("sends a byte now and then", ({ reply }, _, { world }) => {
      const { headers } = rangeOf(world.file.ciphertext, 0, 1_000_000);
      reply.writeHead(206, headers as Record<string, string>);
      let at = 0;
      const dripping = setInterval(() => reply.write(world.file.ciphertext.subarray(at, ++at)), 100);
      reply.on("close", () => clearInterval(dripping));
      return undefined;
    }),
    ...["file:///etc/passwd", "ftp://127.0.0.1/x", "javascript:alert(1)", "data:,x", "not a URL"].map((address) =>
      refersTo(`names ${address} as the store of the rest`, "harmless", { address }),
    ),
    refersTo("names a service of the device as the store of the rest", { limit: "Name another store" }),
    refersTo(
      "names a service of the device, which has other bytes",
      { refused: "authentication" },
      { storedBody: (ciphertext) => Buffer.alloc(ciphertext.length) },
    ),
    misleadsReader("serves ranges in any order as they are", "harmless", (body, range) => rangeOf(body, ...range)),
    misleadsReader("serves ranges of another file", { refused: "authentication" }, (_, range, { world }) =>
      rangeOf(world.other.ciphertext, ...range),
    ),
    misleadsReader("serves a range of other Records", { refused: "authentication" }, (body, [first, last]) => {
      if (first === 0) return rangeOf(body, first, last);
      const { length } = body.subarray(first, last + 1);
      return { ...rangeOf(body, first, last), body: body.subarray(HEADER_BYTES, HEADER_BYTES + length) };
    }),
    misleadsReader("states a shorter body", { refused: "truncated" }, (body, [first, last]) =>
      withHeaders(rangeOf(body, first, last), { "Content-Range": `bytes ${first}-${last}/${body.length - 1}` }),
    ),
    misleadsReader("states a longer body", { refused: "too-long" }, (body, [first, last]) =>
      withHeaders(rangeOf(body, first, last), { "Content-Range": `bytes ${first}-${last}/${2 ** 50}` }),
    ),
    misleadsReader("denies random access", { refused: "bad_range" }, (body, range) =>
      withHeaders(rangeOf(body, ...range), { [CLAIM_USE_HEADER]: null }),
    ),
  ],
};
