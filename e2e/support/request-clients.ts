import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCliHome, type Engine, type RunningCommand } from "@envoi/testkit";
import { launchBrowser } from "./browser.ts";
import { contentHashes } from "./files.ts";
import { giveFolder } from "./give-folder.ts";

/** Enough for the largest delivery of a test, even on a busy machine. */
const COLLECTING_MS = 180_000;

export type RequestClient = Engine | "command line";

/** Someone who asks for files. */
export type RequestOwner = AsyncDisposable & {
  link: string;
  /** Saves all deliveries. @returns the sorted hashes of all saved files */
  collect(receipt: string): Promise<string[]>;
};

/** Someone who sends a folder to a request. */
export type DeliverySender = AsyncDisposable & {
  begin(): Promise<void>;
  /** Share of the delivery that has been sent, from 0 to 1. */
  progress(): Promise<number>;
  /** Reloads the page, or kills the program, and continues. */
  restart(): Promise<void>;
  /** Waits until the delivery is complete. @returns the receipt */
  finish(): Promise<string>;
};

/** Creates a request that accepts deliveries of 1 GB. */
export function createOwner(client: RequestClient, origin: string): Promise<RequestOwner> {
  return client === "command line" ? createCommandOwner(origin) : createPageOwner(client, origin);
}

/** @param given - the folder, and the paths of its files, relative to it */
export function createSender(
  client: RequestClient,
  link: string,
  given: { folder: string; paths: readonly string[] },
): Promise<DeliverySender> {
  return client === "command line" ? createCommandSender(link, given.folder) : createPageSender(client, link, given);
}

async function createCommandOwner(origin: string): Promise<RequestOwner> {
  const home = await createCliHome(origin);
  return {
    link: await home.ok(["request", "new", "--each", "1GB"]),
    async collect() {
      await home.ok(["request", "collect", "last", "--output", "collected"]);
      return contentHashes(join(home.folder, "collected"));
    },
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  };
}

async function createPageOwner(engine: Engine, origin: string): Promise<RequestOwner> {
  const browser = await launchBrowser(engine);
  const saved = await mkdtemp(join(tmpdir(), "envoi-collected-"));
  const page = await browser.newPage({ acceptDownloads: true });
  await page.goto(`${origin}/request`);
  await page.getByTestId("request-title").pressSequentially("Archive");
  await page.getByTestId("request-delivery-size").selectOption(String(1_000_000_000));
  await page.getByTestId("create-request").click();
  const link = await page.getByTestId("request-link").inputValue();
  return {
    link,
    async collect(receipt) {
      await page.getByRole("link", { name: "Inbox", exact: true }).click();
      await page.getByText(`Receipt code: ${receipt}`).waitFor();
      const saving: Promise<void>[] = [];
      page.on("download", (download) => saving.push(download.saveAs(join(saved, `${saving.length}`))));
      await page.getByTestId("save-downloads").click();
      await page.locator("[data-testid=delivery][data-state=collected]").waitFor({ timeout: COLLECTING_MS });
      await Promise.all(saving);
      return contentHashes(saved);
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await rm(saved, { recursive: true });
    },
  };
}

async function createCommandSender(link: string, folder: string): Promise<DeliverySender> {
  const home = await createCliHome("");
  let running: RunningCommand;
  const start = (...args: string[]) => {
    running = home.start([...args, "--progress", "json", "--json"]);
  };
  return {
    begin: async () => start("send", "--request", link, folder),
    async progress() {
      const lines = running
        .messages()
        .split("\n")
        .filter((line) => line.includes('"event":"progress"'));
      const { doneBytes, totalBytes } = JSON.parse(lines.at(-1) ?? '{"doneBytes":0,"totalBytes":1}');
      return doneBytes / totalBytes;
    },
    async restart() {
      running.child.kill("SIGKILL");
      await running.finished;
      start("resume");
    },
    async finish() {
      const { code, text, stderr } = await running.finished;
      if (code !== 0) throw new Error(`envoi ended with ${code}: ${stderr}`);
      return JSON.parse(text).receipt;
    },
    [Symbol.asyncDispose]: () => home[Symbol.asyncDispose](),
  };
}

async function createPageSender(
  engine: Engine,
  link: string,
  given: { folder: string; paths: readonly string[] },
): Promise<DeliverySender> {
  const browser = await launchBrowser(engine);
  const page = await browser.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(link);
  await page.getByTestId("request").waitFor();
  return {
    async begin() {
      await giveFolder(page, engine, given);
      await page.getByTestId("send-delivery").click();
    },
    progress: () => page.getByTestId("progress").evaluate((bar) => (bar as HTMLProgressElement).value),
    async restart() {
      await page.reload();
      await page.getByTestId("unfinished-upload").waitFor();
      await giveFolder(page, engine, given);
      await page.getByTestId("continue-upload").click();
    },
    async finish() {
      await page.getByTestId("delivery-sent").waitFor({ timeout: 200_000 });
      return (await page.getByTestId("receipt").textContent()) ?? "";
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
