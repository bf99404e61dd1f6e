import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deriveAuthKey, downloadOld, ENGINES, startStandaloneProcess } from "@envoi/testkit";
import { describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { startDoor } from "../support/door.ts";
import { writeRandomFile } from "../support/files.ts";

const MiB = 1_048_576;
const FILE_BYTES = 30 * MiB;

describe.each(ENGINES)("in %s, behind a proxy that blocks WebSockets", (engine) => {
  it("I6: an upload goes over HTTP by itself, and continues after its connections break", async () => {
    await using door = await startDoor();
    const settings = { LOG_LEVEL: "info", BASE_URL: door.origin, UPLOAD_CHUNK_BYTES: String(5_000_000) };
    await using app = await startStandaloneProcess(settings);
    door.leadTo(Number(new URL(app.origin).port));
    door.cut("/api/ws");
    let breaks = 0;
    const breakWhen = (_chunk: Buffer, passedBytes: number) => passedBytes > 400_000 && breaks++ < 3;
    door.slow("/api/uploads", "up", { breakWhen });
    const browser = await launchBrowser(engine);
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
      await page.goto(door.origin);
      await page.getByTestId("file-input").setInputFiles(path);
      await page.getByTestId("upload-button").click();
      const link = new URL(await page.getByTestId("share-link").inputValue());
      const [id = ""] = /[0-9a-f]{16}/.exec(link.pathname) ?? [];
      const secret = Buffer.from(link.hash.slice(1), "base64url");
      const { plaintext } = await downloadOld(app.origin, { id, secret, authKey: deriveAuthKey(secret) });
      expect(plaintext.equals(await readFile(path))).toBe(true);
    } finally {
      await browser.close();
    }
    expect(breaks).toBeGreaterThan(3);
    const lengths = door.asked("/api/uploads/").map((headers) => Number(headers["content-length"] ?? 0));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(5_000_000);
    expect(app.output()).not.toContain('"msg":"request failed"');
  });
});
