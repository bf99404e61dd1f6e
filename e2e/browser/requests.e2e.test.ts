import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  collectDeliveries,
  createRequest,
  type NewRequest,
  type OwnRequest,
  openDelivery,
  readInbox,
  requestLinkOf,
} from "@envoi/client/request";
import { stretchPassword } from "@envoi/crypto/stretch";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";

const MiB = 1_048_576;
const { signal } = new AbortController();

let app: App;
let folder: string;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  folder = await mkdtemp(join(tmpdir(), "envoi-request-"));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

function ask(changes: Partial<NewRequest> = {}): Promise<OwnRequest> {
  const label = { title: "Tax", message: "For 2025", asker: "Ada", wanted: ["Receipts"], kinds: [".pdf"] };
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 5, maxBytes: 100 * MiB, maxDeliveryBytes: 50 * MiB };
  return createRequest(app, { label, ...limits, ...changes }, { signal, stretch: stretchPassword });
}

/** Downloads the delivery with this receipt. */
async function collect(own: OwnRequest, receipt: string) {
  const { deliveries } = await readInbox(app, own.owner, signal);
  const delivery = deliveries.find((one) => one.receipt === receipt);
  if (delivery === undefined) throw new Error("the delivery is missing");
  const { metadata, read } = await openDelivery(app, own, delivery, signal);
  const body = Buffer.from(await new Response(await read({ signal })).arrayBuffer());
  return { id: delivery.id, metadata, body };
}

describe.each(["chromium", "firefox"] as const)("in %s", (engine) => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.context().close());

  async function send(): Promise<string> {
    await page.getByTestId("send-delivery").click();
    await page.getByTestId("delivery-sent").waitFor();
    return (await page.getByTestId("receipt").textContent()) ?? "";
  }

  test("the owner of a request gets the file, the folder and the note that were sent from the page [R10.3]", async () => {
    const own = await ask();
    await page.goto(requestLinkOf(own.owner));
    await page.getByTestId("request").waitFor();
    expect(await page.getByTestId("sender-words").textContent()).toContain("AdaTaxFor 2025Receipts");
    expect(await page.getByTestId("file-input").first().getAttribute("accept")).toBe(".pdf");

    const content = randomBytes(3 * MiB);
    await page.getByTestId("file-input").setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: content });
    await page.getByTestId("sender-input").pressSequentially("Grace");
    await page.getByTestId("message-input").pressSequentially("All of them");
    const receipt = await send();
    const file = await collect(own, receipt);
    expect(file.metadata).toMatchObject({ name: "a.pdf", sender: "Grace", message: "All of them" });
    expect(file.body.equals(content)).toBe(true);

    // The driver cannot choose folders in Firefox.
    if (engine === "chromium") {
      await page.getByTestId("send-more").click();
      const album = join(folder, engine, "album");
      await mkdir(album, { recursive: true });
      await writeFile(join(album, "one.txt"), "one");
      await page.getByTestId("folder-input").setInputFiles(album);
      const inFolder = await collect(own, await send());
      expect(inFolder.metadata.manifest.files.map(({ name }) => name)).toEqual(["album/one.txt"]);
      expect(inFolder.body.toString()).toBe("one");
    }

    await page.getByTestId("send-more").click();
    await page.getByTestId("write-note").click();
    await page.getByTestId("note-text").pressSequentially("The last one is lost.");
    await page.getByTestId("note-done").click();
    const note = await collect(own, await send());
    expect(note.body.toString()).toBe("The last one is lost.");

    await collectDeliveries(app, own.owner, [note.id, file.id], signal);
    await page.reload();
    const sent = page.getByTestId("sent-deliveries");
    await expect.poll(() => sent.getByText("Collected.", { exact: true }).count()).toBe(2);
    expect(await sent.textContent()).toContain(receipt);
  });

  test("a request with a password shows nothing before the right one is typed [R10.5]", async () => {
    const own = await ask({ password: "correct horse" });
    await page.goto(requestLinkOf(own.owner));
    await page.getByTestId("password-input").pressSequentially("wrong horse");
    await page.getByTestId("unlock-button").click();
    await page.getByText("Wrong password. Try again.").waitFor();
    expect(await page.getByTestId("sender-words").count()).toBe(0);
    // The wrong password is selected.
    await page.getByTestId("password-input").pressSequentially("correct horse");
    await page.getByTestId("unlock-button").click();
    await page.getByTestId("request").waitFor();
  });

  test("nothing is shown or sent if the link and the server do not match [R10.6]", async () => {
    const own = await ask();
    const linkHash = Uint8Array.from(own.owner.linkHash, (byte) => byte ^ 1);
    await page.goto(requestLinkOf({ ...own.owner, linkHash }));
    await page.getByTestId("request-untrusted").waitFor();
    expect(await page.getByTestId("sender-words").count()).toBe(0);
  });

  test("a link cut off in a message can be completed on the page", async () => {
    const link = requestLinkOf((await ask()).owner);
    await page.goto(link.slice(0, -1));
    await page.getByTestId("request-link-input").pressSequentially(`Here: ${link}`);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByTestId("request").waitFor();
  });
});
