import { expect, test } from "vitest";
import { fakeUser } from "../../testing/fake-user.ts";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createKeptValues } from "../storage/kept-values.ts";
import { createAccountStorage, isAboutUser } from "./account-storage.ts";

function setUp(entries: Record<string, string> = {}) {
  const memory = createMemoryStorage(entries);
  return { values: memory.values, storage: createAccountStorage(createKeptValues(memory)) };
}

const pending = { state: "s", verifier: "v", privateKey: { kty: "EC", d: "x" }, trigger: "count" } as const;

test("the signed-in user is stored under the protocol's names until removed [R3.21]", () => {
  const { values, storage } = setUp();
  const user = fakeUser({ avatar: "https://issuer.example/ada.png", avatarDefault: false });
  storage.writeUser(user);
  expect(JSON.parse(values.get("user") ?? "")).toEqual({
    access_token: user.accessToken,
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    avatar: user.avatar,
    avatarDefault: false,
    fileListKey: user.fileListKey,
  });
  expect(storage.readUser()).toEqual(user);
  const renewable = { ...user, refreshToken: "next", renewAtMs: 1_000 };
  storage.writeUser(renewable);
  expect(storage.readUser()).toEqual(renewable);
  storage.removeUser();
  expect(storage.readUser()).toBeNull();
  expect(values.size).toBe(0);
});

test.each(["", "nonsense", "[]", '{"uid":"1"}', '{"access_token":1,"uid":"1","fileListKey":"k"}'])(
  "%j is not a user record",
  (user) => {
    expect(setUp({ user }).storage.readUser()).toBeNull();
  },
);

test("the state, the PKCE verifier and the bundle's private key are stored under the protocol's names [R3.20]", () => {
  const { values, storage } = setUp();
  storage.writeSignIn(pending);
  expect(Object.fromEntries(values)).toEqual({
    oauthState: "s",
    pkceVerifier: "v",
    scopedBundlePrivateKey: '{"kty":"EC","d":"x"}',
    signInTrigger: "count",
  });
});

test("a pending sign-in can be used only once and is then removed completely", () => {
  const { values, storage } = setUp();
  storage.writeSignIn(pending);
  expect(storage.takeSignIn("s")).toEqual(pending);
  expect(values.size).toBe(0);
  expect(storage.takeSignIn("s")).toBeNull();
});

test.each([null, "", "another"])(
  "a redirect with a different state leaves a pending sign-in unchanged: %j",
  (state) => {
    const { storage } = setUp();
    storage.writeSignIn(pending);
    expect(storage.takeSignIn(state)).toBeNull();
    expect(storage.takeSignIn("s")).toEqual(pending);
  },
);

test("a sign-in without keys does not use the key left by an earlier sign-in", () => {
  const { storage } = setUp({ scopedBundlePrivateKey: '{"kty":"EC"}' });
  storage.writeSignIn({ ...pending, privateKey: null });
  expect(storage.takeSignIn("s")).toMatchObject({ privateKey: null });
});

test("storage events affect the user if they concern the user's key, or if everything was cleared", () => {
  expect(["user", null, "referrer"].map(isAboutUser)).toEqual([true, true, false]);
});
