import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beginUpload, sealBody, sealMetadata } from "@envoi/testkit";
import type { Browser, Download } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchChromium } from "../support/browser.ts";
import { contentHashes } from "../support/files.ts";

const run = promisify(execFile);

/** Names that other clients may send; our client never sends most of them. */
const HOSTILE_NAMES = [
  ...["100%.pdf", "%2e%2e%2fx", "../x", "../../../../../../tmp/envoi-escaped", "/etc/passwd", "//server/share/x"],
  ...["C:\\x", "c:x", "..\\..\\x", "a/../b", "a/./b", "a//b", "..", ".", "", " "],
  ...["CON", "con.txt", "aux.txt", "d/NUL", "com1.tar.gz", "Lpt9", "x.", "x...", "x ", " x", "d. /x", "...."],
  ...["a\u0000b", "a\nb", "\u001b[31mred", "del\u007f", "line\u2028end", "\u0085next"],
  ...["\u202egnp.exe", "\u2066hidden\u2069.txt", "\u200f\u200e.txt", "\u061cx", "\ufeffx"],
  ...["📦 emoji.zip", "👩‍👩‍👧.png", "\ud800", "\udc00", "\ud83d/half.txt", "مرحبا.txt"],
  ...["report.pdf", "report.pdf", "REPORT.pdf", "Report.PDF", "\u00e9.txt", "e\u0301.txt", "É.txt"],
  ...["report.pdf/inside", "folder", "folder/x", "Folder/X"],
  ...[`${"é".repeat(125)}x.txt`, "b".repeat(300), `${"📦".repeat(200)}.jpeg`, `${"deep/".repeat(40)}x`],
  ...["<script>alert(1)</script>", 'a<b>c:"d|e?f*g', "-rf", "$(reboot)"],
];

let app: App;
let browser: Browser;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-names-"));
  app = await startApp({ LOG_LEVEL: "warn" });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await app[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

/** Uploads with exactly this metadata, without our own code. @returns the link */
async function upload(metadata: { name: string; type: string; manifest: object }, body: Buffer): Promise<string> {
  const secret = randomBytes(16);
  const fileMetadata = sealMetadata(secret, { ...metadata, size: body.length });
  const { url, sendAll, finish } = await beginUpload(app.origin, body.length, { secret, fields: { fileMetadata } });
  await sendAll(sealBody(secret, body));
  expect(await finish()).toMatchObject({ ok: true });
  return `${url}#${secret.toString("base64url")}`;
}

async function download(link: string): Promise<Download> {
  const page = await browser.newPage({ acceptDownloads: true });
  await page.goto(link);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("download-button").click()]);
  return saved;
}

/** The unpacked files, and the entries beside their directory, where a file with a malicious path could end up. */
async function unpacked(path: string) {
  const target = join(path, "unpacked");
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  return {
    hashes: await contentHashes(target),
    files: entries.filter((entry) => entry.isFile()).length,
    beside: await readdir(path),
  };
}

it("64 files with misleading names are saved by the page as a zip that unpacks safely and completely", async () => {
  expect(HOSTILE_NAMES).toHaveLength(64);
  const sent = join(directory, "sent");
  await mkdir(sent);
  const bodies = HOSTILE_NAMES.map((_, index) => randomBytes(1 + index * 500));
  await Promise.all(bodies.map((body, index) => writeFile(join(sent, `${index}`), body)));
  const files = HOSTILE_NAMES.map((name, index) => ({ name, size: bodies[index]?.length ?? 0, type: "" }));
  const metadata = { name: "Send-Archive.zip", type: "send-archive", manifest: { files } };
  const zip = join(directory, "received.zip");
  await (await download(await upload(metadata, Buffer.concat(bodies)))).saveAs(zip);

  const programs = {
    "info-zip": (target: string) => run("unzip", ["-q", zip, "-d", target], { timeout: 60_000 }),
    python: (target: string) => run("python3", ["-m", "zipfile", "-e", zip, target], { timeout: 60_000 }),
  };
  const everything = { hashes: await contentHashes(sent), files: 64, beside: ["unpacked"] };
  for (const [program, unpack] of Object.entries(programs)) {
    const path = join(directory, program);
    await mkdir(join(path, "unpacked"), { recursive: true });
    await unpack(join(path, "unpacked"));
    expect(await unpacked(path)).toEqual(everything);
  }
  const script = "import json, sys, zipfile; print(json.dumps(zipfile.ZipFile(sys.argv[1]).namelist()))";
  const names: string[] = JSON.parse((await run("python3", ["-c", script, zip])).stdout);
  expect(new Set(names.map((name) => name.toLowerCase().normalize())).size).toBe(64);
  for (const part of names.flatMap((name) => name.split("/"))) {
    expect(part).not.toMatch(/^$|^\.\.?$|[\p{Cc}\p{Bidi_Control}\\<>:"|?*]|[. ]$|^(con|aux|nul|com1|lpt9)(\.|$)/iu);
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
  }
});

it.each([
  ["100%.pdf", "100%.pdf"],
  ["../../x.pdf", "x.pdf"],
  ["C:\\Users\\x.pdf", "x.pdf"],
  ["\u202egnp.exe", "gnp.exe"],
  ["📦 it's (1).png", "📦 it's (1).png"],
  ["aux.txt", "_aux.txt"],
  ["\ud800.txt", "\ufffd.txt"],
])("a single file named %j is saved as %j", async (name, saved) => {
  const body = randomBytes(100);
  const files = [{ name, size: body.length, type: "" }];
  const received = await download(await upload({ name, type: "text/plain", manifest: { files } }, body));
  expect(received.suggestedFilename()).toBe(saved);
});
