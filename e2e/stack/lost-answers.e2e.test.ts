import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog, createRegistry } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { type Drivers, readStandaloneConfig, startStandalone } from "@envoi/standalone";
import {
  call,
  downloadBody,
  freePort,
  type OldUpload,
  openBody,
  type ToxicProxy,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDistributedDrivers, type Servers, startServers } from "../support/distributed-drivers.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { type ObservedFacts, observeFacts } from "../support/observe-facts.ts";

/*
 * The services run in this process, with the stack's drivers behind proxies, so that a test can act between a call's
 * effect and its reply.
 */
const log = createLog({ level: process.env["LOG_LEVEL"] ?? "silent", service: "lost-answers" });
/** Lease length: long enough for brief stalls, short enough for a test to wait until it has lapsed. */
const LEASE_SECONDS = 5;
/** The plaintext fills two Records, because a test needs a Record before the last one. */
const PLAINTEXT = generatorBytes(100_000);
/** Two Parts. */
const LONG_PLAINTEXT = generatorBytes(6_000_000);

const disposables = new AsyncDisposableStack();
let origin = "";
let servers: Servers;
/** The same stores and bus, over connections that the test does not break. */
let clear: Drivers;
let observed: ObservedFacts;

type Port = "uploads" | "blobs" | "bus";
type Loss = { port: Port; method: string; proxy: ToxicProxy; hasHappened(args: unknown[]): Promise<boolean> };
let loss: Loss | null = null;
let lost = 0;

/** Makes a call, holds back all replies until the call has taken effect, and then breaks the connections. */
async function loseAnswer<T>({ proxy, hasHappened }: Loss, args: unknown[], send: () => Promise<T>): Promise<T> {
  await proxy.add({ type: "timeout", stream: "downstream", attributes: { timeout: 0 } });
  const answer = send();
  let isAnswered = false;
  const settled = () => {
    isAnswered = true;
  };
  answer.then(settled, settled);
  try {
    await waitFor(
      () => hasHappened(args),
      (yes) => yes,
    );
    if (!isAnswered) lost += 1;
  } finally {
    await proxy.clear();
  }
  return answer;
}

/** Wraps the port so that the reply to the call named by `loss` is lost once. */
function losing<P extends object>(port: Port, target: P): P {
  return new Proxy(target, {
    get(_, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        const send = () => value.apply(target, args);
        if (loss?.port !== port || loss.method !== property) return send();
        const once = loss;
        loss = null;
        return loseAnswer(once, args, send);
      };
    },
  });
}

beforeAll(async () => {
  const spoolDirectory = await mkdtemp(join(tmpdir(), "envoi-spool-"));
  disposables.defer(() => rm(spoolDirectory, { recursive: true, force: true }));
  servers = disposables.use(await startServers(log));
  const options = { log, spoolDirectory, leaseSeconds: LEASE_SECONDS };
  clear = openDistributedDrivers(servers.addresses, options);
  disposables.defer(() => clear.close());
  const proxied = openDistributedDrivers(servers.proxied, options);
  const drivers = {
    ...proxied,
    uploads: losing("uploads", proxied.uploads),
    blobs: losing("blobs", proxied.blobs),
    bus: losing("bus", proxied.bus),
  };
  const config = readStandaloneConfig({
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    PRIVATE_PORT: String(await freePort()),
    DRAIN_SECONDS: "1",
    SESSION_LEASE_SECONDS: String(LEASE_SECONDS),
    CLAIM_LEASE_SECONDS: String(LEASE_SECONDS),
    JANITOR_INTERVAL_SECONDS: "1",
  });
  const standalone = await startStandalone(config, drivers, { log, registry: createRegistry() });
  disposables.defer(() => standalone.stop());
  origin = `http://127.0.0.1:${standalone.port}`;
  observed = disposables.use(await observeFacts(servers.addresses.nats));
});
afterAll(() => disposables.disposeAsync());

/** Attempts one download. @returns the number of complete copies */
async function countCopies(upload: OldUpload): Promise<number> {
  const answer = await downloadBody(origin, upload).catch(() => null);
  if (answer === null || answer.status !== 200) return 0;
  return openBody(upload.secret, answer.body).equals(upload.plaintext) ? 1 : 0;
}

/** Downloads until the upload no longer exists. @returns the number of complete copies */
async function copiesUntilGone(upload: OldUpload): Promise<number> {
  let copies = 0;
  await waitFor(
    async () => {
      copies += await countCopies(upload);
      return (await call(origin, `/api/exists/${upload.id}`)).status;
    },
    (status) => status === 404,
  );
  return copies;
}

async function bodies(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of clear.blobs.list("uploads/")) keys.push(key);
  return keys;
}

describe("I2, I5: when a reply to an upload is lost", () => {
  it.each<[string, Uint8Array, () => Loss]>([
    [
      "from the blob store, to the write of a short body",
      PLAINTEXT,
      () => ({
        port: "blobs",
        method: "write",
        proxy: servers.proxies.minio,
        hasHappened: async ([key]) => (await clear.blobs.size(key as never)) !== null,
      }),
    ],
    [
      "from the blob store, to the completion of the parts",
      LONG_PLAINTEXT,
      () => ({
        port: "blobs",
        method: "completeParts",
        proxy: servers.proxies.minio,
        hasHappened: async ([ref]) => (await clear.blobs.size((ref as { key: never }).key)) !== null,
      }),
    ],
    [
      "from the upload store, to the publication",
      PLAINTEXT,
      () => ({
        port: "uploads",
        method: "publish",
        proxy: servers.proxies.redis,
        hasHappened: async ([id]) => (await clear.uploads.read(id as UploadId)) !== null,
      }),
    ],
    [
      "from the bus, to the publication of the fact",
      PLAINTEXT,
      () => ({
        port: "bus",
        method: "publish",
        proxy: servers.proxies.nats,
        hasHappened: async ([fact]) => observed.facts.has((fact as { id: string }).id),
      }),
    ],
  ])("%s, the complete upload exists, with one fact", async (_what, plaintext, plan) => {
    const before = { bodies: await bodies(), lost };
    loss = plan();
    const upload = await uploadOld(origin, plaintext, { dlimit: 1 });
    await waitFor(
      async () => observed.about(upload.id, "upload.completed").length,
      (facts) => facts > 0,
    );
    expect(await copiesUntilGone(upload)).toBe(1);
    await waitFor(bodies, (left) => left.length === before.bodies.length);
    expect(observed.about(upload.id, "upload.completed")).toHaveLength(1);
    expect(lost).toBe(before.lost + 1);
  });
});

describe("I3: when a reply to a download is lost", () => {
  const countClaims = async (id: UploadId) => {
    const state = await clear.uploads.inspect(id);
    return state?.state === "live" ? state.heldClaims : 0;
  };
  it.each<[string, () => Loss]>([
    [
      "to taking the Claim",
      () => ({
        port: "uploads",
        method: "redeemForClaim",
        proxy: servers.proxies.redis,
        hasHappened: async ([id]) => (await countClaims(id as UploadId)) === 1,
      }),
    ],
    [
      "to spending the Claim",
      () => ({
        port: "uploads",
        method: "spendClaim",
        proxy: servers.proxies.redis,
        hasHappened: async ([id]) => (await clear.uploads.inspect(id as UploadId))?.state !== "live",
      }),
    ],
  ])("%s, there is no extra copy, and one fact reports the download", async (_what, plan) => {
    const before = { bodies: await bodies(), lost };
    const upload = await uploadOld(origin, PLAINTEXT, { dlimit: 1 });
    loss = plan();
    expect(await copiesUntilGone(upload)).toBe(1);
    await waitFor(bodies, (left) => left.length === before.bodies.length);
    await waitFor(
      async () => observed.about(upload.id, "download.completed").length,
      (facts) => facts > 0,
    );
    expect(observed.about(upload.id, "download.completed")).toHaveLength(1);
    expect(lost).toBe(before.lost + 1);
  });
});
