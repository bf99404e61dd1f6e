import { randomBytes } from "node:crypto";
import { fetchFileList } from "@envoi/client";
import { type Issuer, startIssuer } from "@envoi/issuer";
import { startStandaloneProcess } from "@envoi/testkit";
import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { openOtherDevice } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import type { Stage } from "./stage.ts";
import { openHome, sendLetter } from "./steps.ts";

const SYNC_MS = 120_000;
const PATIENCE_MS = 15_000;
const NEVER = new AbortController().signal;

type Access = { accessToken: string; fileListKey: string };

/** Where people can sign in, and what one of them, Ada, gets at her list with. */
type Service = { origin: string; issuer: Issuer; access: Access };

function withService(journey: (stage: Stage, service: Service) => Promise<void>): Rule["journey"] {
  return async (stage) => {
    await using issuer = await startIssuer();
    await using app = await startStandaloneProcess({
      LOG_LEVEL: "warn",
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
    });
    const access = { accessToken: await issuer.tokenFor("ada"), fileListKey: randomBytes(16).toString("base64url") };
    await journey({ ...stage, origin: app.origin }, { origin: app.origin, issuer, access });
  };
}

/** As on a device on which Ada has signed in before. */
async function signIn(stage: Stage, access: Access): Promise<void> {
  await stage.page.goto(`${stage.origin}/legal`);
  await rememberUser(stage.page, access);
  await openHome(stage);
  await stage.page.getByTestId("account-email").waitFor();
}

async function rememberUser(page: Page, { accessToken, fileListKey }: Access): Promise<void> {
  const user = { access_token: accessToken, uid: "ada", email: "ada@example.org", fileListKey };
  await page.evaluate((record) => localStorage.setItem("user", record), JSON.stringify(user));
}

/** Waits until the account has a list of so many entries. */
async function listHas({ origin, access }: Service, count: number): Promise<void> {
  const countEntries = async () => (await fetchFileList({ origin }, access, NEVER)).entries.length;
  await vi.waitFor(async () => expect(await countEntries()).toBe(count), { timeout: PATIENCE_MS });
}

/** Addresses of all lists that a page asks for. */
function askedLists(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/api/filelist/")) asked.push(request.url());
  });
  return asked;
}

/** The list of a signed-in person, on all their devices. */
export const SYNC_RULES: readonly Rule[] = [
  {
    rows: ["R4.39", "R4.40", "R4.41"],
    rule: "two devices are in step within two minutes: what is sent on one comes to the other, what is deleted there goes",
    journey: withService(async (stage, service) => {
      const { page } = stage;
      await using otherDevice = await openOtherDevice(stage);
      const { page: other } = otherDevice;
      await signIn(otherDevice, service.access);
      await other.getByTestId("no-uploads").waitFor();
      await page.clock.install();
      await signIn(stage, service.access);
      await sendLetter(stage);
      await page.clock.fastForward(SYNC_MS);
      await listHas(service, 1);
      await other.clock.fastForward(SYNC_MS);
      await other.getByTestId("upload-card").waitFor();
      await other.getByTestId("card-delete").click();
      await other.getByTestId("confirm-delete").click();
      await other.getByTestId("no-uploads").waitFor();
      await other.clock.fastForward(SYNC_MS);
      await listHas(service, 0);
      await page.clock.fastForward(SYNC_MS);
      await page.getByTestId("upload-card").waitFor({ state: "detached" });
    }),
  },
  {
    rows: ["R4.37"],
    rule: "without anyone signed in no list is asked for",
    journey: withService(async (stage, { access }) => {
      const { page } = stage;
      const asked = askedLists(page);
      await openHome(stage);
      await page.getByTestId("sign-in").waitFor();
      await sendLetter(stage);
      expect(asked).toEqual([]);
      await signIn(stage, access);
      await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: PATIENCE_MS });
    }),
  },
  {
    rows: ["R8.14"],
    rule: "a list that cannot be fetched or written says nothing, and sending goes on",
    journey: withService(async (stage, { issuer, access }) => {
      const { page } = stage;
      await signIn(stage, access);
      // One that the servers have not asked about yet.
      await rememberUser(page, { ...access, accessToken: await issuer.tokenFor("ada") });
      await issuer.stop();
      const asked = askedLists(page);
      await page.reload();
      await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: PATIENCE_MS });
      await sendLetter(stage);
      await page.getByTestId("account-email").waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
    }),
  },
];
