import { allowInsecureRequests } from "oauth4webapi";
import { expect, test } from "vitest";
import { callOptions, discoverIssuer } from "./issuer.ts";
import { startFakeIssuer } from "./testing/fake-issuer.ts";

const { signal } = new AbortController();
const DISCOVERY = "/.well-known/openid-configuration";

test("an issuer on this device is found for a server on this device", async () => {
  await using issuer = await startFakeIssuer();
  const { as, client } = await discoverIssuer(issuer.origin, issuer.config(), signal);
  expect([as.issuer, client.client_id]).toEqual([issuer.origin, "page"]);
});

test("a server elsewhere cannot name an issuer on this device", async () => {
  await using issuer = await startFakeIssuer();
  await expect(discoverIssuer("https://send.example.com", issuer.config(), signal)).rejects.toThrow("its issuer");
  expect(issuer.calls).toEqual([]);
});

test.each([
  ["authorization_endpoint", "authorization endpoint"],
  ["token_endpoint", "token endpoint"],
  ["device_authorization_endpoint", "device authorization endpoint"],
  ["userinfo_endpoint", "userinfo endpoint"],
  ["revocation_endpoint", "revocation endpoint"],
])("an unsafe %s is refused", async (endpoint, what) => {
  await using issuer = await startFakeIssuer();
  for (const address of ["http://127.evil.com/", "file:///etc/passwd"]) {
    issuer.answers[DISCOVERY] = { ...issuer.answers[DISCOVERY], [endpoint]: address };
    await expect(discoverIssuer(issuer.origin, issuer.config(), signal)).rejects.toThrow(`its ${what}`);
  }
});

test("the OAuth library accepts plain HTTP only for a server on this device", () => {
  const allowsHttp = (server: string) => callOptions({ server }, signal)[allowInsecureRequests];
  expect(["http://localhost:8080", "https://send.example.com"].map(allowsHttp)).toEqual([true, false]);
});
