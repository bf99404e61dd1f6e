import { type AuthDialect, beaconSchema, type PublicConfig } from "@envoi/protocol";
import { expect } from "vitest";
import { withAccountService } from "./account-service.ts";
import {
  awaitReturn,
  beginList,
  comeBack,
  goToIssuer,
  listWritten,
  readToken,
  sendListed,
  signInAtIssuer,
  typePassphrase,
} from "./account-steps.ts";
import type { Fixture } from "./fixture.ts";
import { openOtherDevice } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import { followBeacons, hide, listen, openHome, sendLetter } from "./steps.ts";

const SYNC_MS = 120_000;

/** Signs Grace in on an unused device. `list`: whether she already has a file list. */
async function signInGrace(fixture: Fixture, dialect: AuthDialect, list: "new" | "there"): Promise<void> {
  await goToIssuer(fixture, "grace");
  await signInAtIssuer(fixture, "grace");
  if (dialect === "oidc") await (list === "new" ? beginList(fixture) : typePassphrase(fixture));
  await fixture.page.getByTestId("account-email").waitFor();
}

/** The device's data about a user and their uploads. */
function keptOfPerson({ page }: Fixture): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key === "user" || /^[0-9a-f]{10,16}$/.test(key)),
  );
}

/** The session id in one of the page's beacons. */
function parseSession(beacon: string): number {
  return beaconSchema.parse(JSON.parse(beacon)).session_id;
}

function twoDevices(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.33"],
    rule: `by ${dialect}: an upload from one device is listed on another after signing in there, and deleting it there removes it from the first [R1.16b]`,
    journey: withAccountService(dialect, async (fixture) => {
      const { page } = fixture;
      await page.clock.install();
      await signInGrace(fixture, dialect, "new");
      await sendListed(fixture);
      await using other = await openOtherDevice(fixture);
      await signInGrace(other, dialect, "there");
      await other.page.getByTestId("upload-card").waitFor();
      await other.page.getByTestId("card-delete").click();
      await other.page.getByTestId("no-uploads").waitFor();
      const deleted = listWritten(other);
      await other.page.clock.fastForward(SYNC_MS);
      await deleted;
      await page.clock.fastForward(SYNC_MS);
      await page.getByTestId("no-uploads").waitFor();
    }),
  };
}

function signOut(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.35", "R4.36"],
    rule: `by ${dialect}: signing out removes the uploads and the person from every tab, ends the session and the token, and loses nothing [R4.35b]`,
    journey: withAccountService(dialect, async (fixture) => {
      const { page, origin } = fixture;
      const beacons = await followBeacons(page);
      await signInGrace(fixture, dialect, "new");
      await sendListed(fixture);
      const token = await readToken(fixture);
      const otherTab = await page.context().newPage();
      await openHome({ ...fixture, page: otherTab });
      await otherTab.getByTestId("upload-card").waitFor();

      const before = beacons.length;
      await page.getByTestId("sign-out").click();
      for (const tab of [page, otherTab]) {
        await tab.getByTestId("sign-in").waitFor();
        await tab.getByTestId("no-uploads").waitFor();
      }
      expect(await keptOfPerson(fixture)).toEqual([]);
      const { AUTH }: PublicConfig = await (await fetch(`${origin}/config`)).json();
      const headers = { Authorization: `Bearer ${token}` };
      const ask = async () => (await fetch(AUTH?.userinfo_endpoint ?? "", { headers })).status;
      await expect.poll(ask).toBe(401);

      // After the sign-out, the page counts the cancelled sign-in in a new session.
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-cancel").click();
      await hide(page);
      await expect.poll(() => new Set(beacons.slice(before).map(parseSession)).size).toBe(2);

      await signInGrace(fixture, dialect, "there");
      await page.getByTestId("upload-card").waitFor();
    }),
  };
}

function signOutOffline(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.35"],
    rule: `by ${dialect}: signing out while the list cannot be reached asks for confirmation before uploads are lost [R4.35]`,
    journey: withAccountService(dialect, async (fixture) => {
      const { page, proxy } = fixture;
      await signInGrace(fixture, dialect, "new");
      proxy.cut("/api/filelist");
      await sendLetter(fixture);
      await page.getByTestId("sign-out").click();
      await page.getByText("1 upload is only on this device").waitFor();
      await page.getByRole("button", { name: "Stay signed in" }).click();
      await page.getByTestId("upload-card").waitFor();
      await page.getByTestId("sign-out").click();
      await page.getByTestId("confirm-sign-out").click();
      await page.getByText("You're signed out").waitFor();
      expect(await keptOfPerson(fixture)).toEqual([]);
    }),
  };
}

function revokedToken(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.38", "R8.13"],
    rule: `by ${dialect}: a token revoked at the issuer signs the person out at the next fetch of the list, with an explanation [R4.38]`,
    journey: withAccountService(dialect, async (fixture, issuer) => {
      const { page } = fixture;
      await page.clock.install();
      await signInGrace(fixture, dialect, "new");
      await sendListed(fixture);
      await issuer.revoke(await readToken(fixture));
      await page.clock.fastForward(SYNC_MS);
      await page.getByText("Your session has ended").waitFor();
      await page.getByTestId("no-uploads").waitFor();
      expect(await keptOfPerson(fixture)).toEqual([]);
    }),
  };
}

function stateMismatch(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.31", "R5.23", "R8.12"],
    rule: `by ${dialect}: a return with the wrong state is a state mismatch: nothing is exchanged, and nobody is signed in [R4.31b]`,
    journey: async (fixture) => {
      const { page } = fixture;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const said = listen(fixture);
      await awaitReturn(fixture, dialect);
      await comeBack(fixture, "another-state");
      await page.getByText("You weren't signed in").waitFor();
      expect(said()).toContain("state mismatch");
      expect(asked.filter((address) => address.includes("/issuer/"))).toEqual([]);
      await page.getByTestId("sign-in").waitFor();
    },
  };
}

/** Rules for every issuer dialect. */
export const DIALECT_RULES: readonly Rule[] = [
  twoDevices,
  signOut,
  signOutOffline,
  revokedToken,
  stateMismatch,
].flatMap((rule) => [rule("fxa"), rule("oidc")]);
