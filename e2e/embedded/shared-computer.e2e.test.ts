import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { ENGINES, type Engine, startStandaloneProcess } from "@envoi/testkit";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goToIssuer, signInAtIssuer } from "../screens/account-steps.ts";
import { openProfile } from "../support/browser.ts";
import { plantKept } from "../support/kept-download.ts";
import { readDevice } from "../support/read-device.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const MiB = 1_048_576;
const SOCKET = "/api/ws";
const WAIT_MS = 60_000;

/** Strings that Ada types, chooses or receives, and that occur nowhere else. */
const ADAS = {
  letter: "adas-letter-7c1f.txt",
  body: "adas-words-19ab",
  password: "adas-password-93d0",
  film: "adas-film-5e2d.bin",
  filmPassword: "adas-film-password-c4e8",
  filmTitle: "adas-title-0b6a",
  shared: "adas-shared-photo-8f47.jpg",
  sharedBody: "adas-pixels-61f3",
  kept: "ada5ada5ada5ada5",
};

type Computer = {
  page: Page;
  profile: BrowserContext;
  origin: string;
  proxy: TestProxy;
  issuer: Issuer;
  folder: string;
};

/** Starts a service with accounts, and a browser whose only profile is shared by several users. */
async function atComputer(engine: Engine, use: (computer: Computer) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-shared-"));
  try {
    await using proxy = await startTestProxy();
    const { origin } = proxy;
    await using issuer = await startIssuer({ appOrigin: origin });
    await using app = await startStandaloneProcess({
      LOG_LEVEL: "warn",
      BASE_URL: origin,
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
      AUTH_DIALECT: "fxa",
      AUTH_TOKEN_REMEMBER_SECONDS: "0",
    });
    proxy.forwardTo(Number(new URL(app.origin).port));
    await mkdir(join(folder, "downloads"));
    const profile = await openProfile(engine, {
      folder: join(folder, "profile"),
      downloads: join(folder, "downloads"),
    });
    try {
      profile.setDefaultTimeout(WAIT_MS);
      const page = profile.pages()[0] ?? (await profile.newPage());
      page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
      await use({ page, profile, origin, proxy, issuer, folder });
    } finally {
      await profile.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Simulates a sign-in on an earlier day, without a refresh token. @returns the access token */
async function rememberAda({ page, origin, issuer }: Computer): Promise<string> {
  const token = await issuer.tokenFor("ada");
  const { uid, email, displayName } = PEOPLE.ada;
  const user = { access_token: token, uid, email, displayName, fileListKey: randomBytes(16).toString("base64url") };
  await page.goto(`${origin}/legal`);
  await page.evaluate((record) => localStorage.setItem("user", record), JSON.stringify(user));
  await page.goto(origin);
  await page.getByTestId("account-email").waitFor();
  return token;
}

async function chooseWithPassword({ page }: Computer, path: string, password: string): Promise<void> {
  await page.getByTestId("file-input").setInputFiles(path);
  await page.getByTestId("password-toggle").check();
  await page.getByTestId("password-input").pressSequentially(password);
}

/** Sends a letter with a password. */
async function sendLetter(computer: Computer): Promise<void> {
  const { page, folder } = computer;
  const path = join(folder, ADAS.letter);
  await writeFile(path, ADAS.body);
  await chooseWithPassword(computer, path, ADAS.password);
  await page.getByTestId("upload-button").click();
  await page.getByTestId("dialog-ok").click();
  await page.getByTestId("send-more").click();
}

/** Reloads the page while it is sending a film. */
async function interruptFilm(computer: Computer): Promise<void> {
  const { page, folder, proxy } = computer;
  const path = join(folder, ADAS.film);
  await writeFile(path, randomBytes(12 * MiB));
  await chooseWithPassword(computer, path, ADAS.filmPassword);
  await page.getByTestId("add-words").click();
  await page.getByTestId("title-input").pressSequentially(ADAS.filmTitle);
  proxy.slow(SOCKET, "up", { stopWhen: (_, passed) => passed > 4 * MiB });
  await page.getByTestId("upload-button").click();
  await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
  await page.reload();
  await page.getByTestId("unfinished-upload").waitFor();
  proxy.reset();
}

/** Shares a photo from another app, but does not accept it on the page. */
async function leaveShare({ page }: Computer): Promise<void> {
  await page.evaluate(
    async ([name, body]) => {
      await navigator.serviceWorker.ready;
      const form = new FormData();
      form.append("files", new File([body as string], name as string, { type: "image/jpeg" }));
      await fetch("/share", { method: "POST", body: form, redirect: "manual" });
    },
    [ADAS.shared, ADAS.sharedBody],
  );
}

/** Decrypts the record for continuing the film's upload, as any script of the page's origin could. */
function openUnfinished(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open("unfinished-uploads");
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const all = opening.result.transaction("uploads").objectStore("uploads").getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    opening.result.close();
    const [{ id, key, sealed }] = all.result;
    const additionalData = new TextEncoder().encode(id);
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: new Uint8Array(12), additionalData }, key, sealed);
    return new TextDecoder().decode(plain);
  });
}

type UnfinishedContent = { upload: { secret: string; ownerToken: string; bodyKey: string } };

/** Leaves Ada's data in every store on the device. @returns the texts that must not be found after she has left */
async function leaveAll(computer: Computer): Promise<string[]> {
  const { page } = computer;
  await sendLetter(computer);
  await interruptFilm(computer);
  await plantKept(page, { id: ADAS.kept, totalBytes: 60 * MiB, keptBytes: 65_557 });
  await leaveShare(computer);
  const { upload }: UnfinishedContent = JSON.parse(await openUnfinished(page));
  const tokens = await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem("user") ?? "{}");
    const [sent] = Object.entries(localStorage)
      .filter(([key]) => /^[0-9a-f]{16}$/.test(key))
      .map(([, record]) => JSON.parse(record));
    return [user.access_token, user.fileListKey, user.email, sent.secretKey, sent.ownerToken, sent.id];
  });
  const ofFilm = [upload.secret, upload.ownerToken, upload.bodyKey].map((text) => text.replace(/^(bytes|text):/, ""));
  const secrets = [...ofFilm, ...tokens];
  expect(secrets.every((secret) => typeof secret === "string" && secret.length > 8)).toBe(true);
  // The page stores the secrets as bytes, which must not be found either.
  const raw = secrets
    .map((secret) => Buffer.from(secret, "base64url").toString("latin1"))
    .filter(({ length }) => length > 8);
  return [...Object.values(ADAS), ...secrets, ...raw];
}

/** Waits until the device contains none of Ada's data. */
async function expectNothing(page: Page, needles: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const device = await readDevice(page);
        return needles.filter((needle) => device.includes(needle));
      },
      { timeout: WAIT_MS, interval: 250 },
    )
    .toEqual([]);
}

/** Signs in Grace, and waits until the page shows her address. */
async function signInAsGrace({ page, origin }: Computer): Promise<void> {
  await goToIssuer({ page, origin }, "grace");
  await signInAtIssuer({ page, origin }, "grace");
  await page.getByText(PEOPLE.grace.email).first().waitFor();
}

async function expectEmptyPage(page: Page): Promise<void> {
  await page.getByTestId("no-uploads").waitFor();
  expect(await page.getByTestId("unfinished-upload").count()).toBe(0);
  expect(await page.getByTestId("past-uploads").count()).toBe(0);
  expect(await page.getByTestId("upload-card").count()).toBe(0);
  expect(await page.locator("body").textContent()).not.toContain("adas-");
}

describe.each(ENGINES)("on a shared computer, in %s", (engine) => {
  it("data that must outlive the page is not stored in plaintext, and nothing remains after signing out [R4.35d]", async () => {
    await atComputer(engine, async (computer) => {
      const { page } = computer;
      await rememberAda(computer);
      const needles = await leaveAll(computer);
      const before = await readDevice(page);
      const { filmPassword, filmTitle, film, letter, shared } = ADAS;
      expect([filmPassword, filmTitle, film].filter((needle) => before.includes(needle))).toEqual([]);
      // The search finds known content, so its empty results are reliable.
      expect([letter, shared].filter((needle) => !before.includes(needle))).toEqual([]);
      expect(before).toContain("key, extractable: false");

      await page.getByTestId("sign-out").click();
      await page.getByText("You're signed out").waitFor();
      await expectEmptyPage(page);
      await expectNothing(page, needles);
      await signInAsGrace(computer);
      await expectEmptyPage(page);
      await expectNothing(page, needles);
    });
  });

  it("nothing remains after a 401 [R4.35e]", async () => {
    await atComputer(engine, async (computer) => {
      const { page, issuer } = computer;
      const token = await rememberAda(computer);
      const needles = await leaveAll(computer);
      await issuer.revoke(token);
      await page.reload();
      await page.getByText("Your session has ended").waitFor();
      await expectEmptyPage(page);
      await expectNothing(page, needles);
      await signInAsGrace(computer);
      await expectEmptyPage(page);
    });
  });

  it("nothing remains when another user signs in, and an upload in another tab ends [R4.35f]", async () => {
    await atComputer(engine, async (computer) => {
      const { page, profile, origin, proxy, folder } = computer;
      // Grace begins to sign in before Ada's visit and returns from the issuer after it.
      const hers = await profile.newPage();
      await goToIssuer({ page: hers, origin }, "grace");
      await rememberAda(computer);
      const needles = await leaveAll(computer);
      await writeFile(join(folder, ADAS.film), randomBytes(12 * MiB));
      proxy.slow(SOCKET, "up", { stopWhen: (_, passed) => passed > 4 * MiB });
      await page.getByTestId("file-input").first().setInputFiles(join(folder, ADAS.film));
      await page.getByTestId("upload-button").click();
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();

      await signInAtIssuer({ page: hers, origin }, "grace");
      await hers.getByText(PEOPLE.grace.email).first().waitFor();
      await page.getByText("this upload was stopped").waitFor();
      await expectEmptyPage(hers);
      await expectNothing(hers, needles);
      await page.getByRole("link", { name: "Back to start" }).click();
      await expectEmptyPage(page);
      await page.reload();
      await expectEmptyPage(page);
    });
  });
});
