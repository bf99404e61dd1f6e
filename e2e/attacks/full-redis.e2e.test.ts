import {
  beginUpload,
  call,
  derivePasswordAuthKey,
  downloadOld,
  FROM_ONE_NETWORK,
  fetchNonce,
  type OldUpload,
  post,
  sealBody,
  signNonce,
  uploadOld,
  waitFor,
} from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { observeFacts } from "../support/observe-facts.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const MiB = 1_048_576;
/** Data of another program in the same Redis. */
const FILLER_BYTES = 32 * MiB;
const FILLER_KEYS = 32;
/** Connections and responses must not free memory when they end. */
const ABOVE_LIMIT_BYTES = 8 * MiB;
/** Keys sent to a full Redis at once. */
const REFUSED_UPLOADS = 50;
const LIFE_SECONDS = 30;
const PASSWORD = "of an owner";

const plaintext = generatorBytes(3 * MiB);

const ownerCall = (origin: string, call: string, { id, ownerToken }: OldUpload, more: object = {}) =>
  post(origin, `/api/${call}/${id}`, { owner_token: ownerToken, ...more });

/** @returns the code with which an upload is refused */
async function refusalOf(origin: string): Promise<string> {
  const answer = await uploadOld(origin, plaintext.subarray(0, 1_000)).catch((error: Error) => error.message);
  return typeof answer === "string" ? (/refused: (.*)/.exec(answer)?.[1] ?? answer) : "taken";
}

async function expectDownload(origin: string, upload: OldUpload): Promise<void> {
  expect((await downloadOld(origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
}

/** Fills the remaining memory of Redis, and more. */
async function fillRedis({ redis: { urls, password } }: StackApp) {
  const admin = new Redis(String(urls[0]), { password });
  const names = Array.from({ length: FILLER_KEYS }, (_, at) => `filler:${at}`);
  for (const name of names) await admin.set(name, Buffer.alloc(FILLER_BYTES / FILLER_KEYS, 1));
  const used = Number(/used_memory:(\d+)/.exec(await admin.info("memory"))?.[1]);
  await admin.config("SET", "maxmemory", used - ABOVE_LIMIT_BYTES);
  await expect(admin.set("filler:more", "x")).rejects.toThrow("OOM");
  return {
    makeRoom: () => admin.del(...names),
    [Symbol.dispose]: () => admin.disconnect(),
  };
}

it("I10: while Redis is out of memory, uploads are refused as full and everything else works; once it has memory they are accepted again", async () => {
  await using app = await startStackApp({ ...FROM_ONE_NETWORK, LOG_LEVEL: "warn", JANITOR_INTERVAL_SECONDS: "1" });
  const { origin } = app;
  const before = app.pids();
  const send = (options = {}) => uploadOld(origin, plaintext, { dlimit: 4, ...options });
  const [read, removed, guarded, used] = [await send(), await send(), await send(), await send({ dlimit: 1 })];
  const expiring = await send({ timeLimit: LIFE_SECONDS });
  const open = await beginUpload(origin, plaintext.length, { dlimit: 4 });

  using filled = await fillRedis(app);
  const refusals = await Promise.all(Array.from({ length: REFUSED_UPLOADS }, () => refusalOf(origin)));
  expect(new Set(refusals)).toEqual(new Set(['{"error":507,"code":"full"}']));

  // An upload that was already open completes.
  for (const chunk of sealBody(open.secret, plaintext)) await open.send(chunk);
  expect(await open.finish()).toEqual({ ok: true });
  await expectDownload(origin, { ...open, plaintext });
  await expectDownload(origin, read);
  await expectDownload(origin, used);
  expect((await ownerCall(origin, "info", used)).status).toBe(404);
  expect(JSON.parse(String((await ownerCall(origin, "info", read)).body))).toMatchObject({ dlimit: 4, dtotal: 1 });
  expect((await ownerCall(origin, "params", read, { dlimit: 5 })).status).toBe(200);
  expect(JSON.parse(String((await ownerCall(origin, "info", read)).body))).toMatchObject({ dlimit: 5, dtotal: 1 });

  const authKey = derivePasswordAuthKey(PASSWORD, `${guarded.url}#${guarded.secret.toString("base64url")}`);
  const auth = authKey.toString("base64url");
  expect((await ownerCall(origin, "password", guarded, { auth })).status).toBe(200);
  const Authorization = signNonce(guarded.authKey, await fetchNonce(origin, guarded.id));
  expect((await call(origin, `/api/metadata/${guarded.id}`, { headers: { Authorization } })).status).toBe(401);
  await expectDownload(origin, { ...guarded, authKey });

  expect((await ownerCall(origin, "delete", removed)).status).toBe(200);
  expect((await ownerCall(origin, "info", removed)).status).toBe(404);
  // The bodies of deleted, used-up and expired uploads are removed.
  const kept = [read, guarded, open];
  const blobs = await waitFor(
    () => app.blobs(),
    (found) => found.length === kept.length,
    4 * LIFE_SECONDS,
  );
  for (const { id } of kept) expect(blobs.join()).toContain(id);
  expect((await ownerCall(origin, "info", expiring)).status).toBe(404);
  // Redis was full all this time.
  expect(await refusalOf(origin)).toBe('{"error":507,"code":"full"}');

  await filled.makeRoom();
  await expectDownload(origin, await send());
  await using observed = await observeFacts(app.nats);
  await waitFor(
    async () => observed.count("upload.expired"),
    (count) => count === 1,
  );
  for (const { id } of [read, removed, guarded, used, expiring, open]) {
    expect(observed.about(id, "upload.completed")).toHaveLength(1);
  }
  expect(observed.about(removed.id, "upload.deleted")).toHaveLength(1);
  expect(observed.about(used.id, "download.exhausted")).toHaveLength(1);
  expect(app.pids()).toEqual(before);
});
