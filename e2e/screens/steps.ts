import { randomBytes } from "node:crypto";
import type { PublicConfig } from "@envoi/protocol";
import type { Page } from "playwright-core";
import type { Stage } from "./stage.ts";

type NamedBytes = { name: string; bytes: number };

export async function openHome({ page, origin }: Stage): Promise<void> {
  await page.goto(origin);
  await page.getByTestId("file-input").waitFor({ state: "attached" });
}

/** Chooses files of random bytes with the picker. */
export async function chooseFiles({ page }: Stage, ...files: NamedBytes[]): Promise<void> {
  await page
    .getByTestId("file-input")
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: mimeTypeOf(name), buffer: randomBytes(bytes) })));
}

function mimeTypeOf(name: string): string {
  if (name.endsWith(".png")) return "image/png";
  return name.endsWith(".mp3") ? "audio/mpeg" : "application/pdf";
}

export const LETTER = { name: "a letter.pdf", bytes: 20_000 };
/** Takes long enough to be stopped on its way. */
export const PARCEL = { name: "a parcel.pdf", bytes: 2_000_000 };

/** Chooses one file on the home page. */
export async function chooseLetter(stage: Stage): Promise<void> {
  await openHome(stage);
  await chooseFiles(stage, LETTER);
  await stage.page.getByTestId("upload-button").waitFor();
}

/** Uploads what was chosen, and leaves the dialog that offers its link. @returns the link */
export async function upload({ page }: Stage): Promise<string> {
  await page.getByTestId("upload-button").click();
  await page.getByTestId("dialog-ok").click();
  const link = page.getByTestId("share-link");
  await link.waitFor();
  return link.inputValue();
}

export async function sendLetter(stage: Stage): Promise<string> {
  await chooseLetter(stage);
  return upload(stage);
}

export async function openLink({ page }: Stage, link: string): Promise<void> {
  await page.goto(link);
}

/** The page is told another configuration than the server's. */
export async function configure(
  { door, origin }: Stage,
  change: (config: PublicConfig) => PublicConfig,
): Promise<void> {
  const config: PublicConfig = await (await fetch(`${origin}/config`)).json();
  door.answer("/config", 200, change(config));
}

/** As where people can sign in: the limits of everyone else are no longer the last word. */
export function withAccounts(stage: Stage): Promise<void> {
  const issuer = `${stage.origin}/issuer`;
  return configure(stage, (config) => ({
    ...config,
    AUTH: {
      issuer,
      client_id: "envoi",
      key_scope: "",
      authorization_endpoint: issuer,
      token_endpoint: issuer,
      userinfo_endpoint: issuer,
    },
    FEATURES: { ...config.FEATURES, account: true },
  }));
}

/** Holds something over the page as if it were dragged there, and drops it. Of a file that is gone nothing can be read. */
export async function drag(page: Page, what: "over" | "a file that is gone"): Promise<void> {
  await page.evaluate((isDropped) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["gone"], "gone.txt"));
    if (isDropped) {
      const entry = {
        isFile: true,
        isDirectory: false,
        file: (_take: unknown, refuse: (error: Error) => void) => refuse(new DOMException("gone", "NotFoundError")),
      };
      Object.defineProperty(DataTransferItem.prototype, "webkitGetAsEntry", { value: () => entry });
    }
    for (const type of isDropped ? ["dragenter", "dragover", "drop"] : ["dragenter", "dragover"]) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, what !== "over");
}

/** A device with a way of its own to share. */
export async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: async () => {} });
    Object.defineProperty(navigator, "canShare", { value: () => true });
  });
}

/** A browser that keeps nothing, or has no room left. */
export async function withoutStorage(page: Page, reason: "blocked" | "full"): Promise<void> {
  await page.addInitScript((isBlocked) => {
    const refuse = (name: string) => () => {
      throw new DOMException("no", name);
    };
    if (isBlocked) Object.defineProperty(window, "localStorage", { get: refuse("SecurityError") });
    else Storage.prototype.setItem = refuse("QuotaExceededError");
  }, reason === "blocked");
}

/** A browser that can save only by way of its memory. */
export async function withoutStreams(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}
