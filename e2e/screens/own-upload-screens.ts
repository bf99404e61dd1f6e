import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { chooseFiles, openHome, sendLetter, upload, withoutStorage } from "./steps.ts";

async function deleteLetter(stage: Stage): Promise<void> {
  await sendLetter(stage);
  await stage.page.clock.install();
  await stage.page.getByTestId("card-delete").click();
  await stage.page.getByTestId("undo-deletion").waitFor();
}

/** Until the deletion is sent. */
async function passHold(stage: Stage): Promise<void> {
  await stage.page.clock.fastForward(8_000);
}

async function changeLimits(stage: Stage): Promise<void> {
  await sendLetter(stage);
  await stage.page.getByTestId("card-change").click();
  await stage.page.getByTestId("new-download-limit").selectOption("3");
}

/** The notice that the list of uploads is not stored. */
function storageNotice(reason: "blocked" | "full", text: string): Screen {
  return {
    id: `storage-${reason}`,
    shows: ["StorageNotice.shown"],
    journey: async (stage) => {
      await withoutStorage(stage.page, reason);
      await sendLetter(stage);
      await stage.page.getByText(text).waitFor();
    },
  };
}

/** Actions on own uploads, and states of their list. */
export const OWN_UPLOAD_SCREENS: readonly Screen[] = [
  storageNotice("blocked", "won't save your list of uploads"),
  storageNotice("full", "no room left"),
  {
    id: "storage-notice-closed",
    shows: ["StorageNotice.closed"],
    journey: async (stage) => {
      await withoutStorage(stage.page, "blocked");
      await sendLetter(stage);
      await stage.page.getByRole("button", { name: "Dismiss" }).click();
      await stage.page.getByText("won't save your list of uploads").waitFor({ state: "detached" });
    },
  },
  {
    id: "card-menu",
    shows: [],
    journey: async (stage) => {
      await stage.page.setViewportSize({ width: 360, height: 800 });
      await sendLetter(stage);
      await stage.page.getByTestId("more-actions").click();
      await stage.page.getByTestId("card-delete").waitFor();
    },
  },
  {
    id: "card-several",
    shows: [],
    journey: async (stage) => {
      await openHome(stage);
      await chooseFiles(
        stage,
        ...["a quarterly report.pdf", "song.mp3", "map.png"].map((name) => ({ name, bytes: 9_000 })),
      );
      await upload(stage);
      await stage.page.getByRole("heading", { name: "a quarterly report.pdf and 2 more" }).waitFor();
    },
  },
  {
    id: "past-uploads",
    shows: [],
    journey: async (stage) => {
      await deleteLetter(stage);
      await passHold(stage);
      await stage.page.getByTestId("past-uploads").waitFor();
    },
  },
  {
    id: "change-limits",
    shows: ["change-limits-dialog", "use-limit-change.none"],
    journey: changeLimits,
  },
  {
    id: "change-limits-running",
    shows: ["use-limit-change.running"],
    journey: async (stage) => {
      stage.door.hold("/api/params");
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.locator("[data-testid=save-limits][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "change-limits-failed",
    shows: ["use-limit-change.failed"],
    journey: async (stage) => {
      stage.door.answer("/api/params", 500);
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.getByText("Couldn't save that.").waitFor();
    },
  },
  {
    id: "change-limits-gone",
    shows: ["use-limit-change.gone", "gone-dialog"],
    journey: async (stage) => {
      stage.door.answer("/api/params", 404, { error: 404, code: "not_found" });
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.getByText("This upload is already gone").waitFor();
    },
  },
  { id: "delete", shows: [], journey: deleteLetter },
  {
    id: "delete-running",
    shows: [],
    journey: async (stage) => {
      stage.door.hold("/api/delete");
      await deleteLetter(stage);
      await passHold(stage);
      await stage.page.locator("[data-testid=undo-deletion][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "delete-failed",
    shows: [],
    journey: async (stage) => {
      stage.door.answer("/api/delete", 500);
      await deleteLetter(stage);
      await passHold(stage);
      await stage.page.getByText("Couldn't delete this upload.").waitFor();
    },
  },
];
