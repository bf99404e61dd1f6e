import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { connect } from "node:tls";
import { fileURLToPath } from "node:url";
import { findProgram, freePort, startServerProcess } from "@envoi/backing-stores";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { openBody, post, signNonce, uploadOld, WHATEVER_THE_LOAD } from "@envoi/testkit";
import { expect, test } from "vitest";
import { runAdmin } from "../support/run-admin.ts";

const COMPOSE_EDGE = fileURLToPath(new URL("../../deploy/compose/caddy.json", import.meta.url));
const CADDYFILE = ["--adapter", "caddyfile"];
const TOKEN = "a-token-of-operators-0123456789abcdef";
const STRANGER = "127.0.9.1";
const RECIPIENT = "127.0.9.2";
const GUESSES = 30;
const SERVED_WITHIN_MS = 2_000;

type CaddyOptions = { args?: string[]; isReady?(): Promise<boolean> };

async function startCaddy(folder: string, config: string, port: number, options: CaddyOptions = {}) {
  const isListening = async () => (await fetch(`http://127.0.0.1:${port}/`)).status > 0;
  const { args = [], isReady = isListening } = options;
  await mkdir(folder);
  const file = join(folder, "config");
  await writeFile(file, config);
  return startServerProcess({
    program: findProgram("caddy"),
    args: ["run", ...args, "--config", file],
    port,
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    isReady,
  });
}

/** Starts the edge generated for Compose, with this stack's addresses instead of Docker network names. */
async function startComposeEdge(stack: StackProcess, port: number) {
  const addresses = new Map(stack.processes().map((one) => [one.service, one]));
  const config: unknown = JSON.parse(await readFile(COMPOSE_EDGE, "utf8"), (key, value) => {
    if (key === "listen") return [`127.0.0.1:${port}`];
    if (value?.handler !== "reverse_proxy") return value;
    const found = addresses.get(String(value.upstreams[0].dial).replace(/:.*/, ""));
    if (found === undefined) throw new Error(`no ${value.upstreams[0].dial}`);
    value.upstreams[0].dial = `${found.host}:${found.port}`;
    value.health_checks.active.port = found.privatePort;
    return value;
  });
  return startCaddy(join(stack.dataDirectory, "compose-edge"), JSON.stringify(config), port);
}

/** Starts a TLS proxy, as the README requires. */
function startTlsProxy(stack: StackProcess, port: number, nextPort: number) {
  const config = `{
    admin off
    skip_install_trust
    auto_https disable_redirects
  }
  localhost:${port} {
    tls internal
    reverse_proxy 127.0.0.1:${nextPort}
  }`;
  // The proxy accepts connections before it has a certificate.
  const isReady = async () => {
    const socket = connect({ port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false });
    await once(socket, "secureConnect");
    socket.destroy();
    return true;
  };
  return startCaddy(join(stack.dataDirectory, "tls-proxy"), config, port, { args: CADDYFILE, isReady });
}

/** Starts a proxy behind the TLS proxy. It appends the TLS proxy's address to `X-Forwarded-For`. */
function startInnerProxy(stack: StackProcess, port: number, nextPort: number) {
  const config = `{
    admin off
    servers {
      trusted_proxies static private_ranges
    }
  }
  http://:${port} {
    bind 127.0.0.1
    reverse_proxy 127.0.0.1:${nextPort}
  }`;
  return startCaddy(join(stack.dataDirectory, "inner-proxy"), config, port, { args: CADDYFILE });
}

/** Starts a stack whose Compose edge is behind a TLS proxy, or behind two chained proxies. */
async function startBehindProxies(settings: Record<string, string>, proxies: 1 | 2 = 1) {
  const [port, innerPort, edgePort] = [await freePort(), await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  await using parts = new AsyncDisposableStack();
  const directory = await mkdtemp(join(tmpdir(), "envoi-behind-proxies-"));
  parts.defer(() => rm(directory, { recursive: true }));
  const tokenFile = join(directory, "operator-token");
  await writeFile(tokenFile, TOKEN);
  const stack = parts.use(
    await startStackProcess(
      {
        ...WHATEVER_THE_LOAD,
        LOG_LEVEL: "warn",
        BASE_URL: origin,
        OPERATOR_TOKEN_FILE: tokenFile,
        // The local store has no certificate, so a page over https could not use it.
        DIRECT_TRANSFERS: "false",
        ...settings,
      },
      { objectStore: "seaweedfs" },
    ),
  );
  parts.use(await startComposeEdge(stack, edgePort));
  if (proxies === 2) parts.use(await startInnerProxy(stack, innerPort, edgePort));
  parts.use(await startTlsProxy(stack, port, proxies === 2 ? innerPort : edgePort));
  const all = parts.move();

  /** Sends one request from this loopback address. */
  async function ask(from: string, path: string, headers: Record<string, string> = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number;
      headers: IncomingHttpHeaders;
      body: Buffer;
    }>();
    const call = request(`https://127.0.0.1:${port}${path}`, {
      headers: { Host: `localhost:${port}`, ...headers },
      servername: "localhost",
      localAddress: from,
      rejectUnauthorized: false,
      agent: false,
    });
    call.once("error", reject).once("response", (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    });
    call.end();
    return promise;
  }
  const nonceFor = async (from: string, id: string) =>
    String((await ask(from, `/api/exists/${id}`)).headers["www-authenticate"]).split(" ")[1] ?? "";
  const fetchWarnings = async (service: string) => {
    const found = stack.processes(service)[0];
    const answer = await fetch(`http://${found?.host}:${found?.privatePort}/readyz`);
    return ((await answer.json()) as { warnings: string[] }).warnings;
  };
  const runDoctor = (service: string) => {
    const found = stack.processes(service)[0];
    const variables = {
      ENVOI_ADMIN_URL: `http://${found?.host}:${found?.privatePort}`,
      OPERATOR_TOKEN_FILE: tokenFile,
    };
    return runAdmin(variables, "doctor");
  };
  return { stack, ask, nonceFor, fetchWarnings, runDoctor, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

type Site = Awaited<ReturnType<typeof startBehindProxies>>;

/** Sends an upload with a password. `authKey` is derived from the password. */
async function sendProtected({ stack }: Site) {
  const upload = await uploadOld(stack.origin, randomBytes(1_000));
  const authKey = randomBytes(64);
  const body = { owner_token: upload.ownerToken, auth: authKey.toString("base64url") };
  expect((await post(stack.origin, `/api/password/${upload.id}`, body)).status).toBe(200);
  return { ...upload, authKey };
}

type Upload = Awaited<ReturnType<typeof sendProtected>>;

/** @param forgeHeaders - returns the attacker's forged headers for the nth request */
async function guessWrongly(
  site: Site,
  { id }: Upload,
  forgeHeaders: (n: number) => Record<string, string> = () => ({}),
) {
  const statuses = [];
  for (let n = 0; n < GUESSES; n += 1) {
    const Authorization = signNonce(randomBytes(64), await site.nonceFor(STRANGER, id));
    statuses.push((await site.ask(STRANGER, `/api/metadata/${id}`, { Authorization, ...forgeHeaders(n) })).status);
  }
  return statuses;
}

async function receive(site: Site, { id, authKey, secret, plaintext }: Upload): Promise<void> {
  const startedAt = performance.now();
  const Authorization = signNonce(authKey, await site.nonceFor(RECIPIENT, id));
  const { status, body } = await site.ask(RECIPIENT, `/api/download/${id}`, { Authorization });
  expect(status).toBe(200);
  expect(openBody(secret, body).equals(plaintext)).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(SERVED_WITHIN_MS);
}

const countStatus = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

test.each(["1", "127.0.0.1"])(
  "I10: behind a TLS proxy and the Compose edge, TRUST_PROXY=%s keeps an attacker's guesses from locking out recipients",
  async (trusted) => {
    await using site = await startBehindProxies({ TRUST_PROXY: trusted });
    const upload = await sendProtected(site);
    expect(countStatus(await guessWrongly(site, upload), 429)).toBeGreaterThan(0);
    await receive(site, upload);

    // An attacker does not avoid the limit by forging client addresses.
    const other = await sendProtected(site);
    const forged = (n: number) => ({ "X-Forwarded-For": `198.51.100.${n}`, Forwarded: `for=198.51.100.${n}` });
    expect(countStatus(await guessWrongly(site, other, forged), 429)).toBeGreaterThan(0);
    await receive(site, other);
    const third = await sendProtected(site);
    const asRecipient = () => ({ "X-Forwarded-For": `${RECIPIENT}, 127.0.0.1`, "X-Real-IP": RECIPIENT });
    expect(countStatus(await guessWrongly(site, third, asRecipient), 429)).toBeGreaterThan(0);
    await receive(site, third);
    expect(await site.fetchWarnings("metadata")).toEqual([]);
    expect(await site.runDoctor("metadata")).toMatchObject({ status: 0 });
  },
);

test("behind a TLS proxy that TRUST_PROXY does not cover, the log, /readyz and doctor warn, and an attacker's guesses do not lock out recipients", async () => {
  await using site = await startBehindProxies({});
  expect(await site.fetchWarnings("metadata")).toEqual([]);
  const upload = await sendProtected(site);
  expect(countStatus(await guessWrongly(site, upload), 429)).toBe(0);
  await receive(site, upload);
  for (const service of ["metadata", "download"]) {
    expect(await site.fetchWarnings(service)).toEqual([expect.stringContaining("TRUST_PROXY is 0")]);
    expect(await site.runDoctor(service)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("TRUST_PROXY is 0"),
    });
  }
  expect(await site.stack.output()).toContain("TRUST_PROXY is 0");
});

test("if TRUST_PROXY is too low for two chained proxies, /readyz and doctor name the uncovered proxy", async () => {
  await using site = await startBehindProxies({ TRUST_PROXY: "1" }, 2);
  expect(String((await site.ask(STRANGER, "/config")).body)).toContain("LIMITS");
  const warning = "a proxy at 127.0.0.1, which TRUST_PROXY does not cover";
  expect(await site.fetchWarnings("metadata")).toEqual([expect.stringContaining(warning)]);
  expect(await site.runDoctor("metadata")).toMatchObject({ status: 1, stdout: expect.stringContaining(warning) });
});
