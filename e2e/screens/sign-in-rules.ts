import type { AuthDialect } from "@envoi/protocol";
import { expect } from "vitest";
import { withAccountService } from "./account-service.ts";
import {
  awaitReturn,
  beginList,
  comeBack,
  goToIssuer,
  readToken,
  rememberAda,
  sendListed,
  signIn,
  signInAtIssuer,
  typePassphrase,
  withIssuerBehindDoor,
  withoutIssuer,
} from "./account-steps.ts";
import { openOtherDevice } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import { chooseLetter, listen, openHome, startParcel, withAccounts } from "./steps.ts";

function turnBack(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.29"],
    rule: `by ${dialect}: cancelling at the issuer leads to the start page, signed out, without an error [R4.29]`,
    journey: withAccountService(dialect, async (stage) => {
      const { page, origin } = stage;
      const said = listen(stage);
      await goToIssuer(stage, "ada");
      const visited: string[] = [];
      page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByTestId("sign-in").waitFor();
      await page.getByTestId("file-input").waitFor({ state: "attached" });
      expect(page.url()).toBe(`${origin}/`);
      expect(visited).not.toContain("/error");
      for (const role of ["alert", "dialog", "alertdialog"] as const)
        expect(await page.getByRole(role).count()).toBe(0);
      expect(said()).toBe("");
    }),
  };
}

function twoTabs(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.31"],
    rule: `by ${dialect}: of two tabs at the issuer the later sign-in succeeds, whichever returns first [R4.31]`,
    journey: withAccountService(dialect, async (stage) => {
      const { page } = stage;
      await goToIssuer(stage, "ada");
      const later = { ...stage, page: await page.context().newPage() };
      await goToIssuer(later, "ada");
      await later.page.locator("#password").waitFor();
      await signInAtIssuer(stage, "ada");
      await page.getByText("You weren't signed in").waitFor();
      await signInAtIssuer(later, "ada");
      if (dialect === "oidc") await beginList(later);
      await later.page.getByTestId("account-email").waitFor();
      await page.getByTestId("account-email").waitFor();
    }),
  };
}

/** Sign-ins that do not go straight through. */
export const SIGN_IN_RULES: readonly Rule[] = [
  ...[turnBack, twoTabs].flatMap((rule) => [rule("fxa"), rule("oidc")]),
  {
    rows: ["R4.33"],
    rule: "on a second device a mistyped passphrase is detected, and the right one opens the list [R4.33]",
    journey: withAccountService("oidc", async (stage) => {
      await goToIssuer(stage, "grace");
      await signInAtIssuer(stage, "grace");
      await beginList(stage);
      await stage.page.getByTestId("account-email").waitFor();
      await sendListed(stage);
      await using other = await openOtherDevice(stage);
      await goToIssuer(other, "grace");
      await signInAtIssuer(other, "grace");
      await typePassphrase(other, "a leter, a seal, a stamp");
      await other.page.getByTestId("unknown-passphrase").waitFor();
      await other.page.getByTestId("another-passphrase").click();
      await typePassphrase(other);
      await other.page.getByTestId("upload-card").waitFor();
    }),
  },
  {
    rows: [],
    rule: "if an upload with a revoked token exceeds the anonymous limits, the page says so, signs the sender out, and keeps their files",
    journey: withAccountService("fxa", async (stage, issuer) => {
      const { page } = stage;
      await signIn(stage, "ada");
      await chooseLetter(stage);
      await page.getByTestId("download-limit").selectOption("100");
      await issuer.revoke(await readToken(stage));
      await page.getByTestId("upload-button").click();
      await page.getByText("couldn't confirm that you're signed in").waitFor();
      await page.getByTestId("sign-in").waitFor();
      await page.getByTestId("retry-upload").click();
      await page.getByText("Without an account a link allows 5 downloads").waitFor();
      await page.getByTestId("sign-up-cancel").click();
      await page.getByTestId("upload-button").click();
      await page.getByTestId("dialog-ok").click();
      await page.getByText("5 downloads left").waitFor();
    }),
  },
  {
    rows: [],
    rule: "while the issuer is unavailable nobody is offered to sign in",
    journey: async (stage) => {
      const { page } = stage;
      await withoutIssuer(stage);
      await openHome(stage);
      expect(await page.getByTestId("sign-in").count()).toBe(0);
      expect(await page.getByTestId("account-prompt").count()).toBe(0);
    },
  },
  {
    rows: [],
    rule: "the code that revokes a token is loaded before sign-out",
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.hold("/api/filelist");
      await rememberAda(stage);
      const loaded = stage.page.waitForResponse("**/assets/sign-in-*.js");
      await openHome(stage);
      await loaded;
    },
  },
  {
    rows: ["R4.29"],
    rule: "signing in waits while files are sent, loses nothing, and works once they are sent [R4.29]",
    journey: async (stage) => {
      const { page, door } = stage;
      await withIssuerBehindDoor(stage, "oidc");
      await startParcel(stage);
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-submit").click();
      await page.getByRole("dialog").getByText("Sign in when it's done").waitFor();
      await page.getByTestId("sign-up-cancel").click();
      door.open();
      await page.getByTestId("dialog-ok").click();
      door.answer("/issuer/authorization", 200, {});
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-submit").click();
      await page.waitForURL("**/issuer/authorization**");
    },
  },
  {
    rows: ["R4.29"],
    rule: "a person who declines to leave the page for the issuer can close the dialog, and go there later [R4.29]",
    journey: async (stage) => {
      const { page, door } = stage;
      await withIssuerBehindDoor(stage, "oidc");
      door.answer("/issuer/authorization", 200, {});
      await openHome(stage);
      await page.evaluate(() => addEventListener("beforeunload", (event) => event.preventDefault()));
      await page.getByTestId("sign-in").click();
      const stayed = page.waitForEvent("dialog").then((question) => question.dismiss());
      await page.getByTestId("sign-up-submit").click();
      await stayed;
      await page.getByTestId("sign-up-cancel").click();
      await page.getByTestId("sign-in").click();
      page.once("dialog", (question) => void question.accept());
      await page.getByTestId("sign-up-submit").click();
      await page.waitForURL("**/issuer/authorization**");
    },
  },
  {
    rows: ["R4.34"],
    rule: "a person who goes to another page during the sign-in stays there, signed out [R4.34]",
    journey: async (stage) => {
      const { page, door, origin } = stage;
      await awaitReturn(stage, "oidc");
      door.hold("/issuer/token");
      await comeBack(stage);
      await page.getByRole("heading", { name: "Signing you in" }).waitFor();
      await page.getByRole("link", { name: "Privacy" }).click();
      const answered = page.waitForResponse("**/issuer/token");
      door.open();
      await (await answered).finished();
      await page.getByTestId("sign-in").waitFor();
      expect(page.url()).toBe(`${origin}/legal`);
      expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    },
  },
];
