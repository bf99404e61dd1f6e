import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

const run = promisify(execFile);

let app: App;
let browser: Browser;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-zip-"));
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

/** Commands that print the hash of a file in a ZIP. */
const PROGRAMS: Record<string, string> = {
  "Info-ZIP": 'unzip -p "$0" "$1" | sha256sum',
  Python: `python3 -c 'import sys, zipfile; sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))' "$0" "$1" | sha256sum`,
};
/** Command that prints the first file's hash. */
const FUNZIP_COMMAND = 'cat "$0" | funzip | sha256sum';

async function hashBy(command: string, ...args: string[]): Promise<string | undefined> {
  return (await run("sh", ["-c", command, ...args])).stdout.split(" ")[0];
}

it.each([
  ["small", [65_520, 1, 300_000]],
  ["large", [3_000_000, 1, 1_048_577]],
])("several %s files are received as a zip that programs can read, even from a pipe [R9.24]", async (kind, sizes) => {
  const files = sizes.map((bytes) => ({ name: `${bytes}.bin`, data: Buffer.from(generatorBytes(bytes)) }));
  const page = await browser.newPage();
  await page.goto(app.origin);
  await page
    .getByTestId("file-input")
    .setInputFiles(files.map(({ name, data }) => ({ name, mimeType: "application/octet-stream", buffer: data })));
  await page.getByTestId("upload-button").click();
  await page.goto(await page.getByTestId("share-link").inputValue());
  const saved = page.waitForEvent("download");
  await page.getByTestId("download-button").click();
  const zip = join(directory, `${kind}.zip`);
  await (await saved).saveAs(zip);

  const hashes = files.map(({ data }) => createHash("sha256").update(data).digest("hex"));
  for (const [program, command] of Object.entries(PROGRAMS)) {
    const read = await Promise.all(files.map(({ name }) => hashBy(command, zip, name)));
    expect({ program, read }).toEqual({ program, read: hashes });
  }
  expect(await hashBy(FUNZIP_COMMAND, zip)).toBe(hashes[0]);
});
