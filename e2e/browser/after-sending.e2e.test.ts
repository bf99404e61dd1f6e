import { ENGINES } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { uploadChosen } from "../support/people.ts";

const PASSWORD = "correct horse";
const LETTER = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear you") };

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Sends a file. @returns its link, whose dialog is still open */
async function send(page: Page, password: string | null = null): Promise<string> {
  await page.goto(app.origin);
  await page.getByTestId("file-input").setInputFiles(LETTER);
  if (password !== null) {
    await page.getByTestId("password-toggle").check();
    await page.getByTestId("password-input").pressSequentially(password);
  }
  return uploadChosen(page);
}

async function exists(link: string): Promise<boolean> {
  const id = new URL(link).pathname.split("/")[2];
  return (await fetch(`${app.origin}/api/exists/${id}`)).status === 200;
}

describe.each(ENGINES)("in %s", (engine) => {
  it("a recipient needs only the message copied by the sender [R2.91b]", async () => {
    await using browser = await launchBrowser(engine);
    const sender = await freshPage(browser);
    // Replaces the clipboard, because some browser engines do not let a test read it.
    await sender.addInitScript(() => {
      navigator.clipboard.writeText = async (text) => void document.body.setAttribute("data-copied", text);
    });
    const link = await send(sender, PASSWORD);
    await sender.getByTestId("include-password").check();
    await sender.getByTestId("copy-message").click();
    await sender.locator("body[data-copied]").waitFor();
    const message = (await sender.getAttribute("body", "data-copied")) ?? "";
    expect(message.split("\n")).toEqual([
      "Files for you",
      link,
      expect.stringMatching(/^1 download, until \w/),
      `Password: ${PASSWORD}`,
    ]);
    expect(message).not.toContain(LETTER.name);

    const recipient = await freshPage(browser);
    const [address = ""] = /https?:\S+/.exec(message) ?? [];
    const [, password = ""] = /^Password: (.*)$/m.exec(message) ?? [];
    await recipient.goto(address);
    await recipient.getByTestId("password-input").pressSequentially(password);
    await recipient.getByTestId("unlock-button").click();
    await recipient.getByText(LETTER.name).first().waitFor();
  });

  it("undoing a deletion changes nothing, and leaving the page carries out a pending deletion immediately [R2.92c]", async () => {
    await using browser = await launchBrowser(engine);
    const page = await freshPage(browser);
    const link = await send(page);
    await page.getByTestId("dialog-ok").click();
    await page.getByTestId("card-delete").click();
    await page.getByTestId("undo-deletion").click();
    await page.getByTestId("upload-card").waitFor();
    expect(await exists(link)).toBe(true);

    await page.getByTestId("card-delete").click();
    await page.getByTestId("undo-deletion").waitFor();
    await page.goto("about:blank");
    // If the page had stayed open, it would have sent the deletion later.
    await expect.poll(() => exists(link), { timeout: 5_000 }).toBe(false);
    await page.goto(app.origin);
    await page.getByTestId("no-uploads").waitFor();
    await page
      .getByTestId("past-uploads")
      .getByText(/^Deleted /)
      .waitFor();
  });

  it("one tap adds a day to an upload [R2.93b]", async () => {
    await using browser = await launchBrowser(engine);
    const page = await freshPage(browser);
    await send(page);
    await page.getByTestId("dialog-ok").click();
    await page.getByTestId("add-day").click();
    await page
      .getByRole("status")
      .getByText(/^1 day 23 hr/)
      .waitFor();
    await page.reload();
    await page
      .getByTestId("upload-card")
      .getByText(/^1 day 23 hr/)
      .waitFor();
  });
});
