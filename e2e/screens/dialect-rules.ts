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
import { openOtherDevice } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import type { Stage } from "./stage.ts";
import { followBeacons, hide, listen, openHome, sendLetter } from "./steps.ts";

const SYNC_MS = 120_000;

/** Signs Grace in on an unused device. `list`: whether she has one already. */
async function signInGrace(stage: Stage, dialect: AuthDialect, list: "new" | "there"): Promise<void> {
  await goToIssuer(stage, "grace");
  await signInAtIssuer(stage, "grace");
  if (dialect === "oidc") await (list === "new" ? beginList(stage) : typePassphrase(stage));
  await stage.page.getByTestId("account-email").waitFor();
}

/** The device's data about a person and their uploads. */
function keptOfPerson({ page }: Stage): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key === "user" || /^[0-9a-f]{10,16}$/.test(key)),
  );
}

/** The session of the page in its metrics. */
function parseSession(beacon: string): number {
  return beaconSchema.parse(JSON.parse(beacon)).session_id;
}

function twoDevices(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.33"],
    rule: `by ${dialect}: an upload from one device is on another after signing in there, and a deletion there removes it from the first [R1.16b]`,
    journey: withAccountService(dialect, async (stage) => {
      const { page } = stage;
      await page.clock.install();
      await signInGrace(stage, dialect, "new");
      await sendListed(stage);
      await using other = await openOtherDevice(stage);
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
    journey: withAccountService(dialect, async (stage) => {
      const { page, origin } = stage;
      const beacons = await followBeacons(page);
      await signInGrace(stage, dialect, "new");
      await sendListed(stage);
      const token = await readToken(stage);
      const otherTab = await page.context().newPage();
      await openHome({ ...stage, page: otherTab });
      await otherTab.getByTestId("upload-card").waitFor();

      const before = beacons.length;
      await page.getByTestId("sign-out").click();
      for (const tab of [page, otherTab]) {
        await tab.getByTestId("sign-in").waitFor();
        await tab.getByTestId("no-uploads").waitFor();
      }
      expect(await keptOfPerson(stage)).toEqual([]);
      const { AUTH }: PublicConfig = await (await fetch(`${origin}/config`)).json();
      const headers = { Authorization: `Bearer ${token}` };
      const ask = async () => (await fetch(AUTH?.userinfo_endpoint ?? "", { headers })).status;
      await expect.poll(ask).toBe(401);

      // Cancelling happens in a new session.
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-cancel").click();
      await hide(page);
      await expect.poll(() => new Set(beacons.slice(before).map(parseSession)).size).toBe(2);

      await signInGrace(stage, dialect, "there");
      await page.getByTestId("upload-card").waitFor();
    }),
  };
}

function signOutOffline(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.35"],
    rule: `by ${dialect}: signing out while the list cannot be reached asks for confirmation before uploads are lost [R4.35]`,
    journey: withAccountService(dialect, async (stage) => {
      const { page, door } = stage;
      await signInGrace(stage, dialect, "new");
      door.cut("/api/filelist");
      await sendLetter(stage);
      await page.getByTestId("sign-out").click();
      await page.getByText("1 upload is only on this device").waitFor();
      await page.getByRole("button", { name: "Stay signed in" }).click();
      await page.getByTestId("upload-card").waitFor();
      await page.getByTestId("sign-out").click();
      await page.getByTestId("confirm-sign-out").click();
      await page.getByText("You're signed out").waitFor();
      expect(await keptOfPerson(stage)).toEqual([]);
    }),
  };
}

function revokedToken(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.38", "R8.13"],
    rule: `by ${dialect}: a token revoked at the issuer signs the person out at the next fetch of the list, with an explanation [R4.38]`,
    journey: withAccountService(dialect, async (stage, issuer) => {
      const { page } = stage;
      await page.clock.install();
      await signInGrace(stage, dialect, "new");
      await sendListed(stage);
      await issuer.revoke(await readToken(stage));
      await page.clock.fastForward(SYNC_MS);
      await page.getByText("Your session has ended").waitFor();
      await page.getByTestId("no-uploads").waitFor();
      expect(await keptOfPerson(stage)).toEqual([]);
    }),
  };
}

function stateMismatch(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.31", "R5.23", "R8.12"],
    rule: `by ${dialect}: a return with another state is a state mismatch: nothing is exchanged, and nobody is signed in [R4.31b]`,
    journey: async (stage) => {
      const { page } = stage;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const said = listen(stage);
      await awaitReturn(stage, dialect);
      await comeBack(stage, "another-state");
      await page.getByText("You weren't signed in").waitFor();
      expect(said()).toContain("state mismatch");
      expect(asked.filter((address) => address.includes("/issuer/"))).toEqual([]);
      await page.getByTestId("sign-in").waitFor();
    },
  };
}

/** Rules for every dialect of the issuer. */
export const DIALECT_RULES: readonly Rule[] = [
  twoDevices,
  signOut,
  signOutOffline,
  revokedToken,
  stateMismatch,
].flatMap((rule) => [rule("fxa"), rule("oidc")]);
