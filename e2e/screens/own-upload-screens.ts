import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { chooseFiles, openHome, sendLetter, upload, withoutStorage } from "./steps.ts";

async function deleteLetter(fixture: Fixture): Promise<void> {
  await sendLetter(fixture);
  await fixture.page.clock.install();
  await fixture.page.getByTestId("card-delete").click();
  await fixture.page.getByTestId("undo-deletion").waitFor();
}

/** Advances the clock to the time at which the deletion is sent. */
async function passHold(fixture: Fixture): Promise<void> {
  await fixture.page.clock.fastForward(8_000);
}

async function changeLimits(fixture: Fixture): Promise<void> {
  await sendLetter(fixture);
  await fixture.page.getByTestId("card-change").click();
  await fixture.page.getByTestId("new-download-limit").selectOption("3");
}

/** The screen with the notice that the upload list is not stored. */
function storageNotice(reason: "blocked" | "full", text: string): Screen {
  return {
    id: `storage-${reason}`,
    shows: ["StorageNotice.shown"],
    journey: async (fixture) => {
      await withoutStorage(fixture.page, reason);
      await sendLetter(fixture);
      await fixture.page.getByText(text).waitFor();
    },
  };
}

/** Screens of actions on a sender's own uploads, and of their list's states. */
export const OWN_UPLOAD_SCREENS: readonly Screen[] = [
  storageNotice("blocked", "won't save your list of uploads"),
  storageNotice("full", "no room left"),
  {
    id: "storage-notice-closed",
    shows: ["StorageNotice.closed"],
    journey: async (fixture) => {
      await withoutStorage(fixture.page, "blocked");
      await sendLetter(fixture);
      await fixture.page.getByRole("button", { name: "Dismiss" }).click();
      await fixture.page.getByText("won't save your list of uploads").waitFor({ state: "detached" });
    },
  },
  {
    id: "card-menu",
    shows: [],
    journey: async (fixture) => {
      await fixture.page.setViewportSize({ width: 360, height: 800 });
      await sendLetter(fixture);
      await fixture.page.getByTestId("more-actions").click();
      await fixture.page.getByTestId("card-delete").waitFor();
    },
  },
  {
    id: "card-several",
    shows: [],
    journey: async (fixture) => {
      await openHome(fixture);
      await chooseFiles(
        fixture,
        ...["a quarterly report.pdf", "song.mp3", "map.png"].map((name) => ({ name, bytes: 9_000 })),
      );
      await upload(fixture);
      await fixture.page.getByRole("heading", { name: "a quarterly report.pdf and 2 more" }).waitFor();
    },
  },
  {
    id: "past-uploads",
    shows: [],
    journey: async (fixture) => {
      await deleteLetter(fixture);
      await passHold(fixture);
      await fixture.page.getByTestId("past-uploads").waitFor();
    },
  },
  {
    id: "change-limits",
    shows: ["ChangeLimitsDialog", "change-limits-dialog.none"],
    journey: changeLimits,
  },
  {
    id: "change-limits-running",
    shows: ["change-limits-dialog.running"],
    journey: async (fixture) => {
      fixture.proxy.hold("/api/params");
      await changeLimits(fixture);
      await fixture.page.getByTestId("save-limits").click();
      await fixture.page.locator("[data-testid=save-limits][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "change-limits-failed",
    shows: ["change-limits-dialog.failed"],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/params", 500);
      await changeLimits(fixture);
      await fixture.page.getByTestId("save-limits").click();
      await fixture.page.getByText("Couldn't save that.").waitFor();
    },
  },
  {
    id: "change-limits-gone",
    shows: ["change-limits-dialog.gone", "GoneDialog"],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/params", 404, { error: 404, code: "not_found" });
      await changeLimits(fixture);
      await fixture.page.getByTestId("save-limits").click();
      await fixture.page.getByText("This upload is already gone").waitFor();
    },
  },
  { id: "delete", shows: [], journey: deleteLetter },
  {
    id: "delete-running",
    shows: [],
    journey: async (fixture) => {
      fixture.proxy.hold("/api/delete");
      await deleteLetter(fixture);
      await passHold(fixture);
      await fixture.page.locator("[data-testid=undo-deletion][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "delete-failed",
    shows: [],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/delete", 500);
      await deleteLetter(fixture);
      await passHold(fixture);
      await fixture.page.getByText("Couldn't delete this upload.").waitFor();
    },
  },
];
