import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { openLink } from "./steps.ts";

/** Opens the dialog for a report and fills it in. */
async function openReport(stage: Stage): Promise<void> {
  await openLink(stage, await stage.receive({}));
  await stage.page.getByTestId("report").click();
  await stage.page.getByTestId("report-fraud").check();
  await stage.page.getByTestId("report-words").pressSequentially("It asks for the password of my bank.");
  await stage.page.getByTestId("report-key").check();
}

/** Reporting an upload to the operator. */
export const REPORT_SCREENS: readonly Screen[] = [
  {
    id: "report",
    shows: ["report-dialog", "report-dialog.none"],
    journey: openReport,
  },
  {
    id: "report-running",
    shows: ["report-dialog.running"],
    journey: async (stage) => {
      stage.door.hold("/api/report");
      await openReport(stage);
      await stage.page.getByTestId("send-report").click();
      await stage.page.locator("[data-testid=send-report][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "report-failed",
    shows: ["report-dialog.failed"],
    journey: async (stage) => {
      stage.door.answer("/api/report", 429, { error: 429, code: "too_many_reports" });
      await openReport(stage);
      await stage.page.getByTestId("send-report").click();
      await stage.page.getByText("Couldn't send that.").waitFor();
    },
  },
  {
    id: "report-sent",
    shows: ["report-dialog.sent"],
    journey: async (stage) => {
      await openReport(stage);
      await stage.page.getByTestId("send-report").click();
      await stage.page.getByTestId("report-done").waitFor();
    },
  },
];
