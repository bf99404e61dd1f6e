import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";

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

it("several files are received as a zip of stored entries, each with its CRC in a data descriptor [R9.24]", async () => {
  const files = [1, 65_520, 300_000].map((bytes) => ({
    name: `${bytes}.bin`,
    data: Buffer.from(generatorBytes(bytes)),
  }));
  const page = await browser.newPage();
  await page.goto(app.origin);
  await page
    .getByTestId("file-input")
    .setInputFiles(files.map(({ name, data }) => ({ name, mimeType: "application/octet-stream", buffer: data })));
  await page.getByTestId("upload-button").click();
  await page.goto(await page.getByTestId("share-link").inputValue());
  const saved = page.waitForEvent("download");
  await page.getByTestId("download-button").click();
  const zip = await readFile(await (await saved).path());

  let at = 0;
  for (const { name, data } of files) {
    expect(zip.readUInt32LE(at)).toBe(0x04034b50);
    const [flags, method, nameBytes, extraBytes] = [6, 8, 26, 28].map((offset) => zip.readUInt16LE(at + offset));
    expect({ hasDescriptor: ((flags ?? 0) & 8) !== 0, method }).toEqual({ hasDescriptor: true, method: 0 });
    const nameAt = at + 30;
    const dataAt = nameAt + (nameBytes ?? 0) + (extraBytes ?? 0);
    expect(zip.toString("utf8", nameAt, nameAt + (nameBytes ?? 0))).toBe(name);
    expect(zip.subarray(dataAt, dataAt + data.length).equals(data)).toBe(true);
    const descriptorAt = dataAt + data.length;
    const descriptor = [0, 4, 8, 12].map((offset) => zip.readUInt32LE(descriptorAt + offset));
    expect(descriptor).toEqual([0x08074b50, crc32(data), data.length, data.length]);
    at = descriptorAt + 16;
  }
  expect(zip.readUInt32LE(at)).toBe(0x02014b50);
});
