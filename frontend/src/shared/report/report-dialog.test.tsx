import type { Report } from "@envoi/client/report";
import { ProtocolError } from "@envoi/protocol";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { uploadId } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { ConfigProvider } from "../config/config-context.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { ReportOffer } from "./report-offer.tsx";

const reportable = { id: uploadId(), ticket: "ticket", key: { kind: "secret" as const, keyB64: "c2VjcmV0" } };

function setUp(send: (report: Report) => Promise<void> = async () => undefined) {
  const user = userEvent.setup();
  const spy = vi.fn(send);
  const onClose = vi.fn<() => void>();
  renderPart(
    <ConfigProvider load={async () => fakeConfig()}>
      <ReportDialog reportable={reportable} send={(report) => spy(report)} onClose={onClose} />
    </ConfigProvider>,
    fakeEnvironment(),
  );
  return { user, sent: () => spy.mock.calls.map(([report]) => report), onClose };
}

test("a report contains the reason and the text, but not the key unless the recipient ticks the box", async () => {
  const { user, sent } = setUp();
  const dialog = within(screen.getByRole("dialog", { name: "Report this upload" }));
  expect(dialog.getByRole("checkbox", { name: "Include the key", checked: false })).toBeDefined();
  expect(dialog.getByRole("button", { name: "Send report" })).toHaveProperty("disabled", true);
  await user.click(dialog.getByRole("radio", { name: "Scam or phishing" }));
  await user.type(dialog.getByRole("textbox", { name: "What should they know?" }), "A false bank.");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(sent()).toEqual([{ id: reportable.id, ticket: "ticket", reason: "fraud", words: "A false bank.", key: null }]);
  expect(await screen.findByRole("dialog", { name: "Report sent" })).toBeDefined();
});

test("a report contains the key if the box for the key is ticked, but not if it is unticked again", async () => {
  for (const clicks of [1, 2]) {
    const { user, sent } = setUp();
    const dialog = within(screen.getAllByRole("dialog").at(-1) ?? document.body);
    await user.click(dialog.getByRole("radio", { name: "Harmful software" }));
    for (let n = 0; n < clicks; n++) await user.click(dialog.getByRole("checkbox", { name: "Include the key" }));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(sent()).toMatchObject([{ reason: "malware", key: clicks === 1 ? reportable.key : null }]);
  }
});

test("a rejected report can be sent again with everything that was entered", async () => {
  let refuses = true;
  const { user, sent, onClose } = setUp(async () => {
    if (refuses) throw new ProtocolError("rate_limited");
  });
  await user.click(screen.getByRole("radio", { name: "Something else" }));
  await user.type(screen.getByRole("textbox"), "words");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Couldn't send that");
  refuses = false;
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toEqual(sent()[0]);
  await user.click(await screen.findByRole("button", { name: "OK" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("reporting is offered only if the page has a ticket and the operator receives reports", async () => {
  const REPORTS = { PUBLIC_KEY: "key" };
  const cases = [
    { config: fakeConfig(), given: reportable, isOffered: false },
    { config: fakeConfig({ REPORTS }), given: null, isOffered: false },
    { config: fakeConfig({ REPORTS }), given: reportable, isOffered: true },
  ];
  for (const { config, given, isOffered } of cases) {
    const { unmount } = renderPart(
      <ConfigProvider load={async () => config}>
        <p>ready</p>
        <ReportOffer reportable={given} />
      </ConfigProvider>,
      fakeEnvironment(),
    );
    await screen.findByText("ready");
    if (isOffered) expect(await screen.findByRole("button", { name: "Report" })).toBeDefined();
    else expect(screen.queryByRole("button", { name: "Report" })).toBeNull();
    unmount();
  }
});

test("if the page cannot send a report, it links to the operator's address", async () => {
  const ADDRESS = "mailto:abuse@example.com";
  renderPart(
    <ConfigProvider load={async () => fakeConfig({ REPORTS: { ADDRESS, PUBLIC_KEY: "key" } })}>
      <ReportOffer reportable={null} />
    </ConfigProvider>,
    fakeEnvironment(),
  );
  expect(await screen.findByRole("link", { name: "Report" })).toHaveProperty("href", ADDRESS);
});
