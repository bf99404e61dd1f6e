import { randomBytes } from "node:crypto";
import { fetchFileList, type ListAccess } from "@envoi/client";
import {
  openRequestLink,
  parseOwnerLink,
  parseRequestLink,
  requestOwnerOf,
  type SentDelivery,
  sendDelivery,
} from "@envoi/client/request";
import { type Issuer, PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { type Engine, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const { signal } = new AbortController();
const PATIENCE_MS = 60_000;
const EVENTS = "/api/events";

describe.each<Engine>(["chromium", "firefox"])("in %s", (engine) => {
  let proxy: TestProxy;
  let issuer: Issuer;
  let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
  /** The owner's devices. Firefox treats one profile's page as hidden behind another's. */
  let browsers: Browser[];
  beforeAll(async () => {
    proxy = await startTestProxy();
    issuer = await startIssuer({ appOrigin: proxy.origin });
    app = await startStandaloneProcess({
      LOG_LEVEL: "warn",
      BASE_URL: proxy.origin,
      AUTH_ISSUER: issuer.origin,
      AUTH_CLIENT_ID: issuer.clientId,
      AUTH_DIALECT: "oidc",
    });
    proxy.forwardTo(Number(new URL(app.origin).port));
    browsers = await Promise.all([launchBrowser(engine), launchBrowser(engine)]);
  });
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await app[Symbol.asyncDispose]();
    await issuer[Symbol.asyncDispose]();
    await proxy[Symbol.asyncDispose]();
  });

  /** Opens the home page on each of the owner's devices; with `access`, signed in. */
  async function withDevices(
    journey: (page: Page, other: Page) => Promise<void>,
    { access, ...options }: BrowserContextOptions & { access?: ListAccess } = {},
  ): Promise<void> {
    const contexts = await Promise.all(browsers.map((browser) => browser.newContext(options)));
    try {
      const pages = await Promise.all(
        contexts.map(async (context) => {
          context.setDefaultTimeout(PATIENCE_MS);
          const page = await context.newPage();
          if (access !== undefined) await signIn(page, access);
          return page;
        }),
      );
      const [page, other] = pages;
      if (page === undefined || other === undefined) throw new Error("no page");
      await journey(page, other);
    } finally {
      proxy.reset();
      await Promise.all(contexts.map((context) => context.close()));
    }
  }

  /** Opens the home page of a device on which Ada signed in before. */
  async function signIn(page: Page, { accessToken, fileListKey }: ListAccess): Promise<void> {
    const { uid, email } = PEOPLE.ada;
    const user = JSON.stringify({ access_token: accessToken, uid, email, displayName: "Ada", fileListKey });
    await page.goto(`${proxy.origin}/legal`);
    await page.evaluate((record) => localStorage.setItem("user", record), user);
    await page.goto(proxy.origin);
    await page.getByTestId("account-email").waitFor();
  }

  const createAccess = async (): Promise<ListAccess> => ({
    accessToken: await issuer.tokenFor("ada"),
    fileListKey: randomBytes(16).toString("base64url"),
  });

  /** @returns the link to give out */
  async function createRequest(page: Page): Promise<string> {
    await page.goto(proxy.origin);
    await page.getByRole("link", { name: "Request files" }).click();
    // In Firefox, `fill` changes fields without React noticing.
    await page.getByTestId("request-title").pressSequentially("Tax 2025");
    await page.getByTestId("create-request").click();
    return page.getByTestId("request-link").inputValue();
  }

  async function deliver(address: string): Promise<SentDelivery> {
    const link = parseRequestLink(address);
    if (link === null) throw new Error(`not a request's link: ${address}`);
    const request = await openRequestLink(app, link, null, { signal });
    const files = [new File([randomBytes(5_000)], "page.bin")];
    return sendDelivery(app, request, { files, sender: "Grace" }, { signal });
  }

  async function readOwnerLink(page: Page): Promise<string> {
    const path = await page.getByRole("link", { name: "Tax 2025" }).getAttribute("href");
    return `${proxy.origin}${path}`;
  }

  const listed = (page: Page, text: string) => page.getByTestId("own-requests").getByText(text);
  const subscribed = (before: number) =>
    expect.poll(() => proxy.asked(EVENTS).length, { timeout: PATIENCE_MS }).toBeGreaterThan(before);

  it("an account's requests are on all of its devices until one of them deletes them, and the server sees no key [R10.16b]", async () => {
    const access = await createAccess();
    const entries = async () => (await fetchFileList(app, access, signal)).entries;
    await withDevices(
      async (page, other) => {
        const address = await createRequest(page);
        await expect.poll(entries, { timeout: PATIENCE_MS }).toMatchObject([{ title: "Tax 2025" }]);
        await other.reload();
        await other.getByRole("link", { name: "Tax 2025" }).waitFor();
        const ownerLink = await readOwnerLink(other);
        const { receipt } = await deliver(address);
        await listed(other, "New deliveries: 1").waitFor();
        await other.getByRole("link", { name: "Tax 2025" }).click();
        await other.getByText(`Receipt code: ${receipt}`).waitFor();
        await other.getByText("Grace").waitFor();
        await page.goto(proxy.origin);
        await page.getByRole("link", { name: "Tax 2025" }).waitFor();
        await other.getByTestId("delete-request").click();
        await other.getByTestId("confirm-delete-request").click();
        await page.getByTestId("own-requests").waitFor({ state: "detached" });
        await expect.poll(entries, { timeout: PATIENCE_MS }).toEqual([]);
        const seen = JSON.stringify(proxy.asked("/")) + app.output();
        const [, hash = "", , seed = ""] = /#o1\.([^.]+)\.([^.]+)\.(.+)$/.exec(ownerLink) ?? [];
        expect([hash.length, seed.length]).toEqual([32, 43]);
        for (const secret of [hash, seed, "Tax 2025"]) expect(seen).not.toContain(secret);
      },
      { access },
    );
  });

  it("signing out takes a synced request off the device without a question, and signing in brings it back [R10.16c]", async () => {
    const access = await createAccess();
    await withDevices(
      async (page) => {
        await createRequest(page);
        await page.getByTestId("sign-out").click();
        await page.getByText("You're signed out").waitFor();
        expect(await page.evaluate(() => localStorage.getItem("requests"))).toBeNull();
        await signIn(page, { ...access, accessToken: await issuer.tokenFor("ada") });
        await page.getByRole("link", { name: "Tax 2025" }).waitFor();
      },
      { access },
    );
  });

  it("a delivery is shown in the list and the title as soon as it arrives, until it is seen in the inbox [R10.17b]", async () => {
    await withDevices(async (page) => {
      const address = await createRequest(page);
      const before = proxy.asked(EVENTS).length;
      await page.goto(proxy.origin);
      await subscribed(before);
      await deliver(address);
      await listed(page, "New deliveries: 1").waitFor();
      expect(await page.title()).toBe("(1) Envoi");
      await page.getByRole("link", { name: "Tax 2025" }).click();
      await page.getByText("Grace").waitFor();
      await expect.poll(() => page.title()).toBe("Inbox · Envoi");
      await deliver(address);
      await expect.poll(() => page.getByTestId("delivery").count(), { timeout: PATIENCE_MS }).toBe(2);
    });
  });

  it("without events, the page polls the inboxes [R10.17d]", async () => {
    await withDevices(async (page) => {
      proxy.answer(EVENTS, 404);
      const address = await createRequest(page);
      await page.goto(proxy.origin);
      await deliver(address);
      await listed(page, "New deliveries: 1").waitFor();
    });
  });

  it("a delivery that a server lists again under another id is refused, even after the page was reloaded [R10.8d]", async () => {
    await withDevices(async (page) => {
      await deliver(await createRequest(page));
      await page.getByRole("link", { name: "Inbox", exact: true }).click();
      await page.getByText("Grace").waitFor();
      const owner = parseOwnerLink(page.url());
      if (owner === null) throw new Error("not an owner's link");
      const { id, ownerToken } = await requestOwnerOf(owner);
      const inbox = await fetch(`${app.origin}/api/request/${id}/inbox`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ownerToken }),
      });
      const { list, ...reply } = (await inbox.json()) as { list: object[] };
      const again = list.map((delivery) => ({ ...delivery, id: "0123456789abcdef" }));
      proxy.answer(`/api/request/${id}/inbox`, 200, { ...reply, list: again });
      await page.reload();
      await page.getByText("Refused: this delivery is listed twice.").waitFor();
      expect(await page.getByTestId("save-downloads").count()).toBe(0);
    });
  });

  // In tests, Firefox cannot be given permissions.
  if (engine !== "chromium") return;

  it("a hidden page shows a notification of a new delivery if the owner wants it [R10.17c]", async () => {
    await withDevices(
      async (page) => {
        const address = await createRequest(page);
        await page.getByTestId("notify-deliveries").click();
        await page.getByText("Notifications are on").waitFor();
        const before = proxy.asked(EVENTS).length;
        await page.goto(proxy.origin);
        await subscribed(before);
        await page.evaluate(() => {
          Object.defineProperty(document, "visibilityState", { value: "hidden" });
          document.dispatchEvent(new Event("visibilitychange"));
        });
        await deliver(address);
        const shown = () =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.ready;
            return (await registration.getNotifications()).map(({ title }) => title);
          });
        await expect.poll(shown, { timeout: PATIENCE_MS }).toEqual(["\u2068Tax 2025\u2069: New deliveries: 1"]);
      },
      { permissions: ["notifications"] },
    );
  });
});
