import { fetchInfo, openDownload, type SourceFile, upload } from "@envoi/client";
import { isLargeFile, largeStream } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { startSlowLine } from "../support/slow-line.ts";

const MiB = 1_048_576;
/** Speed per connection. */
const BYTES_PER_SECOND = 1.5 * MiB;
const SECONDS = 120;
/**
 * Number of interruptions. Each one loses bytes, and a Claim limits the number of lost bytes. On a busy host, the
 * download takes longer but must not lose more bytes.
 */
const CUTS = 3;
const { signal } = new AbortController();

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

function send(bytes: number) {
  const file: SourceFile = { name: "a", type: "", size: bytes, stream: () => largeStream(bytes) };
  return upload(app, { files: [file], downloadLimit: 2, timeLimitSeconds: 3_600 }, { signal });
}

/** Downloads over this slow network. @returns whether the bytes are correct */
async function receive(
  { id, secretB64 }: Pick<Awaited<ReturnType<typeof send>>, "id" | "secretB64">,
  origin: string,
  bytes: number,
): Promise<boolean> {
  const { read } = await openDownload({ origin }, { id, secretB64, password: null }, signal);
  return isLargeFile(await read({ signal }), bytes);
}

it(
  "on a network that throttles each connection, a download uses several connections and counts once",
  async () => {
    const bytes = 60 * MiB;
    const sent = await send(bytes);
    await using line = await startSlowLine(app.origin, BYTES_PER_SECOND);
    expect(await receive(sent, line.origin, bytes)).toBe(true);
    expect(line.maxBusy()).toBeGreaterThan(1);
    expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
  },
  SECONDS * 1_000,
);

it(
  "a download over a network that fails repeatedly takes longer, but has the correct bytes and counts once",
  async () => {
    const bytes = 60 * MiB;
    const sent = await send(bytes);
    await using line = await startSlowLine(app.origin, BYTES_PER_SECOND);
    let cuts = 0;
    const cutting = setInterval(() => {
      if (cuts++ < CUTS) line.cut();
    }, 4_000);
    try {
      expect(await receive(sent, line.origin, bytes)).toBe(true);
    } finally {
      clearInterval(cutting);
    }
    expect(await fetchInfo(app, sent, signal)).toMatchObject({ dtotal: 1 });
  },
  SECONDS * 1_000,
);
