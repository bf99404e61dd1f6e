import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BRAND_META, type Brand, type BrandTexts } from "@envoi/brand";
import { type AuthDialect, NO_DOWNLOAD_LIMIT, type PublicConfig } from "@envoi/protocol";
import type { Page } from "playwright-core";
import type { Fixture } from "./fixture.ts";

const ASSETS = fileURLToPath(new URL("../../frontend/dist/assets/", import.meta.url));

type NamedBytes = { name: string; bytes: number };

/** A page, and Envoi's address. */
export type At = Pick<Fixture, "page" | "origin">;

/** The page's current URL, read in the page because not all drivers know it immediately. */
export const readAddress = (page: Page): Promise<string> => page.evaluate(() => location.href);

export async function openHome({ page, origin }: At): Promise<void> {
  await page.goto(origin);
  await page.getByTestId("file-input").waitFor({ state: "attached" });
}

/** Collects the page's console messages from now on. */
export function listen({ page }: Fixture): () => string {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  return () => said.join("\n");
}

/** Collects the page's beacons as they are passed to the browser. */
export async function followBeacons(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeFunction("beaconSent", (body: string) => void bodies.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void Reflect.get(window, "beaconSent")(String(body));
      return send(address, body);
    };
  });
  return bodies;
}

/** Simulates the user switching to another window: the page keeps running, but may never be visible again. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** Selects files of random bytes with the picker. */
export async function chooseFiles({ page }: At, ...files: NamedBytes[]): Promise<void> {
  await page
    .getByTestId("file-input")
    .setInputFiles(files.map(({ name, bytes }) => ({ name, mimeType: mimeTypeOf(name), buffer: randomBytes(bytes) })));
}

function mimeTypeOf(name: string): string {
  if (name.endsWith(".png")) return "image/png";
  return name.endsWith(".mp3") ? "audio/mpeg" : "application/pdf";
}

export const LETTER = { name: "a letter.pdf", bytes: 20_000 };
/** A file large enough for a test to stop its transfer midway. */
export const PARCEL = { name: "a parcel.pdf", bytes: 2_000_000 };
export const LARGER_THAN_ANY_DISK = 2 ** 45;

/** Selects one file on the home page. */
export async function chooseLetter(fixture: At): Promise<void> {
  await openHome(fixture);
  await chooseFiles(fixture, LETTER);
  await fixture.page.getByTestId("upload-button").waitFor();
}

/** Uploads the selected files, and leaves the link dialog. @returns the link */
export async function upload({ page }: Fixture): Promise<string> {
  await page.getByTestId("upload-button").click();
  await page.getByTestId("dialog-ok").click();
  const link = page.getByTestId("share-link");
  await link.waitFor();
  return link.inputValue();
}

/** Starts writing a note. */
export async function writeNote(fixture: Fixture, text: string): Promise<void> {
  await openHome(fixture);
  await fixture.page.getByTestId("write-note").click();
  await fixture.page.getByTestId("note-text").pressSequentially(text);
}

export async function sendLetter(fixture: Fixture): Promise<string> {
  await chooseLetter(fixture);
  return upload(fixture);
}

export async function openLink({ page }: Fixture, link: string): Promise<void> {
  await page.goto(link);
}

/** A link with another upload's key. */
export async function wrongLink({ receive }: Fixture): Promise<string> {
  const [address] = (await receive({})).split("#");
  const [, keyOfAnother] = (await receive({})).split("#");
  return `${address}#${keyOfAnother}`;
}

/** Serves a configuration that differs from the server's. */
export async function configure(
  { proxy, origin }: Fixture,
  change: (config: PublicConfig) => PublicConfig,
): Promise<void> {
  const config: PublicConfig = await (await fetch(`${origin}/config`)).json();
  proxy.answer("/config", 200, change(config));
}

/** Simulates a service with accounts, which raise the anonymous limits. */
export function withAccounts(
  fixture: Fixture,
  { uploadRequiresAccount = false, dialect = "oidc" }: { uploadRequiresAccount?: boolean; dialect?: AuthDialect } = {},
): Promise<void> {
  const issuer = `${fixture.origin}/issuer`;
  return configure(fixture, (config) => ({
    ...config,
    AUTH: {
      issuer,
      client_id: "envoi",
      key_scope: dialect === "fxa" ? "keys" : "",
      dialect,
      authorization_endpoint: `${issuer}/authorization`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user`,
    },
    FEATURES: { ...config.FEATURES, account: true, uploadRequiresAccount },
    LIMITS: {
      ...config.LIMITS,
      MAX_FILE_SIZE: 2_684_354_560,
      ANON: { ...config.LIMITS.ANON, MAX_DOWNLOADS: 5, MAX_EXPIRE_SECONDS: 86_400 },
    },
  }));
}

/** Path of the operator's texts in `withBrand`. */
export const BRAND_TEXTS_PATH = "/assets/brand-texts.json";

/** Simulates an operator with a name, help, and a text in the footer. */
export async function withBrand({ page, proxy }: Fixture): Promise<void> {
  const brand: Brand = { name: "Nordlicht Transfer", hasColours: false, texts: BRAND_TEXTS_PATH, hasHelp: true };
  const links = [{ label: "Write to us", href: "mailto:help@nordlicht.example" }];
  const paragraphs = ["A link does not open? Ask the sender for the whole link.", "Our desk answers on weekdays."];
  const footer = { text: "A service of Nordlicht Ltd.", links };
  const texts: BrandTexts = { fallback: "en-US", languages: { "en-US": { footer, help: { paragraphs, links } } } };
  proxy.answer(BRAND_TEXTS_PATH, 200, texts);
  await page.addInitScript(
    ([name, content]) => {
      const seen = new MutationObserver(() => {
        if (document.head === null) return;
        document.head.append(Object.assign(document.createElement("meta"), { name, content }));
        seen.disconnect();
      });
      seen.observe(document, { childList: true, subtree: true });
    },
    [BRAND_META, JSON.stringify(brand)] as const,
  );
}

/** Simulates an operator who allows links without a download limit. */
export function withoutDownloadLimit(fixture: Fixture): Promise<void> {
  return configure(fixture, (config) => ({
    ...config,
    LIMITS: { ...config.LIMITS, ANON: { ...config.LIMITS.ANON, MAX_DOWNLOADS: NO_DOWNLOAD_LIMIT } },
    DEFAULTS: { ...config.DEFAULTS, DOWNLOAD_COUNTS: [...config.DEFAULTS.DOWNLOAD_COUNTS, NO_DOWNLOAD_LIMIT] },
  }));
}

/** Simulates an operator who has configured a survey. */
export function withSurvey(fixture: Fixture): Promise<void> {
  const surveyUrl = `${fixture.origin}/survey.html`;
  return configure(fixture, (config) => ({ ...config, PREFS: { ...config.PREFS, surveyUrl } }));
}

/** Waits until a given number of files is selected. @returns the files' names, in order */
export async function chosenNames({ page }: Fixture, count: number): Promise<string[]> {
  const buttons = page.getByRole("list", { name: "Your files" }).getByRole("button", { name: /^Remove / });
  await buttons.nth(count - 1).waitFor();
  return buttons.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.replace("Remove ", "") ?? ""));
}

/** Starts uploading the selected files, which must be at least as large as a parcel, and stalls the upload midway. */
export async function startUpload({ page, proxy }: Fixture): Promise<void> {
  proxy.slow("/api/ws", "up", { stopWhen: isAfterHalf });
  await page.getByTestId("upload-button").click();
  await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
}

export async function startParcel(fixture: Fixture): Promise<void> {
  await openHome(fixture);
  await chooseFiles(fixture, PARCEL);
  await startUpload(fixture);
}

/** Starts an upload, and prepares the next upload in the meantime. */
export async function startNext(fixture: Fixture): Promise<void> {
  await startParcel(fixture);
  await fixture.page.getByTestId("prepare-next").click();
  await fixture.page.getByTestId("upload-strip").waitFor();
}

type HandedFile = NamedBytes & { lastModified?: number };
type HandingEvent = "dragenter" | "dragover" | "drop" | "paste";

/** Dispatches events with files on the page, because tests cannot drag files from outside the browser. */
async function hand(page: Page, events: readonly HandingEvent[], files: readonly HandedFile[], into = "body") {
  await page.locator(into).evaluate(
    (target, { events, files }) => {
      const handed = new DataTransfer();
      for (const { name, bytes, lastModified = 0 } of files) {
        handed.items.add(new File([new Uint8Array(bytes)], name, { lastModified }));
      }
      const reach = { bubbles: true, cancelable: true };
      for (const type of events) {
        const isPaste = type === "paste";
        const event = isPaste ? new ClipboardEvent(type, reach) : new DragEvent(type, reach);
        // Firefox ignores files in the constructor of a clipboard event.
        Object.defineProperty(event, isPaste ? "clipboardData" : "dataTransfer", { value: handed });
        target.dispatchEvent(event);
      }
    },
    { events, files },
  );
}

export function holdOver(page: Page): Promise<void> {
  return hand(page, ["dragenter", "dragover"], [LETTER]);
}

export function drop(page: Page, ...files: HandedFile[]): Promise<void> {
  return hand(page, ["dragenter", "dragover", "drop"], files);
}

/** @param into - selector of the element to paste into */
export function paste(page: Page, into: string, ...files: HandedFile[]): Promise<void> {
  return hand(page, ["paste"], files, into);
}

export function pasteText(page: Page, text: string): Promise<void> {
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
    // Firefox ignores data in the constructor of a clipboard event.
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    document.body.dispatchEvent(event);
  }, text);
}

/** Drops a file that has become unreadable. */
export async function dropGoneFile(page: Page): Promise<void> {
  await page.evaluate(() => {
    const entry = {
      isFile: true,
      isDirectory: false,
      file: (_take: unknown, refuse: (error: Error) => void) => refuse(new DOMException("gone", "NotFoundError")),
    };
    Object.defineProperty(DataTransferItem.prototype, "webkitGetAsEntry", { value: () => entry });
  });
  await drop(page, LETTER);
}

/** Contents of a folder by name: the size of a file, or another folder. */
type Folder = { [name: string]: number | Folder };

/** Drops a folder. Browsers create file system entries only for real drops, so the test creates its own. */
export async function dropFolder(page: Page, name: string, inside: Folder): Promise<void> {
  await page.evaluate(
    ({ name, inside }) => {
      function createEntry(name: string, what: number | Folder): object {
        if (typeof what === "number") {
          const file = (take: (file: File) => void) => take(new File([new Uint8Array(what)], name));
          return { isFile: true, isDirectory: false, name, file };
        }
        const portions = [Object.entries(what).map(([name, inside]) => createEntry(name, inside))];
        const readEntries = (take: (entries: object[]) => void) => take(portions.pop() ?? []);
        return { isFile: false, isDirectory: true, name, createReader: () => ({ readEntries }) };
      }
      const entry = createEntry(name, inside);
      Object.defineProperty(DataTransferItem.prototype, "webkitGetAsEntry", { value: () => entry });
    },
    { name, inside },
  );
  await drop(page, LETTER);
}

/** Simulates a device with a sharing function. */
export async function withSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: async () => {} });
    Object.defineProperty(navigator, "canShare", { value: () => true });
  });
}

/** Simulates a phone whose share sheet needs another tap, because fetching the files took too long. */
export async function withSlowSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException("no tap", "NotAllowedError"));
    Object.defineProperty(navigator, "share", { value: share });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) => match(query === "(pointer: coarse)" ? "all" : query);
  });
}

/** Simulates a browser that stores nothing, or whose storage is full. */
export async function withoutStorage(page: Page, reason: "blocked" | "full"): Promise<void> {
  await page.addInitScript((isBlocked) => {
    const refuse = (name: string) => () => {
      throw new DOMException("no", name);
    };
    if (isBlocked) Object.defineProperty(window, "localStorage", { get: refuse("SecurityError") });
    else Storage.prototype.setItem = refuse("QuotaExceededError");
  }, reason === "blocked");
}

/** Simulates a browser that can save only from memory. */
export async function withoutStreams(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
}

/** Simulates a browser that cannot encrypt. */
export async function withoutCrypto(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { value: undefined }));
}

/** Simulates a browser that does not allow pages to write to the clipboard. */
export async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
}

/** Simulates a device whose disk becomes full while writing a file. */
export async function withoutRoom({ proxy, origin }: Fixture): Promise<void> {
  const [worker = ""] = globSync("transfer-worker-*.js", { cwd: ASSETS });
  const script = await (await fetch(`${origin}/assets/${worker}`)).text();
  const refusal = `const { write } = FileSystemSyncAccessHandle.prototype;
    FileSystemSyncAccessHandle.prototype.write = function (bytes) {
      if (bytes.length > 1) throw new DOMException("full", "QuotaExceededError");
      return write.call(this, bytes);
    };`;
  proxy.answer(`/assets/${worker}`, 200, `${refusal}${script}`);
}

export const isAfterHalf = (_chunk: Buffer, passedBytes: number) => passedBytes > PARCEL.bytes / 2;

/** Starts to receive a parcel, and stops halfway. */
export async function stopDownload({ page, proxy }: Fixture): Promise<void> {
  proxy.slow("/api/download", "down", { stopWhen: isAfterHalf });
  await page.getByTestId("download-button").click();
  await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
}

/** Simulates the browser stopping the service worker: the next service worker knows none of the page's downloads. */
export async function forgetStreams(page: Page): Promise<void> {
  await page.evaluate(() => {
    ServiceWorker.prototype.postMessage = new Proxy(ServiceWorker.prototype.postMessage, {
      apply: (post, worker, [message, transfer]) =>
        Reflect.apply(post, worker, [{ ...message, input: { streamId: "another" } }, transfer]),
    });
  });
}
