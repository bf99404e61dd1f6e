import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWebOriginShell } from "./web-origin-shell.ts";

let version = 1;
let status = 200;
let nowMs = 0;
let asked: (string | undefined)[] = [];
let languages: (string | undefined)[] = [];
const server = createServer((request, response) => {
  const etag = request.headers["if-none-match"];
  asked.push(etag);
  languages.push(request.headers["accept-language"]);
  const isSame = etag === `"${version}"`;
  response.writeHead(status === 200 && isSame ? 304 : status, { ETag: `"${version}"` });
  response.end(isSame ? undefined : `<html><head></head>${version}</html>`);
});

function createShell() {
  return createWebOriginShell(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { now: () => nowMs });
}

beforeEach(async () => {
  [version, status, asked, languages] = [1, 200, [], []];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  server.close();
  await once(server, "close");
});

test("concurrent requests share one fetch, and later requests share its result", async () => {
  const shell = createShell();
  const pages = await Promise.all([shell.read("en-US"), shell.read("en-US")]);
  expect(new Set([...pages, await shell.read("en-US")])).toEqual(new Set(["<html><head></head>1</html>"]));
  expect(asked).toEqual([undefined]);
});

test("a page is revalidated by its ETag, and replaced when it has changed", async () => {
  const shell = createShell();
  await shell.read("en-US");
  nowMs += 5_000;
  expect(await shell.read("en-US")).toContain("1");
  version = 2;
  nowMs += 5_000;
  expect(await shell.read("en-US")).toContain("2");
  expect(asked).toEqual([undefined, '"1"', '"1"']);
});

test("a response that is not the app's page is rejected", async () => {
  status = 502;
  const shell = createShell();
  await expect(shell.read("en-US")).rejects.toThrow("502");
  await expect(shell.read("en-US")).rejects.toThrow("502");
  expect(asked).toHaveLength(1);
  status = 200;
  nowMs += 5_000;
  expect(await shell.read("en-US")).toContain("1");
});

test("each language has its own page, requested by language tag", async () => {
  const shell = createShell();
  for (const locale of ["de", "pt-BR", "de"] as const) await shell.read(locale);
  expect(languages).toEqual(["de", "pt-BR"]);
  nowMs += 5_000;
  await shell.read("de");
  expect(languages).toEqual(["de", "pt-BR", "de"]);
  expect(asked).toEqual([undefined, undefined, '"1"']);
});

test("while the web origin does not respond, pages in other languages are not requested either", async () => {
  status = 502;
  const shell = createShell();
  await expect(shell.read("de")).rejects.toThrow("502");
  await expect(shell.read("fr")).rejects.toThrow("502");
  expect(asked).toHaveLength(1);
  status = 200;
  nowMs += 5_000;
  expect(await shell.read("fr")).toContain("1");
});
