import { expect, test } from "vitest";
import { serveHttp } from "../testing/http-server.ts";
import { fetchConfig } from "./config.ts";

const { signal } = new AbortController();
const set = { MAX_FILE_SIZE: 1_000, MAX_DOWNLOADS: 5, MAX_EXPIRE_SECONDS: 60 };
const config = {
  LIMITS: { ...set, ANON: set, MAX_FILES_PER_ARCHIVE: 64, MAX_ARCHIVES_PER_USER: 16 },
  DEFAULTS: { DOWNLOADS: 1, DOWNLOAD_COUNTS: [1, 5], EXPIRE_TIMES_SECONDS: [60], EXPIRE_SECONDS: 60 },
  FEATURES: { account: false, share: true, uploadRequiresAccount: false },
  UI: { title: "Envoi", links: {} },
  PREFS: {},
};

test("the server's configuration is fetched as JSON [R3.29]", async () => {
  await using server = await serveHttp((_call, response) => void response.end(JSON.stringify(config)));
  expect(await fetchConfig(server, signal)).toEqual(config);
  expect(server.calls).toMatchObject([{ method: "GET", path: "/config" }]);
});

test("uses the response to an earlier request instead of sending another", async () => {
  await using server = await serveHttp((_call, response) => void response.end(JSON.stringify(config)));
  expect(await fetchConfig(server, signal, await fetch(`${server.origin}/config`))).toEqual(config);
  expect(server.calls).toHaveLength(1);
});

test.each(["<html>", "{}", JSON.stringify({ ...config, LIMITS: set })])("%s is not a configuration", async (answer) => {
  await using server = await serveHttp((_call, response) => void response.end(answer));
  await expect(fetchConfig(server, signal)).rejects.toMatchObject({ name: "TransferError" });
});
