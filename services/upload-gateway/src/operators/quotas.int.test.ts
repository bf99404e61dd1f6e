import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { countedBytes } from "../stored-bytes.ts";
import { hostUploadGateway } from "../testing/host-upload-gateway.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";
const US = "127.0.0.1";

async function host(settings: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-quotas-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, TOKEN);
  const hosted = await hostUploadGateway({ ...settings, OPERATOR_TOKEN_FILE: tokenFile });
  onTestFinished(() => hosted[Symbol.asyncDispose]());
  const ask = (method: string, path: string, body?: object, token = TOKEN) =>
    fetch(`${hosted.privateOrigin}/operators${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const audited = () => hosted.logLines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
  return { ...hosted, ask, audited };
}

const reason = "report 17";

test("operators can show and reset a network's usage by naming an address in the network", async () => {
  const { upload, ask, audited } = await host({ UPLOADS_PER_HOUR_PER_NETWORK: "1" });
  expect(await upload(10)).toMatchObject({ ok: true });
  expect(await (await ask("GET", `/quotas?network=${US}`)).json()).toMatchObject([
    { name: "uploads", used: 1, most: 1 },
    { name: "bytes" },
  ]);
  expect(await upload(10)).not.toMatchObject({ ok: true });
  expect(await (await ask("POST", "/quotas/reset", { network: US, reason })).json()).toEqual({ outcome: "reset" });
  expect(await upload(10)).toMatchObject({ ok: true });
  expect(audited()).toMatchObject([{ action: "quotas show" }, { action: "quotas reset", reason, outcome: "reset" }]);
  expect(JSON.stringify(audited())).not.toContain(US);
});

test("operators can see the stored bytes of a network or an account, which a reset does not change", async () => {
  const { upload, ask, uploads } = await host({ STORED_BYTES_PER_NETWORK: String(10 * 2 ** 30) });
  const ids: UploadId[] = [];
  const fileMetadata = "a".repeat(400);
  const send = upload(10, { fileMetadata }, ({ id }) => void ids.push(id as UploadId));
  expect(await send).toMatchObject({ ok: true });
  const stored = async (whose: string) => {
    const states = (await (await ask("GET", `/quotas?${whose}`)).json()) as { name: string }[];
    return states.find(({ name }) => name === "stored bytes");
  };
  const used = countedBytes((await uploads.read(ids[0] as UploadId))?.ciphertextBytes ?? 0, fileMetadata);
  await ask("POST", "/quotas/reset", { network: US, reason });
  expect(await stored(`network=${US}`)).toEqual({ name: "stored bytes", used, most: 10 * 2 ** 30 });
  expect(await stored("account=ada")).toEqual({ name: "stored bytes", used: 0, most: 200 * 2 ** 30 });
  const { ask: askOther } = await host();
  expect(await (await askOther("GET", `/quotas?network=${US}`)).json()).not.toMatchObject([{}, {}, {}]);
});

test("a blocked network cannot upload until it is unblocked, but other networks can", async () => {
  const { upload, ask } = await host();
  const block = (body: object) => ask("POST", "/quotas/block", { reason, seconds: 600, ...body });
  expect(await (await block({ network: "192.0.2.7" })).json()).toMatchObject({ outcome: "blocked" });
  expect(await upload(10)).toMatchObject({ ok: true });
  expect(await (await block({ network: US })).json()).toMatchObject({ outcome: "blocked" });
  expect(await upload(10)).not.toMatchObject({ ok: true });
  await ask("POST", "/quotas/reset", { network: US, reason });
  expect(await upload(10)).toMatchObject({ ok: true });
  expect(await (await block({ account: "ada", seconds: 2_592_000 })).json()).toEqual({
    outcome: "blocked",
    seconds: 2_592_000,
  });
});

test("invalid input and a wrong token are rejected", async () => {
  const { ask } = await host();
  for (const query of ["", "?network=x", `?network=${US}&account=ada`, "?account=", "?other=1"]) {
    expect((await ask("GET", `/quotas${query}`)).status, query).toBe(400);
  }
  for (const body of [
    { network: US, seconds: 1 },
    { network: US, reason, seconds: 0 },
    { network: US, reason, seconds: 2_592_001 },
    { network: US, reason, seconds: null },
    { reason, seconds: 1 },
    { account: "ada", site: true, reason, seconds: 1 },
  ]) {
    expect((await ask("POST", "/quotas/block", body)).status).toBe(400);
  }
  expect((await ask("POST", "/quotas/reset", { network: US })).status).toBe(400);
  for (const [method, path] of [
    ["GET", "/quotas"],
    ["POST", "/quotas/reset"],
    ["POST", "/quotas/block"],
  ] as const) {
    expect((await ask(method, path, undefined, "wrong")).status).toBe(401);
  }
});
