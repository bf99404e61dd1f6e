import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, request } from "node:http";
import { connect } from "node:net";
import { accountsOff } from "@envoi/platform";
import { ciphertextBytes, MAX_FILE_LIST_BYTES } from "@envoi/protocol";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type HostedFilelist, hostFilelist } from "./testing/host-filelist.ts";

let hosted: HostedFilelist;
beforeAll(async () => {
  hosted = await hostFilelist();
});
afterAll(() => hosted[Symbol.asyncDispose]());

const EMPTY_LIST_BYTES = ciphertextBytes("[]".length);
/** The longest life of a request and its last delivery. */
const LIFE_MS = 2 * 604_800_000;

function newListId(): string {
  return randomBytes(12).toString("base64url");
}

function createList(bytes = EMPTY_LIST_BYTES): Buffer<ArrayBuffer> {
  return randomBytes(bytes);
}

/** A body without an announced length. */
function chunked(body: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) return controller.close();
      controller.enqueue(body.subarray(at, at + 65_536));
      at += 65_536;
    },
  });
}

describe("without a valid token", () => {
  test.each([
    ["no header", {}],
    ["an unknown token", { Authorization: "Bearer nobody" }],
    ["another scheme", { Authorization: "Basic token-of-alice" }],
    ["only the word Bearer", { Authorization: "Bearer" }],
    ["the misspelt header of an old client", { Authentication: "Bearer token-of-alice" }],
  ])("reading and writing are rejected as unauthorized, and nothing is stored: %s", async (_what, headers) => {
    const before = await hosted.blobKeys();
    const path = `/api/filelist/${newListId()}`;
    expect((await hosted.ask("GET", path, { headers })).status).toBe(401);
    expect((await hosted.ask("POST", path, { headers, body: createList() })).status).toBe(401);
    expect(await hosted.blobKeys()).toEqual(before);
  });

  test("a large body is also rejected, and the connection stays open", async () => {
    const path = `/api/filelist/${newListId()}`;
    for (let round = 0; round < 3; round += 1) {
      expect((await hosted.ask("POST", path, { body: createList(5_000_000) })).status).toBe(401);
    }
  });
});

test("with accounts off, every call is rejected as unauthorized", async () => {
  await using off = await hostFilelist({ verifier: accountsOff });
  for (const listId of [newListId(), "no-list-id"]) {
    expect((await off.readList(listId)).status).toBe(401);
    expect((await off.writeList(listId, createList())).status).toBe(401);
  }
});

test.each(["short", "AAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAA%2F", "..%2f..%2f..%2fetc%2f", "AAAAAAAAAAAAAAA+"])(
  "%s is not a list id, so calls return not_found",
  async (listId) => {
    expect((await hosted.readList(listId)).status).toBe(404);
    expect((await hosted.writeList(listId, createList())).status).toBe(404);
  },
);

test("reading a list that has never been written returns not_found", async () => {
  expect((await hosted.readList(newListId())).status).toBe(404);
});

test("a list is read back as it was written, with its length and its etag", async () => {
  const listId = newListId();
  const list = createList(ciphertextBytes(200_000));
  const written = await hosted.writeList(listId, list);
  expect(written.body.toString()).toBe("OK");
  const read = await hosted.readList(listId);
  expect(read.body.equals(list)).toBe(true);
  expect(read.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(read.headers.get("Content-Length")).toBe(String(list.length));
  expect(read.headers.get("ETag")).toBe(written.headers.get("ETag"));
});

test.each(["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a body declared as %s is stored unchanged",
  async (contentType) => {
    const listId = newListId();
    const list = createList();
    await hosted.writeList(listId, list, { "Content-Type": contentType });
    expect((await hosted.readList(listId)).body.equals(list)).toBe(true);
  },
);

test("a body without an announced length is stored unchanged", async () => {
  const listId = newListId();
  const list = createList(ciphertextBytes(300_000));
  expect((await hosted.writeList(listId, chunked(list))).status).toBe(200);
  expect((await hosted.readList(listId)).body.equals(list)).toBe(true);
});

test("lists of different accounts, or with different list ids, are separate", async () => {
  const [one, other] = [newListId(), newListId()];
  await hosted.writeList(one, createList(), {}, "alice");
  expect((await hosted.readList(other, "alice")).status).toBe(404);
  expect((await hosted.readList(one, "bob")).status).toBe(404);
  expect((await hosted.readList(one, "alice")).status).toBe(200);
});

describe("a body", () => {
  test("of exactly the maximum length is stored", async () => {
    const listId = newListId();
    const list = createList(MAX_FILE_LIST_BYTES);
    expect((await hosted.writeList(listId, list)).status).toBe(200);
    expect((await hosted.writeList(listId, chunked(list))).status).toBe(200);
    expect((await hosted.readList(listId)).body.equals(list)).toBe(true);
  });

  test.each([
    ["announced", (body: Buffer<ArrayBuffer>) => body],
    ["not announced", chunked],
  ])("that is one byte too long, with its length %s, is rejected as too_large and not stored", async (_what, form) => {
    const before = await hosted.blobKeys();
    const answer = await hosted.writeList(newListId(), form(createList(MAX_FILE_LIST_BYTES + 1)));
    expect(JSON.parse(answer.body.toString())).toEqual({ error: 413, code: "too_large" });
    expect(await hosted.blobKeys()).toEqual(before);
  });

  test("that far exceeds the maximum length is read to its end, and the connection stays open", async () => {
    const socket = connect(hosted.port, "127.0.0.1");
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    const send = async (data: string | Buffer) => {
      if (!socket.write(data)) await once(socket, "drain");
    };
    const start = (method: string) =>
      `${method} /api/filelist/${newListId()} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer token-of-alice\r\n`;
    await send(`${start("POST")}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = Buffer.concat([Buffer.from("10000\r\n"), createList(0x10000), Buffer.from("\r\n")]);
    for (let sent = 0; sent < 4 * MAX_FILE_LIST_BYTES; sent += 0x10000) await send(chunk);
    await send(`0\r\n\r\n${start("GET")}\r\n`);
    await vi.waitFor(() => expect(received).toMatch(/too_large.*not_found/s));
    socket.destroy();
  });

  test.each([0, 1, 38, ciphertextBytes(65_519) + 1])(
    "of %d bytes, an impossible length for an encrypted list, is rejected as bad_length and not stored",
    async (bytes) => {
      const before = await hosted.blobKeys();
      for (const body of [createList(bytes), chunked(createList(bytes))]) {
        const answer = await hosted.writeList(newListId(), body);
        expect(JSON.parse(answer.body.toString())).toEqual({ error: 400, code: "bad_length" });
      }
      expect(await hosted.blobKeys()).toEqual(before);
    },
  );

  test.each([
    ["an announced length", { "Content-Length": "100000" }],
    ["no announced length", { "Transfer-Encoding": "chunked" }],
  ])("that ends early, with %s, leaves the list and the blobs unchanged", async (_what, headers) => {
    const listId = newListId();
    const list = createList();
    await hosted.writeList(listId, list);
    const before = await hosted.blobKeys();
    const sending = request({
      port: hosted.port,
      host: "127.0.0.1",
      method: "POST",
      path: `/api/filelist/${listId}`,
      headers: { Authorization: "Bearer token-of-alice", ...headers },
    });
    const closed = new Promise((resolve) => sending.once("close", resolve));
    sending.on("error", () => {});
    const linesBefore = hosted.logLines.length;
    sending.write(createList(50_000));
    await vi.waitFor(async () => expect(await hosted.blobKeys()).not.toEqual(before));
    sending.destroy();
    await closed;
    await vi.waitFor(() => expect(hosted.logLines.slice(linesBefore).join("")).toContain("request answered"));
    await vi.waitFor(async () => expect(await hosted.blobKeys()).toEqual(before));
    expect((await hosted.readList(listId)).body.equals(list)).toBe(true);
    expect(hosted.logLines.slice(linesBefore).join("")).not.toContain("request failed");
  });
});

test("a reader who disconnects is not logged as a failure", async () => {
  const listId = newListId();
  await hosted.writeList(listId, createList(MAX_FILE_LIST_BYTES), {}, "alice");
  const linesBefore = hosted.logLines.length;
  const path = `/api/filelist/${listId}`;
  const headers = { Authorization: "Bearer token-of-alice" };
  get({ port: hosted.port, host: "127.0.0.1", path, headers }, (response) => response.destroy()).on("error", () => {});
  const newLines = () => hosted.logLines.slice(linesBefore).join("");
  await vi.waitFor(() => expect(newLines()).toContain('"complete":false'));
  expect(newLines()).not.toContain("request failed");
});

describe("If-Match", () => {
  test("with the current etag replaces the list, and with an older etag fails with precondition_failed", async () => {
    const listId = newListId();
    const first = await hosted.writeList(listId, createList());
    const etag = first.headers.get("ETag") ?? "";
    const next = createList();
    expect((await hosted.writeList(listId, next, { "If-Match": etag })).status).toBe(200);
    const before = await hosted.blobKeys();
    const late = await hosted.writeList(listId, createList(), { "If-Match": etag });
    expect(JSON.parse(late.body.toString())).toEqual({ error: 412, code: "precondition_failed" });
    expect((await hosted.readList(listId)).body.equals(next)).toBe(true);
    expect(await hosted.blobKeys()).toEqual(before);
  });

  test("lets only one writer succeed if ten of them have read the same version", async () => {
    const listId = newListId();
    const first = await hosted.writeList(listId, createList());
    const condition = { "If-Match": first.headers.get("ETag") ?? "" };
    const lists = Array.from({ length: 10 }, () => createList());
    const answers = await Promise.all(lists.map((list) => hosted.writeList(listId, list, condition)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
    const winner = lists[answers.findIndex(({ status }) => status === 200)];
    expect((await hosted.readList(listId)).body).toEqual(winner);
  });

  test("for a list that does not exist fails with precondition_failed", async () => {
    expect((await hosted.writeList(newListId(), createList(), { "If-Match": '"some"' })).status).toBe(412);
  });

  test("is optional: without it any version is replaced, and the previous version is retained", async () => {
    const listId = newListId();
    const before = await hosted.blobKeys();
    await hosted.writeList(listId, createList());
    const previous = (await hosted.blobKeys()).filter((key) => !before.includes(key));
    const last = createList();
    await hosted.writeList(listId, last);
    expect((await hosted.readList(listId)).body.equals(last)).toBe(true);
    expect(previous).toHaveLength(1);
    expect(await hosted.blobKeys()).toEqual(expect.arrayContaining(previous));
  });

  test("If-None-Match: * writes only the first version", async () => {
    const listId = newListId();
    expect((await hosted.writeList(listId, createList(), { "If-None-Match": "*" })).status).toBe(200);
    expect((await hosted.writeList(listId, createList(), { "If-None-Match": "*" })).status).toBe(412);
  });

  test.each([
    { "If-Match": "*" },
    { "If-Match": "unquoted" },
    { "If-Match": 'W/"weak"' },
    { "If-Match": '"one", "two"' },
    { "If-None-Match": '"one"' },
    { "If-Match": '"one"', "If-None-Match": "*" },
  ])("other conditions are rejected: %j", async (headers) => {
    expect((await hosted.writeList(newListId(), createList(), headers)).status).toBe(400);
  });
});

test("each write extends a list's lifetime to the maximum", async () => {
  const listId = newListId();
  await hosted.writeList(listId, createList());
  hosted.advance(LIFE_MS - 1);
  expect((await hosted.readList(listId)).status).toBe(200);
  await hosted.writeList(listId, createList());
  hosted.advance(LIFE_MS - 1);
  expect((await hosted.readList(listId)).status).toBe(200);
  hosted.advance(1);
  expect((await hosted.readList(listId)).status).toBe(404);
});

test("a HEAD returns the length and no body, and other methods are rejected", async () => {
  const listId = newListId();
  await hosted.writeList(listId, createList(), {}, "alice");
  const headers = { Authorization: "Bearer token-of-alice" };
  const head = await hosted.ask("HEAD", `/api/filelist/${listId}`, { headers });
  expect([head.status, head.headers.get("Content-Length"), head.body.length]).toEqual([200, "40", 0]);
  const put = await hosted.ask("PUT", `/api/filelist/${listId}`, { headers, body: createList() });
  expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
});

test("I1: no log line contains the account or the token", async () => {
  const listId = newListId();
  await hosted.writeList(listId, createList(), {}, "carol");
  await hosted.readList(listId, "carol");
  const log = hosted.logLines.join("");
  expect(log).toContain("file list written");
  expect(log).not.toContain("carol");
  expect(log).not.toContain(listId);
});

test("I10: an account's writes per minute are limited, and the rejection states when to retry", async () => {
  await using limited = await hostFilelist({ settings: { LIST_WRITES_PER_MINUTE: "2" } });
  const list = newListId();
  for (const body of [createList(), createList()])
    expect((await limited.writeList(list, body, {}, "alice")).status).toBe(200);
  const refused = await limited.writeList(list, createList(5_000_000), {}, "alice");
  expect([refused.status, refused.text]).toEqual([429, '{"error":429,"code":"rate_limited"}']);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await limited.readList(list, "alice")).status).toBe(200);
  expect((await limited.writeList(newListId(), createList(), {}, "bob")).status).toBe(200);
  limited.advance(60_000);
  expect((await limited.writeList(list, createList(), {}, "alice")).status).toBe(200);
});

test("I10: an account with 16 lists can write to them, and create another only after one has expired", async () => {
  await using fresh = await hostFilelist();
  const lists = Array.from({ length: 17 }, newListId);
  const write = (list: string | undefined) => fresh.writeList(list ?? "", createList(), {}, "alice");
  for (const list of lists.slice(0, 16)) expect((await write(list)).status).toBe(200);
  const before = await fresh.blobKeys();
  expect((await write(lists[16])).status).toBe(429);
  expect(await fresh.blobKeys()).toEqual(before);
  expect((await write(lists[0])).status).toBe(200);
  fresh.advance(LIFE_MS - 1);
  expect((await write(lists[0])).status).toBe(200);
  fresh.advance(1);
  expect((await write(lists[16])).status).toBe(200);
});
