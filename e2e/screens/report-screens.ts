import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { openLink } from "./steps.ts";

/** Opens the report dialog and fills it in. */
async function openReport(fixture: Fixture): Promise<void> {
  await openLink(fixture, await fixture.receive({}));
  await fixture.page.getByTestId("report").click();
  await fixture.page.getByTestId("report-fraud").check();
  await fixture.page.getByTestId("report-words").pressSequentially("It asks for the password of my bank.");
  await fixture.page.getByTestId("report-key").check();
}

/** Screens for reporting an upload to the operator. */
export const REPORT_SCREENS: readonly Screen[] = [
  {
    id: "report",
    shows: ["ReportDialog", "report-dialog.none"],
    journey: openReport,
  },
  {
    id: "report-running",
    shows: ["report-dialog.running"],
    journey: async (fixture) => {
      fixture.proxy.hold("/api/report");
      await openReport(fixture);
      await fixture.page.getByTestId("send-report").click();
      await fixture.page.locator("[data-testid=send-report][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "report-failed",
    shows: ["report-dialog.failed"],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/report", 429, { error: 429, code: "too_many_reports" });
      await openReport(fixture);
      await fixture.page.getByTestId("send-report").click();
      await fixture.page.getByText("Couldn't send that.").waitFor();
    },
  },
  {
    id: "report-sent",
    shows: ["report-dialog.sent", "ReportSent"],
    journey: async (fixture) => {
      await openReport(fixture);
      await fixture.page.getByTestId("send-report").click();
      await fixture.page.getByTestId("report-done").waitFor();
    },
  },
];
