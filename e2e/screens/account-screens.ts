import { rememberAda, withoutIssuer } from "./account-steps.ts";
import { type Fixture, MAX_FILE_BYTES } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import {
  chooseFiles,
  chooseLetter,
  LETTER,
  openHome,
  sendLetter,
  startParcel,
  withAccounts,
  withoutStorage,
} from "./steps.ts";

/** The screen of the dialog that opens when a limit is exceeded, and names that limit. */
function signUp(id: string, text: string, act: (fixture: Fixture) => Promise<void>): Screen {
  return {
    id,
    shows: ["SignUpDialog", "Notice.needsAccount"],
    journey: async (fixture) => {
      await withAccounts(fixture);
      await act(fixture);
      await fixture.page.getByRole("dialog").getByText(text).waitFor();
    },
  };
}

/** The screen of the dialog that explains why the issuer cannot be opened. */
function signUpObstacle(
  { id, word, text }: { id: string; word: string; text: string },
  prepare: (fixture: Fixture) => Promise<void>,
): Screen {
  return {
    id,
    shows: [`sign-up-dialog.${word}`],
    journey: async (fixture) => {
      await prepare(fixture);
      await fixture.page.getByTestId("sign-in").click();
      await fixture.page.getByTestId("sign-up-submit").click();
      await fixture.page.getByRole("dialog").getByText(text).waitFor();
    },
  };
}

/** Screens about signing in and the signed-in user. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  signUp("needs-account-size", "Without an account you can send up to", async (fixture) => {
    await openHome(fixture);
    await chooseFiles(fixture, { ...LETTER, bytes: MAX_FILE_BYTES + 1 });
  }),
  signUp("needs-account-count", "Without an account a link allows", async (fixture) => {
    await chooseLetter(fixture);
    await fixture.page.getByTestId("download-limit").selectOption("100");
  }),
  signUp("needs-account-time", "Without an account, links work for", async (fixture) => {
    await chooseLetter(fixture);
    await fixture.page.getByTestId("time-limit").selectOption("604800");
  }),
  {
    id: "join-offer",
    shows: [],
    journey: async (fixture) => {
      await sendLetter(fixture);
      await withAccounts(fixture);
      await rememberAda(fixture);
      fixture.proxy.answer("/api/filelist", 503);
      await openHome(fixture);
      await fixture.page.getByTestId("join-offer").waitFor();
    },
  },
  {
    id: "sign-up",
    shows: [],
    journey: async (fixture) => {
      await withAccounts(fixture);
      await openHome(fixture);
      await fixture.page.getByTestId("sign-in").click();
      await fixture.page.getByTestId("benefit-perk").waitFor();
    },
  },
  signUpObstacle(
    { id: "sign-up-unreached", word: "signInNotBegun", text: "Couldn't reach the sign-in page" },
    async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.cut("/assets/sign-in-");
      await openHome(fixture);
    },
  ),
  signUpObstacle(
    { id: "sign-up-no-room", word: "signInNoRoom", text: "no room left to sign you in" },
    async (fixture) => {
      await withAccounts(fixture);
      await openHome(fixture);
      await fixture.page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
    },
  ),
  signUpObstacle({ id: "sign-up-waits", word: "signInWaits", text: "Sign in when it's done" }, async (fixture) => {
    await withAccounts(fixture);
    await startParcel(fixture);
  }),
  {
    id: "account-needed",
    shows: [],
    journey: async (fixture) => {
      await withAccounts(fixture, { uploadRequiresAccount: true });
      await fixture.page.goto(fixture.origin);
      await fixture.page.getByTestId("account-needed-sign-in").waitFor();
    },
  },
  {
    id: "account-needed-sign-up",
    shows: [],
    journey: async (fixture) => {
      await withAccounts(fixture, { uploadRequiresAccount: true });
      await fixture.page.goto(fixture.origin);
      await fixture.page.getByTestId("account-needed-sign-in").click();
      await fixture.page.getByRole("dialog").getByText("You need an account to send files here").waitFor();
    },
  },
  {
    id: "account-needed-to-request",
    shows: ["/request"],
    journey: async (fixture) => {
      await withAccounts(fixture, { uploadRequiresAccount: true });
      await fixture.page.goto(`${fixture.origin}/request`);
      await fixture.page.getByTestId("account-needed-sign-in").waitFor();
    },
  },
  {
    id: "account-needed-blocked",
    shows: [],
    journey: async (fixture) => {
      await withoutStorage(fixture.page, "blocked");
      await withAccounts(fixture, { uploadRequiresAccount: true });
      await fixture.page.goto(fixture.origin);
      await fixture.page.getByText("this browser can't save a sign-in").waitFor();
    },
  },
  {
    id: "account-needed-away",
    shows: [],
    journey: async (fixture) => {
      await withoutIssuer(fixture, { uploadRequiresAccount: true });
      await fixture.page.goto(fixture.origin);
      await fixture.page.getByTestId("account-needed").getByText("isn't available right now").waitFor();
    },
  },
  {
    id: "signed-in",
    shows: ["account-menu.nothing"],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.hold("/api/filelist");
      await rememberAda(fixture);
      await openHome(fixture);
      await fixture.page.getByTestId("account-email").waitFor();
    },
  },
  {
    id: "sign-out-waits",
    shows: ["account-menu.transfer"],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.hold("/api/filelist");
      await rememberAda(fixture);
      await startParcel(fixture);
      await fixture.page.getByTestId("sign-out").click();
      await fixture.page.getByText("Sign out when it's done").waitFor();
    },
  },
  {
    id: "sign-out-waits-for-tab",
    shows: ["account-menu.otherTab"],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.hold("/api/filelist");
      await rememberAda(fixture);
      await openHome(fixture);
      await startParcel({ ...fixture, page: await fixture.page.context().newPage() });
      await fixture.page.bringToFront();
      await fixture.page.getByTestId("sign-out").click();
      await fixture.page.getByText("still running in another tab").waitFor();
    },
  },
  {
    id: "sign-out-syncs",
    shows: ["account-menu.list"],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.hold("/api/filelist");
      await rememberAda(fixture);
      await sendLetter(fixture);
      await fixture.page.getByTestId("sign-out").click();
      await fixture.page.getByText("Saving your list").waitFor();
    },
  },
  {
    id: "sign-out-asks",
    shows: ["account-menu.answer", "SignOutDialog"],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.cut("/api/filelist");
      await rememberAda(fixture);
      await sendLetter(fixture);
      await fixture.page.getByTestId("sign-out").click();
      await fixture.page.getByRole("dialog").getByText("only on this device").waitFor();
    },
  },
  {
    id: "signed-out",
    shows: [],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.hold("/api/filelist");
      await rememberAda(fixture);
      await openHome(fixture);
      await fixture.page.getByTestId("sign-out").click();
      await fixture.page.getByText("You're signed out.").waitFor();
    },
  },
  {
    id: "signed-out-refused",
    shows: [],
    journey: async (fixture) => {
      await withAccounts(fixture);
      fixture.proxy.answer("/api/filelist", 401, { error: 401, code: "unauthorized" });
      await rememberAda(fixture);
      await openHome(fixture);
      await fixture.page.getByText("Your session has ended").waitFor();
    },
  },
];
