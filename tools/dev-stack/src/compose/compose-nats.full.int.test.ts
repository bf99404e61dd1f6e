import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, freePort, mountSmallDisk } from "@envoi/backing-stores";
import { createNatsBus, type FactOf, provisionNats } from "@envoi/events";
import { createLog } from "@envoi/platform";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { ROOT } from "../root.ts";

const MiB = 1_048_576;
const FACTS = 200;
const WAIT = { timeout: 60_000 };
const run = promisify(execFile);

const document = z.object({
  services: z.object({ nats: z.object({ healthcheck: z.object({ test: z.tuple([z.string(), z.string()]) }) }) }),
});

/**
 * The Compose health check of NATS as a shell command, but with the given port and start period, and a shorter interval
 * and timeout.
 */
async function healthCheck(port: number, startSeconds = 0): Promise<string> {
  const { services } = document.parse(
    parse(await readFile(join(ROOT, "deploy/compose.yaml"), "utf8"), { merge: true }),
  );
  return services.nats.healthcheck.test[1]
    .replaceAll("$$", "$")
    .replace("8222", String(port))
    .replace("timeout 5", "timeout 1")
    .replace("sleep 10", "sleep 0.1")
    .replace("-lt 300", `-lt ${startSeconds}`);
}

/** Starts NATS as process 1 of a PID namespace, as in a container. */
async function startContained(config: string) {
  const container = spawn("unshare", [
    "--pid",
    "--mount-proc",
    "--fork",
    "--kill-child",
    findProgram("nats-server"),
    "-c",
    config,
  ]);
  const exited = once(container, "exit");
  const children = () => readFile(`/proc/${container.pid}/task/${container.pid}/children`, "utf8");
  await expect.poll(children, WAIT).toMatch(/\d/);
  const pid = (await children()).trim();
  return {
    exited,
    /** Runs a command in the namespace. @returns its exit code; `null` if it was killed because process 1 has ended */
    exec: (command: string) =>
      run("nsenter", ["--target", pid, "--pid", "--mount", findProgram("busybox"), "sh", "-c", command]).then(
        () => 0,
        ({ code }: { code: number | null }) => code,
      ),
    async [Symbol.asyncDispose]() {
      container.kill("SIGKILL");
      await exited;
    },
  };
}

test("I10: the health check kills a NATS server that still cannot write after its disk was full", async () => {
  await using disk = await mountSmallDisk(64 * MiB);
  const [port, healthPort] = [await freePort(), await freePort()];
  const config = join(disk.path, "nats.conf");
  // Without a configured size, NATS does not start on a disk smaller than the limits of its streams.
  await writeFile(
    config,
    `listen: "127.0.0.1:${port}"
http: "127.0.0.1:${healthPort}"
jetstream { store_dir: "${disk.path}/jetstream", max_file_store: 10GB, sync_interval: always }`,
  );
  const check = await healthCheck(healthPort);
  const log = createLog({ level: "silent", service: "test" });
  const address = { servers: [`nats://127.0.0.1:${port}`] };
  let published = 0;
  await using bus = createNatsBus({ address, log });
  const publish = () =>
    bus.publish({
      id: `fact ${++published}`,
      v: 1,
      type: "upload.deleted",
      atMs: 1_000,
      uploadId: "0123456789abcdef" as FactOf<"upload.deleted">["uploadId"],
      downloads: 0,
    });

  await using first = await startContained(config);
  await provisionNats({ address, replicas: 1, log });
  await publish();
  expect(await first.exec(check)).toBe(0);

  const giveBack = await disk.fill();
  const answers = await Promise.allSettled(Array.from({ length: FACTS }, publish));
  expect(answers.some(({ status }) => status === "rejected")).toBe(true);
  await giveBack();
  await expect(publish()).rejects.toThrow("did not accept a fact");
  expect(await first.exec(check)).not.toBe(0);
  await first.exited;

  await using second = await startContained(config);
  await expect.poll(() => second.exec(check), WAIT).toBe(0);
  await expect.poll(() => publish().then(() => "taken", String), WAIT).toBe("taken");
});

test("I10: the health check kills a NATS server that accepts connections but never replies, unless it may still be starting", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "envoi-nats-"));
  const config = join(folder.path, "nats.conf");
  await writeFile(config, `listen: "127.0.0.1:${await freePort()}"`);
  const port = await freePort();
  // The server reads from its connections, so that it notices when a client closes one.
  await using silent = createServer((socket) => socket.resume()).listen(port, "127.0.0.1");
  await once(silent, "listening");
  await using nats = await startContained(config);
  let hasExited = false;
  void nats.exited.then(() => {
    hasExited = true;
  });
  expect(await nats.exec(await healthCheck(port, 300))).toBe(1);
  expect(hasExited).toBe(false);
  expect(await nats.exec(await healthCheck(port))).not.toBe(0);
  await nats.exited;
});
