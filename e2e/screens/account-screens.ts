import { rememberAda, withoutIssuer } from "./account-steps.ts";
import type { Screen } from "./screen.ts";
import { MAX_FILE_BYTES, type Stage } from "./stage.ts";
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

/** The dialog opened by a trigger, naming the exceeded limit. */
function signUp(id: string, text: string, act: (stage: Stage) => Promise<void>): Screen {
  return {
    id,
    shows: ["sign-up-dialog", "Notice.needsAccount"],
    journey: async (stage) => {
      await withAccounts(stage);
      await act(stage);
      await stage.page.getByRole("dialog").getByText(text).waitFor();
    },
  };
}

/** The dialog that cannot open the issuer, and why. */
function signUpObstacle(id: string, text: string, prepare: (stage: Stage) => Promise<void>): Screen {
  return {
    id,
    shows: [],
    journey: async (stage) => {
      await prepare(stage);
      await stage.page.getByTestId("sign-in").click();
      await stage.page.getByTestId("sign-up-submit").click();
      await stage.page.getByRole("dialog").getByText(text).waitFor();
    },
  };
}

/** Screens about the signed-in person and signing in. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  signUp("needs-account-size", "Without an account you can send up to", async (stage) => {
    await openHome(stage);
    await chooseFiles(stage, { ...LETTER, bytes: MAX_FILE_BYTES + 1 });
  }),
  signUp("needs-account-count", "Without an account a link allows", async (stage) => {
    await chooseLetter(stage);
    await stage.page.getByTestId("download-limit").selectOption("100");
  }),
  signUp("needs-account-time", "Without an account, links work for", async (stage) => {
    await chooseLetter(stage);
    await stage.page.getByTestId("time-limit").selectOption("604800");
  }),
  {
    id: "join-offer",
    shows: [],
    journey: async (stage) => {
      await sendLetter(stage);
      await withAccounts(stage);
      await rememberAda(stage);
      stage.door.answer("/api/filelist", 503);
      await openHome(stage);
      await stage.page.getByTestId("join-offer").waitFor();
    },
  },
  {
    id: "sign-up",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      await openHome(stage);
      await stage.page.getByTestId("sign-in").click();
      await stage.page.getByTestId("benefit-perk").waitFor();
    },
  },
  signUpObstacle("sign-up-unreached", "Couldn't reach the sign-in page", async (stage) => {
    await withAccounts(stage);
    stage.door.cut("/assets/sign-in-");
    await openHome(stage);
  }),
  signUpObstacle("sign-up-no-room", "no room left to sign you in", async (stage) => {
    await withAccounts(stage);
    await openHome(stage);
    await stage.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
  }),
  signUpObstacle("sign-up-waits", "Sign in when it's done", async (stage) => {
    await withAccounts(stage);
    await startParcel(stage);
  }),
  {
    id: "account-needed",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage, { uploadRequiresAccount: true });
      await stage.page.goto(stage.origin);
      await stage.page.getByTestId("account-needed-sign-in").waitFor();
    },
  },
  {
    id: "account-needed-sign-up",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage, { uploadRequiresAccount: true });
      await stage.page.goto(stage.origin);
      await stage.page.getByTestId("account-needed-sign-in").click();
      await stage.page.getByRole("dialog").getByText("You need an account to send files here").waitFor();
    },
  },
  {
    id: "account-needed-blocked",
    shows: [],
    journey: async (stage) => {
      await withoutStorage(stage.page, "blocked");
      await withAccounts(stage, { uploadRequiresAccount: true });
      await stage.page.goto(stage.origin);
      await stage.page.getByText("this browser can't save a sign-in").waitFor();
    },
  },
  {
    id: "account-needed-away",
    shows: [],
    journey: async (stage) => {
      await withoutIssuer(stage, { uploadRequiresAccount: true });
      await stage.page.goto(stage.origin);
      await stage.page.getByTestId("account-needed").getByText("isn't available right now").waitFor();
    },
  },
  {
    id: "signed-in",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.hold("/api/filelist");
      await rememberAda(stage);
      await openHome(stage);
      await stage.page.getByTestId("account-email").waitFor();
    },
  },
  {
    id: "sign-out-waits",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.hold("/api/filelist");
      await rememberAda(stage);
      await startParcel(stage);
      await stage.page.getByTestId("sign-out").click();
      await stage.page.getByText("Sign out when it's done").waitFor();
    },
  },
  {
    id: "sign-out-syncs",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.hold("/api/filelist");
      await rememberAda(stage);
      await sendLetter(stage);
      await stage.page.getByTestId("sign-out").click();
      await stage.page.getByText("Saving your list").waitFor();
    },
  },
  {
    id: "sign-out-asks",
    shows: ["sign-out-dialog"],
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.cut("/api/filelist");
      await rememberAda(stage);
      await sendLetter(stage);
      await stage.page.getByTestId("sign-out").click();
      await stage.page.getByRole("dialog").getByText("only on this device").waitFor();
    },
  },
  {
    id: "signed-out",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.hold("/api/filelist");
      await rememberAda(stage);
      await openHome(stage);
      await stage.page.getByTestId("sign-out").click();
      await stage.page.getByText("You're signed out.").waitFor();
    },
  },
  {
    id: "signed-out-refused",
    shows: [],
    journey: async (stage) => {
      await withAccounts(stage);
      stage.door.answer("/api/filelist", 401, { error: 401, code: "unauthorized" });
      await rememberAda(stage);
      await openHome(stage);
      await stage.page.getByText("Your session has ended").waitFor();
    },
  },
];
