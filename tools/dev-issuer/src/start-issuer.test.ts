import { expect, test } from "vitest";
import { PEOPLE } from "./people.ts";
import { fetchCode } from "./sign-in.ts";
import { startIssuer } from "./start-issuer.ts";

const profile = (origin: string, token: string) =>
  fetch(`${origin}/v1/profile`, { headers: { Authorization: `Bearer ${token}` } });

test("an issuer rejects another issuer's tokens", async () => {
  await using first = await startIssuer();
  await using second = await startIssuer();
  const token = await first.tokenFor("ada");
  expect((await profile(first.origin, token)).status).toBe(200);
  expect((await profile(second.origin, token)).status).toBe(401);
});

test("a restarted issuer keeps its port and forgets earlier tokens", async () => {
  await using first = await startIssuer();
  const token = await first.tokenFor("grace");
  await first.stop();
  await expect(fetch(first.origin)).rejects.toThrow();
  await using again = await startIssuer({ port: Number(new URL(first.origin).port) });
  expect(again.origin).toBe(first.origin);
  expect((await profile(again.origin, token)).status).toBe(401);
});

test("a token is valid for the configured time", async () => {
  await using issuer = await startIssuer({ accessTokenSeconds: 1 });
  const token = await issuer.tokenFor("ada");
  await expect.poll(async () => (await profile(issuer.origin, token)).status, { timeout: 30_000 }).toBe(401);
});

test("users are redirected to the most recently configured page", async () => {
  await using issuer = await startIssuer({ appOrigin: "http://localhost:9" });
  await issuer.servePage("http://localhost:10");
  const at = { origin: issuer.origin, appOrigin: "http://localhost:10", clientId: issuer.clientId };
  expect((await fetchCode(at, PEOPLE.ada)).code).not.toBe("");
  await expect(fetchCode({ ...at, appOrigin: "http://localhost:9" }, PEOPLE.ada)).rejects.toThrow("400");
});
