import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { App } from "../support/app.ts";
import { startEmbeddedApp } from "../support/embedded-app.ts";
import { contentHashes, writeRandomFile } from "../support/files.ts";
import { createOwner, createSender, type RequestClient } from "../support/request-clients.ts";
import { startStackApp } from "../support/stack-app.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
const PATHS = ["one.bin", "2026/two.bin", "2026/11/three.bin"];
const FILE_BYTES = 100 * MiB;

/** Bytes per second of all connections together, so that there is time for the interruptions. */
const RATE = 20 * MiB;

let app: App;
let proxy: TestProxy;
/** The object store's address for clients: with direct transfers, they send the bytes there. */
let storeProxy: TestProxy;
let folder: string;
let hashes: string[];
beforeAll(async () => {
  proxy = await startTestProxy();
  storeProxy = await startTestProxy();
  const settings = { LOG_LEVEL: "warn", BASE_URL: proxy.origin };
  if (inject("mode") === "stack") {
    const stack = await startStackApp({ ...settings, S3_PUBLIC_ENDPOINT: storeProxy.origin });
    storeProxy.forwardTo(Number(new URL(stack.s3.endpoint ?? "").port));
    app = stack;
  } else app = await startEmbeddedApp(settings);
  proxy.forwardTo(Number(new URL(app.origin).port));
  folder = join(await mkdtemp(join(tmpdir(), "envoi-archive-")), "archive");
  for (const path of PATHS) await writeRandomFile(join(folder, path), FILE_BYTES);
  hashes = await contentHashes(folder);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await storeProxy[Symbol.asyncDispose]();
  await rm(join(folder, ".."), { recursive: true });
});

const CLIENTS: readonly RequestClient[] = ["chromium", "firefox", "command line"];

it.each(CLIENTS.flatMap((sender) => CLIENTS.map((owner) => [sender, owner] as const)))(
  "I2, I6: a folder sent with %s, through two killed gateways and a restart of the client, is collected whole with %s",
  async (sender, owner) => {
    await using asking = await createOwner(owner, proxy.origin);
    await using sending = await createSender(sender, asking.link, { folder, paths: PATHS });
    proxy.slow("/api/ws", "up", { bytesPerSecond: RATE });
    storeProxy.slow("/", "up", { bytesPerSecond: RATE });
    await sending.begin();
    const untilSent = (share: number) => expect.poll(() => sending.progress(), { interval: 20 }).toBeGreaterThan(share);
    await untilSent(0.2);
    await app.crashGateway(0);
    await untilSent(0.4);
    await app.crashGateway(1);
    await untilSent(0.6);
    await sending.restart();
    proxy.reset();
    storeProxy.reset();
    const receipt = await sending.finish();
    expect(await asking.collect(receipt)).toEqual(hashes);
  },
);
