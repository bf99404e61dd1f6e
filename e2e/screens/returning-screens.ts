import { awaitReturn, comeBack, typePassphrase, withoutIssuer } from "./account-steps.ts";
import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";

/** Types a passphrase while the server does not respond to the request for its list. */
async function failCheck(fixture: Fixture): Promise<void> {
  await awaitReturn(fixture);
  fixture.proxy.answer("/api/filelist", 503);
  await comeBack(fixture);
  await typePassphrase(fixture);
  await fixture.page.getByTestId("unchecked-passphrase").waitFor();
}

/** Screens after the return from the issuer. */
export const RETURNING_SCREENS: readonly Screen[] = [
  {
    id: "signing-in",
    shows: ["/oauth", "ReturningState.exchanging"],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      fixture.proxy.hold("/issuer/token");
      await comeBack(fixture);
      await fixture.page.getByRole("heading", { name: "Signing you in" }).waitFor();
    },
  },
  {
    id: "issuer-away",
    shows: [],
    journey: async (fixture) => {
      await withoutIssuer(fixture);
      await comeBack(fixture);
      await fixture.page.getByTestId("issuer-away").waitFor();
    },
  },
  {
    id: "sign-in-failed",
    shows: [],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      fixture.proxy.answer("/issuer/token", 400, { error: "invalid_grant" });
      await comeBack(fixture);
      await fixture.page.getByText("You weren't signed in").waitFor();
    },
  },
  {
    id: "passphrase",
    shows: ["ReturningState.passphrase.none"],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      await comeBack(fixture);
      await fixture.page.getByTestId("passphrase").waitFor();
    },
  },
  {
    id: "passphrase-too-short",
    shows: [],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      await comeBack(fixture);
      await typePassphrase(fixture, "short");
      await fixture.page.getByText("That's too short").waitFor();
    },
  },
  {
    id: "passphrase-running",
    shows: ["ReturningState.passphrase.running"],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      fixture.proxy.hold("/assets/passphrase-key");
      await comeBack(fixture);
      await typePassphrase(fixture);
      await fixture.page.getByRole("button", { name: "Creating your key" }).waitFor();
    },
  },
  {
    id: "passphrase-failed",
    shows: ["ReturningState.passphrase.failed"],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      fixture.proxy.cut("/assets/passphrase-key");
      await comeBack(fixture);
      await typePassphrase(fixture);
      await fixture.page.getByText("Couldn't create the key").waitFor();
    },
  },
  {
    id: "unknown-passphrase",
    shows: ["ReturningState.unknownPassphrase.none"],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      fixture.proxy.answer("/api/filelist", 404, { error: 404, code: "not_found" });
      await comeBack(fixture);
      await typePassphrase(fixture);
      await fixture.page.getByTestId("unknown-passphrase").waitFor();
    },
  },
  {
    id: "unknown-passphrase-differs",
    shows: ["ReturningState.unknownPassphrase.differs"],
    journey: async (fixture) => {
      await awaitReturn(fixture);
      fixture.proxy.answer("/api/filelist", 404, { error: 404, code: "not_found" });
      await comeBack(fixture);
      await typePassphrase(fixture);
      await fixture.page.getByTestId("passphrase-again").pressSequentially("another one");
      await fixture.page.getByTestId("begin-list").click();
      await fixture.page.getByText("The passphrases don't match").waitFor();
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
    journey: async (fixture) => {
      await failCheck(fixture);
      fixture.proxy.hold("/api/filelist");
      await fixture.page.getByTestId("check-again").click();
      await fixture.page.getByText("One moment").waitFor();
    },
  },
];
