import { formatOwnerLink, requestLinkOf } from "@envoi/client/request";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { NewRequest } from "../../shared/transfer/transfer.ts";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnRequest } from "../../testing/fake-requests.ts";
import { renderApp } from "../../testing/render-app.tsx";

const own = fakeOwnRequest();
const { pathname, hash } = new URL(formatOwnerLink(own.owner));
const fetchConfig = async () =>
  fakeConfig({ FEATURES: { account: false, share: true, uploadRequiresAccount: false, requests: true } });

test("a request is created with what was entered, kept on the device, and shown with both links [R10.2]", async () => {
  const created: NewRequest[] = [];
  const environment = fakeEnvironment({
    fetchConfig,
    createRequest: async (request) => {
      created.push(request);
      return own;
    },
  });
  const user = userEvent.setup();
  renderApp(environment, "/request");
  await user.type(await screen.findByTestId("request-title"), "Tax");
  await user.type(screen.getByTestId("request-wanted"), "Receipts{enter}Form");
  await user.selectOptions(screen.getByTestId("request-deliveries"), "5");
  await user.click(screen.getByTestId("create-request"));
  expect((await screen.findByTestId<HTMLInputElement>("request-link")).value).toBe(requestLinkOf(own.owner));
  expect(screen.getByTestId<HTMLInputElement>("owner-link-field").value).toBe(formatOwnerLink(own.owner));
  expect(created).toMatchObject([
    { label: { title: "Tax", wanted: ["Receipts", "Form"] }, maxDeliveries: 5, password: null },
  ]);
  expect(environment.storage.listRequests()).toMatchObject([{ id: own.terms.id }]);
});

test("a request is not created while its password is missing [R10.2b]", async () => {
  const createRequest = vi.fn(async () => own);
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ fetchConfig, createRequest }), "/request");
  await user.click(await screen.findByTestId("request-protect"));
  await user.click(screen.getByTestId("create-request"));
  expect(createRequest).not.toHaveBeenCalled();
  await user.type(screen.getByTestId("request-password"), "secret");
  await user.click(screen.getByTestId("create-request"));
  await screen.findByTestId("request-ready");
  expect(createRequest).toHaveBeenCalledOnce();
});

test("the home page has no entry to requests if the server has none [R10.1]", async () => {
  renderApp(fakeEnvironment());
  await screen.findByTestId("no-uploads");
  expect(screen.queryByRole("link", { name: "Request files" })).toBeNull();
});

test("an owner's link opens the inbox and adds the request to the list on the home page", async () => {
  const environment = fakeEnvironment({ fetchConfig });
  const { unmount } = renderApp(environment, `${pathname}${hash}`);
  await screen.findByTestId("no-deliveries");
  unmount();
  renderApp(environment);
  const entry = await screen.findByRole("link", { name: "Tax return" });
  expect(entry.getAttribute("href")).toBe(`${pathname}${hash}`);
});

test("a damaged owner's link opens nothing", async () => {
  const readInbox = vi.fn();
  renderApp(fakeEnvironment({ fetchConfig, readInbox }), `${pathname}#o1.cut`);
  await screen.findByTestId("request-untrusted");
  expect(readInbox).not.toHaveBeenCalled();
});

test("closing and deleting a request ask the server, and a deleted request leaves the list", async () => {
  const calls: string[] = [];
  const environment = fakeEnvironment({
    fetchConfig,
    closeRequest: async () => void calls.push("close"),
    deleteRequest: async () => void calls.push("delete"),
  });
  const user = userEvent.setup();
  renderApp(environment, `${pathname}${hash}`);
  await user.click(await screen.findByTestId("close-request"));
  await user.click(screen.getByTestId("delete-request"));
  expect(calls).toEqual(["close"]);
  await user.click(screen.getByTestId("confirm-delete-request"));
  await vi.waitFor(() => expect(location.pathname).toBe("/"));
  expect(calls).toEqual(["close", "delete"]);
  expect(environment.storage.listRequests()).toEqual([]);
});
