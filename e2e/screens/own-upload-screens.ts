import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { sendLetter, withoutStorage } from "./steps.ts";

async function openDeleteDialog(stage: Stage): Promise<void> {
  await sendLetter(stage);
  await stage.page.getByTestId("card-delete").click();
  await stage.page.getByTestId("confirm-delete").waitFor();
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
  storageNotice("blocked", "does not keep your list of uploads"),
  storageNotice("full", "no room left on this device"),
  {
    id: "storage-notice-closed",
    shows: ["StorageNotice.closed"],
    journey: async (stage) => {
      await withoutStorage(stage.page, "blocked");
      await sendLetter(stage);
      await stage.page.getByRole("button", { name: "Close this notice" }).click();
      await stage.page.getByText("does not keep your list of uploads").waitFor({ state: "detached" });
    },
  },
  {
    id: "change-limits",
    shows: ["change-limits-dialog", "change-limits-dialog.none", "card-actions.limits"],
    journey: changeLimits,
  },
  {
    id: "change-limits-running",
    shows: ["change-limits-dialog.running"],
    journey: async (stage) => {
      stage.door.hold("/api/params");
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.locator("[data-testid=save-limits][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "change-limits-failed",
    shows: ["change-limits-dialog.failed"],
    journey: async (stage) => {
      stage.door.answer("/api/params", 500);
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.getByText("That was not changed.").waitFor();
    },
  },
  {
    id: "change-limits-gone",
    shows: ["change-limits-dialog.gone", "gone-dialog"],
    journey: async (stage) => {
      stage.door.answer("/api/params", 404, { error: 404, code: "not_found" });
      await changeLimits(stage);
      await stage.page.getByTestId("save-limits").click();
      await stage.page.getByText("It is gone already").waitFor();
    },
  },
  { id: "delete", shows: ["delete-dialog", "delete-dialog.none", "card-actions.delete"], journey: openDeleteDialog },
  {
    id: "delete-running",
    shows: ["delete-dialog.running"],
    journey: async (stage) => {
      stage.door.hold("/api/delete");
      await openDeleteDialog(stage);
      await stage.page.getByTestId("confirm-delete").click();
      await stage.page.locator("[data-testid=confirm-delete][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "delete-failed",
    shows: ["delete-dialog.failed"],
    journey: async (stage) => {
      stage.door.answer("/api/delete", 500);
      await openDeleteDialog(stage);
      await stage.page.getByTestId("confirm-delete").click();
      await stage.page.getByText("It could not be deleted.").waitFor();
    },
  },
];
