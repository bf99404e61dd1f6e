import { randomBytes } from "node:crypto";
import { fetchFileList } from "@envoi/client";
import type { Issuer } from "@envoi/dev-issuer";
import type { Page, Request } from "playwright-core";
import { expect, vi } from "vitest";
import { withAccountService } from "./account-service.ts";
import { type Access, rememberAda } from "./account-steps.ts";
import { type Fixture, PATIENCE_MS } from "./fixture.ts";
import { openOtherDevice } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import { openHome, sendLetter, startParcel } from "./steps.ts";

const SYNC_MS = 120_000;
const NEVER = new AbortController().signal;

/** Ada's credentials for a new list. */
async function createAccess(issuer: Issuer): Promise<Access> {
  return { accessToken: await issuer.tokenFor("ada"), fileListKey: randomBytes(16).toString("base64url") };
}

/** Opens the page on a device on which Ada has previously signed in. */
async function signIn(fixture: Fixture, access: Access): Promise<void> {
  await rememberAda(fixture, access);
  await openHome(fixture);
  await fixture.page.getByTestId("account-email").waitFor();
}

/** Waits until the account's list has a given number of entries. */
async function listHas({ origin }: Fixture, access: Access, count: number): Promise<void> {
  const countEntries = async () => (await fetchFileList({ origin }, access, NEVER)).entries.length;
  await vi.waitFor(async () => expect(await countEntries()).toBe(count), { timeout: PATIENCE_MS });
}

function isOfList(request: Request): boolean {
  return request.url().includes("/api/filelist/");
}

/** Resolves when the page's request for the list has failed. */
function listFailed(page: Page, method: "GET" | "POST"): Promise<unknown> {
  return page.waitForEvent("requestfailed", (request) => isOfList(request) && request.method() === method);
}

/** Rules about a signed-in user's file list, which all their devices share. */
export const SYNC_RULES: readonly Rule[] = [
  {
    rows: ["R4.39", "R4.40", "R4.41"],
    rule: "two devices are in sync within two minutes, for new uploads and for deletions [R4.39b]",
    journey: withAccountService("oidc", async (fixture, issuer) => {
      const { page } = fixture;
      const access = await createAccess(issuer);
      await using otherDevice = await openOtherDevice(fixture);
      const { page: other } = otherDevice;
      await signIn(otherDevice, access);
      await other.getByTestId("no-uploads").waitFor();
      await page.clock.install();
      await signIn(fixture, access);
      await sendLetter(fixture);
      await page.clock.fastForward(SYNC_MS);
      await listHas(fixture, access, 1);
      await other.clock.fastForward(SYNC_MS);
      await other.getByTestId("upload-card").waitFor();
      await other.getByTestId("card-delete").click();
      await other.getByTestId("no-uploads").waitFor();
      await other.clock.fastForward(SYNC_MS);
      await listHas(fixture, access, 0);
      await page.clock.fastForward(SYNC_MS);
      await page.getByTestId("upload-card").waitFor({ state: "detached" });
    }),
  },
  {
    rows: ["R4.37"],
    rule: "no list is requested while nobody is signed in [R4.37]",
    journey: withAccountService("oidc", async (fixture, issuer) => {
      const { page } = fixture;
      const asked: string[] = [];
      page.context().on("request", (request) => {
        if (isOfList(request)) asked.push(request.url());
      });
      await openHome(fixture);
      await page.getByTestId("sign-in").waitFor();
      await sendLetter(fixture);
      expect(asked).toEqual([]);
      await signIn(fixture, await createAccess(issuer));
      await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: PATIENCE_MS });
    }),
  },
  {
    rows: ["R4.35"],
    rule: "signing out waits while another tab is sending, and its upload is not lost [R4.35]",
    journey: withAccountService("oidc", async (fixture, issuer) => {
      const { page, proxy } = fixture;
      const access = await createAccess(issuer);
      await signIn(fixture, access);
      const otherTab = await page.context().newPage();
      await startParcel({ ...fixture, page: otherTab });
      await page.getByTestId("sign-out").click();
      await page.getByText("still running in another tab").waitFor();
      await page.getByTestId("account-email").waitFor();
      proxy.reset();
      await otherTab.getByTestId("dialog-ok").waitFor();
      await page.getByTestId("sign-out").click();
      await page.getByText("You're signed out").waitFor();
      await listHas(fixture, { ...access, accessToken: await issuer.tokenFor("ada") }, 1);
    }),
  },
  {
    rows: ["R8.14"],
    rule: "a failure to fetch or write the list shows no error, and sending continues [R8.14]",
    journey: withAccountService("oidc", async (fixture, issuer) => {
      const { page, proxy } = fixture;
      proxy.cut("/api/filelist", "POST");
      await signIn(fixture, await createAccess(issuer));
      const notWritten = listFailed(page, "POST");
      await sendLetter(fixture);
      await notWritten;
      expect(await page.getByRole("alert").count()).toBe(0);
      proxy.cut("/api/filelist");
      const notFetched = listFailed(page, "GET");
      await sendLetter(fixture);
      await notFetched;
      await page.getByTestId("account-email").waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
    }),
  },
];
