import { randomBytes } from "node:crypto";
import { makeProof } from "@envoi/auth";
import { type AuthKey, EXT_HEADER, parseAuthKey, parseWrappedKey, WRAPPED_KEY_BYTES } from "@envoi/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostedMetadata, hostMetadata } from "../testing/host-metadata.ts";
import { requireNonce } from "../testing/nonce-of.ts";

let hosted: HostedMetadata;
beforeAll(async () => {
  hosted = await hostMetadata();
});
afterAll(() => hosted[Symbol.asyncDispose]());

const NEW_KEY = randomBytes(64).toString("base64url");

describe("password", () => {
  test("replaces the key: proofs with the new key are accepted, and those with the old key are rejected [R4.23]", async () => {
    const { id, ownerToken, authKey } = await hosted.publish();
    const answer = await hosted.post(`/api/password/${id}`, { owner_token: ownerToken, auth: NEW_KEY });
    expect([answer.status, answer.text]).toEqual([200, "OK"]);
    const exists = await hosted.ask("GET", `/api/exists/${id}`);
    expect(JSON.parse(exists.text)).toEqual({ requiresPassword: true });
    const nonce = requireNonce(exists);
    const ask = (proof: string) => hosted.ask("GET", `/api/metadata/${id}`, { headers: { Authorization: proof } });
    expect((await ask(await makeProof(authKey, nonce))).status).toBe(401);
    expect((await ask(await makeProof(parseAuthKey(NEW_KEY), nonce))).status).toBe(200);
    expect(await hosted.factTypes(id)).toContain("upload.changed");
  });

  test.each([
    ["absent", undefined],
    ["null", null],
    ["empty", ""],
    ["63 bytes long", randomBytes(63).toString("base64url")],
    ["65 bytes long", randomBytes(65).toString("base64url")],
    ["32 bytes long", randomBytes(32).toString("base64url")],
    ["not base64", `${NEW_KEY.slice(0, -1)}!`],
    ["a number", 64],
    ["a list", [NEW_KEY]],
  ])("with a key that is %s returns bad_request and changes nothing", async (_what, auth) => {
    const { id, ownerToken, authKey } = await hosted.publish();
    const answer = await hosted.post(`/api/password/${id}`, { owner_token: ownerToken, auth });
    expect(JSON.parse(answer.text)).toEqual({ error: 400, code: "bad_request" });
    expect(await hosted.uploads.read(id)).toMatchObject({ authKey, passwordSet: false });
  });

  test("can be changed after it has been set", async () => {
    const { id, ownerToken } = await hosted.publish();
    const second = randomBytes(64).toString("base64url");
    for (const auth of [NEW_KEY, second]) {
      expect((await hosted.post(`/api/password/${id}`, { owner_token: ownerToken, auth })).status).toBe(200);
    }
    expect(await hosted.uploads.read(id)).toMatchObject({ authKey: second, passwordSet: true });
  });
});

describe("the password of an upload with a wrapped key", () => {
  const wrapped = () => parseWrappedKey(randomBytes(WRAPPED_KEY_BYTES).toString("base64url"));
  const ext = { [EXT_HEADER]: "1" };

  async function fetchMetadata(id: string, key: AuthKey, headers: Record<string, string> = ext) {
    const exists = await hosted.ask("GET", `/api/exists/${id}`);
    const nonce = requireNonce(exists);
    const Authorization = await makeProof(key, nonce);
    return hosted.ask("GET", `/api/metadata/${id}`, { headers: { Authorization, ...headers } });
  }

  test("is set from the start, and only ext clients get the profile and the wrapped key", async () => {
    const wrappedKey = wrapped();
    const { id, authKey } = await hosted.publish({ wrappedKey });
    const exists = await hosted.ask("GET", `/api/exists/${id}`, { headers: ext });
    expect(JSON.parse(exists.text)).toEqual({ requiresPassword: true, passwordProfile: 2 });
    expect(JSON.parse((await hosted.ask("GET", `/api/exists/${id}`)).text)).toEqual({ requiresPassword: true });
    expect(JSON.parse((await fetchMetadata(id, authKey)).text)).toMatchObject({ metadata: "c2VhbGVk", wrappedKey });
    expect(JSON.parse((await fetchMetadata(id, authKey, {})).text)).not.toHaveProperty("wrappedKey");
  });

  test("changes together with the wrapped key", async () => {
    const { id, ownerToken, authKey } = await hosted.publish({ wrappedKey: wrapped() });
    const wrappedKey = wrapped();
    const change = { owner_token: ownerToken, auth: NEW_KEY, wrappedKey };
    expect((await hosted.post(`/api/password/${id}`, change)).status).toBe(200);
    expect((await fetchMetadata(id, authKey)).status).toBe(401);
    const answer = await fetchMetadata(id, parseAuthKey(NEW_KEY));
    expect(JSON.parse(answer.text)).toMatchObject({ wrappedKey });
    const log = hosted.logLines.join("");
    for (const secret of [wrappedKey, NEW_KEY]) expect(log).not.toContain(secret);
  });

  test.each([
    ["without a wrapped key, because no one could open the upload any more", true, undefined],
    ["with null for the wrapped key", true, null],
    ["with a wrapped key that is cut short", true, "AAAA"],
    ["with a wrapped key that is a list", true, [wrapped()]],
    ["with a wrapped key where there was none", false, wrapped()],
    ["with an empty wrapped key where there was none", false, ""],
  ])("does not change %s", async (_what, hasWrappedKey, wrappedKey) => {
    const { id, ownerToken } = await hosted.publish({ wrappedKey: hasWrappedKey ? wrapped() : null });
    const before = await hosted.uploads.read(id);
    const change = { owner_token: ownerToken, auth: NEW_KEY, wrappedKey };
    const answer = await hosted.post(`/api/password/${id}`, change);
    expect(JSON.parse(answer.text)).toEqual({ error: 400, code: "bad_request" });
    expect(await hosted.uploads.read(id)).toEqual(before);
  });
});
