import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequest, openRequestLink, parseRequestLink, requestLinkOf, sendDelivery } from "@envoi/client/request";
import { call, uploadOld } from "@envoi/testkit";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findProblems } from "../screens/look.ts";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { adminUrl } from "../support/run-admin.ts";

const { signal } = new AbortController();
const TOKEN = "a-token-of-operators-0123456789abcdef";

let directory: string;
let app: App;
let browser: Browser;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-operators-"));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, TOKEN);
  app = await startApp({ OPERATOR_TOKEN_FILE: tokenFile });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true });
});

it("an operator signs in on the private port, takes an upload down and restores it, without any script", async () => {
  const upload = await uploadOld(app.origin, Buffer.alloc(1_000));
  const exists = async () => (await call(app.origin, `/api/exists/${upload.id}`)).status;
  const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
  await page.goto(`${adminUrl(app)}/operator-page`);
  await page.getByLabel("Your name").fill("ada");
  await page.getByLabel("Token").fill(TOKEN);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Part of the id").fill(upload.id.slice(0, 8));
  await page.getByRole("button", { name: "Show" }).click();
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole("link", { name: upload.id }).click();
  const act = async (name: string, reason: string) => {
    const form = page.locator("form").filter({ has: page.getByRole("button", { name }) });
    await form.getByLabel("Reason").fill(reason);
    await form.getByRole("button").click();
  };
  await act("Take down", "report 23");
  await page.getByText("It is taken down.").waitFor();
  await page.getByText("Taken down", { exact: true }).waitFor();
  expect(await findProblems(page)).toEqual([]);
  expect(await exists()).toBe(404);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(250, 248, 245)");
  // Only wide tables may scroll sideways on a phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await act("Restore", "a mistake");
  await page.getByText("It is restored.").waitFor();
  expect(await exists()).toBe(200);
  // At first, the browser rejects the form, because the box is not ticked.
  await act("Delete", "the law");
  expect(await exists()).toBe(200);
  await page.getByLabel("I know that it cannot be restored").check();
  await act("Delete", "the law");
  await page.getByText("It is deleted.").waitFor();
  expect(await exists()).toBe(404);
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Health" }).click();
  expect(await page.getByText("works", { exact: true }).count()).toBe(9);
  await page.getByRole("link", { name: "Under way" }).click();
  await page.getByRole("heading", { name: "Facts that a consumer gave up" }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(refused).toEqual([]);
  expect(await app.output()).toContain("report 23");
  await context.close();
});

it("an operator closes and deletes a request, and sees its deliveries", async () => {
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 3, maxBytes: 3_000, maxDeliveryBytes: 1_000 };
  const { owner } = await createRequest(app, { label: { title: "Tax" }, ...limits }, { signal });
  const link = parseRequestLink(requestLinkOf(owner));
  if (link === null) throw new Error("not a link");
  const request = await openRequestLink(app, link, null, { signal });
  const { id } = await sendDelivery(app, request, { files: [new File(["x"], "a")] }, { signal });
  const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  await page.goto(`${adminUrl(app)}/operator-page`);
  await page.getByLabel("Your name").fill("ada");
  await page.getByLabel("Token").fill(TOKEN);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Requests" }).click();
  expect(await findProblems(page)).toEqual([]);
  // The browser does not send what may be a whole link, because its end is secret.
  await page.getByLabel("Id").fill(requestLinkOf(owner));
  await page.getByRole("button", { name: "Show" }).click();
  expect(new URL(page.url()).search).toBe("");
  await page.getByLabel("Id").fill(owner.id);
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByRole("link", { name: id }).waitFor();
  await page.getByText("Delivered").waitFor();
  expect(await findProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const form = (name: string) => page.locator("form").filter({ has: page.getByRole("button", { name }) });
  await form("Close").getByLabel("Reason").fill("fraud");
  await form("Close").getByRole("button").click();
  await page.getByText("It is closed.").waitFor();
  await expect(sendDelivery(app, request, { files: [new File(["x"], "b")] }, { signal })).rejects.toMatchObject({
    code: "request_closed",
  });
  await form("Delete").getByLabel("Reason").fill("fraud");
  await form("Delete").getByLabel("I know that it cannot be restored").check();
  await form("Delete").getByRole("button").click();
  await page.getByText("There are no requests.").waitFor();
  await expect(openRequestLink(app, link, null, { signal })).rejects.toMatchObject({ code: "not_found" });
  await context.close();
});
