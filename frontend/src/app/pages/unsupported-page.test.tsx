import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { reduceCapabilities } from "../../shared/capabilities/capabilities.ts";
import { createReducerStore } from "../../shared/state/reducer-store.ts";
import { FAKE_CAPABILITIES } from "../../testing/fake-capabilities.ts";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderApp } from "../../testing/render-app.tsx";

test.each(["crypto", "anything"])("/unsupported/%s says that the browser is not supported [R2.7]", async (reason) => {
  renderApp(fakeEnvironment(), `/unsupported/${reason}`);
  await screen.findByRole("heading", { name: "This browser can't open Envoi" });
  // The page gives advice even if the operator has not configured a link to another browser.
  expect(screen.getByRole("main").querySelectorAll("li")).toHaveLength(3);
  expect(within(screen.getByRole("main")).queryByRole("link")).toBeNull();
});

test("messages about a browser contain the operator's name for the service", async () => {
  const fetchConfig = async () => fakeConfig({ UI: { title: "Parcels", links: {} } });
  renderApp(fakeEnvironment({ fetchConfig }), "/unsupported/crypto");
  await screen.findByRole("heading", { name: "This browser can't open Parcels" });
});

test("links to another browser and to help appear if configured [R2.9]", async () => {
  const links = { browser: "https://browser.example/", help: "https://help.example/" };
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI: { title: "Envoi", links } }) });
  renderApp(environment, "/unsupported/crypto");
  const browser = await screen.findByRole("link", { name: "Get another browser" });
  expect(browser.getAttribute("href")).toBe(links.browser);
  expect(screen.getByRole("link", { name: "Help" }).getAttribute("href")).toBe(links.help);
});

test("/unsupported/outdated reports an outdated version and has a button to update [R2.8]", async () => {
  renderApp(fakeEnvironment(), "/unsupported/outdated");
  await screen.findByRole("heading", { name: "There's a newer version" });
  expect(screen.getByText("This page is out of date. Update it to continue.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Update" })).toBeDefined();
});

test("an outdated browser is offered an update button even if the operator has set no links [R2.8b]", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, streamUpload: false });
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI: { title: "Envoi", links: {} } }) });
  environment.page.browserName = "Firefox";
  renderApp({ ...environment, capabilities }, "/unsupported/outdated");
  await screen.findByRole("heading", { name: "Your browser is out of date" });
  const update = screen.getByRole("link", { name: "Update" });
  expect(update.getAttribute("href")).toMatch(/^https:\/\/support\.mozilla\.org\//);
  expect(screen.queryByRole("link", { name: "Get another browser" })).toBeNull();
});

test("an outdated browser is also offered the operator's link to another browser", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, streamUpload: false });
  const links = { browser: "https://browser.example/" };
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI: { title: "Envoi", links } }) });
  renderApp({ ...environment, capabilities }, "/unsupported/outdated");
  const browser = await screen.findByRole("link", { name: "Get another browser" });
  expect(browser.getAttribute("href")).toBe(links.browser);
  expect(screen.getByRole("link", { name: "Update" })).toBeDefined();
});

test("an insecure page explains how to open it, and does not blame the browser", async () => {
  const links = { browser: "https://browser.example/", help: "https://help.example/" };
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI: { title: "Envoi", links } }) });
  environment.page.isSecure = false;
  renderApp(environment, "/unsupported/crypto");
  await screen.findByRole("heading", { name: "This address isn't secure" });
  expect(screen.getByText(/with https:\/\/ in front/)).toBeDefined();
  await screen.findByRole("link", { name: "Help" });
  expect(screen.queryByRole("link", { name: "Get another browser" })).toBeNull();
});
