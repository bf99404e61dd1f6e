import { formatOwnerLink, requestLinkOf } from "@envoi/client/request";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ConfigProvider } from "../../shared/config/config-context.tsx";
import type { NewRequest } from "../../shared/transfer/transfer.ts";
import { fakeAccountList } from "../../testing/fake-account-list.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeDownload, fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeDelivery, fakeKeptRequest, fakeOwnRequest } from "../../testing/fake-requests.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { fakeNotifications, fakeWatching } from "../../testing/fake-watching.ts";
import { renderApp, renderPart } from "../../testing/render-app.tsx";
import { DeliveryCard } from "./delivery-card.tsx";

const own = fakeOwnRequest();
const { pathname, hash } = new URL(formatOwnerLink(own.owner));
const fetchConfig = async () =>
  fakeConfig({ FEATURES: { account: false, share: true, uploadRequiresAccount: false, requests: true } });

afterEach(() => void vi.unstubAllGlobals());

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

test("if the server accepts no new requests, the page offers none, but still opens the inboxes of earlier ones", async () => {
  const environment = fakeEnvironment();
  environment.ownRequests.keep(fakeKeptRequest());
  const { unmount } = renderApp(environment, "/request");
  await screen.findByTestId("no-requests");
  expect(screen.queryByTestId("request-form")).toBeNull();
  expect(screen.getByRole("link", { name: "Tax return" })).toBeDefined();
  unmount();
  const home = renderApp(environment);
  expect(await screen.findByRole("link", { name: "Tax return" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Request files" })).toBeNull();
  home.unmount();
  renderApp(environment, `${pathname}${hash}`);
  await screen.findByTestId("delete-request");
  expect(screen.queryByTestId("new-link")).toBeNull();
});

test.each([
  ["an owner's link", formatOwnerLink(own.owner), "inbox"],
  ["a link to the site by another scheme", requestLinkOf(own.owner).replace("https:", "http:"), "request"],
  ["a link whose # is encoded", requestLinkOf(own.owner).replace("#", "%23"), "request"],
])("where a link is incomplete, %s can be pasted", async (_what, link, shown) => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ fetchConfig }), pathname);
  await user.click(await screen.findByTestId("request-link-input"));
  await user.paste(link.replace("envoi.test", location.host));
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByTestId(shown);
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

test("closing and deleting ask the owner first, and a deleted request leaves the list [R10.12d]", async () => {
  const calls: string[] = [];
  const environment = fakeEnvironment({
    fetchConfig,
    closeRequest: async () => void calls.push("close"),
    deleteRequest: async () => void calls.push("delete"),
  });
  const user = userEvent.setup();
  renderApp(environment, `${pathname}${hash}`);
  await user.click(await screen.findByTestId("close-request"));
  expect(calls).toEqual([]);
  await user.click(screen.getByTestId("confirm-close-request"));
  await user.click(screen.getByTestId("delete-request"));
  expect(calls).toEqual(["close"]);
  await user.click(screen.getByTestId("confirm-delete-request"));
  await vi.waitFor(() => expect(location.pathname).toBe("/"));
  expect(calls).toEqual(["close", "delete"]);
  expect(environment.storage.listRequests()).toEqual([]);
});

test("new deliveries are shown in the list and in the page's title, and no longer once their inbox was seen", async () => {
  const deliveries = [fakeDelivery("a"), fakeDelivery("b")];
  const { environment, open } = fakeWatching({
    readInbox: async () => ({ ...own, isOpen: true, deliveries }),
  });
  environment.ownRequests.keep(fakeKeptRequest({ ownerLink: formatOwnerLink(own.owner) }));
  const { unmount } = renderApp({ ...environment, fetchConfig });
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  await act(async () => open()[0]?.report({ request: { type: "request", id: own.terms.id, at: 1 } }));
  expect((await screen.findByTestId("new-deliveries")).textContent).toBe("New deliveries: 2");
  expect(document.title).toBe("(2) Envoi");
  unmount();
  for (const delivery of deliveries) environment.ownRequests.markSeen(own.terms.id, delivery);
  renderApp({ ...environment, fetchConfig }, `${pathname}${hash}`);
  await vi.waitFor(() => expect(document.title).toBe("Inbox · Envoi"));
});

test("an open inbox is read again after an event", async () => {
  const deliveries = [fakeDelivery("a", { state: "reserved" })];
  const { environment, open } = fakeWatching({
    readInbox: async () => ({ ...own, isOpen: true, deliveries: [...deliveries] }),
  });
  environment.ownRequests.keep(fakeKeptRequest({ ownerLink: formatOwnerLink(own.owner) }));
  renderApp({ ...environment, fetchConfig }, `${pathname}${hash}`);
  await screen.findByText(/^Being sent/);
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  deliveries[0] = fakeDelivery("a");
  await act(async () => open()[0]?.report({ request: { type: "request", id: own.terms.id, at: 1 } }));
  expect(await screen.findByText(/^Received/)).toBeDefined();
});

test("a closed request is listed as closed, even before its last moment", async () => {
  const environment = fakeEnvironment({
    fetchConfig,
    readInbox: async () => ({ ...own, isOpen: false, deliveries: [] }),
  });
  const { unmount } = renderApp(environment, `${pathname}${hash}`);
  await screen.findByText("No longer accepts files");
  expect(screen.queryByTestId("no-deliveries")).toBeNull();
  unmount();
  renderApp(environment);
  await screen.findByRole("link", { name: "Tax return" });
  expect(screen.getByText("No longer accepts files")).toBeDefined();
});

test("when the last delivery has been removed, the inbox doesn't say that none has arrived, and keeps the focus", async () => {
  const removed = vi.fn();
  const environment = fakeEnvironment({
    fetchConfig,
    readInbox: async () => ({ ...own, isOpen: true, deliveries: [{ ...fakeDelivery("a"), state: "collected" }] }),
    removeDeliveries: async () => removed(),
  });
  renderApp(environment, `${pathname}${hash}`);
  await userEvent.setup().click(await screen.findByTestId("remove-delivery"));
  await vi.waitFor(() => expect(screen.queryByTestId("delivery")).toBeNull());
  expect(removed).toHaveBeenCalledOnce();
  expect(screen.queryByTestId("no-deliveries")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

test("an inbox says that its request is full, as the sender's page does", async () => {
  const deliveries = Array.from({ length: own.terms.maxDeliveries }, (_, index) => fakeDelivery(String(index)));
  const environment = fakeEnvironment({ fetchConfig, readInbox: async () => ({ ...own, isOpen: true, deliveries }) });
  renderApp(environment, `${pathname}${hash}`);
  expect((await screen.findByTestId("inbox-facts")).textContent).toMatch(/^This request is fullDeliveries: 10 of 10/);
});

test("an owner who stops accepting files keeps the focus", async () => {
  let isOpen = true;
  const environment = fakeEnvironment({
    fetchConfig,
    readInbox: async () => ({ ...own, isOpen, deliveries: [] }),
    closeRequest: async () => {
      isOpen = false;
    },
  });
  renderApp(environment, `${pathname}${hash}`);
  const user = userEvent.setup();
  await user.click(await screen.findByTestId("close-request"));
  await user.click(screen.getByTestId("confirm-close-request"));
  await screen.findByText("No longer accepts files");
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

test("a request stays open if its owner cancels closing it", async () => {
  const closeRequest = vi.fn(async () => undefined);
  const user = userEvent.setup();
  renderApp(fakeEnvironment({ fetchConfig, closeRequest }), `${pathname}${hash}`);
  await user.click(await screen.findByTestId("close-request"));
  const dialog = screen.getByRole("dialog", { name: "Stop accepting files?" });
  expect(dialog.textContent).toContain("The link stops working for good");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByTestId("close-request")).toBeDefined();
  expect(closeRequest).not.toHaveBeenCalled();
});

test("notifications of deliveries are enabled separately from those of downloads", async () => {
  vi.stubGlobal("Notification", fakeNotifications("granted").Notification);
  const environment = fakeEnvironment({ fetchConfig });
  renderApp(environment, `${pathname}${hash}`);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Notify me about deliveries" }));
  expect(await screen.findByText("Notifications are on")).toBeDefined();
  const { readMark } = environment.storage;
  expect([readMark("deliveryNotifications"), readMark("notifications")]).toEqual(["on", null]);
});

describe("a request created while signed out", () => {
  const OFFER = "Requests created on this device before you signed in: 1. Add them to your list?";

  /** The home page of a user who has signed in since. */
  async function openHome() {
    const list = fakeAccountList();
    const { FEATURES, ...config } = fakeConfigWithAccounts();
    const environment = fakeEnvironment({
      ...list.calls,
      fetchConfig: async () => ({ ...config, FEATURES: { ...FEATURES, requests: true } }),
    });
    environment.ownRequests.keep(fakeKeptRequest());
    environment.storage.account.writeUser(fakeUser());
    renderApp(environment);
    await screen.findByText(OFFER);
    return { user: userEvent.setup(), environment, list };
  }

  test("joins the user's list if they accept the offer", async () => {
    const { user, environment, list } = await openHome();
    expect(list.entries()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Add", description: OFFER }));
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(document.activeElement?.textContent).toBe("Your requests");
    expect(environment.storage.listRequests()).toMatchObject([{ account: fakeUser().uid }]);
    await vi.waitFor(() => expect(list.entries()).toMatchObject([{ id: own.terms.id }]), { timeout: 3_000 });
  });

  test("stays as it is if they decline, and is not offered again", async () => {
    const { user, environment, list } = await openHome();
    await user.click(screen.getByRole("button", { name: "Don't add", description: OFFER }));
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(environment.storage.listRequests()).toMatchObject([{ account: null }]);
    expect(environment.storage.readMark("joinRequestsDeclined")).toBe("yes");
    expect(list.entries()).toEqual([]);
  });
});

test("a delivery can be reported to the operator", async () => {
  const config = { ...(await fetchConfig()), REPORTS: { PUBLIC_KEY: "key" } };
  const delivery = fakeDelivery("a");
  const key = { kind: "content_key" as const, keyB64: "content" };
  const { metadata } = fakeDownload();
  const unused = vi.fn<() => void>();
  renderPart(
    <ConfigProvider load={async () => config}>
      <DeliveryCard
        delivery={delivery}
        content={{ metadata, reportable: { id: delivery.id, ticket: "ticket", key } }}
        saving={null}
        isWaiting={false}
        ways={["downloads"]}
        onSeen={unused}
        onSave={unused}
        onCancel={unused}
        onRemove={unused}
      />
    </ConfigProvider>,
    fakeEnvironment(),
  );
  const button = await screen.findByRole("button", { name: "Report" });
  const about = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(about?.textContent).toContain(delivery.receipt);
  await userEvent.setup().click(button);
  expect(await screen.findByRole("dialog", { name: "Report this upload" })).toBeDefined();
});

test("saving a delivery can be cancelled, which keeps the focus", async () => {
  const [cancel, unused] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderPart(
    <DeliveryCard
      delivery={fakeDelivery("a")}
      content={{ metadata: fakeDownload().metadata, reportable: null }}
      saving={3}
      isWaiting={false}
      ways={["downloads"]}
      onSeen={unused}
      onSave={unused}
      onCancel={cancel}
      onRemove={unused}
    />,
    fakeEnvironment(),
  );
  const user = userEvent.setup();
  const save = await screen.findByRole("button", { name: "Download" });
  await user.dblClick(save);
  expect([unused.mock.calls.length, cancel.mock.calls.length]).toEqual([0, 0]);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(save);
});
