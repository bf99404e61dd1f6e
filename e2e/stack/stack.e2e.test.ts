import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { NODE_FLAGS, type StackProcess, startStackProcess } from "@envoi/dev-stack";
import {
  beginUpload,
  call,
  downloadOld,
  freePort,
  type OldUpload,
  sealBody,
  uploadOld,
  WHATEVER_THE_LOAD,
  waitFor,
} from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";

const MAIN = fileURLToPath(new URL("../../tools/dev-stack/dist/main.js", import.meta.url));

/** @returns the status of the response, or the code of the error */
async function askStatus(agent: Agent, url: URL): Promise<string> {
  const answered = Promise.withResolvers<string>();
  const asked = request(url, { agent }, (response) => {
    response.resume();
    response.once("end", () => answered.resolve(String(response.statusCode)));
  });
  asked.once("error", (error: NodeJS.ErrnoException) => answered.resolve(error.code ?? error.message));
  asked.end();
  return answered.promise;
}

/** Whether a process is running. A zombie process no longer has an executable. */
const isThere = (pid: number | null) => pid !== null && existsSync(`/proc/${pid}/exe`);

function pidsByName(stack: StackProcess): Record<string, number | null> {
  return Object.fromEntries(stack.processes().map(({ name, pid }) => [name, pid]));
}

async function expectIntact(stack: StackProcess, upload: OldUpload): Promise<void> {
  const { plaintext } = await downloadOld(stack.origin, upload);
  expect(plaintext.equals(upload.plaintext)).toBe(true);
}

/** Number of requests served by each replica of a service. */
async function answered(stack: StackProcess, service: string): Promise<number[]> {
  const counts = stack.processes(service).map(async ({ name }) => {
    const lines = (await stack.readMetrics(name)).matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
    return Array.from(lines, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
  });
  return Promise.all(counts);
}

describe("a running stack", () => {
  let stack: StackProcess;
  beforeAll(async () => {
    stack = await startStackProcess(WHATEVER_THE_LOAD, { replicas: { "upload-gateway": 2, metadata: 2 } });
  });
  afterAll(() => stack[Symbol.asyncDispose]());

  it("transfers a file from one user to another", async () => {
    const upload = await uploadOld(stack.origin, generatorBytes(300_000), { dlimit: 1 });
    await expectIntact(stack, upload);
  });

  it("spreads requests over the replicas of a service", async () => {
    for (let request = 0; request < 20; request += 1) await call(stack.origin, "/config");
    for (const count of await answered(stack, "metadata")) expect(count).toBeGreaterThan(0);
  });

  it.each(["metadata-1", "redis", "nats", "minio", "edge"])("restarts only %s when that process dies", async (name) => {
    const before = pidsByName(stack);
    await stack.killProcess(name);
    await stack.startProcess(name);
    const { [name]: fresh, ...others } = pidsByName(stack);
    expect(isThere(fresh ?? null)).toBe(true);
    expect({ ...others, [name]: before[name] }).toEqual(before);
    expect(fresh).not.toBe(before[name]);
    expect((await call(stack.origin, "/config")).status).toBe(200);
  });

  it("serves all requests while one of two replicas is down", async () => {
    const ask = () => Promise.all(Array.from({ length: 20 }, async () => (await call(stack.origin, "/config")).status));
    await stack.stopProcess("metadata-2");
    expect(new Set(await ask())).toEqual(new Set([200]));
    await stack.startProcess("metadata-2");
    await stack.killProcess("metadata-1");
    expect(new Set(await ask())).toEqual(new Set([200]));
    await stack.startProcess("metadata-1");
  });

  it.each([
    ["restarting replicas", { download: 2 }, ["download-1", "upload-gateway-1", "metadata-1", "download-2"]],
    ["restarting the only process of a service", { download: 1, metadata: 1 }, ["download", "metadata"]],
    ["scaling", { download: 3, metadata: 2 }, []],
  ])("%s loses no request, although clients keep their connections", async (_what, replicas, restarted) => {
    const { id } = await uploadOld(stack.origin, generatorBytes(1_000));
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const outcomes = new Map<string, number>();
    const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    let isOver = false;
    const clients = Array.from({ length: 8 }, async (_, client) => {
      const path = client % 2 === 0 ? `/download/${id}` : `/api/exists/${id}`;
      while (!isOver) {
        count(await askStatus(agent, new URL(path, stack.origin)));
        // Eight clients with this pause send about 60 requests a second.
        await delay(120);
      }
    });
    const transfers = (async () => {
      while (!isOver) {
        const upload = uploadOld(stack.origin, generatorBytes(50_000), { dlimit: 1 });
        await upload.then((sent) => expectIntact(stack, sent)).catch((error: Error) => count(error.message));
      }
    })();
    for (const [service, number] of Object.entries(replicas)) await stack.scale(service, number);
    for (const name of restarted) await stack.restartProcess(name);
    isOver = true;
    await Promise.all([...clients, transfers]);
    agent.destroy();
    expect([...outcomes.keys()]).toEqual(["200"]);
  });

  it("responds as documented when a service has no running replica", async () => {
    await stack.stopProcess("filelist");
    const { status, headers, body } = await call(stack.origin, "/api/filelist/0123456789abcdef0123456789abcdef");
    expect([status, body.toString()]).toEqual([503, '{"error":503,"code":"unavailable"}']);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect([headers.get("server"), headers.get("via")]).toEqual([null, null]);
    await stack.startProcess("filelist");
  });

  it("scaling replicas while uploads are open interrupts none of them", async () => {
    const plaintext = generatorBytes(200_000);
    const uploads = await Promise.all(Array.from({ length: 4 }, () => beginUpload(stack.origin, plaintext.length)));
    await stack.scale("download", 3);
    expect(stack.processes("download").map(({ state }) => state)).toEqual(["ready", "ready", "ready"]);
    await stack.scale("download", 1);
    expect(stack.processes("download").map(({ name }) => name)).toEqual(["download-1"]);
    for (const upload of uploads) {
      await upload.sendAll(sealBody(upload.secret, plaintext));
      expect(await upload.finish()).toMatchObject({ ok: true });
    }
  });

  it("does not trust the address that a client sends in X-Forwarded-For", async () => {
    await call(stack.origin, "/config", { headers: { "X-Forwarded-For": "192.0.2.77" } });
    await waitFor(
      () => stack.output(),
      (output) => output.includes('"clientAddress":"127.0.0.1"'),
    );
    expect(await stack.output()).not.toContain("192.0.2.77");
  });
});

describe("stopping a stack", () => {
  it("Ctrl-C leaves nothing running, and the next start restores everything", async () => {
    await using stack = await startStackProcess();
    const upload = await uploadOld(stack.origin, generatorBytes(100_000));
    const pids = Object.values(pidsByName(stack));
    expect(await stack.terminate("SIGINT")).toBe(0);
    expect(pids.filter(isThere)).toEqual([]);
    await stack.restart();
    await expectIntact(stack, upload);
  });

  it("a second Ctrl-C aborts the transfers that the first Ctrl-C is waiting for", async () => {
    await using stack = await startStackProcess({ DRAIN_SECONDS: "3600" });
    const pids = Object.values(pidsByName(stack));
    const upload = await beginUpload(stack.origin, 100_000);
    const ended = stack.terminate("SIGINT");
    await waitFor(
      async () => stack.processes("upload-gateway")[0]?.state,
      (state) => state === "stopping",
    );
    expect(stack.processes("redis")[0]?.state).toBe("ready");
    await stack.terminate("SIGINT");
    expect(await ended).toBe(0);
    expect(pids.filter(isThere)).toEqual([]);
    upload.socket.terminate();
  });

  it("the next stack kills processes left running by a killed stack", async () => {
    await using stack = await startStackProcess();
    const upload = await uploadOld(stack.origin, generatorBytes(100_000));
    const left = Object.values(pidsByName(stack));
    await stack.kill();
    expect(left.every(isThere)).toBe(true);
    await stack.restart();
    expect(left.filter(isThere)).toEqual([]);
    await expectIntact(stack, upload);
  });

  it("a failed start reports the reason and leaves nothing running", async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), "envoi-stack-"));
    const taken = createServer().listen(await freePort(), "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, "--data-dir", dataDirectory, "--port", String(port)], {
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], HOST: "127.0.0.1" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain("edge exited before it was ready");
    const { processes } = JSON.parse(await readFile(join(dataDirectory, "stack.json"), "utf8"));
    expect(processes).toHaveLength(12);
    expect(processes.every(({ pid }: { pid: number | null }) => pid === null)).toBe(true);
    await rm(dataDirectory, { recursive: true });
  });
});
