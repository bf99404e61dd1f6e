import { fileListId } from "@envoi/crypto";
import { encodeBase64Url } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { serveHttp } from "../testing/http-server.ts";
import { fetchFileList, writeFileList } from "./file-list.ts";

const key = Uint8Array.from({ length: 16 }, (_, index) => index);
const access = { accessToken: "the-token", fileListKey: encodeBase64Url(key) };
const { signal } = new AbortController();
const entries = [{ id: "0123456789abcdef", name: "letter.txt" }];

/** A server with one list. It honours the conditions of conditional writes (`If-Match`, `If-None-Match`). */
function serveList({ weak = "" } = {}) {
  let list: Uint8Array | null = null;
  let version = 0;
  return serveHttp((call, response) => {
    const etag = `"${version}"`;
    if (call.method === "GET") {
      if (list === null) return void response.writeHead(404).end('{"error":404,"code":"not_found"}');
      return void response.writeHead(200, { ETag: `${weak}${etag}` }).end(list);
    }
    const { "if-match": match, "if-none-match": noneMatch } = call.headers;
    const isAllowed = list === null ? noneMatch === "*" : match === etag;
    if (!isAllowed) return void response.writeHead(412).end('{"error":412,"code":"precondition_failed"}');
    list = call.bytes;
    version += 1;
    response.writeHead(200, { ETag: `"${version}"` }).end("OK");
  });
}

describe("the list of an account", () => {
  test("that has never been written is empty, and has no version", async () => {
    await using server = await serveList();
    expect(await fetchFileList(server, access, signal)).toEqual({ entries: [], etag: null });
  });

  test("is read back as written, with the bearer token and under the id derived from its key [R7.19]", async () => {
    await using server = await serveList();
    expect(await writeFileList(server, access, { entries, etag: null }, signal)).toBe("written");
    expect(await fetchFileList(server, access, signal)).toEqual({ entries, etag: '"1"' });
    const path = `/api/filelist/${await fileListId(key)}`;
    const headers = { authorization: "Bearer the-token" };
    expect(server.calls).toMatchObject([
      { method: "POST", path, headers },
      { method: "GET", path, headers },
    ]);
  });

  test("does not overwrite a version that another device has written in the meantime", async () => {
    await using server = await serveList();
    await writeFileList(server, access, { entries, etag: null }, signal);
    const seen = await fetchFileList(server, access, signal);
    await writeFileList(server, access, { ...seen, entries: [...entries, "theirs"] }, signal);
    expect(await writeFileList(server, access, { ...seen, entries: ["ours"] }, signal)).toBe("conflict");
    expect(await writeFileList(server, access, { entries: ["ours"], etag: null }, signal)).toBe("conflict");
    expect((await fetchFileList(server, access, signal)).entries).toEqual([...entries, "theirs"]);
  });

  test("can be replaced through a proxy that marks its version as weak", async () => {
    await using server = await serveList({ weak: "W/" });
    await writeFileList(server, access, { entries, etag: null }, signal);
    const seen = await fetchFileList(server, access, signal);
    expect(await writeFileList(server, access, { ...seen, entries: [] }, signal)).toBe("written");
  });

  test("I1: no call contains the list's key or a name in it [R7.39]", async () => {
    await using server = await serveList();
    await writeFileList(server, access, { entries, etag: null }, signal);
    await fetchFileList(server, access, signal);
    const sent = server.calls.map(({ path, headers, body }) => path + JSON.stringify(headers) + body).join();
    expect(sent).not.toContain(access.fileListKey);
    expect(sent).not.toContain("letter.txt");
  });
});

test.each([
  [401, "unauthorized"],
  [413, "too_large"],
  [503, "unavailable"],
])("a call rejected with status %i fails with %s", async (status, code) => {
  await using server = await serveHttp((_call, response) => void response.writeHead(status).end("Unauthorized"));
  await expect(fetchFileList(server, access, signal)).rejects.toMatchObject({ code });
  await expect(writeFileList(server, access, { entries, etag: null }, signal)).rejects.toMatchObject({ code });
});

test("a 404 that is not from the Envoi server does not count as an empty list", async () => {
  await using server = await serveHttp((_call, response) => void response.writeHead(404).end("<h1>404</h1>"));
  await expect(fetchFileList(server, access, signal)).rejects.toMatchObject({ code: "intercepted" });
});

test("rejects a response without a version", async () => {
  await using server = await serveHttp((_call, response) => void response.end("<html>"));
  await expect(fetchFileList(server, access, signal)).rejects.toMatchObject({ code: "connection_lost" });
});

test("rejects a body sealed with another key", async () => {
  await using server = await serveHttp((_call, response) => {
    response.writeHead(200, { ETag: '"1"' }).end(new Uint8Array(60));
  });
  await expect(fetchFileList(server, access, signal)).rejects.toMatchObject({ name: "DecryptionError" });
});
