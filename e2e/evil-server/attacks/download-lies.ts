import { openDownload } from "@envoi/client";
import { CLAIM_HEADER } from "@envoi/protocol";
import { expect } from "vitest";
import type { Attack, Outcome, Scene } from "../attack.ts";
import type { Answer, Exchange } from "../evil-server.ts";
import { readAll, type SentFile, secretsOf, stretchPassword } from "../world.ts";

/** Opens a file through the evil server. */
export function open({ evil }: Scene, { id, secretB64, password }: SentFile, signal = new AbortController().signal) {
  return openDownload({ origin: evil.origin }, { id, secretB64, password }, { signal, stretch: stretchPassword });
}

/** The file that a recipient opens. `guarded`: with an ordinary password, whose salt is the link on the evil server. */
export type Which = "file" | "guarded" | "strong";

export async function pick({ evil, world, hide }: Scene, which: Which): Promise<SentFile> {
  if (which !== "guarded") return world[which];
  const file = await world.sendGuarded(evil.origin);
  hide(secretsOf(file));
  return file;
}

/** Downloads the file. Whatever arrives without an error must be the original. */
export async function receive(scene: Scene, file = scene.world.file): Promise<void> {
  const download = await open(scene, file);
  const content = await readAll(download);
  expect(download.metadata.name).toBe(file.name);
  expect(content.equals(file.content)).toBe(true);
}

/** Reads the file in any order, its end first. */
export async function receiveByRanges(scene: Scene, file = scene.world.file): Promise<void> {
  const content = (await open(scene, file)).openContent();
  const { signal } = new AbortController();
  try {
    for (const [firstByte, endByte] of [
      [200_000, 300_000],
      [0, 200_000],
    ] as const) {
      const bytes = await content.read({ firstByte, endByte }, signal);
      expect(Buffer.from(bytes).equals(file.content.subarray(firstByte, endByte))).toBe(true);
    }
  } finally {
    content.close();
  }
}

const whole = (body: Buffer): Answer => ({
  status: 200,
  headers: { "Content-Type": "application/octet-stream" },
  body,
});

/** A server without Claims, which sends the whole body at once. */
export function sendsBody(
  lie: string,
  outcome: Outcome,
  change: (ciphertext: Buffer, world: Scene["world"]) => Buffer | Answer,
): Attack {
  return {
    lie,
    outcome,
    run(scene) {
      const { evil, world } = scene;
      evil.lie("/api/download", () => {
        const told = change(world.file.ciphertext, world);
        return Buffer.isBuffer(told) ? whole(told) : told;
      });
      return receive(scene);
    },
  };
}

/** The range that a request asks for. */
export function askedRange({ headers }: Pick<Exchange, "headers">): [first: number, last: number] {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  return [Number(first ?? 0), Number(last ?? Number.MAX_SAFE_INTEGER)];
}

/** The honest form of an answer with a range of this body. */
export function rangeOf(body: Buffer, first: number, last: number): Answer {
  const end = Math.min(last + 1, body.length);
  return {
    status: 206,
    headers: {
      [CLAIM_HEADER]: "claim",
      "Content-Range": `bytes ${first}-${end - 1}/${body.length}`,
      ETag: '"1"',
    },
    body: body.subarray(first, end),
  };
}

type RangeLie = (
  exchange: Exchange,
  range: [first: number, last: number],
  scene: Scene,
) => ReturnType<Parameters<Scene["evil"]["lie"]>[1]>;

/** A server with Claims. @param tell - answers the requests for ranges */
export function sendsRanges(
  lie: string,
  outcome: Outcome,
  tell: RangeLie,
  { read = receive, ...options }: { isSlow?: boolean; read?: (scene: Scene) => Promise<unknown> } = {},
): Attack {
  return {
    lie,
    outcome,
    ...options,
    run(scene) {
      scene.evil.lie("/api/download", (exchange) => tell(exchange, askedRange(exchange), scene));
      return read(scene);
    },
  };
}
