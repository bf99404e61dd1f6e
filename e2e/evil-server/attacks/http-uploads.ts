import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import type { Answer, Exchange } from "../evil-server.ts";
import { type SendOptions, sendFile } from "./upload-lies.ts";

const UPLOADS = "/api/uploads";
const LOST = { refused: "connection_lost" } as const;
/** A socket that no server answers, so that the client sends the body in requests. */
const NO_SOCKET = { socketUrl: "ws://127.0.0.1:9/" };

type Tell = (exchange: Exchange, scene: Scene) => Answer | Promise<Answer>;

/** Lies about an upload in requests. @param tells - by the method of the calls that are answered with a lie */
function lies(lie: string, outcome: Outcome, tells: Record<string, Tell>, options: SendOptions = {}): Attack {
  return {
    lie,
    outcome,
    isSlow: options.isSlow ?? false,
    async run(scene) {
      const told: Record<string, number> = {};
      scene.evil.lie(UPLOADS, (exchange) => {
        const { method } = exchange;
        const nth = (told[method] ?? 0) + 1;
        told[method] = nth;
        return tells[method]?.({ ...exchange, nth }, scene) ?? exchange.honest();
      });
      const sending = sendFile(scene, { contentBytes: 2_000_000, ...options, server: NO_SOCKET });
      await sending.finally(() => expect(Object.keys(told)).toEqual(expect.arrayContaining(Object.keys(tells))));
    },
  };
}

const withHeaders = (answer: Answer, headers: Answer["headers"]): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

/** The upload is elsewhere. The honest server has begun it, so that only the lie can fail it. */
const isAt =
  (location: (scene: Scene) => string): Tell =>
  async ({ honest }, scene) =>
    withHeaders(await honest(), { location: location(scene) });

/** Changes the offset in the honest answer to a request. */
const withOffset =
  (change: (offset: number) => string | null): Tell =>
  async ({ honest }) => {
    const answer = await honest();
    return withHeaders(answer, { "upload-offset": change(Number(answer.headers["upload-offset"])) });
  };

/** Lies only in the first answer. */
const once =
  (tell: Tell): Tell =>
  (exchange, scene) =>
    exchange.nth === 1 ? tell(exchange, scene) : exchange.honest();

/** Says in /config how long requests may be. */
function limitsRequests(lie: string, outcome: Outcome, maxBytes: unknown): Attack {
  return {
    lie,
    outcome,
    isSlow: true,
    async run(scene) {
      scene.evil.lie("/config", async ({ honest }) => {
        const answer = await honest();
        const config = JSON.parse(answer.body.toString("utf8"));
        const told = { ...config, UPLOADS: { ...config.UPLOADS, MAX_CHUNK_BYTES: maxBytes } };
        return { ...answer, body: Buffer.from(JSON.stringify(told)) };
      });
      await sendFile(scene, { server: NO_SOCKET });
    },
  };
}

export const HTTP_UPLOADS: Theme = {
  title: "Uploads in requests",
  client: "library",
  attacks: [
    ...[
      ["at another origin", "https://elsewhere.example/api/uploads/x"],
      ["at another host, without a scheme", "//elsewhere.example/api/uploads/x"],
      ["in a file", "file:///api/uploads/x"],
      ["at another path", "/api/delete/x"],
      ["at a path with dots", "/api/uploads/../delete/x"],
      ["nowhere", ""],
    ].map(([where, location]) =>
      lies(`says that the upload is ${where}`, LOST, { POST: isAt(() => String(location)) }),
    ),
    lies("says that the upload is on another port", LOST, {
      POST: isAt(({ world }) => `${world.app.origin}${UPLOADS}/x`),
    }),
    lies("names a script as the link of the upload", LOST, {
      POST: async ({ honest }) => {
        const answer = await honest();
        const reply = JSON.parse(answer.body.toString("utf8"));
        return { ...answer, body: Buffer.from(JSON.stringify({ ...reply, url: "javascript:alert(1)" })) };
      },
    }),
    lies("acknowledges once more bytes than it got", "harmless", {
      PATCH: once(withOffset((offset) => `${offset + 1}`)),
    }),
    lies("acknowledges once fewer bytes than it got", "harmless", { PATCH: once(withOffset(() => "0")) }),
    lies("acknowledges once a negative number of bytes", "harmless", { PATCH: once(withOffset(() => "-1")) }),
    lies("acknowledges once no number of bytes", "harmless", { PATCH: once(withOffset(() => null)) }),
    lies("redirects once while it gets bytes", "harmless", {
      PATCH: once(() => ({ status: 307, headers: { Location: "/api/uploads/x" }, body: Buffer.alloc(0) })),
    }),
    lies("says that it has more bytes than there are", LOST, {
      PATCH: once(withOffset(() => "0")),
      HEAD: withOffset(() => "999999999999999"),
    }),
    lies(
      "says that it has no byte left in the end",
      "harmless",
      {
        PATCH: once(withOffset(() => "0")),
        HEAD: once(withOffset(() => "0")),
      },
      { isSlow: true },
    ),
    lies(
      "never has a byte",
      { refused: "wrong_offset" },
      {
        PATCH: () => ({ status: 204, headers: { "Upload-Offset": "0" }, body: Buffer.alloc(0) }),
      },
      { isSlow: true },
    ),
    lies(
      "has every byte, and throws it away",
      { limit: "Withhold" },
      {
        PATCH: ({ headers, body }) => {
          const offset = String(Number(headers["upload-offset"]) + body.length);
          return { status: 204, headers: { "Upload-Offset": offset }, body: Buffer.alloc(0) };
        },
      },
      { verify: () => {} },
    ),
    limitsRequests("allows requests of one byte", "harmless", 1),
    limitsRequests("allows requests of 2^53 - 1 bytes", "harmless", Number.MAX_SAFE_INTEGER),
    limitsRequests("allows requests of a negative length", { refused: "connect_failed" }, -1),
    limitsRequests("allows requests of a length in words", { refused: "connect_failed" }, "long"),
  ],
};
