import { createHash, randomBytes } from "node:crypto";
import { beginUpload, sealBody, sealMetadata } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser, launchChromium } from "../support/browser.ts";

/** Names that another client may send, and the paths of the received files. */
const PATHS = [
  ["../../escaped.txt", "escaped.txt"],
  ["trip/day 1/photo.jpg", "trip/day 1/photo.jpg"],
  ["trip/day 1/photo.jpg", "trip/day 1/photo (2).jpg"],
  ["\u202egnp.exe", "gnp.exe"],
  ["C:\\CON", "_CON"],
  [".", "file"],
  ["large.bin", "large.bin"],
] as const;

let app: App;
let browser: Browser;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
});

const hashBytes = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Uploads files with exactly these names, without using the product's code. */
async function send(names: readonly string[], downloads: number) {
  const secret = randomBytes(16);
  const bodies = names.map((name, index) => randomBytes(name === "large.bin" ? 3_000_000 : 1 + index * 500));
  const body = Buffer.concat(bodies);
  const files = names.map((name, index) => ({ name, size: bodies[index]?.length ?? 0, type: "" }));
  const metadata = { name: "Send-Archive.zip", type: "send-archive", size: body.length, manifest: { files } };
  const fields = { fileMetadata: sealMetadata(secret, metadata), dlimit: downloads };
  const { url, sendAll, finish } = await beginUpload(app.origin, body.length, { secret, fields });
  await sendAll(sealBody(secret, body));
  await finish();
  return { link: `${url}#${secret.toString("base64url")}`, hashes: bodies.map(hashBytes) };
}

/** Replaces the browser's folder picker, which a test cannot operate, with a folder in the page's OPFS. */
async function openWithFolder(link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => {
    Object.assign(window, {
      async showDirectoryPicker() {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle("Holiday", { create: true });
      },
    });
  });
  await page.goto(link);
  await page.getByTestId("download-preview").waitFor();
  return page;
}

/** Hashes of all files in the folder, by path. */
function hashFolder(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else {
          const bytes = await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer();
          const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
          found[path + name] = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
        }
      }
    }
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle("Holiday", { create: true }), "");
    return found;
  });
}

it("files with hostile names are saved one by one inside the folder; saving again overwrites nothing, and each save counts as one download", async () => {
  const { link, hashes } = await send(
    PATHS.map(([name]) => name),
    2,
  );
  const page = await openWithFolder(link);
  await page.getByTestId("save-in-folder").click();
  await page.getByText(/^Saved to .*Holiday/).waitFor();
  expect(await hashFolder(page)).toEqual(Object.fromEntries(PATHS.map(([, path], index) => [path, hashes[index]])));

  await page.reload();
  await page.getByText("Last download").waitFor();
  await page.getByTestId("save-in-folder").click();
  await page.getByText("That was the last download").waitFor();
  const twice = await hashFolder(page);
  expect(Object.keys(twice)).toHaveLength(2 * PATHS.length);
  expect(twice["escaped (2).txt"]).toBe(twice["escaped.txt"]);
});

it("if a file cannot be fetched, the saved files stay, and the other files can be saved later as part of the same download", async () => {
  const { link, hashes } = await send(["a.txt", "large.bin", "z.txt"], 1);
  const page = await openWithFolder(link);
  let isRefusing = true;
  await page.route("**/api/download/**", async (route) => {
    const range = (await route.request().headerValue("range")) ?? "";
    const first = Number(/bytes=(\d+)/.exec(range)?.[1] ?? 0);
    // While `isRefusing` is set, the large file's second half cannot be fetched.
    if (!isRefusing || first < 1_500_000) return route.continue();
    await route.fulfill({ status: 500, json: { error: 500, code: "internal" } });
  });
  await page.getByTestId("save-in-folder").click();
  await page.getByRole("button", { name: "Continue" }).waitFor();
  expect(Object.keys(await hashFolder(page))).toEqual(["a.txt"]);
  await page.getByText("Counted as one download").waitFor();
  isRefusing = false;
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("That was the last download").waitFor();
  expect(await hashFolder(page)).toEqual({ "a.txt": hashes[0], "large.bin": hashes[1], "z.txt": hashes[2] });
});

it("on a phone, the share sheet receives complete files with safe names and types", async () => {
  const { link, hashes } = await send(["../a.jpg", "page.html", "\u202eb.txt"], 1);
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const shared: { name: string; type: string; hash: string }[][] = [];
  await page.exposeFunction("noteShared", (files: { name: string; type: string; hash: string }[]) =>
    shared.push(files),
  );
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: ({ files }: { files: File[] }) => files.length > 0,
      async share({ files }: { files: File[] }) {
        const noted = files.map(async (file) => {
          const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
          const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
          return { name: file.name, type: file.type, hash: hex };
        });
        await Reflect.get(window, "noteShared")(await Promise.all(noted));
      },
    });
  });
  await page.goto(link);
  await page.getByTestId("share-files").tap();
  await expect.poll(() => shared.length).toBe(1);
  expect(shared[0]).toEqual([
    { name: "a.jpg", type: "image/jpeg", hash: hashes[0] },
    { name: "page.html", type: "application/octet-stream", hash: hashes[1] },
    { name: "b.txt", type: "text/plain", hash: hashes[2] },
  ]);
  await page.getByText("Counted as one download").waitFor();
  await page.getByTestId("share-files").tap();
  await expect.poll(() => shared.length).toBe(2);
});

it("Firefox, which cannot write into folders, offers only the ZIP", async () => {
  const { link } = await send(["a.txt", "b.txt"], 1);
  const firefox = await launchBrowser("firefox");
  try {
    const page = await firefox.newPage();
    await page.goto(link);
    await page.getByRole("button", { name: "Download all" }).waitFor();
    expect(await page.getByTestId("save-in-folder").count()).toBe(0);
  } finally {
    await firefox.close();
  }
});
