import { randomBytes } from "node:crypto";
import { fetchFileList, type ListAccess, writeFileList } from "@envoi/client";
import { type Issuer, startIssuer } from "@envoi/dev-issuer";
import { ONE_NETWORK_SETTINGS } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";

const DEVICES = 10;
const NEVER = new AbortController().signal;

let issuer: Issuer;
let app: App;
beforeAll(async () => {
  issuer = await startIssuer();
  // All devices have the same address, so the limits for one network are lifted.
  const manyDevices = { ...ONE_NETWORK_SETTINGS, LIST_WRITES_PER_MINUTE: "0" };
  app = await startApp({ ...manyDevices, AUTH_ISSUER: issuer.origin, AUTH_CLIENT_ID: issuer.clientId });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await issuer[Symbol.asyncDispose]();
});

async function createAccess(person: "ada" | "grace", fileListKey = randomBytes(16).toString("base64url")) {
  return { accessToken: await issuer.tokenFor(person), fileListKey };
}

const read = (access: ListAccess) => fetchFileList(app, access, NEVER);

/** Adds an entry to the current list. @returns how often another device had written first */
async function add(access: ListAccess, entry: unknown): Promise<number> {
  for (let conflicts = 0; ; conflicts += 1) {
    const { entries, etag } = await read(access);
    const written = await writeFileList(app, access, { entries: [...entries, entry], etag }, NEVER);
    if (written === "written") return conflicts;
  }
}

it(`no update is lost when ${DEVICES} devices write the same list at the same time`, async () => {
  const access = await createAccess("ada");
  const devices = Array.from({ length: DEVICES }, (_, index) => index);
  const conflicts = await Promise.all(devices.map((device) => add(access, device)));
  expect(Math.max(...conflicts)).toBeGreaterThan(0);
  const { entries } = await read(access);
  expect(entries.toSorted((one, other) => Number(one) - Number(other))).toEqual(devices);
});

it("a list belongs to one user, even if another user knows its key", async () => {
  const ada = await createAccess("ada");
  await add(ada, "a letter");
  const grace = await createAccess("grace", ada.fileListKey);
  expect(await read(grace)).toEqual({ entries: [], etag: null });
  await add(grace, "a photo");
  expect((await read(ada)).entries).toEqual(["a letter"]);
});

it("a forged token does not allow reading or writing a list", async () => {
  const access = { ...(await createAccess("ada")), accessToken: "a-token-of-nobody" };
  await expect(read(access)).rejects.toMatchObject({ code: "unauthorized" });
  const writing = writeFileList(app, access, { entries: [], etag: null }, NEVER);
  await expect(writing).rejects.toMatchObject({ code: "unauthorized" });
});
