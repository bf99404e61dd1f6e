import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createClients, createHttpApp, createLog, createRegistry, systemClock } from "@envoi/platform";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { createPeerFiles } from "./peer-files.ts";
import { findPeers, PEER_HEADER, type PeerAnswer, type Peers } from "./peers.ts";
import { webApp } from "./web-app.ts";

const log = createLog({ level: "silent", service: "test" });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

type Replica = { origin: string; asked: string[]; close(): Promise<void> };

/** Here nobody listens but the replicas of this file, so that one port is free at all addresses or at none. */
const NETWORK = "127.1.0";

/** Keeps a port at the last address while a test runs: no other test is given it. */
async function keepPort(): Promise<number> {
  const server = createServer().listen(0, `${NETWORK}.254`);
  await once(server, "listening");
  closing.push(async () => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Replicas with the same port, and an address of loopback each, found by one name. */
async function cluster() {
  const addresses: string[] = [];
  const port = await keepPort();
  let replicas = 0;

  /** @param files - of its release, by name; scripts also compressed */
  async function start(files: Record<string, string>): Promise<Replica> {
    const directory = await mkdtemp(join(tmpdir(), "envoi-web-"));
    closing.push(() => rm(directory, { recursive: true }));
    await mkdir(join(directory, "assets"));
    await writeFile(join(directory, "index.html"), "<!doctype html><title>Envoi</title>");
    for (const [name, body] of Object.entries(files)) {
      await writeFile(join(directory, "assets", name), body);
      if (name.endsWith(".js")) await writeFile(join(directory, "assets", `${name}.br`), brotliCompressSync(body));
    }
    replicas += 1;
    const address = `${NETWORK}.${replicas}`;
    const peers = findPeers(`http://web-origin.example:${port}`, async () => addresses);
    const others = createPeerFiles({ directory, peers, clock: systemClock, log });
    await others.start();
    const options = {
      log,
      registry: createRegistry(),
      baseUrl: "https://envoi.example",
      clients: createClients({ trustedProxies: 0, baseUrl: "https://envoi.example" }),
      addressLogging: "off" as const,
    };
    const server = createServer(createHttpApp(options, [webApp(directory, others.routes).routes]));
    const asked: string[] = [];
    server.prependListener("request", ({ url = "" }: IncomingMessage) => void asked.push(url));
    server.listen(port, address);
    await once(server, "listening");
    addresses.push(address);
    const close = async () => {
      addresses.splice(addresses.indexOf(address), 1);
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    };
    closing.push(close);
    return { origin: `http://${address}:${port}`, asked, close };
  }
  return { start };
}

const OLD = { "page-AAAAAAAA.js": "old page", "both-BBBBBBBB.css": "both", "en-CCCCCCCC.ftl": "old = text" };
const NEW = { "page-DDDDDDDD.js": "new page", "both-BBBBBBBB.css": "both" };
const LATER = { "page-EEEEEEEE.js": "later page" };

const ofOld = (replica: Replica) => fetch(`${replica.origin}/assets/page-AAAAAAAA.js`);

test("a replica that starts takes the files of the release before, and has them when the last of those is gone", async () => {
  const { start } = await cluster();
  const first = await start(OLD);
  const second = await start(NEW);
  await first.close();
  const answer = await fetch(`${second.origin}/assets/page-AAAAAAAA.js`, {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  expect(await answer.text()).toBe("old page");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    vary: "Accept-Encoding",
  });
  const texts = await fetch(`${second.origin}/assets/en-CCCCCCCC.ftl`);
  expect(texts.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await texts.text()).toBe("old = text");
});

test("who reads no Brotli gets a kept script as it is", async () => {
  const { start } = await cluster();
  const first = await start(OLD);
  const second = await start(NEW);
  await first.close();
  const answer = await fetch(`${second.origin}/assets/page-AAAAAAAA.js`, {
    headers: { "Accept-Encoding": "identity" },
  });
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(await answer.text()).toBe("old page");
});

test("a replica that starts later gets them from one that kept them, and no longer once there is a release after", async () => {
  const { start } = await cluster();
  const first = await start(OLD);
  const second = await start(NEW);
  await first.close();
  const third = await start(NEW);
  await second.close();
  expect(await (await ofOld(third)).text()).toBe("old page");
  const fourth = await start(LATER);
  await third.close();
  expect((await ofOld(fourth)).status).toBe(404);
  expect(await (await fetch(`${fourth.origin}/assets/page-DDDDDDDD.js`)).text()).toBe("new page");
});

test("a replica of the release before asks for a file of the next one, once", async () => {
  const { start } = await cluster();
  const first = await start(OLD);
  const second = await start(NEW);
  const fetched = () => fetch(`${first.origin}/assets/page-DDDDDDDD.js`).then((answer) => answer.text());
  expect(await Promise.all([fetched(), fetched()])).toEqual(["new page", "new page"]);
  await second.close();
  expect(await fetched()).toBe("new page");
  expect(second.asked.filter((url) => url.includes("DDDDDDDD"))).toHaveLength(1);
});

test("what nobody has is asked for once, and goes no further than one step", async () => {
  const { start } = await cluster();
  const replicas = [await start(OLD), await start(NEW), await start(NEW)];
  const [first] = replicas as [Replica, Replica, Replica];
  for (const replica of replicas) replica.asked.length = 0;
  for (let time = 0; time < 3; time += 1)
    expect((await fetch(`${first.origin}/assets/none-FFFFFFFF.js`)).status).toBe(404);
  // Its own three, and one question to each, itself among them.
  expect(replicas.map(({ asked }) => asked.length)).toEqual([4, 1, 1]);
});

test.each(["/assets/page.js", "/assets/..%2Findex.html", "/favicon-AAAAAAAA.ico", "/assets/a-AAAAAAAA.js.br"])(
  "nobody is asked for %s",
  async (path) => {
    const { start } = await cluster();
    const first = await start(OLD);
    const second = await start(NEW);
    second.asked.length = 0;
    await (await fetch(`${first.origin}${path}`)).text();
    expect(second.asked).toEqual([]);
  },
);

test("where nobody else is, or the name is not known, a replica starts and answers for itself", async () => {
  const { start } = await cluster();
  const only = await start(OLD);
  expect((await fetch(`${only.origin}/assets/none-FFFFFFFF.js`)).status).toBe(404);
  expect(await (await ofOld(only)).text()).toBe("old page");
});

test("many files that are asked for at once, as a page does, are all had", async () => {
  const { start } = await cluster();
  const first = await start(OLD);
  const files = Array.from({ length: 40 }, (_, index) => `chunk-${String(index).padStart(8, "A")}.js`);
  await start(Object.fromEntries(files.map((name) => [name, `body of ${name}`])));
  const answers = await Promise.all(files.map((name) => fetch(`${first.origin}/assets/${name}`)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(bodies).toEqual(files.map((name) => `body of ${name}`));
});

test("what else is at the name of the replicas, and answers everything with a page, is not believed", async () => {
  const server = createServer((_request, response) => void response.setHeader("Content-Type", "text/html").end("page"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  const peers = findPeers(`http://web-origin.example:${port}`, async () => ["127.0.0.1"]);
  expect(await peers.askAny("/assets/page-AAAAAAAA.js")).toBeNull();
  expect(await peers.askAll("/assets/")).toEqual([]);
});

const GIVEN = { release: "given", files: ["one-AAAAAAAA.js", "two-BBBBBBBB.js"] };

/** What a replica says that it keeps of releases before, having started beside one or two that have `GIVEN`. */
async function keptBeside(addresses: string[], ask: (address: string, path: string) => Promise<Buffer>) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-web-"));
  closing.push(() => rm(directory, { recursive: true }));
  const answer = (address: string, body: Buffer): PeerAnswer => ({
    address,
    type: "text/javascript",
    encoding: null,
    body,
  });
  const listing = Buffer.from(JSON.stringify({ ...GIVEN, before: [] }));
  const peers: Peers = {
    ask: async (address, path) => answer(address, await ask(address, path)),
    askAll: async () => addresses.map((address) => answer(address, listing)),
    askAny: async () => null,
  };
  const { routes, start } = createPeerFiles({ directory, peers, clock: systemClock, log });
  await start();
  const server = createServer(express().use(routes)).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  const said = await fetch(`http://127.0.0.1:${port}/assets/`, {
    headers: { [PEER_HEADER]: "1", Connection: "close" },
  });
  return ((await said.json()) as { before: unknown }).before;
}

test("a release of which a file could not be had is not said to be kept", async () => {
  const before = await keptBeside(["a"], async (_address, path) => {
    if (path.includes("two")) throw new Error("gone");
    return Buffer.from("body");
  });
  expect(before).toEqual([]);
});

test("nor is one for which there is no room", async () => {
  expect(await keptBeside(["a"], async () => Buffer.alloc(20 * 2 ** 20))).toEqual([]);
});

test("what one replica could not give of a release is taken from another, and the rest not once more", async () => {
  const asked: string[] = [];
  const before = await keptBeside(["a", "b"], async (address, path) => {
    asked.push(`${address} ${path}`);
    if (address === "a" && path.includes("two")) throw new Error("gone");
    return Buffer.from("body");
  });
  expect(before).toEqual([GIVEN]);
  expect(asked.sort()).toEqual(["a /assets/one-AAAAAAAA.js", "a /assets/two-BBBBBBBB.js", "b /assets/two-BBBBBBBB.js"]);
});
