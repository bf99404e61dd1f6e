import type { Brand, BrandTexts } from "@envoi/brand";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readBrand } from "../shared/brand/read-brand.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { renderApp } from "../testing/render-app.tsx";

const BRAND: Brand = {
  name: "Acme Transfer",
  logo: { src: "/assets/brand-logo-a.svg", darkSrc: "/assets/brand-logo-dark-a.svg", ratio: 4, hasName: false },
  texts: "/assets/brand-texts-a.json",
  hasColours: true,
  hasHelp: true,
};
const TEXTS: BrandTexts = {
  fallback: "de",
  languages: {
    de: {
      footer: { text: "Ein Dienst der Acme GmbH.", links: [{ label: "Impressum", href: "https://acme.example/" }] },
      legal: { title: "Bedingungen", paragraphs: ["Nur für <b>Kunden</b>."], links: [] },
      help: { paragraphs: ["Ruft an."], links: [{ label: "Schreibt uns", href: "mailto:help@acme.example" }] },
    },
    "en-US": { help: { title: "Help by Acme", paragraphs: ["Call us."], links: [] } },
  },
};

function show(address: string, answers: Parameters<typeof fakeEnvironment>[0] = {}) {
  renderApp(fakeEnvironment({ brand: BRAND, fetchBrandTexts: async () => TEXTS, ...answers }), address);
}

test("the first view has the operator's logo and name, before the configuration has arrived", () => {
  show("/", { fetchConfig: () => new Promise(() => undefined) });
  const home = screen.getByRole("link", { name: "Acme Transfer, home" });
  expect(home.textContent).toBe("Acme Transfer");
  const logo = home.querySelector("img");
  expect([logo?.getAttribute("src"), logo?.getAttribute("width"), logo?.getAttribute("alt")]).toEqual([
    "/assets/brand-logo-a.svg",
    "128",
    "",
  ]);
  expect(home.querySelector("source")?.getAttribute("srcset")).toBe("/assets/brand-logo-dark-a.svg");
  expect(document.title).toBe("Acme Transfer");
});

test("a name that is part of the logo is not written next to it", () => {
  const logo = { src: "/assets/brand-logo-a.svg", ratio: 4, hasName: true };
  show("/", { brand: { ...BRAND, logo } });
  expect(screen.getByRole("link", { name: "Acme Transfer, home" }).textContent).toBe("");
});

test("the footer has the operator's sentence and links, marked with their language", async () => {
  show("/");
  const footer = within(screen.getByRole("contentinfo"));
  const sentence = await footer.findByText("Ein Dienst der Acme GmbH.");
  expect(sentence.lang).toBe("de");
  expect(footer.getByRole("link", { name: "Impressum" }).getAttribute("href")).toBe("https://acme.example/");
  expect(footer.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("/help");
});

test("the operator's terms follow the facts about the service, as plain text", async () => {
  show("/legal");
  expect(await screen.findByRole("heading", { level: 2, name: "Bedingungen" })).toBeDefined();
  expect(screen.getByText("Nur für <b>Kunden</b>.")).toBeDefined();
});

test("the operator's help is in the page's language, if there is one", async () => {
  show("/help");
  expect(await screen.findByRole("heading", { level: 1, name: "Help by Acme" })).toBeDefined();
  expect(screen.getByText("Call us.")).toBeDefined();
});

test("without help, /help is an unknown page", async () => {
  show("/help", { brand: null });
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeDefined();
});

test("texts that cannot be fetched are offered again", async () => {
  const fetchBrandTexts = vi.fn(async () => TEXTS);
  fetchBrandTexts.mockRejectedValueOnce(new TypeError("offline"));
  show("/help", { fetchBrandTexts });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Call us.")).toBeDefined();
});

test("the operator's help is offered if the browser is not supported", async () => {
  show("/unsupported/crypto");
  const main = within(screen.getByRole("main"));
  expect((await main.findByRole("link", { name: "Help" })).getAttribute("href")).toBe("/help");
});

test("branding is read from the page's document", () => {
  document.head.innerHTML = `<meta name="envoi-brand" content='${JSON.stringify(BRAND)}'>`;
  expect(readBrand(document)).toEqual(BRAND);
  document.head.innerHTML = "";
  expect(readBrand(document)).toBeNull();
});
