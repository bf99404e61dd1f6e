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
  withoutIssuer,
  withProxiedIssuer,
} from "./account-steps.ts";
import { openOtherDevice } from "./other-device.ts";
import type { Rule } from "./rule.ts";
import { chooseLetter, listen, openHome, startParcel, withAccounts } from "./steps.ts";

function turnBack(dialect: AuthDialect): Rule {
  return {
    rows: ["R4.29"],
    rule: `by ${dialect}: cancelling at the issuer leads to the start page, signed out, without an error [R4.29]`,
    journey: withAccountService(dialect, async (fixture) => {
      const { page, origin } = fixture;
      const said = listen(fixture);
      await goToIssuer(fixture, "ada");
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
    rule: `by ${dialect}: with two tabs at the issuer, the later sign-in succeeds, whichever tab returns first [R4.31]`,
    journey: withAccountService(dialect, async (fixture) => {
      const { page } = fixture;
      await goToIssuer(fixture, "ada");
      const later = { ...fixture, page: await page.context().newPage() };
      await goToIssuer(later, "ada");
      await later.page.locator("#password").waitFor();
      await signInAtIssuer(fixture, "ada");
      await page.getByText("You weren't signed in").waitFor();
      await signInAtIssuer(later, "ada");
      if (dialect === "oidc") await beginList(later);
      await later.page.getByTestId("account-email").waitFor();
      await page.getByTestId("account-email").waitFor();
    }),
  };
}

/** Rules about interrupted or failed sign-ins. */
export const SIGN_IN_RULES: readonly Rule[] = [
  ...[turnBack, twoTabs].flatMap((rule) => [rule("fxa"), rule("oidc")]),
  {
    rows: ["R4.33"],
    rule: "on a second device a mistyped passphrase is detected, and the right one opens the list [R4.33]",
    journey: withAccountService("oidc", async (fixture) => {
      await goToIssuer(fixture, "grace");
      await signInAtIssuer(fixture, "grace");
      await beginList(fixture);
      await fixture.page.getByTestId("account-email").waitFor();
      await sendListed(fixture);
      await using other = await openOtherDevice(fixture);
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
    journey: withAccountService("fxa", async (fixture, issuer) => {
      const { page } = fixture;
      await signIn(fixture, "ada");
      await chooseLetter(fixture);
      await page.getByTestId("download-limit").selectOption("100");
      await issuer.revoke(await readToken(fixture));
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
    rule: "while the issuer is unavailable, sign-in is not offered",
    journey: async (fixture) => {
      const { page } = fixture;
      await withoutIssuer(fixture);
      await openHome(fixture);
      expect(await page.getByTestId("sign-in").count()).toBe(0);
      expect(await page.getByTestId("account-prompt").count()).toBe(0);
    },
  },
  {
    rows: [],
    rule: "the code that revokes a token is loaded before sign-out",
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.hold("/api/filelist");
      await rememberAda(fixture);
      const loaded = fixture.page.waitForResponse("**/assets/sign-in-*.js");
      await openHome(fixture);
      await loaded;
    },
  },
  {
    rows: ["R4.29"],
    rule: "signing in waits until files are sent, and loses nothing [R4.29]",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      await withProxiedIssuer(fixture, "oidc");
      await startParcel(fixture);
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-submit").click();
      await page.getByRole("dialog").getByText("Sign in when it's done").waitFor();
      await page.getByTestId("sign-up-cancel").click();
      proxy.reset();
      await page.getByTestId("dialog-ok").click();
      proxy.answer("/issuer/authorization", 200, {});
      await page.getByTestId("sign-in").click();
      await page.getByTestId("sign-up-submit").click();
      await page.waitForURL("**/issuer/authorization**");
    },
  },
  {
    rows: ["R4.29"],
    rule: "a person who declines to leave the page for the issuer can close the dialog, and sign in later [R4.29]",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      await withProxiedIssuer(fixture, "oidc");
      proxy.answer("/issuer/authorization", 200, {});
      await openHome(fixture);
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
    rule: "a person who opens another page during the sign-in stays there, signed out [R4.34]",
    journey: async (fixture) => {
      const { page, proxy, origin } = fixture;
      await awaitReturn(fixture, "oidc");
      proxy.hold("/issuer/token");
      await comeBack(fixture);
      await page.getByRole("heading", { name: "Signing you in" }).waitFor();
      await page.getByRole("link", { name: "Privacy" }).click();
      const answered = page.waitForResponse("**/issuer/token");
      proxy.reset();
      await (await answered).finished();
      await page.getByTestId("sign-in").waitFor();
      expect(page.url()).toBe(`${origin}/legal`);
      expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    },
  },
];
