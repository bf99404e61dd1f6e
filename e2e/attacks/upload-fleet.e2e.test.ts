import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { ciphertextBytes } from "@envoi/protocol";
import { beginUpload, downloadOld, firstMessage, openUploadSocket, sealBody, uploadOld } from "@envoi/testkit";
import { expect, inject, it, onTestFinished } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";

const NETWORKS = 50;
const ADDRESSES_PER_NETWORK = 200;
const UPLOADS_PER_HOUR = 20;
const AT_ONCE = 40;
const PLAINTEXT = Buffer.from("a letter");
const SECRET = randomBytes(16);
/** An upload that runs all the time. */
const RUNNING_BYTES = 3_000_000;

/** Addresses of /64 networks, each of which counts as one client network. */
const addressOf = (network: number, n: number) => `2001:db8:0:${network.toString(16)}::${(n + 1).toString(16)}`;

/** One upload to a gateway as from this address. @returns the code of the refusal, or `taken` */
async function attempt(gateway: string, address: string): Promise<string> {
  const { socket, send, next } = await openUploadSocket(gateway, { "X-Forwarded-For": address });
  try {
    await send(firstMessage(SECRET, PLAINTEXT.length, { fields: { size: ciphertextBytes(PLAINTEXT.length) } }));
    const reply = await next();
    if (reply?.["id"] === undefined) return String(reply?.["code"] ?? "closed");
    for (const chunk of sealBody(SECRET, PLAINTEXT)) await send(chunk);
    await send(Buffer.of(0));
    const last = await next();
    return last?.["ok"] === true ? "taken" : String(last?.["code"] ?? "closed");
  } finally {
    socket.terminate();
  }
}

const gatewaysOf = (stack: StackProcess) =>
  stack.processes("upload-gateway").map(({ host, port }) => `http://${host}:${port}`);

it("I10: of 10,000 addresses in 50 networks, no network uploads more than its quota, also when Redis dies, and others are served", async () => {
  const stack = await startStackProcess(
    { UPLOADS_PER_HOUR_PER_NETWORK: String(UPLOADS_PER_HOUR), LOG_LEVEL: "warn" },
    { objectStore: inject("objectStore"), replicas: { "upload-gateway": 2 } },
  );
  onTestFinished(() => stack[Symbol.asyncDispose]());
  const gateways = gatewaysOf(stack);
  expect(gateways).toHaveLength(2);
  const gatewayOf = (n: number) => gateways[n % gateways.length] ?? stack.origin;

  const plaintext = generatorBytes(RUNNING_BYTES);
  const running = await beginUpload(gatewayOf(0), plaintext.length);
  let isSlow = true;
  const sending = (async () => {
    for (const chunk of sealBody(running.secret, plaintext)) {
      await running.send(chunk);
      if (isSlow) await delay(2_000);
    }
  })();

  const taken = new Map<number, number>();
  const refusals = new Map<string, number>();
  const all = NETWORKS * ADDRESSES_PER_NETWORK;
  const addresses = Array.from({ length: all }, (_, n) => n).values();
  let done = 0;
  const crashed = Promise.withResolvers<void>();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const n of addresses) {
      const network = n % NETWORKS;
      const outcome = await attempt(gatewayOf(n), addressOf(network, Math.floor(n / NETWORKS))).catch(() => "closed");
      if (outcome === "taken") taken.set(network, (taken.get(network) ?? 0) + 1);
      else refusals.set(outcome, (refusals.get(outcome) ?? 0) + 1);
      done += 1;
      // Each network has had some of its uploads by then.
      if (done === Math.floor((NETWORKS * UPLOADS_PER_HOUR) / 2)) crashed.resolve(stack.killProcess("redis"));
    }
  });
  await crashed.promise;
  await stack.startProcess("redis");
  await Promise.all(workers);

  // Not one more, and few of the admitted ones were lost with Redis.
  expect(Math.max(...taken.values())).toBeLessThanOrEqual(UPLOADS_PER_HOUR);
  expect(taken.size).toBe(NETWORKS);
  expect(refusals.get("too_many_uploads")).toBeGreaterThan(all / 2);
  for (let network = 0; network < NETWORKS; network += 1) {
    await expect
      .poll(() => attempt(gatewayOf(network), addressOf(network, 1)).catch(() => "closed"))
      .toBe("too_many_uploads");
  }

  isSlow = false;
  await sending;
  expect(await running.finish()).toEqual({ ok: true });
  expect((await downloadOld(stack.origin, running)).plaintext.equals(plaintext)).toBe(true);
  for (let n = 0; n < UPLOADS_PER_HOUR; n += 1) {
    expect(await attempt(gatewayOf(n), addressOf(NETWORKS, n))).toBe("taken");
  }
  await uploadOld(stack.origin, PLAINTEXT);
});
