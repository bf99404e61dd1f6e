import { sealMetadata } from "@envoi/testkit";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import type { Answer, Exchange } from "../evil-server.ts";
import type { SentFile } from "../world.ts";
import { receive, type Which } from "./download-lies.ts";

type Json = Record<string, unknown>;

const NOT_AUTHENTIC = { refused: "authentication" } as const;
const jsonAnswer = (json: unknown): Answer => ({
  status: 200,
  headers: { "Content-Type": "application/json" },
  body: Buffer.from(JSON.stringify(json)),
});

/** Changes the reply with the sealed metadata. @param which - the file that the recipient opens */
function tells(
  lie: string,
  outcome: Outcome,
  change: (reply: Json, scene: Scene) => unknown,
  which: Exclude<Which, "guarded"> = "file",
): Attack {
  return {
    lie,
    outcome,
    // Stretching two strong passwords takes a second.
    isSlow: which === "strong" && lie.includes("another file"),
    run(scene) {
      scene.evil.lie("/api/metadata", async ({ honest }) => {
        const { body } = await honest();
        const told = await change(JSON.parse(body.toString("utf8")), scene);
        return Buffer.isBuffer(told) ? { ...jsonAnswer(null), body: told } : jsonAnswer(told);
      });
      return receive(scene, scene.world[which]);
    },
  };
}

/** What the server would tell an honest recipient of another file. */
async function replyAbout({ evil, world }: Scene, which: "otherStrong"): Promise<Json> {
  const recorded: Json[] = [];
  evil.lie(`/api/metadata/${world[which].id}`, async ({ honest }) => {
    const answer = await honest();
    recorded.push(JSON.parse(answer.body.toString("utf8")));
    return answer;
  });
  await receive({ world, evil, hide: () => {} }, world[which]);
  return recorded[0] ?? {};
}

/** Metadata sealed by a sender who works together with the server. */
const sealedBySender =
  (change: (metadata: Json, file: SentFile) => Json) =>
  (reply: Json, { world }: Scene) => {
    const { file } = world;
    const { length: size } = file.content;
    const honest = {
      name: file.name,
      size,
      type: "text/plain",
      manifest: { files: [{ name: file.name, size, type: "" }] },
    };
    return { ...reply, metadata: sealMetadata(file.secret, change(honest, file)) };
  };

/** Answers a call with something that is not the honest reply. */
function answers(lie: string, outcome: Outcome, tell: (exchange: Exchange) => Answer): Attack {
  return {
    lie,
    outcome,
    run(scene) {
      scene.evil.lie("/api/metadata", tell);
      return receive(scene);
    },
  };
}

export const METADATA: Theme = {
  title: "Metadata",
  client: "library",
  attacks: [
    {
      lie: "sends the metadata of another file",
      outcome: NOT_AUTHENTIC,
      run(scene) {
        const { evil, world } = scene;
        const sealed = sealMetadata(world.other.secret, { name: "other", size: 1, type: "" });
        evil.lie("/api/metadata", () => jsonAnswer({ metadata: sealed, finalDownload: false, ttl: 1_000 }));
        return receive(scene);
      },
    },
    tells("cuts the metadata short", NOT_AUTHENTIC, (reply) => ({
      ...reply,
      metadata: String(reply["metadata"]).slice(0, -4),
    })),
    tells("sends empty metadata", NOT_AUTHENTIC, (reply) => ({ ...reply, metadata: "" })),
    tells("sends metadata that is not base64", { refused: "malformed" }, (reply) => ({
      ...reply,
      metadata: "<b>!</b>",
    })),
    tells("sends metadata of 50 MB", { refused: "connection_lost" }, (reply) => ({
      ...reply,
      metadata: "A".repeat(50_000_000),
    })),
    tells("sends metadata as plain text", { refused: "malformed" }, (reply) => ({
      ...reply,
      metadata: JSON.stringify({ name: "x", size: 1, type: "" }),
    })),
    tells("adds a size, a name and a prototype in the clear", "harmless", (reply) =>
      Buffer.from(`{"size":1,"name":"x","__proto__":{"polluted":true},${JSON.stringify(reply).slice(1)}`),
    ),
    tells("names a negative lifetime", { refused: "connection_lost" }, (reply) => ({ ...reply, ttl: -1 })),
    tells("names a lifetime of 2^60 ms", { refused: "connection_lost" }, (reply) => ({ ...reply, ttl: 2 ** 60 })),
    tells("names a lifetime in words", { refused: "connection_lost" }, (reply) => ({ ...reply, ttl: "forever" })),
    tells("names a wrong lifetime, and a wrong number of downloads", { limit: "Miscount" }, (reply) => ({
      ...reply,
      ttl: 1,
      finalDownload: true,
    })),
    tells("sends JSON of the wrong form", { refused: "connection_lost" }, () => [[]]),
    tells("sends JSON that is nested 100,000 times", { refused: "connection_lost" }, () =>
      Buffer.from("[".repeat(100_000)),
    ),
    tells("asks for a wrapped key that the link does not have", "harmless", (reply) => ({ ...reply, wrappedKey: "A" })),
    answers("sends a page in place of the metadata", { refused: "intercepted" }, () => ({
      status: 200,
      headers: {},
      body: Buffer.from("<html><script>alert(1)</script>"),
    })),
    answers("says that the file does not exist", { refused: "not_found" }, () => ({
      status: 404,
      headers: {},
      body: Buffer.from('{"error":404,"code":"not_found"}'),
    })),
    answers("rejects the request with markup as the code", { refused: "internal" }, () => ({
      status: 500,
      headers: {},
      body: Buffer.from('{"error":500,"code":"<script>alert(1)</script>"}'),
    })),
    answers("rejects the request with the name of an object's method", { refused: "internal" }, () => ({
      status: 500,
      headers: {},
      body: Buffer.from('{"error":500,"code":"constructor"}'),
    })),
    tells(
      "and a sender state a shorter length in the metadata",
      NOT_AUTHENTIC,
      sealedBySender((metadata, { content }) => ({ ...metadata, size: content.length - 1 })),
    ),
    tells(
      "and a sender state a longer length in the metadata",
      { refused: "bad_range" },
      sealedBySender((metadata, { content }) => ({ ...metadata, size: content.length + 1 })),
    ),
    ...[-1, 0.5, 2 ** 53, "1"].map((size) =>
      tells(
        `and a sender state the length ${JSON.stringify(size)} in the metadata`,
        { refused: "malformed" },
        sealedBySender((metadata) => ({ ...metadata, size })),
      ),
    ),
    tells(
      "and a sender use a name of 100,000 characters",
      { refused: "malformed" },
      sealedBySender((metadata) => ({ ...metadata, name: "x".repeat(100_000) })),
    ),
    tells(
      "and a sender list 100,000 files",
      { refused: "malformed" },
      sealedBySender((metadata) => ({
        ...metadata,
        manifest: { files: Array.from({ length: 100_000 }, () => ({ name: "x", size: 0, type: "" })) },
      })),
    ),
    tells(
      "drops the wrapped key of a strong password",
      { refused: "malformed" },
      ({ wrappedKey: _dropped, ...reply }) => reply,
      "strong",
    ),
    tells(
      "sends the wrapped key of another file with the same password",
      { refused: "commitment" },
      async (reply, scene) => ({ ...reply, wrappedKey: (await replyAbout(scene, "otherStrong"))["wrappedKey"] }),
      "strong",
    ),
    tells(
      "sends the metadata of another file with the same password",
      { refused: "commitment" },
      async (reply, scene) => ({ ...reply, metadata: (await replyAbout(scene, "otherStrong"))["metadata"] }),
      "strong",
    ),
    tells(
      "sends metadata and wrapped key of another file with the same password",
      { refused: "commitment" },
      async (reply, scene) => ({ ...reply, ...(await replyAbout(scene, "otherStrong")) }),
      "strong",
    ),
    tells(
      "flips a bit of the wrapped key",
      { refused: "authentication" },
      (reply) => {
        const bytes = Buffer.from(String(reply["wrappedKey"]), "base64");
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
        return { ...reply, wrappedKey: bytes.toString("base64url") };
      },
      "strong",
    ),
  ],
};
