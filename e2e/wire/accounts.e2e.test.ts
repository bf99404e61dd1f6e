import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { startOtlpReceiver } from "@envoi/platform/otlp-receiver";
import { ciphertextBytes } from "@envoi/protocol";
import { beginUpload, call, opaqueBody, uploadOld } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type App, startApp } from "../support/app.ts";

const ANONYMOUS_BYTES = 100_000;
const SIGNED_IN_BYTES = 200_000;
const LIMITS = { ANON_MAX_FILE_SIZE: String(ANONYMOUS_BYTES), MAX_FILE_SIZE: String(SIGNED_IN_BYTES) };
const LIST = "/api/filelist/AAAAAAAAAAAAAAAA";

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let issuer: Issuer;
let app: App;
let token: string;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  issuer = await startIssuer({});
  token = await issuer.tokenFor("ada");
  app = await startApp({
    ...LIMITS,
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_DIALECT: "fxa",
    LOG_LEVEL: "trace",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const bearing = (bearer: string) => ({ Authorization: `Bearer ${bearer}` });

test("/config names the issuer, and the page's policy allows connections to it [R3.39]", async () => {
  const answer = await call(app.origin, "/config");
  const auth = { issuer: issuer.origin, client_id: issuer.clientId, dialect: "fxa" };
  expect(JSON.parse(answer.body.toString())).toMatchObject({ AUTH: auth, FEATURES: { account: true } });
  const page = await call(app.origin, "/");
  expect(page.headers.get("Content-Security-Policy")).toMatch(new RegExp(`connect-src [^;]*${issuer.origin}[; ]`));
});

type UploadRequest = { bearer?: string | null; declared?: boolean; dlimit?: number; timeLimit?: number };

/** Uploads a number of bytes. @throws Error with the server's rejection */
async function send(to: App, bytes: number, { bearer = null, ...wish }: UploadRequest): Promise<void> {
  const upload = await beginUpload(to.origin, bytes, { ...wish, fields: { bearer } });
  await upload.sendAll(opaqueBody(upload.length));
  const answer = await upload.finish();
  if (answer?.["ok"] !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
}

describe.each([
  ["without a token", () => null, ANONYMOUS_BYTES, 5, 86_400],
  ["with a made-up token", () => "made-up", ANONYMOUS_BYTES, 5, 86_400],
  ["with a token that lacks its first character", () => token.slice(1), ANONYMOUS_BYTES, 5, 86_400],
  ["of a signed-in person", () => token, SIGNED_IN_BYTES, 100, 604_800],
])("uploads %s", (_who, bearerOf, bytes, dlimit, timeLimit) => {
  test.each([true, false])(
    "the maximum size is accepted, and one byte more is rejected (declared: %s) [R1.13]",
    async (declared) => {
      const wish = { bearer: bearerOf(), declared };
      await send(app, bytes, wish);
      await expect(send(app, bytes + 1, wish)).rejects.toThrow("too_large");
    },
  );

  test("the maximum limits are accepted, and one download or one second more is rejected [R1.14b]", async () => {
    const bearer = bearerOf();
    await send(app, 1, { bearer, dlimit, timeLimit });
    await expect(send(app, 1, { bearer, dlimit: dlimit + 1 })).rejects.toThrow("bad_limit");
    await expect(send(app, 1, { bearer, timeLimit: timeLimit + 1 })).rejects.toThrow("bad_limit");
  });
});

/** Requests more downloads than anonymous senders may have. @returns the response status */
async function askForMore(to: App, headers: Record<string, string>): Promise<number> {
  const { id, ownerToken } = await uploadOld(to.origin, Buffer.from("a file"));
  const answer = await call(to.origin, `/api/params/${id}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ owner_token: ownerToken, dlimit: 100 }),
  });
  return answer.status;
}

test("a higher download limit requires a signed-in user's token [R6.3]", async () => {
  expect(await askForMore(app, {})).toBe(400);
  expect(await askForMore(app, bearing("made-up"))).toBe(400);
  expect(await askForMore(app, bearing(token))).toBe(200);
});

test("a token that expires during an upload does not interrupt the upload, but is rejected in the next request", async () => {
  // The lifetime is long enough for a busy machine to start the upload.
  await using shortLived = await startIssuer({ accessTokenSeconds: 15 });
  await using other = await startApp({
    ...LIMITS,
    LOG_LEVEL: "warn",
    AUTH_ISSUER: shortLived.origin,
    AUTH_CLIENT_ID: shortLived.clientId,
    AUTH_TOKEN_CHECK: "introspection",
    AUTH_INTROSPECTION_CLIENT_ID: shortLived.introspectionClientId,
    AUTH_CLIENT_SECRET: shortLived.clientSecret,
  });
  const bearer = await shortLived.tokenFor("ada");
  const upload = await beginUpload(other.origin, SIGNED_IN_BYTES, { declared: true, fields: { bearer } });
  expect(await askForMore(other, bearing(bearer))).toBe(200);
  const readList = async () => (await call(other.origin, LIST, { headers: bearing(bearer) })).status;
  await expect.poll(readList, { timeout: 60_000 }).toBe(401);
  await upload.sendAll(opaqueBody(upload.length));
  expect(await upload.finish()).toEqual({ ok: true });
  await expect(send(other, ANONYMOUS_BYTES + 1, { bearer })).rejects.toThrow("too_large");
  expect(await askForMore(other, bearing(bearer))).toBe(400);
});

test("a list belongs to one user and cannot be read without a token [R6.5]", async () => {
  const body = Buffer.concat([...opaqueBody(ciphertextBytes(500))]);
  const grace = await issuer.tokenFor("grace");
  expect((await call(app.origin, LIST, { method: "POST", headers: bearing(token), body })).status).toBe(200);
  const own = await call(app.origin, LIST, { headers: bearing(token) });
  expect(own.body.equals(body)).toBe(true);
  expect((await call(app.origin, LIST, { headers: bearing(grace) })).status).toBe(404);
  for (const headers of [{}, bearing("made-up")]) {
    expect((await call(app.origin, LIST, { headers })).status).toBe(401);
    expect((await call(app.origin, LIST, { method: "POST", headers, body })).status).toBe(401);
  }
});

test("I1: even while the issuer is unavailable, no log line or span contains a token or identifies a user", async () => {
  const another = await issuer.tokenFor("grace");
  await issuer.stop();
  expect((await call(app.origin, LIST, { headers: bearing(another) })).status).toBe(503);
  await expect(
    uploadOld(app.origin, Buffer.alloc(ANONYMOUS_BYTES + 1), { fields: { bearer: another } }),
  ).rejects.toThrow("unavailable");
  await app.terminate();
  const text = `${await app.output()}\n${receiver.sent()}`;
  expect(text).toContain("the issuer could not be asked");
  if (inject("mode") === "stack") expect(receiver.sent()).toContain("/api/filelist/:id");
  const { ada, grace } = PEOPLE;
  for (const secret of [token, another, ada.uid, ada.email, grace.uid, grace.email]) expect(text).not.toContain(secret);
});
