import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type HostedMetadata, hostMetadata } from "./testing/host-metadata.ts";

let hosted: HostedMetadata;
beforeAll(async () => {
  hosted = await hostMetadata({
    CUSTOM_TITLE: "Parcels",
    UI_PROMO: "Now with <b>stamps</b>",
    UI_LINK_TERMS: "https://example.com/terms",
    ANON_MAX_DOWNLOADS: "7",
    DOWNLOAD_COUNTS: "1,7",
  });
});
afterAll(() => hosted[Symbol.asyncDispose]());

test("/config contains everyone's and signed-in users' limits, the defaults, and what the operator has set [R1.12]", async () => {
  expect(JSON.parse((await hosted.ask("GET", "/config")).text)).toEqual({
    LIMITS: {
      ANON: { MAX_FILE_SIZE: 2_684_354_560, MAX_DOWNLOADS: 7, MAX_EXPIRE_SECONDS: 604_800 },
      MAX_FILE_SIZE: 2_684_354_560,
      MAX_DOWNLOADS: 7,
      MAX_EXPIRE_SECONDS: 604_800,
      MAX_FILES_PER_ARCHIVE: 64,
      MAX_ARCHIVES_PER_USER: 16,
    },
    DEFAULTS: {
      DOWNLOADS: 1,
      DOWNLOAD_COUNTS: [1, 7],
      EXPIRE_TIMES_SECONDS: [300, 3_600, 86_400, 604_800],
      EXPIRE_SECONDS: 86_400,
    },
    FEATURES: {
      account: false,
      share: true,
      uploadRequiresAccount: false,
      logsAddresses: true,
      addressLogDays: 90,
      requests: true,
    },
    UI: { title: "Parcels", promo: "Now with <b>stamps</b>", links: { terms: "https://example.com/terms" } },
    UPLOADS: { MAX_CHUNK_BYTES: 52_428_800 },
    PREFS: {},
  });
});

const AUTH = {
  issuer: "https://issuer.example",
  client_id: "envoi",
  key_scope: "",
  dialect: "oidc" as const,
  authorization_endpoint: "https://issuer.example/authorize",
  token_endpoint: "https://issuer.example/token",
  userinfo_endpoint: "https://issuer.example/user",
};

/** The response to `GET /config` with these settings. */
async function configUnder(...settings: Parameters<typeof hostMetadata>): Promise<Record<string, unknown>> {
  await using hosted = await hostMetadata(...settings);
  return JSON.parse((await hosted.ask("GET", "/config")).text);
}

test("/config names the issuer, and states whether uploading requires signing in [R3.39]", async () => {
  const authConfig = async () => AUTH;
  const FEATURES = { account: true, share: true };
  expect(await configUnder({}, { offersSignIn: true, authConfig })).toMatchObject({ AUTH, FEATURES });
  const needed = await configUnder({}, { offersSignIn: true, uploadRequiresAccount: true, authConfig });
  expect(needed).toMatchObject({ FEATURES: { ...FEATURES, uploadRequiresAccount: true } });
});

test("/config states the retention of logged addresses in days, or that no addresses are logged", async () => {
  expect(await configUnder({ ACCESS_LOG_DAYS: "14" })).toMatchObject({ FEATURES: { addressLogDays: 14 } });
  expect(await configUnder({ ACCESS_LOG_ADDRESSES: "off" })).toMatchObject({ FEATURES: { logsAddresses: false } });
});

test("if sign-in is switched off, /config does not offer it, and the issuer is not contacted", async () => {
  const authConfig = vi.fn(async () => AUTH);
  const config = await configUnder({}, { offersSignIn: false, authConfig });
  expect(config).toMatchObject({ FEATURES: { account: false } });
  expect(config).not.toHaveProperty("AUTH");
  expect(authConfig).not.toHaveBeenCalled();
});

test.each([
  ["has no configuration", async () => null],
  ["never responds", () => new Promise<never>(() => {})],
])("an issuer that %s leaves /config without AUTH, but with accounts", async (_, authConfig) => {
  const config = await configUnder({}, { offersSignIn: true, authConfig });
  expect(config).toMatchObject({ FEATURES: { account: true } });
  expect(config).not.toHaveProperty("AUTH");
});

test("/__version__ is recognised as v3 by every client", async () => {
  const { version, product } = JSON.parse((await hosted.ask("GET", "/__version__")).text);
  expect(version).toMatch(/^v3\.\d+\.\d+$/);
  expect(product).toMatch(/^\d+\.\d+\.\d+/);
});

test("while a store is unavailable /__heartbeat__ returns 500, but /__lbheartbeat__ does not", async () => {
  expect((await hosted.ask("GET", "/__heartbeat__")).text).toBe("OK");
  hosted.failStore(new Error("connect ECONNREFUSED 10.0.0.7:9000"));
  hosted.advance(5_000);
  const failing = await hosted.ask("GET", "/__heartbeat__");
  expect(failing.text).toBe('{"error":500,"code":"internal"}');
  expect((await hosted.ask("GET", "/__lbheartbeat__")).text).toBe("OK");
  hosted.failStore(null);
  hosted.advance(5_000);
  expect((await hosted.ask("GET", "/__heartbeat__")).status).toBe(200);
});

test("I10: /__heartbeat__ queries the stores at most once every five seconds, however often it is called", async () => {
  hosted.advance(5_000);
  const before = hosted.storePings();
  const askTwice = () => Promise.all([1, 2].map(() => hosted.ask("GET", "/__heartbeat__")));
  for (const { text } of [...(await askTwice()), ...(await askTwice())]) expect(text).toBe("OK");
  expect(hosted.storePings() - before).toBe(1);
  hosted.advance(5_000);
  await askTwice();
  expect(hosted.storePings() - before).toBe(2);
});

test("every response forbids caching, content sniffing and referrers", async () => {
  for (const path of ["/config", "/__version__", "/api/exists/0123456789abcdef"]) {
    const { headers } = await hosted.ask("GET", path);
    expect(headers.get("Cache-Control")).toBe("private, no-cache, no-store, must-revalidate, max-age=0");
    expect(headers.get("Pragma")).toBe("no-cache");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "POST"])("%s on a read-only call is rejected", async (method) => {
  for (const path of ["/api/exists/0123456789abcdef", "/config", "/__version__"]) {
    const answer = await hosted.ask(method, path);
    expect(answer.text).toBe('{"error":405,"code":"method_not_allowed"}');
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  }
});

test.each(["/jsconfig.js", "/api/upload", "/api/exists", "/api/exists/0123456789abcdef/more", "/api/download/token/x"])(
  "%s is not an endpoint of this service",
  async (path) => {
    expect((await hosted.ask("GET", path)).status).toBe(404);
  },
);

test("/config states the limits of the token's account, if accounts have limits of their own", async () => {
  const settings = {
    AUTH_ISSUER: "https://issuer.example",
    LIMITS_BY_GROUP:
      '[{"group":"staff","MAX_FILE_SIZE":5000000000,"MAX_EXPIRE_SECONDS":2592000,"ALLOW_REQUESTS":false}]',
  };
  const verify = async (token: string) => (token === "ada" ? { id: "ada", group: "staff" } : null);
  await using hosted = await hostMetadata(settings, { verifier: { verify } });
  const ask = async (headers: Record<string, string>) =>
    JSON.parse((await hosted.ask("GET", "/config", { headers })).text);
  expect(await ask({ Authorization: "Bearer ada" })).toMatchObject({
    LIMITS: { MAX_FILE_SIZE: 5_000_000_000, ANON: { MAX_FILE_SIZE: 1_073_741_824 } },
    FEATURES: { requests: false, accountLimits: true },
  });
  for (const headers of [{}, { Authorization: "Bearer unknown" }]) {
    const config = await ask(headers as Record<string, string>);
    expect(config).toMatchObject({
      LIMITS: { MAX_FILE_SIZE: 2_684_354_560, MAX_EXPIRE_SECONDS: 604_800 },
      FEATURES: { requests: true, longestExpireSeconds: 2_592_000 },
    });
  }
});
