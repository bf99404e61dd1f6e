import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordingLog } from "@envoi/testkit";
import { Router } from "express";
import { expect, onTestFinished, test } from "vitest";
import { createClients } from "../clients.ts";
import { createSlots } from "../limits/slots.ts";
import { createRegistry } from "../metrics.ts";
import { nothingToDrain, runServices } from "../run-services.ts";
import { createAudit } from "./audit.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";
const SETTINGS = {
  process: { port: 8080, baseUrl: null },
  operators: { oidc: { issuer: new URL("https://user:hidden-7@login.example/realms/one") } },
  redis: { address: { url: "redis://one:6379", password: "hidden-1" } },
  s3: { accessKeyId: "hidden-2", secretAccessKey: "hidden-3", bucket: "envoi" },
  replica: { requesterHashKey: Buffer.from("hidden-4") },
  nats: { creds: "hidden-5", nkeySeed: "hidden-6", password: undefined },
  quotas: { perNetwork: { uploadsPerHour: 5 } },
};

/** A process with operators. */
async function host(auditFileName: string | null = "audit.log") {
  const directory = await mkdtemp(join(tmpdir(), "envoi-operators-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, TOKEN);
  const auditFile = auditFileName === null ? null : join(directory, auditFileName);
  const { log, logLines } = recordingLog("test");
  const slots = createSlots({ inAll: 10, perNetwork: 2 });
  slots.take("network", { isIdle: () => false, evict() {} }, 3);
  const service = {
    name: "one",
    routes: Router(),
    slots: { "open things": slots },
    check: async () => {},
    start: async () => {},
    drain: nothingToDrain,
    async [Symbol.asyncDispose]() {},
  };
  const access = { tokenFile, auditFile };
  const running = await runServices(
    {
      host: "127.0.0.1",
      port: 0,
      privateHost: "127.0.0.1",
      privatePort: 0,
      drainSeconds: 1,
      baseUrl: "http://localhost",
      addressLogging: "full",
      maxConnections: 100,
      maxConnectionsPerNetwork: 7,
      callsPerSecondPerNetwork: 300,
      clients: createClients({ trustedProxies: 0, baseUrl: "https://send.example.com" }),
      log,
      registry: createRegistry(),
      operators: { access, audit: createAudit(access, log), settings: SETTINGS },
    },
    [service],
  );
  onTestFinished(async () => {
    running.cut();
    await running.stop();
  });
  const ask = (method: string, path: string, body?: object, token = TOKEN) =>
    fetch(`http://127.0.0.1:${running.privatePort}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Envoi-Operator": "ada", "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { ask, port: running.port, auditFile, logLines };
}

test("`config` shows the effective configuration, but only whether secrets are set", async () => {
  const { ask } = await host();
  const text = await (await ask("GET", "/operators/config")).text();
  expect(text).not.toContain("hidden");
  expect(JSON.parse(text)).toMatchObject({
    process: { port: 8080, baseUrl: null },
    redis: { address: { url: "redis://one:6379", password: "(set)" } },
    s3: { accessKeyId: "(set)", secretAccessKey: "(set)", bucket: "envoi" },
    replica: { requesterHashKey: "(set)" },
    nats: { creds: "(set)", nkeySeed: "(set)", password: null },
    operators: { oidc: { issuer: "https://login.example/realms/one" } },
  });
});

test("`limits` shows each limit with its use, and the effective quotas", async () => {
  const { ask } = await host();
  expect(await (await ask("GET", "/operators/limits")).json()).toEqual({
    slots: [
      { service: "process", name: "connections", taken: 0, most: 100, maxPerNetwork: 7 },
      { service: "one", name: "open things", taken: 3, most: 10, maxPerNetwork: 2 },
    ],
    quotas: SETTINGS.quotas,
    stored: null,
    storage: null,
    uploads: null,
  });
});

test("`doctor` and `/readyz` report an unknown proxy after a request has come through it", async () => {
  const { ask, port } = await host();
  const found = async () => ({
    doctor: await (await ask("GET", "/operators/doctor")).json(),
    warnings: ((await (await ask("GET", "/readyz")).json()) as { warnings: string[] }).warnings,
  });
  await fetch(`http://127.0.0.1:${port}/nothing`);
  expect(await found()).toMatchObject({ doctor: { ok: true, checks: [{ ok: true }] }, warnings: [] });
  await fetch(`http://127.0.0.1:${port}/nothing`, { headers: { "X-Forwarded-For": "192.0.2.1" } });
  expect(await found()).toMatchObject({
    doctor: { ok: false, checks: [{ ok: false, problem: expect.stringContaining("TRUST_PROXY is 0") }] },
    warnings: [expect.stringContaining("TRUST_PROXY is 0")],
  });
  expect((await ask("GET", "/operators/doctor", undefined, "wrong")).status).toBe(401);
});

test("a drained process is not ready but still handles requests, and can be made ready again", async () => {
  const { ask, port } = await host();
  const isReady = async () => (await ask("GET", "/readyz")).ok;
  const drain = (drained: boolean) => ask("POST", "/operators/drain", { drained, reason: "replacing the disk" });
  expect(await isReady()).toBe(true);
  const drained = await (await drain(true)).json();
  expect(drained).toMatchObject({ drained: true, ready: false, slots: [{ taken: 0 }, { taken: 3 }] });
  expect(await isReady()).toBe(false);
  expect((await fetch(`http://127.0.0.1:${port}/nothing`)).status).toBe(404);
  expect(await (await drain(false)).json()).toMatchObject({ drained: false, ready: true });
  expect(await isReady()).toBe(true);
  for (const body of [{}, { drained: true }, { drained: "yes", reason: "x" }, { drained: true, reason: "" }]) {
    expect((await ask("POST", "/operators/drain", body)).status).toBe(400);
  }
});

test("rejects every call without the token or on the public port, and writes no audit line", async () => {
  const { ask, port, auditFile } = await host();
  for (const [method, path] of [
    ["GET", "config"],
    ["GET", "limits"],
    ["POST", "drain"],
  ] as const) {
    expect((await ask(method, `/operators/${path}`, undefined, "wrong")).status).toBe(401);
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await fetch(`http://127.0.0.1:${port}/operators/${path}`, { method, headers })).status).toBe(404);
  }
  await expect(readFile(auditFile ?? "")).rejects.toThrow("ENOENT");
});

test("writes a line for every call to the audit file, and one with its hash to the log", async () => {
  const { ask, auditFile, logLines } = await host();
  await ask("GET", "/operators/config");
  await ask("POST", "/operators/drain", { drained: true, reason: "why" });
  const lines = (await readFile(auditFile ?? "", "utf8")).split("\n").slice(0, -1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { n: 1, operator: "ada", action: "config" },
    { n: 2, operator: "ada", action: "drain", reason: "why", drained: true },
  ]);
  const logged = logLines.map((line) => JSON.parse(line)).filter(({ audit }) => audit === true);
  expect(logged).toHaveLength(2);
  expect(logged[0].lineHash).toBe(JSON.parse(lines[1] ?? "").prev);
});

test("performs no call whose line cannot be written to the audit file", async () => {
  const { ask, logLines } = await host("missing/audit.log");
  expect((await ask("POST", "/operators/drain", { drained: true, reason: "why" })).status).toBe(503);
  expect((await ask("GET", "/readyz")).ok).toBe(true);
  expect((await ask("GET", "/operators/config")).status).toBe(503);
  expect(logLines.join()).toContain("AUDIT_LOG_FILE: cannot be written");
});
