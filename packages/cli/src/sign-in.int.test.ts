import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { createCliHome, type RunningCommand, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let server: StandaloneProcess;
beforeAll(async () => {
  issuer = await startIssuer({ dialect: "oidc" });
  server = await startStandaloneProcess({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_CLI_CLIENT_ID: issuer.cliClientId,
    AUTH_TOKEN_CHECK: "introspection",
    AUTH_INTROSPECTION_CLIENT_ID: issuer.introspectionClientId,
    AUTH_CLIENT_SECRET: issuer.clientSecret,
    MAX_DOWNLOADS: "100",
    ANON_MAX_DOWNLOADS: "5",
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await issuer.stop();
});

/** A minimal browser without scripts: stores cookies, follows redirects, and submits forms. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async open(address: string, form?: Record<string, string>): Promise<{ url: string; text: string }> {
    let url = address;
    let body = form;
    for (let hops = 0; hops < 10; hops += 1) {
      const answer = await fetch(url, {
        redirect: "manual",
        headers: { Cookie: Array.from(this.#cookies, (cookie) => cookie.join("=")).join("; ") },
        ...(body !== undefined && { method: "POST", body: new URLSearchParams(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      const next = answer.headers.get("Location");
      if (next === null) return { url, text: await answer.text() };
      url = new URL(next, url).href;
      body = undefined;
    }
    throw new Error("too many redirects");
  }
}

const ada = { email: PEOPLE.ada.email, password: PEOPLE.ada.password };

async function waitForText({ child, messages }: RunningCommand, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(messages());
    if (found !== null) return found;
    if (child.exitCode !== null) throw new Error(`it ended without ${pattern}: ${messages()}`);
    await sleep(50);
  }
}

test("signing in with the browser applies the account's limits until sign-out", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  expect((await home.run(["send", "a", "--downloads", "50"])).code).toBe(2);
  const signingIn = home.start(["login", "--browser", "--json"]);
  const [address = ""] = await waitForText(signingIn, /http:\/\/127\.0\.0\.1:\d+\/authorization\S+/);
  const browser = new Browser();
  const page = await browser.open(address);
  expect((await browser.open(page.url, ada)).text).toContain("return to the terminal");
  const { code, text } = await signingIn.finished;
  expect([code, JSON.parse(text)]).toEqual([0, expect.objectContaining({ server: server.origin, user: ada.email })]);
  const { id, downloadLimit } = JSON.parse(await home.ok(["send", "a", "--downloads", "50", "--json"]));
  expect(downloadLimit).toBe(50);
  expect(JSON.parse(await home.ok(["change", id, "--downloads", "none", "--json"]))).toMatchObject({
    downloadLimit: 100,
  });
  expect(JSON.parse(await home.ok(["status", "--json"]))).toMatchObject({ account: ada.email });
  await home.ok(["logout"]);
  expect((await home.run(["send", "a", "--downloads", "50"])).code).toBe(2);
});

test("a redirect with a wrong state is rejected", async () => {
  await using home = await createCliHome(server.origin);
  const signingIn = home.start(["login", "--browser"]);
  const [address = ""] = await waitForText(signingIn, /http:\/\/127\.0\.0\.1:\d+\/authorization\S+/);
  const redirect = new URL(address).searchParams.get("redirect_uri") ?? "";
  expect((await fetch(`${redirect}?code=stolen&state=other`)).status).toBe(404);
  signingIn.child.kill("SIGINT");
  expect((await signingIn.finished).code).toBe(130);
});

test("while waiting for the browser, other requests get a 404", async () => {
  await using home = await createCliHome(server.origin);
  const signingIn = home.start(["login", "--browser"]);
  const [address = ""] = await waitForText(signingIn, /http:\/\/127\.0\.0\.1:\d+\/authorization\S+/);
  const { searchParams } = new URL(address);
  const { host, port } = new URL(searchParams.get("redirect_uri") ?? "");
  const path = `/?code=stolen&state=${searchParams.get("state")}`;
  for (const options of [
    { path: "//", headers: { host } },
    { path: `/${path}`, headers: { host } },
    { path, headers: { host: `attacker.example:${port}` } },
    { path, headers: { host }, method: "POST" },
  ]) {
    const asking = request({ host: "127.0.0.1", port, ...options }).end();
    const [answer] = await once(asking, "response");
    expect([options, answer.statusCode]).toEqual([options, 404]);
  }
  signingIn.child.kill("SIGINT");
  expect((await signingIn.finished).code).toBe(130);
});

test("entering a code on another device signs the user in", async () => {
  await using home = await createCliHome(server.origin);
  const signingIn = home.start(["login", "--device", "--json"]);
  const [, address = ""] = await waitForText(signingIn, /Or open (\S+)/);
  const browser = new Browser();
  let page = await browser.open(address);
  // The issuer asks the user to confirm the code, to sign in, and to confirm the request.
  for (let step = 0; step < 4 && !page.text.includes("Sign-in Success"); step += 1) {
    const fields = Object.fromEntries(
      [...page.text.matchAll(/<input[^>]*>/g)].map(([input]) => [
        /name="(\w+)"/.exec(input)?.[1] ?? "",
        /value="([^"]*)"/.exec(input)?.[1] ?? "",
      ]),
    );
    const [, action = page.url] = /<form[^>]*action="([^"]+)"/.exec(page.text) ?? [];
    const isSignIn = page.text.includes('type="password"');
    page = await browser.open(new URL(action, page.url).href, isSignIn ? ada : { ...fields, confirm: "yes" });
  }
  const { code, text } = await signingIn.finished;
  expect([code, JSON.parse(text).user]).toEqual([0, ada.email]);
});

test("a token from a file works without signing in, and a wrong token is rejected", async () => {
  await using home = await createCliHome(server.origin);
  await writeFile(join(home.folder, "a"), "x");
  await writeFile(join(home.folder, "token"), await issuer.tokenFor("ada"));
  await writeFile(join(home.folder, "wrong"), "nobodys-token");
  const send = ["send", "a", "--downloads", "50"];
  await home.ok(send, { env: { ENVOI_TOKEN_FILE: join(home.folder, "token") } });
  const refused = await home.run(send, { env: { ENVOI_TOKEN_FILE: join(home.folder, "wrong") } });
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining("sign in")]);
});

test("login reports that a server has no accounts", async () => {
  await using plain = await startStandaloneProcess();
  await using home = await createCliHome(plain.origin);
  const { code, stderr } = await home.run(["login"]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("has no accounts")]);
});
