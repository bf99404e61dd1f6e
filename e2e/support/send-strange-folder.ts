import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { type Engine, findProgram } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { giveFolder } from "./give-folder.ts";
import { makeStrangeFolder, type StrangeFile, writeStrangeFolder } from "./strange-folders.ts";

const run = promisify(execFile);

const MAX_FILES = 64;
const FOLDER = "strange";

/** Matches names that are changed when files are received, because some systems would misinterpret them. */
const IS_CHANGED =
  /[\p{Cc}\u00ad\u200b\u202e\ufeff<>:"|?*\\]|(?:^|\/)\s|[\s.](?:\/|$)|(?:^|\/)(?:con|aux|nul|lpt\d|com[¹\d])(?:\.|\/|$)/iu;

const READ_ZIP = `
import hashlib, json, sys, zipfile
zip = zipfile.ZipFile(sys.argv[1])
print(json.dumps([{ "name": info.filename, "time": list(info.date_time), "hash": hashlib.sha256(zip.read(info)).hexdigest() } for info in zip.infolist()]))`;

type ReceivedFile = { name: string; time: readonly number[] | null; hash: string };

function hashBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Date and time with a ZIP's range and precision. */
function toZipTime(modified: Date): number[] {
  const [first, last] = [new Date(1980, 0, 1), new Date(2107, 11, 31, 23, 59, 58)];
  const time = modified < first ? first : modified > last ? last : modified;
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [...day, time.getHours(), time.getMinutes(), time.getSeconds() - (time.getSeconds() % 2)];
}

/** The page's messages about the selected files, and the displayed names. */
async function readChoice(
  page: Page,
): Promise<{ said: { files: number; notes: string[]; tooMany: number | null }; shown: string[] }> {
  const total = page.getByTestId("total-size");
  const [notice, skipped] = [page.getByTestId("notice"), page.getByTestId("skipped-files").locator("span")];
  await total.or(notice).or(skipped).first().waitFor();
  let tooMany: number | null = null;
  if (await notice.isVisible()) {
    tooMany = Number(/you chose (\d+)/.exec((await notice.textContent()) ?? "")?.[1]);
    await page.getByTestId("add-fitting").click();
    await total.waitFor();
  }
  const files = (await total.isVisible()) ? Number.parseInt((await total.textContent()) ?? "", 10) : 0;
  const shown = await page
    .getByRole("list", { name: "Your files" })
    .locator("bdi")
    .evaluateAll((names) => names.map((name) => name.getAttribute("title") ?? ""));
  return { said: { files, notes: await skipped.allTextContents(), tooMany }, shown };
}

async function receive(
  page: Page,
  link: string,
  { path, isZip }: { path: string; isZip: boolean },
): Promise<ReceivedFile[]> {
  await page.goto(link);
  const saving = page.waitForEvent("download");
  await page.getByTestId("download-button").click();
  const saved = await saving;
  await saved.saveAs(path);
  if (!isZip) {
    // Firefox numbers names that already exist in its download folder.
    const name = saved.suggestedFilename().replace(/(?<! )\(\d+\)(?=\.[^.]*$|$)/, "");
    return [{ name, time: null, hash: hashBytes(await readFile(path)) }];
  }
  const { stdout } = await run(findProgram("python3"), ["-c", READ_ZIP, path], { maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
}

/**
 * Whether two paths are the same on some system, which may ignore case and dots and spaces at the end of a name, or the
 * second needs a folder in place of the first, which is a file.
 */
function clash(one: string, other: string): boolean {
  const [first = "", second = ""] = [one, other].map((path) =>
    path
      .replace(/[\s.]+(?=\/|$)/g, "")
      .toLowerCase()
      .toUpperCase()
      .normalize(),
  );
  return first === second || second.startsWith(`${first}/`);
}

/** Compares the received files with the selected files. */
function expectArrived(received: readonly ReceivedFile[], chosen: readonly StrangeFile[]): void {
  const nameOf = (path: string) => (received[0]?.time === null ? basename(path) : `${FOLDER}/${path}`).normalize();
  const expected = chosen.map(({ path, bytes, modified }, at) => {
    const name = nameOf(path);
    const isChanged =
      IS_CHANGED.test(name) || chosen.some((other, place) => place !== at && clash(name, nameOf(other.path)));
    return { name, isChanged, hash: hashBytes(bytes), time: toZipTime(modified).join() };
  });
  const left = [...received];
  // Files whose names change come last: among empty files with the same date, those with known names must be found
  // first.
  for (const { name, isChanged, hash, time } of expected.toSorted((one, other) => +one.isChanged - +other.isChanged)) {
    const found = left.findIndex(
      (one) => one.hash === hash && (one.time?.join() ?? time) === time && (isChanged || one.name === name),
    );
    expect(found, `${JSON.stringify(name)} of ${time} has arrived; left are ${JSON.stringify(left)}`).not.toBe(-1);
    left.splice(found, 1);
  }
  expect(left).toEqual([]);
}

/** Sends and receives this seed's folder. The page must have reported each file that does not arrive. */
export async function sendStrangeFolder(
  browser: Browser,
  engine: Engine,
  { origin, seed }: { origin: string; seed: number },
) {
  const files = makeStrangeFolder(seed);
  const directory = await mkdtemp(join(tmpdir(), "envoi-strange-"));
  const context = await browser.newContext({ acceptDownloads: true });
  try {
    await writeStrangeFolder(files, join(directory, FOLDER));
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByTestId("folder-input").waitFor({ state: "attached" });
    await giveFolder(page, engine, { folder: join(directory, FOLDER), paths: files.map(({ path }) => path) });
    const { said, shown } = await readChoice(page);

    const own = files.filter(({ isSystem }) => !isSystem);
    const system = countSystem(files, engine);
    const isNothing = own.every(({ bytes }) => bytes.length === 0);
    const notes = [
      ...(isNothing && own.length > 0 ? [`Skipped ${own.length} empty ${own.length === 1 ? "file" : "files"}`] : []),
      ...(system > 0 ? [`Left out ${system} system ${system === 1 ? "file" : "files"}`] : []),
    ];
    const sent = isNothing ? 0 : Math.min(own.length, MAX_FILES);
    expect(said).toEqual({ files: sent, notes, tooMany: own.length > MAX_FILES ? own.length : null });
    if (sent === 0) return;

    await page.getByTestId("upload-button").click();
    const link = await page.getByTestId("share-link").inputValue();
    const received = await receive(page, link, { path: join(directory, "received"), isZip: sent > 1 });
    expect(received.map(({ name }) => name)).toEqual(sent > 1 ? shown : shown.map((name) => basename(name)));
    if (sent === own.length) expectArrived(received, own);
    else {
      const hashes = own.map(({ bytes }) => hashBytes(bytes));
      expect(received).toHaveLength(sent);
      expect(received.filter(({ hash }) => !hashes.includes(hash))).toEqual([]);
    }
  } catch (cause) {
    throw new Error(`the folder of seed ${seed} in ${engine}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  } finally {
    await context.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Number of system files that the page reports. In engines other than Chromium, it counts a whole system folder as one
 * file.
 */
function countSystem(files: readonly StrangeFile[], engine: Engine): number {
  const system = files.filter(({ isSystem }) => isSystem).map(({ path }) => path);
  if (engine === "chromium") return system.length;
  const folders =
    /^(.*?(?:__MACOSX|\.Trashes|\.fseventsd|\.Spotlight-V100|\.TemporaryItems|\$RECYCLE\.BIN|System Volume Information))\/.*$/s;
  return new Set(system.map((path) => path.replace(folders, "$1"))).size;
}
