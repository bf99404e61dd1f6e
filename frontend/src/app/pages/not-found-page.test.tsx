import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("/404 says that the files were deleted or not found [R2.13]", async () => {
  renderApp(fakeEnvironment(), "/404");
  await screen.findByRole("heading", { name: "There is nothing here" });
  expect(screen.getByText("The files have expired or were deleted, or the link is not complete.")).toBeDefined();
});

test.each(["/nowhere", "/legal/more"])(
  "%s is not found, and the page does not mention files [R2.76]",
  async (address) => {
    renderApp(fakeEnvironment(), address);
    await screen.findByRole("heading", { name: "Page not found" });
    expect(screen.queryByText(/files have expired/)).toBeNull();
  },
);

test.each(["/404", "/nowhere"])("%s has an illustration and a link to send files [R2.17]", async (address) => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment(), address);
  const page = within(screen.getByRole("main"));
  const link = await page.findByRole("link", { name: "Send your own files" });
  expect(screen.getByRole("main").querySelectorAll("svg")).toHaveLength(1);
  await user.click(link);
  await screen.findByText("Drag and drop files");
});
