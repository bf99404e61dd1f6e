import { awaitReturn, comeBack, typePassphrase, withoutIssuer } from "./account-steps.ts";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";

/** A passphrase is typed, and the server does not answer whether it has a list. */
async function failCheck(stage: Stage): Promise<void> {
  await awaitReturn(stage);
  stage.door.answer("/api/filelist", 503);
  await comeBack(stage);
  await typePassphrase(stage);
  await stage.page.getByTestId("unchecked-passphrase").waitFor();
}

/** The return from the issuer. */
export const RETURNING_SCREENS: readonly Screen[] = [
  {
    id: "signing-in",
    shows: ["/oauth", "ReturningState.exchanging"],
    journey: async (stage) => {
      await awaitReturn(stage);
      stage.door.hold("/issuer/token");
      await comeBack(stage);
      await stage.page.getByRole("heading", { name: "Signing you in" }).waitFor();
    },
  },
  {
    id: "issuer-away",
    shows: [],
    journey: async (stage) => {
      await withoutIssuer(stage);
      await comeBack(stage);
      await stage.page.getByTestId("issuer-away").waitFor();
    },
  },
  {
    id: "sign-in-failed",
    shows: [],
    journey: async (stage) => {
      await awaitReturn(stage);
      stage.door.answer("/issuer/token", 400, { error: "invalid_grant" });
      await comeBack(stage);
      await stage.page.getByText("You weren't signed in").waitFor();
    },
  },
  {
    id: "passphrase",
    shows: ["ReturningState.passphrase.none"],
    journey: async (stage) => {
      await awaitReturn(stage);
      await comeBack(stage);
      await stage.page.getByTestId("passphrase").waitFor();
    },
  },
  {
    id: "passphrase-too-short",
    shows: [],
    journey: async (stage) => {
      await awaitReturn(stage);
      await comeBack(stage);
      await typePassphrase(stage, "short");
      await stage.page.getByText("That's too short").waitFor();
    },
  },
  {
    id: "passphrase-running",
    shows: ["ReturningState.passphrase.running"],
    journey: async (stage) => {
      await awaitReturn(stage);
      stage.door.hold("/assets/passphrase-key");
      await comeBack(stage);
      await typePassphrase(stage);
      await stage.page.getByRole("button", { name: "Creating your key" }).waitFor();
    },
  },
  {
    id: "passphrase-failed",
    shows: ["ReturningState.passphrase.failed"],
    journey: async (stage) => {
      await awaitReturn(stage);
      stage.door.cut("/assets/passphrase-key");
      await comeBack(stage);
      await typePassphrase(stage);
      await stage.page.getByText("Couldn't create the key").waitFor();
    },
  },
  {
    id: "unknown-passphrase",
    shows: ["ReturningState.unknownPassphrase.none"],
    journey: async (stage) => {
      await awaitReturn(stage);
      stage.door.answer("/api/filelist", 404, { error: 404, code: "not_found" });
      await comeBack(stage);
      await typePassphrase(stage);
      await stage.page.getByTestId("unknown-passphrase").waitFor();
    },
  },
  {
    id: "unknown-passphrase-differs",
    shows: ["ReturningState.unknownPassphrase.differs"],
    journey: async (stage) => {
      await awaitReturn(stage);
      stage.door.answer("/api/filelist", 404, { error: 404, code: "not_found" });
      await comeBack(stage);
      await typePassphrase(stage);
      await stage.page.getByTestId("passphrase-again").pressSequentially("another one");
      await stage.page.getByTestId("begin-list").click();
      await stage.page.getByText("The passphrases don't match").waitFor();
    },
  },
  {
    id: "unchecked-passphrase",
    shows: ["ReturningState.uncheckedPassphrase.failed"],
    journey: failCheck,
  },
  {
    id: "unchecked-passphrase-running",
    shows: ["ReturningState.uncheckedPassphrase.running"],
    journey: async (stage) => {
      await failCheck(stage);
      stage.door.hold("/api/filelist");
      await stage.page.getByTestId("check-again").click();
      await stage.page.getByText("One moment").waitFor();
    },
  },
];
