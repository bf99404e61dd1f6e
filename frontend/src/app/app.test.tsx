import { ProtocolError } from "@envoi/protocol";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import type { Transfer } from "../shared/transfer/transfer.ts";
import { FAKE_CAPABILITIES } from "../testing/fake-capabilities.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../testing/fake-config.ts";
import { fakeDownload, fakeEnvironment, fakeTransfer } from "../testing/fake-environment.ts";
import { OTHER_SECRET, SECRET, uploadId } from "../testing/fake-uploads.ts";
import { renderApp } from "../testing/render-app.tsx";

const id = uploadId();

test("the home page has an upload area beside the user's own uploads [R2.1]", async () => {
  renderApp(fakeEnvironment());
  await screen.findByText("Drag and drop files");
  expect(screen.getByRole("heading", { name: "Your uploads" })).toBeDefined();
});

test.each([`/download/${id}/#${SECRET}`, `/download/${id}#${SECRET}`])(
  "%s opens the download [R2.6]",
  async (address) => {
    renderApp(fakeEnvironment(), address);
    await screen.findByTestId("download-preview");
  },
);

test("the page asks for the key if a link has none [R2.5]", async () => {
  renderApp(fakeEnvironment(), `/download/${id}/`);
  await screen.findByTestId("key-needed");
});

test.each(["/404", "/download/nothex/", `/download/${id}/${SECRET}`])("%s is not found", async (address) => {
  renderApp(fakeEnvironment(), address);
  await screen.findByTestId("not-found");
});

test("the legal page states five facts with the configured numbers [R1.17]", async () => {
  renderApp(fakeEnvironment({ fetchConfig: async () => fakeConfigWithAccounts() }), "/legal");
  await screen.findByRole("heading", { name: "Privacy and terms" });
  const facts = screen.getByRole("main").querySelectorAll("li");
  expect([...facts].map(({ textContent }) => textContent)).toEqual([
    "Files are stored encrypted. The key is in the link and never reaches the server.",
    "We keep files for at most 24 hours, or 7 days if you're signed in.",
    "Files are deleted once their download limit is reached.",
    "We keep IP addresses in server logs for 90 days.",
    "You need an account only for files larger than 1 GB.",
  ]);
});

test("the legal page states how many days this operator retains IP addresses", async () => {
  const { FEATURES } = fakeConfig();
  const config = fakeConfig({ FEATURES: { ...FEATURES, logsAddresses: true, addressLogDays: 14 } });
  renderApp(fakeEnvironment({ fetchConfig: async () => config }), "/legal");
  await screen.findByText("We keep IP addresses in server logs for 14 days.");
});

test("the legal page mentions accounts and logged addresses only if the service has them [R1.17b]", async () => {
  const { FEATURES } = fakeConfig();
  const config = fakeConfig({ FEATURES: { ...FEATURES, logsAddresses: false } });
  renderApp(fakeEnvironment({ fetchConfig: async () => config }), "/legal");
  await screen.findByRole("heading", { name: "Privacy and terms" });
  const facts = screen.getByRole("main").querySelectorAll("li");
  expect([...facts].map(({ textContent }) => textContent)).toEqual([
    "Files are stored encrypted. The key is in the link and never reaches the server.",
    "We keep files for at most 24 hours.",
    "Files are deleted once their download limit is reached.",
  ]);
});

test("the legal page mentions larger files only if accounts allow them", async () => {
  const config = fakeConfigWithAccounts();
  const { MAX_FILE_SIZE } = config.LIMITS;
  const LIMITS = { ...config.LIMITS, ANON: { ...config.LIMITS.ANON, MAX_FILE_SIZE } };
  renderApp(fakeEnvironment({ fetchConfig: async () => ({ ...config, LIMITS }) }), "/legal");
  await screen.findByText(/We keep files for at most/);
  expect(screen.queryByText(/account/)).toBeNull();
});

test("the legal page states a lifetime only once if it applies to everyone [R1.18]", async () => {
  const config = fakeConfigWithAccounts();
  const { LIMITS } = config;
  const raised = { ...LIMITS, ANON: { ...LIMITS.ANON, MAX_EXPIRE_SECONDS: LIMITS.MAX_EXPIRE_SECONDS } };
  renderApp(fakeEnvironment({ fetchConfig: async () => ({ ...config, LIMITS: raised }) }), "/legal");
  await screen.findByText("We keep files for at most 7 days.");
});

test("the legal page states the longest lifetime that any account's uploads may have", async () => {
  const config = fakeConfigWithAccounts();
  const FEATURES = { ...config.FEATURES, longestExpireSeconds: 2_592_000 };
  renderApp(fakeEnvironment({ fetchConfig: async () => ({ ...config, FEATURES }) }), "/legal");
  await screen.findByText("We keep files for at most 24 hours, or 30 days if you're signed in.");
});

test("the legal page states whether sending requires an account", async () => {
  const { FEATURES } = fakeConfigWithAccounts();
  const config = fakeConfig({ FEATURES: { ...FEATURES, uploadRequiresAccount: true } });
  renderApp(fakeEnvironment({ fetchConfig: async () => config }), "/legal");
  expect(await screen.findByText("You need an account to send files, but not to receive them.")).toBeDefined();
});

test("the error page has a link to the home page [R2.11]", async () => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment(), "/error");
  await user.click(await screen.findByRole("link", { name: "Back to start" }));
  await screen.findByText("Drag and drop files");
});

test("a failed upload leads to the error page with the reason, and keeps its files selected [R2.12]", async () => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ upload: () => Promise.reject(new ProtocolError("busy")) }));
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByText(/is very busy/);
  await user.click(await screen.findByRole("link", { name: "Back to start" }));
  await screen.findByRole("list", { name: "Your files" });
});

test("a failed upload can be retried from the error page with the same files", async () => {
  const user = userEvent.setup();
  const upload = vi.fn<Transfer["upload"]>(fakeTransfer().upload).mockRejectedValueOnce(new ProtocolError("busy"));
  renderApp(fakeEnvironment({ upload }));
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByTestId("upload-finished");
  expect(upload.mock.calls.map(([{ files }]) => files.map(({ name }) => name))).toEqual([
    ["letter.txt"],
    ["letter.txt"],
  ]);
});

test("the error page does not offer to resend files that are too large", async () => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ upload: () => Promise.reject(new ProtocolError("too_large")) }));
  await user.upload(await screen.findByTestId("file-input"), new File(["hello"], "letter.txt"));
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByText(/larger than this service allows/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a wrong key leads to /404, where the whole link can be pasted [R2.75]", async () => {
  const user = userEvent.setup();
  const openDownload: Transfer["openDownload"] = ({ secretB64 }) =>
    secretB64 === SECRET ? Promise.resolve(fakeDownload()) : Promise.reject(new ProtocolError("bad_proof"));
  renderApp(fakeEnvironment({ openDownload }), `/download/${id}/#${OTHER_SECRET}`);
  await screen.findByRole("heading", { name: "This link doesn't work" });
  await user.type(await screen.findByTestId("key-input"), `https://envoi.example/download/${id}/#${SECRET}{Enter}`);
  await screen.findByTestId("download-preview");
});

test("/404 does not ask for the key of deleted files [R8.3]", async () => {
  const openDownload = () => Promise.reject(new ProtocolError("not_found"));
  renderApp(fakeEnvironment({ openDownload }), `/download/${id}/#${SECRET}`);
  await screen.findByRole("heading", { name: "There is nothing here" });
  expect(screen.queryByTestId("key-input")).toBeNull();
});

test("an update is offered only on an outdated page; otherwise another browser is suggested", async () => {
  const { unmount } = renderApp(fakeEnvironment(), "/unsupported/outdated");
  await screen.findByRole("button", { name: "Update" });
  unmount();
  renderApp(fakeEnvironment(), "/unsupported/crypto");
  await screen.findByTestId("unsupported");
});

test.each(["/", `/download/${id}/#${SECRET}`])(
  "in a browser without cryptography, %s leads to the page that explains the problem",
  async (address) => {
    const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, crypto: false });
    renderApp({ ...fakeEnvironment(), capabilities }, address);
    await screen.findByTestId("unsupported");
  },
);

test("a browser without streamed uploads is reported as out of date", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, streamUpload: false });
  renderApp({ ...fakeEnvironment(), capabilities }, "/");
  await screen.findByTestId("outdated-browser");
  expect(screen.queryByRole("button", { name: "Update" })).toBeNull();
  expect(screen.getByRole("link", { name: "Update" }).getAttribute("href")).toMatch(/^https:/);
});

test("if the configuration cannot be fetched, no files can be selected, and the user can retry", async () => {
  const user = userEvent.setup();
  let answers = false;
  const environment = fakeEnvironment({
    fetchConfig: () => (answers ? Promise.resolve(fakeConfig()) : Promise.reject(new TypeError("network error"))),
  });
  renderApp(environment);
  const retry = await screen.findByRole("button", { name: "Try again" });
  answers = true;
  await user.click(retry);
  await screen.findByText("Drag and drop files");
});

test("the operator's configuration sets the title, links and accent colour", async () => {
  const UI = { title: "Ours", accent: "#0a84ff", links: { terms: "https://ours.example/terms" } };
  renderApp(fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI }) }));
  await waitFor(() => expect(document.title).toBe("Ours"));
  expect(screen.getByRole("link", { name: "Ours, home" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("https://ours.example/terms");
  expect(screen.queryByRole("link", { name: "Cookies" })).toBeNull();
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue("--accent-light")).toBe("rgb(10 132 255)"));
});

test("a notice closed by the user stays closed", async () => {
  const user = userEvent.setup();
  const UI = { title: "Envoi", promo: "We are moving", links: {} };
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfig({ UI }) });
  const { unmount } = renderApp(environment);
  await screen.findByText("We are moving");
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("We are moving")).toBeNull();
  unmount();
  renderApp(environment);
  await screen.findByText("Drag and drop files");
  expect(screen.queryByText("We are moving")).toBeNull();
});
