import type { Brand } from "@envoi/brand";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { Backdrop } from "./backdrop.tsx";

const BACKDROP = "https://pictures.example/sea.jpg";
const isMarked = () => "backdrop" in document.documentElement.dataset;

function show(backdrop?: string, brand: Brand | null = null) {
  const UI = { title: "Envoi", links: {}, ...(backdrop !== undefined && { backdrop }) };
  const config = fakeConfig({ UI });
  renderPart(
    <ConfigProvider load={async () => config}>
      <Backdrop />
      <output>{config.UI.title}</output>
    </ConfigProvider>,
    fakeEnvironment({ brand }),
  );
}

test("the operator's background image is shown once loaded, without alternative text or referrer [R2.84]", async () => {
  show(BACKDROP);
  const picture = await screen.findByTestId("backdrop");
  expect([picture.getAttribute("src"), picture.getAttribute("alt")]).toEqual([BACKDROP, ""]);
  expect(picture.getAttribute("referrerpolicy")).toBe("no-referrer");
  expect([picture.hidden, isMarked()]).toEqual([true, false]);
  fireEvent.load(picture);
  expect([picture.hidden, isMarked()]).toEqual([false, true]);
  cleanup();
  expect(isMarked()).toBe(false);
});

test("a background image that fails to load is not shown", async () => {
  show(BACKDROP);
  const picture = await screen.findByTestId("backdrop");
  fireEvent.error(picture);
  expect([picture.hidden, isMarked()]).toEqual([true, false]);
});

test("no background image is shown if the operator has not set one", async () => {
  show();
  await waitFor(() => expect(screen.getByText("Envoi")).toBeDefined());
  expect(screen.queryByTestId("backdrop")).toBeNull();
});

test("the picture of the branding replaces the configured one", async () => {
  show(BACKDROP, { picture: "/assets/brand-picture-a.webp", hasColours: false, hasHelp: false });
  expect((await screen.findByTestId("backdrop")).getAttribute("src")).toBe("/assets/brand-picture-a.webp");
});
