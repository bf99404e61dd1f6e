import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { FAKE_CAPABILITIES } from "../testing/fake-capabilities.ts";
import { fakeConfig } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { renderApp } from "../testing/render-app.tsx";

const links = {
  terms: "https://envoi.example/terms",
  cookies: "https://envoi.example/cookies",
  source: "https://envoi.example/source",
};
const UI = { title: "Envoi", promo: "We are moving", links };
const environment = () => fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI }) });

const ROUTES = [
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
];

test.each(ROUTES)("%s has the operator's notice and a logo linking home [R2.18]", async (address) => {
  renderApp(environment(), address);
  await screen.findByText("We are moving");
  expect(screen.getByRole("link", { name: "Envoi, home" }).getAttribute("href")).toBe("/");
});

test.each(ROUTES)("%s has a modal layer that is empty until a dialog opens [R2.22]", async (address) => {
  renderApp(environment(), address);
  await screen.findByText("We are moving");
  expect(screen.getByTestId("modal-layer").childNodes).toHaveLength(0);
});

test("the skip link leads to the content, leaving the key in the address bar", async () => {
  renderApp(environment(), `/download/${uploadId()}#${SECRET}`);
  await screen.findByTestId("download-preview");
  const isFollowed = fireEvent.click(screen.getByRole("link", { name: "Skip to content" }));
  expect(isFollowed).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(screen.getByTestId("download-preview")).toBeDefined();
});

test("the footer links to terms, privacy, cookies and source code [R2.20]", async () => {
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

/** Renders the page with a promo banner and a feedback e-mail address. */
function outsideLinks(standalone: boolean) {
  const outside = {
    ...UI,
    links: { ...links, promo: "https://envoi.example/news", feedback: "mailto:us@envoi.example" },
  };
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, standalone });
  renderApp({ ...fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI: outside }) }), capabilities });
}
const findTarget = async (name: string) => (await screen.findByRole<HTMLAnchorElement>("link", { name })).target;

test.each(["We are moving", "Terms"])(
  "in an installed app, %s opens outside the app, which has no back button [R3.43]",
  async (name) => {
    outsideLinks(true);
    expect(await findTarget(name)).toBe("_blank");
  },
);

test.each(["Privacy", "Feedback"])(
  "in an installed app, %s opens no window because it stays on the site",
  async (name) => {
    outsideLinks(true);
    expect(await findTarget(name)).toBe("");
  },
);

test("in a browser, links to other sites open in the same tab", async () => {
  outsideLinks(false);
  expect(await findTarget("We are moving")).toBe("");
  expect(await findTarget("Terms")).toBe("");
});

test("the feedback link contains the app's version and the browser's name [R2.21]", async () => {
  const feedback = { ...UI, links: { feedback: "https://envoi.example/feedback" } };
  renderApp(fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI: feedback }) }));
  const link = await screen.findByRole("link", { name: "Feedback" });
  expect(link.getAttribute("href")).toBe("https://envoi.example/feedback?version=1.2.3&browser=Lynx");
});

test("the header has an area for accounts, which is empty if the service has none [R1.26]", async () => {
  renderApp(environment());
  await screen.findByText("We are moving");
  expect(within(screen.getByRole("banner")).getByTestId("account-area").childNodes).toHaveLength(0);
});

test("the intro has a title, a description and an illustration until the first transfer [R2.25]", async () => {
  const memory = createMemoryStorage();
  const visit = () => renderApp(fakeEnvironment({}, createAppStorage(memory)));
  const first = visit();
  const intro = within(await screen.findByRole("region", { name: "Private file sharing, made simple" }));
  expect(intro.getByRole("heading", { name: "Private file sharing, made simple" })).toBeDefined();
  expect(intro.getByText(/encrypted on this device/)).toBeDefined();
  expect(
    screen.getByRole("region", { name: "Private file sharing, made simple" }).querySelectorAll("svg"),
  ).toHaveLength(1);
  first.unmount();
  const second = visit();
  await screen.findByRole("region", { name: "Private file sharing, made simple" });
  second.unmount();
  createAppStorage(memory).count("totalDownloads");
  visit();
  await screen.findByText("Drag and drop files");
  expect(screen.queryByRole("region", { name: "Private file sharing, made simple" })).toBeNull();
});

test("the introduction disappears when files are selected, and returns when they are removed", async () => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment());
  const intro = () => screen.queryByRole("region", { name: "Private file sharing, made simple" });
  const input = await screen.findByTestId("file-input");
  expect(intro()?.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.upload(input, new File(["hello"], "letter.txt"));
  expect(intro()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove letter.txt" }));
  expect(intro()).not.toBeNull();
});

test("the intro is hidden once something has been sent", async () => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment());
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await user.click(await screen.findByTestId("dialog-ok"));
  await user.click(screen.getByTestId("send-more"));
  await screen.findByText("Drag and drop files");
  expect(screen.queryByRole("region", { name: "Private file sharing, made simple" })).toBeNull();
});
