import { randomBytes } from "node:crypto";
import { makeProof } from "@envoi/auth";
import { MAX_JSON_BYTES } from "@envoi/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type HostedMetadata,
  hostMetadata,
  REQUESTER_HEADER,
  SIGNED_IN_TOKEN,
  UNCHECKED_TOKEN,
} from "../testing/host-metadata.ts";
import { requireNonce } from "../testing/nonce-of.ts";

let hosted: HostedMetadata;
beforeAll(async () => {
  // With accounts, anonymous users have lower limits.
  hosted = await hostMetadata({ AUTH_ISSUER: "https://issuer.example" });
});
afterAll(() => hosted[Symbol.asyncDispose]());

const UNKNOWN = "0123456789abcdef";
const NEW_KEY = randomBytes(64).toString("base64url");
/** Each owner call, with fields that would make it succeed. */
const CALLS = [
  ["info", {}],
  ["delete", {}],
  ["password", { auth: NEW_KEY }],
  ["params", { dlimit: 2 }],
] as const;

describe.each(CALLS)("%s", (name, fields) => {
  test.each([
    ["an absent token", {}],
    ["null", { owner_token: null }],
    ["an empty token", { owner_token: "" }],
  ])("with %s returns unauthorized, whether the upload exists or not [R6.7]", async (_what, token) => {
    const { id } = await hosted.publish();
    const known = await hosted.post(`/api/${name}/${id}`, { ...fields, ...token });
    const unknown = await hosted.post(`/api/${name}/${UNKNOWN}`, { ...fields, ...token });
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.text).toBe(unknown.text);
    expect(known.headers.get("WWW-Authenticate")).toBeNull();
  });

  test.each([
    ["another upload's", "f".repeat(20)],
    ["a shorter one", "f"],
    ["a number", 7],
    ["true", true],
    ["a list", ["f".repeat(20)]],
    ["an object", { toString: "f" }],
    ["a very long one", "f".repeat(50_000)],
  ])("with a wrong token (%s) returns unauthorized and changes nothing [R6.7]", async (_what, ownerToken) => {
    const { id } = await hosted.publish();
    const before = await hosted.uploads.read(id);
    const answer = await hosted.post(`/api/${name}/${id}`, { ...fields, owner_token: ownerToken });
    expect(JSON.parse(answer.text)).toEqual({ error: 401, code: "unauthorized" });
    expect(await hosted.uploads.read(id)).toEqual(before);
  });

  test("returns the same not_found response for an unknown, a deleted, an expired and a used-up upload", async () => {
    const deleted = await hosted.publish();
    await hosted.uploads.delete(deleted.id, "op");
    const usedUp = await hosted.publish({ downloadLimit: 1 });
    await hosted.download(usedUp.id);
    const expired = await hosted.publish({ timeLimitSeconds: 1 });
    hosted.advance(1_001);
    for (const { id, ownerToken } of [{ id: UNKNOWN, ownerToken: "f".repeat(20) }, deleted, usedUp, expired]) {
      const answer = await hosted.post(`/api/${name}/${id}`, { ...fields, owner_token: ownerToken });
      expect(answer.text).toBe('{"error":404,"code":"not_found"}');
      expect((await hosted.ask("GET", `/api/exists/${id}`)).status).toBe(404);
    }
  });

  test.each(["..%2f..%2fetc", "short", "0123456789abcdefg"])("for the id %s returns not_found", async (id) => {
    expect((await hosted.post(`/api/${name}/${id}`, { owner_token: "f" })).status).toBe(404);
  });

  test.each([
    ["malformed JSON", "application/json", '{"owner_token":'],
    ["a bare word", "application/json", "owner_token"],
    ["JSON that is not an object", "application/json", '"text"'],
    ["a list", "application/json", "[]"],
    ["an unknown character set", "application/json; charset=none", "{}"],
  ])("with %s returns bad_request", async (_what, contentType, body) => {
    const { id } = await hosted.publish();
    const answer = await hosted.ask("POST", `/api/${name}/${id}`, { headers: { "Content-Type": contentType }, body });
    expect(JSON.parse(answer.text)).toEqual({ error: 400, code: "bad_request" });
  });

  test.each(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
    "with a body of type %s is treated as having no body",
    async (contentType) => {
      const { id, ownerToken } = await hosted.publish();
      const body = JSON.stringify({ ...fields, owner_token: ownerToken });
      const answer = await hosted.ask("POST", `/api/${name}/${id}`, { headers: { "Content-Type": contentType }, body });
      expect(answer.status).toBe(401);
    },
  );

  test("with a body of the maximum length is accepted, and with a longer body is rejected as too_large", async () => {
    const { id, ownerToken } = await hosted.publish();
    const short = JSON.stringify({ ...fields, owner_token: ownerToken, more: "" });
    const padded = (bytes: number) => short.replace('"more":""', `"more":"${"x".repeat(bytes - short.length)}"`);
    const headers = { "Content-Type": "application/json" };
    const over = await hosted.ask("POST", `/api/${name}/${id}`, { headers, body: padded(MAX_JSON_BYTES + 1) });
    expect(JSON.parse(over.text)).toEqual({ error: 413, code: "too_large" });
    const full = await hosted.ask("POST", `/api/${name}/${id}`, { headers, body: padded(MAX_JSON_BYTES) });
    expect(full.status).toBe(200);
  });

  test("by GET is rejected, and the response names the allowed methods", async () => {
    const { id } = await hosted.publish();
    const answer = await hosted.ask("GET", `/api/${name}/${id}`);
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  });

  test("with wrong tokens is not rate-limited", async () => {
    const { id, ownerToken } = await hosted.publish();
    const guess = (token: string) =>
      hosted.post(`/api/${name}/${id}`, { ...fields, owner_token: token }, { [REQUESTER_HEADER]: "guesser" });
    for (let round = 0; round < 20; round += 1) expect((await guess("f".repeat(20))).status).toBe(401);
    expect((await guess(ownerToken)).status).toBe(200);
  });
});

describe("delete", () => {
  test("I4: ends a used-up upload that a claim is still reading, while other calls return not_found", async () => {
    const { id, ownerToken } = await hosted.publish({ downloadLimit: 1 });
    const range = { requestId: "first", firstByte: 0, endByte: 10 };
    await hosted.uploads.openRange(id, "claim", { ...range, isNew: true, randomAccess: true });
    expect(await hosted.uploads.spendClaim(id, "claim")).toBe("spent");
    for (const name of ["info", "password", "params"]) {
      const answer = await hosted.post(`/api/${name}/${id}`, { auth: NEW_KEY, dlimit: 2, owner_token: ownerToken });
      expect(answer.status).toBe(404);
    }
    expect((await hosted.post(`/api/delete/${id}`, { owner_token: "f".repeat(20) })).status).toBe(401);
    expect(await hosted.uploads.renewRange(id, "claim", "first", 1)).toBe("renewed");
    expect((await hosted.post(`/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(200);
    expect(await hosted.uploads.renewRange(id, "claim", "first", 1)).toBe("lost");
    expect(await hosted.uploads.openRange(id, "claim", { ...range, requestId: "next", isNew: false })).toBeNull();
    expect((await hosted.post(`/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(404);
  });

  test("I4: ends a running upload and its live link", async () => {
    const live = await hosted.open({ liveLink: true, resumable: true, declaredBytes: 100_000_000 });
    const ext = { headers: { "Envoi-Ext": "1" } };
    expect((await hosted.ask("GET", `/api/exists/${live.id}`, ext)).status).toBe(200);
    for (const { id, ownerToken } of [live, await hosted.open()]) {
      expect((await hosted.post(`/api/info/${id}`, { owner_token: ownerToken })).status).toBe(404);
      expect((await hosted.post(`/api/delete/${id}`, { owner_token: "f".repeat(20) })).status).toBe(401);
      expect((await hosted.post(`/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(200);
      expect(await hosted.uploads.readSession(id)).toBeNull();
      expect((await hosted.ask("GET", `/api/exists/${id}`, ext)).text).toContain("not_found");
    }
    const removed = await hosted.open({ liveLink: true, resumable: true, declaredBytes: 100_000_000 });
    await hosted.uploads.takeDown(removed.id);
    expect((await hosted.ask("GET", `/api/exists/${removed.id}`, ext)).text).toContain("removed");
    expect((await hosted.ask("GET", `/api/exists/${removed.id}`)).text).toContain("not_found");
    expect((await hosted.post(`/api/delete/${removed.id}`, { owner_token: removed.ownerToken })).status).toBe(404);
  });
});

describe("info", () => {
  test("returns the limit, the downloads and the time left [R3.13]", async () => {
    const { id, ownerToken } = await hosted.publish({ downloadLimit: 3, timeLimitSeconds: 600 });
    await hosted.download(id);
    const answer = await hosted.post(`/api/info/${id}`, { owner_token: ownerToken });
    expect(JSON.parse(answer.text)).toEqual({ dlimit: 3, dtotal: 1, ttl: 600_000 });
  });

  test("returns zero as the time left in an upload's last second", async () => {
    const { id, ownerToken } = await hosted.publish({ timeLimitSeconds: 3_000 });
    hosted.advance(2_999_500);
    const answer = await hosted.post(`/api/info/${id}`, { owner_token: ownerToken });
    expect(JSON.parse(answer.text)).toMatchObject({ ttl: 0 });
  });

  test("responds as usual while the last download is only reserved", async () => {
    const { id, ownerToken } = await hosted.publish({ downloadLimit: 1 });
    await hosted.uploads.takeClaim(id, "claim");
    const answer = await hosted.post(`/api/info/${id}`, { owner_token: ownerToken });
    expect(JSON.parse(answer.text)).toMatchObject({ dlimit: 1, dtotal: 0 });
  });
});

describe("delete", () => {
  test("removes the upload immediately and notifies the relay; a second call returns not_found [R7.1]", async () => {
    const { id, ownerToken } = await hosted.publish();
    const answer = await hosted.post(`/api/delete/${id}`, { owner_token: ownerToken });
    expect([answer.status, answer.text]).toEqual([200, "OK"]);
    expect((await hosted.ask("GET", `/api/exists/${id}`)).status).toBe(404);
    expect((await hosted.post(`/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(404);
    expect(await hosted.factTypes(id)).toContain("upload.deleted");
    expect(hosted.nudgedUploads).toContain(id);
  });

  test("sent five times concurrently takes effect once", async () => {
    const { id, ownerToken } = await hosted.publish();
    const send = () => hosted.post(`/api/delete/${id}`, { owner_token: ownerToken });
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await hosted.factTypes(id)).filter((type) => type === "upload.deleted")).toHaveLength(1);
  });
});

describe("params", () => {
  test("changes the download limit and the lifetime; the new lifetime is counted from the change [R7.2]", async () => {
    const { id, ownerToken } = await hosted.publish({ timeLimitSeconds: 86_400 });
    const body = { owner_token: ownerToken, dlimit: 5, timeLimit: 60 };
    const answer = await hosted.post(`/api/params/${id}`, body);
    expect([answer.status, answer.text]).toEqual([200, "OK"]);
    expect(await hosted.uploads.read(id)).toMatchObject({ downloadLimit: 5, remainingMs: 60_000 });
    expect(await hosted.factTypes(id)).toContain("upload.changed");
  });

  test("an upload counts towards its sender's stored bytes for as long as its lifetime is extended", async () => {
    const quota = "ab".repeat(32);
    await using own = await hostMetadata();
    const { id, ownerToken } = await own.publish({ timeLimitSeconds: 60, quotas: [quota] });
    await own.uploads.admitToQuota(quota, id, 1_000, { maxBytes: 1_000, lifeSeconds: 3_660 });
    const extend = async () => {
      own.advance(50_000);
      return (await own.post(`/api/params/${id}`, { owner_token: ownerToken, timeLimit: 86_400 })).status;
    };
    expect(await extend()).toBe(200);
    own.advance(86_300_000);
    expect(await extend()).toBe(200);
    own.advance(86_300_000);
    expect([await own.uploads.readQuota(quota), (await own.uploads.read(id))?.id]).toEqual([1_000, id]);
  });

  test("accepts the field names of the command line client", async () => {
    const { id, ownerToken } = await hosted.publish();
    const body = { owner_token: ownerToken, download_limit: 4, timeLimit: null };
    expect((await hosted.post(`/api/params/${id}`, body)).status).toBe(200);
    expect(await hosted.uploads.read(id)).toMatchObject({ downloadLimit: 4 });
  });

  test.each([
    { dlimit: -1 },
    { dlimit: 0 },
    { dlimit: 1.5 },
    { dlimit: "2" },
    { dlimit: "many" },
    { dlimit: 6 },
    { download_limit: 6 },
    { timeLimit: -1 },
    { timeLimit: 0 },
    { timeLimit: 0.5 },
    { timeLimit: "60" },
    { timeLimit: 86_401 },
    { dlimit: 2, timeLimit: "soon" },
    { dlimit: null, timeLimit: null },
    {},
  ])("rejects %j and changes nothing", async (change) => {
    const { id, ownerToken } = await hosted.publish();
    const before = await hosted.uploads.read(id);
    const answer = await hosted.post(`/api/params/${id}`, { owner_token: ownerToken, ...change });
    expect(JSON.parse(answer.text)).toEqual({ error: 400, code: "bad_limit" });
    expect(await hosted.uploads.read(id)).toEqual(before);
  });

  test.each([
    ["no token", undefined, 400],
    ["an invalid token", "Bearer another-token", 400],
    ["another scheme", `Basic ${SIGNED_IN_TOKEN}`, 400],
    ["a valid token", `Bearer ${SIGNED_IN_TOKEN}`, 200],
    ["a valid token after a lower-case scheme", `bearer ${SIGNED_IN_TOKEN}`, 200],
  ])("a limit above the anonymous maximum needs a valid token: %s [R1.12b]", async (_what, authorization, status) => {
    const { id, ownerToken } = await hosted.publish();
    const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
    const body = { owner_token: ownerToken, dlimit: 100, timeLimit: 604_800 };
    expect((await hosted.post(`/api/params/${id}`, body, headers)).status).toBe(status);
  });

  test("rejects a limit above the highest maximum even for signed-in users", async () => {
    const { id, ownerToken } = await hosted.publish();
    const headers = { Authorization: `Bearer ${SIGNED_IN_TOKEN}` };
    const answer = await hosted.post(`/api/params/${id}`, { owner_token: ownerToken, dlimit: 101 }, headers);
    expect(answer.status).toBe(400);
  });

  test.each([
    ["within everyone's maximum", { dlimit: 5 }, 200, null],
    ["above everyone's but within signed-in users'", { dlimit: 6 }, 503, "10"],
    ["above signed-in users' maximum", { dlimit: 101 }, 400, null],
  ])("while the issuer is unavailable, a limit %s receives status $2", async (_what, change, status, retryAfter) => {
    const { id, ownerToken } = await hosted.publish();
    const headers = { Authorization: `Bearer ${UNCHECKED_TOKEN}` };
    const answer = await hosted.post(`/api/params/${id}`, { owner_token: ownerToken, ...change }, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Retry-After")).toBe(retryAfter);
    expect(hosted.logLines.join("")).not.toContain(UNCHECKED_TOKEN);
  });

  test("a limit below the number of downloads so far is rejected, and a limit equal to this number uses up the upload", async () => {
    const { id, ownerToken } = await hosted.publish({ downloadLimit: 5 });
    await hosted.download(id);
    await hosted.download(id);
    const below = await hosted.post(`/api/params/${id}`, { owner_token: ownerToken, dlimit: 1 });
    expect(JSON.parse(below.text)).toEqual({ error: 400, code: "bad_limit" });
    expect((await hosted.post(`/api/params/${id}`, { owner_token: ownerToken, dlimit: 2 })).status).toBe(200);
    expect((await hosted.ask("GET", `/api/exists/${id}`)).status).toBe(404);
    expect(await hosted.factTypes(id)).toContain("download.exhausted");
  });
});

test("I1: no log line contains a token, a key, a proof or a nonce", async () => {
  const { id, ownerToken, authKey } = await hosted.publish();
  const exists = await hosted.ask("GET", `/api/exists/${id}`);
  const nonce = requireNonce(exists);
  const proof = await makeProof(authKey, nonce);
  await hosted.ask("GET", `/api/metadata/${id}`, { headers: { Authorization: proof } });
  await hosted.post(`/api/password/${id}`, { owner_token: ownerToken, auth: NEW_KEY });
  await hosted.post(`/api/info/${id}`, { owner_token: `${ownerToken}f` });
  await hosted.post(`/api/delete/${id}`, { owner_token: ownerToken });
  const log = hosted.logLines.join("");
  expect(log).toContain(id);
  for (const secret of [ownerToken, authKey, NEW_KEY, nonce, proof.split(" ")[1] ?? proof]) {
    expect(log).not.toContain(secret);
  }
});
