import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { CLAIM_HEADER } from "@envoi/protocol";
import { createCliHome, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: StandaloneProcess;
beforeAll(async () => {
  server = await startStandaloneProcess();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Without the first, the server seems to have no Claims. The others no longer apply to a relayed body. */
const DROPPED_HEADERS = new Set([
  CLAIM_HEADER.toLowerCase(),
  "content-encoding",
  "content-length",
  "transfer-encoding",
]);

/** Relays requests to the server, and responds without Claims. @param sendBody - responds to the download */
async function startRelay(sendBody: (response: ServerResponse, body: Buffer) => void) {
  const relay = createServer(async (request, response) => {
    const { method = "GET", url = "", headers } = request;
    const sent = await buffer(request);
    const forwarded = Object.entries(headers).filter(([name]) => !["host", "connection"].includes(name));
    const answer = await fetch(`${server.origin}${url}`, {
      method,
      headers: Object.fromEntries(forwarded.map(([name, value]) => [name, String(value)])),
      ...(method !== "GET" && { body: new Uint8Array(sent) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const passed = [...answer.headers].filter(([name]) => !DROPPED_HEADERS.has(name));
    response.writeHead(answer.status, Object.fromEntries(passed));
    if (url.startsWith("/api/download")) sendBody(response, body);
    else response.end(body);
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      relay.closeAllConnections();
      relay.close();
    },
  };
}

test("damaged data on standard output is reported as such, because some of it has been written", async () => {
  await using home = await createCliHome(server.origin);
  using relay = await startRelay((response, body) => {
    body.writeUInt8(body.readUInt8(body.byteLength - 1) ^ 1, body.byteLength - 1);
    response.end(body);
  });
  await writeFile(join(home.folder, "a"), randomBytes(1_000_000));
  const link = (await home.ok(["send", "a"])).replace(server.origin, relay.origin);
  const { code, stdout, stderr } = await home.run(["receive", link, "-o", "-"]);
  expect([code, stderr]).toEqual([7, expect.stringContaining("Discard")]);
  expect(stdout.byteLength).toBeGreaterThan(0);
});

test("an interrupted download that can't be continued leaves nothing, and promises nothing", async () => {
  await using home = await createCliHome(server.origin);
  const { promise: isSilent, resolve } = Promise.withResolvers<void>();
  using relay = await startRelay((response, body) => response.write(body.subarray(0, 500_000), () => resolve()));
  await writeFile(join(home.folder, "a"), randomBytes(1_000_000));
  const link = (await home.ok(["send", "a"])).replace(server.origin, relay.origin);
  const receiving = home.start(["receive", link, "-o", "in/"]);
  await isSilent;
  receiving.child.kill("SIGINT");
  const { code, stderr } = await receiving.finished;
  expect(code).toBe(130);
  expect(stderr).toContain("Interrupted.");
  expect(stderr).not.toContain("resume");
  expect(await readdir(join(home.folder, "in"))).toEqual([]);
  expect(JSON.parse(await home.ok(["resume", "--list", "--json"]))).toMatchObject({ unfinished: [] });
});
