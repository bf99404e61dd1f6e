import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { renderApp } from "../testing/render-app.tsx";

test("an outdated page leads to /unsupported/outdated, whose button loads the newer version", async () => {
  const environment = fakeEnvironment();
  renderApp(environment);
  await screen.findByText("Drag and drop files");
  act(() => environment.page.versionState.dispatch({ type: "newerFound" }));
  await userEvent.setup().click(await screen.findByRole("button", { name: "Update" }));
  expect(environment.reloads).toEqual(["/"]);
});

test("a newer version does not interrupt a transfer", async () => {
  const environment = fakeEnvironment();
  renderApp(environment);
  await screen.findByText("Drag and drop files");
  environment.runningTransfers.dispatch({ type: "transferBegan" });
  act(() => environment.page.versionState.dispatch({ type: "newerFound" }));
  expect(screen.queryByTestId("outdated")).toBeNull();
});

test("a newer version of the page does not discard selected files: once they are removed, it is offered on navigation", async () => {
  const user = userEvent.setup();
  const environment = fakeEnvironment();
  renderApp(environment);
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  act(() => environment.page.versionState.dispatch({ type: "newerFound" }));
  await user.click(screen.getByRole("link", { name: "Privacy" }));
  await screen.findByRole("heading", { name: "Privacy and terms" });
  await user.click(screen.getByRole("link", { name: "Envoi, home" }));
  await user.click(await screen.findByRole("button", { name: "Remove letter.txt" }));
  await user.click(screen.getByRole("link", { name: "Privacy" }));
  await screen.findByTestId("outdated");
});

test("a newer version does not replace an opened link: it is offered once, on the next navigation", async () => {
  const user = userEvent.setup();
  const environment = fakeEnvironment();
  environment.page.versionState.dispatch({ type: "newerFound" });
  renderApp(environment, `/download/${uploadId()}/#${SECRET}`);
  await screen.findByTestId("download-preview");
  await user.click(screen.getByRole("link", { name: "Envoi, home" }));
  await screen.findByTestId("outdated");
  await user.click(screen.getByRole("link", { name: "Envoi, home" }));
  await screen.findByText("Drag and drop files");
});
