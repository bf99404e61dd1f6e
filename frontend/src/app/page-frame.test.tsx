import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeConfig } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { renderApp } from "../testing/render-app.tsx";

const links = {
  terms: "https://envoi.example/terms",
  cookies: "https://envoi.example/cookies",
  source: "https://envoi.example/source",
};
const UI = { title: "Envoi", promo: "We are moving", links };
const environment = () => fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI }) });

test.each([
  "/",
  `/download/${uploadId()}`,
  `/download/${uploadId()}#${SECRET}`,
  "/unsupported/outdated",
  "/unsupported/crypto",
  "/legal",
  "/error",
  "/404",
  "/blank",
  "/nowhere",
])("%s has the operator's notice and a logo that leads home", async (address) => {
  renderApp(environment(), address);
  await screen.findByText("We are moving");
  expect(screen.getByRole("link", { name: "Envoi, home" }).getAttribute("href")).toBe("/");
});

test("the footer leads to terms, privacy, cookies and source code", async () => {
  renderApp(environment());
  await screen.findByText("We are moving");
  const footer = within(screen.getByRole("contentinfo"));
  const targets = footer.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(Object.fromEntries(targets)).toEqual({
    Privacy: "/legal",
    Terms: links.terms,
    Cookies: links.cookies,
    "Source code": links.source,
  });
});
