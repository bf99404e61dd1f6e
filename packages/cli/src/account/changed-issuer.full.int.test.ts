import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCliHome } from "@envoi/testkit";
import { expect, test } from "vitest";
import { startFakeIssuer } from "./testing/fake-issuer.ts";

test("an expired token is renewed at the issuer that issued it", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  await home.ok(["login", "--device"]);
  await home.run(["send", "--note", "x"]);
  expect(server.calls.filter(({ path }) => path === "/token").map(({ body }) => body)).toEqual([
    expect.stringContaining("device_code=device"),
    expect.stringContaining("refresh_token=refresh"),
  ]);
});

test("an issuer that the server names only after signing in never receives tokens", async () => {
  await using server = await startFakeIssuer();
  await using thief = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  await home.ok(["login", "--device"]);
  server.auth = thief.auth;
  const sending = await home.run(["send", "--note", "x"]);
  expect(sending.stderr).toContain("Sign in again");
  const { code, stderr } = await home.run(["logout"]);
  expect([code, stderr]).toEqual([0, expect.stringContaining("could not be revoked")]);
  expect(thief.calls).toEqual([]);
});

test("tokens of another client id are neither used nor revoked", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  await home.ok(["login", "--device"]);
  const callsBefore = server.credentialCalls();
  server.auth = { ...server.auth, cli_client_id: "other" };
  const sending = await home.run(["send", "--note", "x"]);
  expect(sending.stderr).toContain("Sign in again");
  await home.ok(["logout"]);
  expect(server.credentialCalls()).toEqual(callsBefore);
});

test("an issuer that cannot be reached is named", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  server.auth = { ...server.auth, issuer: "http://127.0.0.1:9" };
  const { code, stderr } = await home.run(["login", "--device"]);
  expect([code, stderr]).toEqual([5, expect.stringContaining("http://127.0.0.1:9 could not be reached")]);
});

test("a client secret is only sent to the issuer in ENVOI_ISSUER", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "secret"), "client-secret");
  const env = { ENVOI_CLIENT_ID: "pipeline", ENVOI_CLIENT_SECRET_FILE: join(home.folder, "secret") };
  for (const issuer of [{}, { ENVOI_ISSUER: "https://login.example.com" }]) {
    const { code, stderr } = await home.run(["send", "--note", "x"], { env: { ...env, ...issuer } });
    expect([code, stderr]).toEqual([2, expect.stringContaining("ENVOI_ISSUER")]);
  }
  expect(server.credentialCalls()).toEqual([]);
  await home.run(["send", "--note", "x"], { env: { ...env, ENVOI_ISSUER: `${server.origin}/` } });
  expect(server.calls.find(({ path }) => path === "/token")?.authorization).toBe(
    `Basic ${btoa("pipeline:client%2Dsecret")}`,
  );
});

test("ENVOI_AUDIENCE, not the server, chooses for whom the token of client credentials is", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "secret"), "client-secret");
  const secretFile = join(home.folder, "secret");
  const env = { ENVOI_CLIENT_ID: "ci", ENVOI_CLIENT_SECRET_FILE: secretFile, ENVOI_ISSUER: server.origin };
  for (const audience of [{}, { ENVOI_AUDIENCE: "https://send.example.com" }]) {
    await home.run(["send", "--note", "x"], { env: { ...env, ...audience } });
  }
  const tokenCalls = server.calls.filter(({ path }) => path === "/token");
  const audiences = tokenCalls.map(({ body }) => new URLSearchParams(body).get("audience"));
  expect(audiences).toEqual(["page", "https://send.example.com"]);
});

test("a verification page that does not use HTTPS is not shown", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  for (const field of ["verification_uri", "verification_uri_complete"]) {
    server.answers["/device"] = { ...server.answers["/device"], [field]: "http://127.evil.com/verify" };
    const { code, stderr } = await home.run(["login", "--device"]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("its verification page does not use HTTPS")]);
    expect(stderr).not.toContain("127.evil.com");
  }
});

test("text from the issuer is printed without terminal escapes", async () => {
  await using server = await startFakeIssuer();
  await using home = await createCliHome(server.origin);
  const hostile = "\u001b]0;owned\u0007\u202e\n";
  server.answers["/device"] = { ...server.answers["/device"], user_code: `ABCD${hostile}` };
  server.answers["/userinfo"] = { sub: "ada", email: `ada${hostile}@example.com` };
  for (const args of [["login", "--device"], ["status"], ["status", "--json"]]) {
    const { code, text, stderr } = await home.run(args);
    expect([args, code]).toEqual([args, 0]);
    expect(text + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  }
});
