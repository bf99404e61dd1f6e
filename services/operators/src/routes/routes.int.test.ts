import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openOperatorIssuer } from "@envoi/accounts";
import { PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { createOutboxRelay, type OutboxRelay } from "@envoi/events";
import { type OperatorAccess, readOperatorConfig } from "@envoi/platform";
import { shardOf } from "@envoi/store";
import { newUploadId, openStores, type Stores, uploadKey, withCalls } from "@envoi/test-stores";
import { recordingLog } from "@envoi/testkit";
import { expect, test, vi } from "vitest";
import { serveOperators, TOKEN } from "../testing/host-operators.ts";
import { visitor } from "../testing/visit-page.ts";

type Ask = { token?: string; operator?: string; body?: object };

/** The operators' service, with a token in a file. */
async function host(
  stores: Stores,
  token: string | null = TOKEN,
  deps: { relay?: OutboxRelay; operators?: OperatorAccess; proxyWarnings?: () => string[] } = {},
) {
  const tokenFile = join(stores.directory, "operator-token");
  if (token !== null) await writeFile(tokenFile, `${token}\n`);
  const hosted = await serveOperators(stores, { operators: { tokenFile }, ...deps });
  const ask = (method: string, path: string, { token: given = TOKEN, operator, body }: Ask = {}) =>
    fetch(`http://127.0.0.1:${hosted.privatePort}/operators${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${given}`,
        ...(operator !== undefined && { "Envoi-Operator": operator }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const list = async (query = "") => {
    const answer = await ask("GET", `/uploads${query}`);
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line) as { id: string } & Record<string, unknown>);
  };
  return { ...hosted, ask, list, tokenFile };
}

test("operators can list and filter uploads with sizes and counts, and see nothing secret", async () => {
  await using stores = await openStores();
  const { list } = await host(stores);
  const ids = [];
  for (let n = 0; n < 5; n++) ids.push(await stores.upload({ downloadLimit: 3 }));
  const [downloaded] = ids;
  if (downloaded === undefined) throw new Error("no upload");
  await stores.download(downloaded);

  const all = await list();
  expect(all.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const upload of all) {
    expect(Object.keys(upload).toSorted()).toEqual([
      "ciphertextBytes",
      "createdAt",
      "downloadLimit",
      "downloads",
      "expiresAt",
      "id",
      "isUploading",
      "passwordSet",
    ]);
  }
  expect(await list("?limit=2")).toHaveLength(2);
  expect(await list("?minDownloads=1")).toMatchObject([{ id: downloaded, downloads: 1, downloadLimit: 3 }]);
  expect(await list("?minBytes=100001")).toEqual([]);
  expect(await list(`?createdAfter=${new Date(stores.clock.now() + 1_000).toISOString()}`)).toEqual([]);
  expect(await list(`?createdBefore=${new Date(stores.clock.now() + 1_000).toISOString()}`)).toHaveLength(5);
});

test("operators can list uploads that have been taken down, and find uploads by part of the id", async () => {
  await using stores = await openStores();
  const { list, ask } = await host(stores);
  const [kept, hidden] = [await stores.upload(), await stores.upload()];
  const expiresAt = (await list(`?id=${hidden}`))[0]?.["expiresAt"];
  await stores.uploads.takeDown(hidden);
  expect(await list()).toMatchObject([{ id: kept }]);
  expect(await list("?takenDown=true")).toMatchObject([{ id: hidden, ciphertextBytes: 100_000, expiresAt }]);
  expect(await list("?takenDown=true&minBytes=100001")).toEqual([]);
  expect(await list("?maxBytes=99999")).toEqual([]);
  expect(await list(`?id=${kept.slice(3, 12)}`)).toMatchObject([{ id: kept }]);
  expect(await list(`?takenDown=true&id=${kept.slice(3, 12)}`)).toEqual([]);
  const shown = await (await ask("GET", `/uploads/${hidden}`)).json();
  expect(shown).toMatchObject({
    state: "live",
    ciphertextBytes: 100_000,
    takenDownUntilMs: Date.parse(String(expiresAt)),
  });
});

test("operators can list sessions with the bytes stored so far, and see nothing secret", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  await stores.upload();
  const ids = [await stores.beginUpload(), await stores.beginUpload()];
  const sessions = async (query = "") => {
    const lines = (await (await ask("GET", `/sessions${query}`)).text()).split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const found = await sessions();
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const session of found) {
    expect(session).toEqual({
      id: expect.any(String),
      kind: "socket",
      liveLink: false,
      storedBytes: 100_000,
      declaredBytes: null,
      epoch: 1,
      createdAt: expect.any(String),
      leaseUntil: new Date(stores.clock.now() + 30_000).toISOString(),
    });
  }
  expect(await sessions("?limit=1")).toHaveLength(1);
  expect(await sessions("?minBytes=100001")).toEqual([]);
  expect((await ask("GET", "/sessions?limit=x")).status).toBe(400);
  expect(audited()[0]).toMatchObject({ action: "sessions", operator: "unknown" });
});

test("operators can see an upload's running downloads, but not the ids that give access to them", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  const id = await stores.upload({ downloadLimit: 3 });
  const claims = async () => (await (await ask("GET", `/uploads/${id}/claims`)).json()) as Record<string, unknown>[];
  expect(await claims()).toEqual([]);
  await stores.uploads.takeClaim(id, "capability");
  await stores.uploads.renewClaim(id, "capability", 55);
  const found = await claims();
  expect(found).toMatchObject([{ name: expect.stringMatching(/^[0-9a-f]{12}$/), kind: "once", sentBytes: 55 }]);
  expect(JSON.stringify(found)).not.toContain("capability");
  expect((await ask("GET", `/uploads/${newUploadId()}/claims`)).status).toBe(404);
});

test("operators can see the facts that the bus has not accepted", async () => {
  await using stores = await openStores();
  const bus = { publish: () => Promise.reject(new Error("the bus is away")) };
  const { log } = recordingLog("relay");
  await using relay = createOutboxRelay({ outbox: stores.uploads, bus, shardOf, log });
  const { ask } = await host(stores, TOKEN, { relay });
  const id = await stores.upload();
  const text = await (await ask("GET", "/outbox")).text();
  const shard = Number.parseInt(id.slice(0, 2), 16);
  expect(JSON.parse(text)).toEqual({
    shard,
    facts: 1,
    isMore: false,
    oldestAt: new Date(stores.clock.now()).toISOString(),
  });
});

test("operators can list dead letters, and retry them with a reason", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  const handled: string[] = [];
  let works = false;
  await stores.bus.consume("metrics", ["upload.completed"], async ({ id }) => {
    if (!works) throw new Error("broken");
    handled.push(id);
  });
  const id = await stores.upload();
  stores.relay.nudge(id);
  const letters = async (query = "") =>
    (await (await ask("GET", `/dead-letters${query}`)).json()) as { id: string; fact: { id: string } }[];
  await vi.waitFor(
    async () => {
      stores.advance(300_000);
      expect(await letters()).toHaveLength(1);
    },
    { timeout: 20_000, interval: 50 },
  );
  const [letter] = await letters();
  if (letter === undefined) throw new Error("no letter");
  expect(letter).toMatchObject({ consumer: "metrics", error: "Error: broken", fact: { uploadId: id } });
  expect(await (await ask("GET", `/dead-letters/${letter.id}`)).json()).toEqual(letter);
  expect(await letters("?limit=0")).toEqual([]);
  works = true;
  const body = { reason: "fixed in 1.2" };
  expect((await ask("POST", `/dead-letters/${letter.id}/retry`, { body: {} })).status).toBe(400);
  const retried = await ask("POST", `/dead-letters/${letter.id}/retry`, { body });
  expect(await retried.json()).toEqual({ id: letter.id, outcome: "retried" });
  await vi.waitFor(() => expect(handled).toEqual([letter.fact.id]));
  expect((await ask("POST", `/dead-letters/${letter.id}/retry`, { body })).status).toBe(404);
  expect((await ask("GET", `/dead-letters/${letter.id}`)).status).toBe(404);
  expect((await ask("GET", "/dead-letters?limit=1001")).status).toBe(400);
  expect(audited()).toContainEqual(
    expect.objectContaining({ action: "dead-letters retry", letterId: letter.id, outcome: "retried", ...body }),
  );
});

test("I5: operators can see what a sweep would discard, without discarding it", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  const life = { timeLimitSeconds: 86_400 };
  const [lost, stray] = [await stores.upload(life), newUploadId()];
  await stores.upload(life);
  await stores.strayBlob(uploadKey(stray));
  await stores.strayParts(uploadKey(newUploadId()));
  await stores.blobs.remove(uploadKey(lost));
  const sweep = async (query = "") => (await ask("GET", `/sweep${query}`)).json();
  expect(await sweep()).toMatchObject({ leftovers: [], missingBlobs: 1, missing: [lost] });
  stores.advance(3_700_000);
  const before = await stores.keys();
  const found = (await sweep()) as { leftovers: { key: string; unfinished: boolean }[] };
  expect(found.leftovers).toHaveLength(2);
  expect(found.leftovers).toContainEqual({ key: uploadKey(stray), bytes: 10, unfinished: false });
  expect(await sweep("?limit=1")).toMatchObject({ leftovers: [expect.anything()], isMore: true });
  expect(await stores.keys()).toEqual(before);
  expect((await ask("GET", "/sweep?limit=10001")).status).toBe(400);
});

test("operators can see the state of an upload, even after it has ended", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  const id = await stores.upload();
  expect(await (await ask("GET", `/uploads/${id}`)).json()).toMatchObject({
    id,
    state: "live",
    ciphertextBytes: 100_000,
  });
  await stores.download(id);
  expect(await (await ask("GET", `/uploads/${id}`)).json()).toMatchObject({ id, state: "gone", reason: "exhausted" });
  const unfinished = await stores.beginUpload();
  expect(await (await ask("GET", `/uploads/${unfinished}`)).json()).toMatchObject({ state: "session" });
  for (const unknown of [newUploadId(), "x"]) {
    expect((await ask("GET", `/uploads/${unknown}`)).status).toBe(404);
  }
});

test("I4: operators can delete an upload, with a reason and a line in the audit log", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  const id = await stores.upload();
  const kept = await stores.upload();
  const answer = await ask("DELETE", `/uploads/${id}`, { operator: "ada", body: { reason: "report 17" } });
  expect(await answer.json()).toEqual({ id, outcome: "deleted" });
  expect(await stores.uploads.inspect(id)).toMatchObject({ state: "gone", reason: "deleted" });
  expect(await stores.uploads.inspect(kept)).toMatchObject({ state: "live" });
  expect((await ask("DELETE", `/uploads/${id}`, { body: { reason: "again" } })).status).toBe(404);
  expect(audited()).toMatchObject([
    { action: "delete", operator: "ada", uploadId: id, reason: "report 17", outcome: "deleted" },
    { action: "delete", operator: "unknown", uploadId: id, reason: "again", outcome: "not_found" },
  ]);
});

test("I4: operators can take an upload down and restore it", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  const id = await stores.upload();
  const body = { reason: "report 18" };
  expect(await (await ask("POST", `/uploads/${id}/take-down`, { body })).json()).toEqual({ id, outcome: "taken_down" });
  expect(await stores.uploads.read(id)).toBeNull();
  const shown = (await (await ask("GET", `/uploads/${id}`)).json()) as { takenDownUntilMs: number };
  expect(shown.takenDownUntilMs).toBeGreaterThan(stores.clock.now());
  expect(await (await ask("POST", `/uploads/${id}/restore`, { body })).json()).toEqual({ id, outcome: "restored" });
  expect(await stores.uploads.read(id)).not.toBeNull();
  expect((await ask("POST", `/uploads/${newUploadId()}/take-down`, { body })).status).toBe(404);
  const actions = audited().map(({ action, outcome }) => `${action} ${outcome ?? ""}`);
  expect(actions).toEqual(["take-down taken_down", "show ", "restore restored", "take-down not_found"]);
});

test("I4: taking down an upload that cannot be restored deletes it, and the response says so", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  const running = await stores.beginUpload();
  const usedUp = await stores.upload({ downloadLimit: 1 });
  const range = { requestId: "first", firstByte: 0, endByte: 10 };
  await stores.uploads.openRange(usedUp, "claim", { ...range, isNew: true, randomAccess: true });
  await stores.uploads.spendClaim(usedUp, "claim");
  for (const id of [running, usedUp]) {
    const answer = await ask("POST", `/uploads/${id}/take-down`, { body: { reason: "report 17" } });
    expect(await answer.json()).toEqual({ id, outcome: "deleted" });
    expect((await ask("POST", `/uploads/${id}/restore`, { body: { reason: "a mistake" } })).status).toBe(404);
  }
  expect(await stores.uploads.readEnder(running)).toBe("operator");
  expect(await stores.uploads.renewRange(usedUp, "claim", "first", 1)).toBe("lost");
  expect(audited()).toContainEqual(
    expect.objectContaining({ action: "take-down", uploadId: running, outcome: "deleted" }),
  );
});

test("`doctor` reports whether the stores respond", async () => {
  await using stores = await openStores();
  const { ask, audited } = await host(stores);
  expect(await (await ask("GET", "/doctor", { operator: "ada" })).json()).toMatchObject({
    ok: true,
    node: process.version,
    checks: Array.from({ length: 8 }, () => ({ ok: true })),
  });
  expect(audited()).toMatchObject([{ action: "doctor", operator: "ada" }]);
});

test("`doctor` detects a wrong clock, and a store or bus that does not respond", async () => {
  await using stores = await openStores();
  const away = async () => {
    throw new Error("away");
  };
  const { ask } = await host({
    ...stores,
    clock: { now: () => stores.clock.now() + 3_000 },
    blobs: withCalls(stores.blobs, { ping: away }),
    bus: { ...stores.bus, deadLetters: away },
  });
  const { ok, checks } = (await (await ask("GET", "/doctor")).json()) as {
    ok: boolean;
    checks: { name: string; ok: boolean; problem?: string }[];
  };
  expect(ok).toBe(false);
  expect(checks.filter((check) => !check.ok)).toMatchObject([
    { name: "upload store: its clock is right", problem: "it differs by -3000 ms from the clock of this process" },
    { name: "blob store: it answers", problem: "away" },
    { name: "event bus: dead letters can be read", problem: "away" },
  ]);
});

test("in a process that serves clients, `doctor` detects an unsuitable TRUST_PROXY", async () => {
  await using stores = await openStores();
  const warnings: string[] = [];
  const { ask } = await host(stores, TOKEN, { proxyWarnings: () => warnings });
  const fetchCheck = async () => {
    const { checks } = (await (await ask("GET", "/doctor")).json()) as { checks: { name: string }[] };
    return checks.find(({ name }) => name.includes("TRUST_PROXY"));
  };
  expect(await fetchCheck()).toMatchObject({ ok: true });
  warnings.push("It does not.");
  expect(await fetchCheck()).toMatchObject({ ok: false, problem: "It does not." });
});

test("every call is rejected without the token, on the public port, and if no operators are configured", async () => {
  await using stores = await openStores();
  const { ask, port, audited } = await host(stores);
  const id = await stores.upload();
  const calls = [
    ["GET", "/uploads"],
    ["GET", `/uploads/${id}`],
    ["GET", `/uploads/${id}/claims`],
    ["GET", "/sessions"],
    ["GET", "/outbox"],
    ["GET", "/dead-letters"],
    ["GET", "/dead-letters/1"],
    ["POST", "/dead-letters/1/retry"],
    ["GET", "/sweep"],
    ["DELETE", `/uploads/${id}`],
    ["POST", `/uploads/${id}/take-down`],
    ["POST", `/uploads/${id}/restore`],
    ["GET", `/uploads/${id}/body`],
    ["GET", "/blocklist"],
    ["POST", "/blocklist"],
    ["POST", "/blocklist/take-down"],
    ["DELETE", `/blocklist/${"ab".repeat(32)}`],
    ["GET", "/doctor"],
    ["GET", "/reports"],
    ["GET", "/reports/0123456789abcdef"],
    ["POST", "/reports/0123456789abcdef/close"],
    ["GET", "/store-move"],
    ["POST", "/store-move/start"],
    ["POST", "/store-move/stop"],
  ] as const;
  for (const [method, path] of calls) {
    for (const token of ["", "wrong", `${TOKEN}x`, TOKEN.slice(1)]) {
      const body = method === "GET" ? {} : { body: { reason: "x" } };
      expect((await ask(method, path, { token, ...body })).status, path).toBe(401);
    }
    const headers = { Authorization: `Bearer ${TOKEN}` };
    const onPublic = await fetch(`http://127.0.0.1:${port}/operators${path}`, { method, headers });
    expect(onPublic.status).toBe(404);
  }
  expect(audited().every(({ msg }) => msg === "operator token refused")).toBe(true);
  expect(await stores.uploads.inspect(id)).toMatchObject({ state: "live" });
});

test("I4: at the page, an operator can sign in, take an upload down and restore it, and each action is audited", async () => {
  await using stores = await openStores();
  const { privatePort, audited } = await host(stores);
  const id = await stores.upload();
  const visit = visitor(`http://127.0.0.1:${privatePort}`);
  expect(await visit("/uploads")).toMatchObject({ status: 303, location: "/operator-page" });
  const signedIn = await visit("/sign-in", { operator: "ada", token: TOKEN });
  expect(signedIn).toMatchObject({ status: 303, location: "/operator-page/uploads" });
  expect(signedIn.answer.headers.getSetCookie()[0]).toMatch(
    /; Max-Age=3600; Path=\/operator-page;.* HttpOnly; SameSite=Strict$/,
  );
  expect(signedIn.answer.headers.getSetCookie()[0]).not.toContain(TOKEN);
  expect((await visit(`/uploads?id=${id.slice(0, 6)}`)).text).toContain(`/operator-page/uploads/${id}`);
  expect((await visit(`/uploads/${id}`)).text).toContain("Take down");
  const taken = await visit(`/uploads/${id}/take-down`, { reason: "report 22" });
  expect(taken.text).toContain("It is taken down.");
  expect(await stores.uploads.read(id)).toBeNull();
  expect((await visit("/uploads?takenDown=true")).text).toContain(id);
  expect((await visit(`/uploads/${id}/restore`, { reason: "a mistake" })).text).toContain("It is restored.");
  expect((await visit("/health")).text.match(/works/g)).toHaveLength(8);
  expect((await visit("/under-way")).status).toBe(200);
  expect(audited()).toContainEqual(
    expect.objectContaining({
      action: "take-down",
      operator: "ada",
      uploadId: id,
      reason: "report 22",
      outcome: "taken_down",
    }),
  );
  expect((await visit("/sign-out", {})).location).toBe("/operator-page");
  expect((await visit("/uploads")).status).toBe(303);
});

test("I4: on the page, an operator can end a running upload, and a used-up upload that is still being read", async () => {
  await using stores = await openStores();
  const { privatePort } = await host(stores);
  const visit = visitor(`http://127.0.0.1:${privatePort}`);
  await visit("/sign-in", { operator: "ada", token: TOKEN });
  const running = await stores.beginUpload();
  const usedUp = await stores.upload({ downloadLimit: 1 });
  const range = { requestId: "first", firstByte: 0, endByte: 10 };
  await stores.uploads.openRange(usedUp, "claim", { ...range, isNew: true, randomAccess: true });
  await stores.uploads.spendClaim(usedUp, "claim");
  for (const id of [running, usedUp]) {
    expect((await visit(`/uploads/${id}`)).text).toContain("It cannot be restored.");
    const deleted = await visit(`/uploads/${id}/delete`, { reason: "report 23" });
    expect(deleted.text).toContain("It is deleted.");
    expect((await visit(`/uploads/${id}`)).text).not.toContain("It cannot be restored.");
  }
});

test("the page rejects requests without the token, from other sites, or with a replaced token", async () => {
  await using stores = await openStores();
  const { privatePort, port, tokenFile } = await host(stores);
  const id = await stores.upload();
  const origin = `http://127.0.0.1:${privatePort}`;
  const visit = visitor(origin);
  expect((await visit("/sign-in", { operator: "ada", token: "wrong" })).status).toBe(401);
  expect((await visit("/sign-in", { operator: "a\tb", token: TOKEN })).status).toBe(400);
  for (const other of ["https://other.example", "null", `http://localhost:${privatePort}`]) {
    expect((await visit("/sign-in", { operator: "ada", token: TOKEN }, { Origin: other })).status).toBe(400);
  }
  await visit("/sign-in", { operator: "ada", token: TOKEN });
  const fields = { reason: "x" };
  expect((await visit(`/uploads/${id}/delete`, fields, { Origin: "https://other.example" })).status).toBe(400);
  expect((await visit(`/uploads/${id}/delete`, {})).status).toBe(400);
  expect((await visit(`/uploads/${newUploadId()}`)).status).toBe(404);
  await writeFile(tokenFile, `${TOKEN}-the-next`);
  expect((await visit(`/uploads/${id}/delete`, fields)).status).toBe(401);
  expect(await stores.uploads.inspect(id)).toMatchObject({ state: "live" });
  expect((await fetch(`http://127.0.0.1:${port}/operator-page`)).status).toBe(404);
});

test("signing in again at the page ends the earlier sign-in, and signing out ends the current one", async () => {
  await using stores = await openStores();
  const { privatePort } = await host(stores);
  const origin = `http://127.0.0.1:${privatePort}`;
  const page = `${origin}/operator-page`;
  async function signIn(cookie: string): Promise<string> {
    const body = new URLSearchParams({ operator: "ada", token: TOKEN });
    const headers = { Origin: origin, Cookie: cookie };
    const answer = await fetch(`${page}/sign-in`, { method: "POST", body, headers, redirect: "manual" });
    return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  }
  async function isSignedIn(cookie: string): Promise<boolean> {
    return (await fetch(`${page}/uploads`, { headers: { Cookie: cookie }, redirect: "manual" })).status === 200;
  }
  const first = await signIn("");
  expect(await isSignedIn(first)).toBe(true);
  const second = await signIn(first);
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
  const headers = { Origin: origin, Cookie: second };
  await fetch(`${page}/sign-out`, { method: "POST", headers, redirect: "manual" });
  expect(await isSignedIn(second)).toBe(false);
});

test("an issuer's tokens admit operators until they expire, and the audit log names the subjects", async () => {
  await using stores = await openStores();
  await using issuer = await startIssuer({
    appOrigin: "http://localhost:8080",
    signsTokens: true,
    accessTokenSeconds: 600,
  });
  const { oidc } = readOperatorConfig({
    OPERATOR_OIDC_ISSUER: issuer.origin,
    OPERATOR_OIDC_AUDIENCE: "http://localhost:8080",
    OPERATOR_OIDC_CLAIM: `sub=${PEOPLE.ada.uid}`,
  });
  if (oidc === null) throw new Error("no issuer");
  const { log } = recordingLog("issuer");
  const { ask, audited, privatePort } = await host(stores, null, {
    operators: { tokenFile: null, issuer: openOperatorIssuer(oidc, { clock: stores.clock, log }) },
  });
  const [ada, grace] = [await issuer.tokenFor("ada"), await issuer.tokenFor("grace")];
  const id = await stores.upload();
  const body = { reason: "report 24" };
  for (const token of ["", TOKEN, grace, `${ada.slice(0, -4)}AAAA`]) {
    const refused = await ask("POST", `/uploads/${id}/take-down`, { token, body });
    expect([refused.status, refused.headers.get("www-authenticate"), await refused.json()]).toEqual([
      ...[401, "Bearer"],
      { error: 401, code: "unauthorized" },
    ]);
  }
  expect((await ask("POST", `/uploads/${id}/take-down`, { token: ada, operator: "grace", body })).status).toBe(200);
  const { checks } = (await (await ask("GET", "/doctor", { token: ada })).json()) as { checks: unknown[] };
  expect(checks).toContainEqual(expect.objectContaining({ name: "operators' issuer: it has keys", ok: true }));
  const acts = { operator: PEOPLE.ada.uid, issuer: `${issuer.origin}/` };
  expect(audited()).toContainEqual(expect.objectContaining({ ...acts, action: "take-down", uploadId: id }));

  const visit = visitor(`http://127.0.0.1:${privatePort}`);
  expect((await visit("/sign-in", { operator: "ada", token: grace })).status).toBe(401);
  expect((await visit("/sign-in", { operator: "grace", token: ada })).status).toBe(303);
  const { text } = await visit(`/uploads/${id}/restore`, { reason: "a mistake" });
  expect(text).toContain("It is restored.");
  expect(text).toContain(PEOPLE.ada.uid);
  expect(audited()).toContainEqual(expect.objectContaining({ ...acts, action: "restore", uploadId: id }));
  stores.advance(700_000);
  expect((await visit("/uploads")).status).toBe(401);
});

test("the page shows users' text as text, not as HTML", async () => {
  await using stores = await openStores();
  const letter = { id: "1", consumer: "<b>metrics", fact: null, error: "<script>alert(1)</script>", atMs: 1 };
  const { privatePort } = await host({ ...stores, bus: { ...stores.bus, deadLetters: async () => [letter] } });
  const visit = visitor(`http://127.0.0.1:${privatePort}`);
  await visit("/sign-in", { operator: "ada", token: TOKEN });
  const { text, answer } = await visit("/under-way");
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(text).not.toContain("<script");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("the token may be replaced while the service is running, and a token that is too short is rejected", async () => {
  await using stores = await openStores();
  const { ask, tokenFile } = await host(stores, null);
  expect((await ask("GET", "/doctor")).status).toBe(503);
  await writeFile(tokenFile, "short");
  expect((await ask("GET", "/doctor", { token: "short" })).status).toBe(503);
  await writeFile(tokenFile, TOKEN);
  expect((await ask("GET", "/doctor")).status).toBe(200);
  await writeFile(tokenFile, `${TOKEN}-the-next`);
  expect((await ask("GET", "/doctor")).status).toBe(401);
});

test("invalid input is rejected and changes nothing", async () => {
  await using stores = await openStores();
  const { ask } = await host(stores);
  const id = await stores.upload();
  for (const query of [
    "limit=-1",
    "limit=x",
    "minBytes=1.5",
    "createdAfter=yesterday",
    "unknown=1",
    "takenDown=yes",
    "id=XYZ",
    "id=",
    "limit=1&limit=2",
  ]) {
    expect((await ask("GET", `/uploads?${query}`)).status, query).toBe(400);
  }
  for (const body of [{}, { reason: "" }, { reason: "x".repeat(501) }, { reason: 1 }, { reason: "x", more: 1 }]) {
    expect((await ask("DELETE", `/uploads/${id}`, { body })).status).toBe(400);
    expect((await ask("POST", `/uploads/${id}/take-down`, { body })).status).toBe(400);
  }
  expect((await ask("GET", "/doctor", { operator: "a\tb" })).status).toBe(400);
  expect((await ask("POST", "/uploads")).status).toBe(405);
  expect(await stores.uploads.inspect(id)).toMatchObject({ state: "live" });
});
