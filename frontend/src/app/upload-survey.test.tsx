import type { PublicConfig } from "@envoi/protocol";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { fakeConfig } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { renderApp } from "../testing/render-app.tsx";
import { UploadSurvey } from "./app.tsx";

const SURVEY_URL = "https://survey.example/";
// The survey's module is loaded in advance, as on a page that has been open for a moment.
await UploadSurvey.preload();

/** A page on a device that has sent one upload. */
function setUp(prefs: PublicConfig["PREFS"] = { surveyUrl: SURVEY_URL }) {
  const user = userEvent.setup();
  const values = createMemoryStorage({ totalUploads: "1" });
  const environment = fakeEnvironment(
    { fetchConfig: async () => fakeConfig({ PREFS: prefs }) },
    createAppStorage(values),
  );
  renderApp(environment);
  /** Sends a letter and closes the link dialog. */
  async function send(leave = "dialog-ok"): Promise<void> {
    await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
    await user.click(await screen.findByTestId("upload-button"));
    await user.click(await screen.findByTestId(leave));
  }
  return { user, environment, send };
}

test.each(["dialog-ok", "dialog-copy"])("closing the link dialog with %s opens the survey [R2.70]", async (leave) => {
  const { user, environment, send } = setUp();
  await send(leave);
  await screen.findByRole("dialog", { name: "Tell us what you think" });
  expect(screen.getByRole("link", { name: "Give feedback" })).toMatchObject({ href: SURVEY_URL, target: "_blank" });
  expect(environment.storage.readDevice().surveyed).toBe(true);
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the survey opens only once [R2.70]", async () => {
  const { user, send } = setUp();
  await send();
  await user.click(await screen.findByTestId("survey-skip"));
  await user.click(screen.getByTestId("send-more"));
  await send();
  expect(screen.queryByTestId("survey-skip")).toBeNull();
});

test("nothing opens without a configured survey", async () => {
  const { environment, send } = setUp({});
  await send();
  expect(screen.queryByTestId("survey-skip")).toBeNull();
  expect(environment.storage.readDevice().surveyed).toBe(false);
});
