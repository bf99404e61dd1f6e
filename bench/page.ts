import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ENGINES, type Engine, largeFile, startStandaloneProcess, startWatchedBrowser } from "@envoi/testkit";
import type { Row } from "./figures.ts";

const MEBIBYTE = 1_048_576;
const FILE_BYTES = 1_024 * MEBIBYTE;
/** What lasts longer on the main thread is felt by the person. */
const LONGEST_TASK_MS = 200;
const TICK_MS = 10;

/** A timer comes late by as long as a task keeps it waiting. Each script has a scope of its own, so the document keeps it. */
const WATCH = `
  let last = performance.now();
  const kept = document.documentElement.dataset;
  kept.longestTaskMs = "0";
  setInterval(() => {
    const now = performance.now();
    const lateMs = now - last - ${TICK_MS};
    if (lateMs > Number(kept.longestTaskMs)) kept.longestTaskMs = String(lateMs);
    last = now;
  }, ${TICK_MS});
`;

async function benchUpload(engine: Engine, origin: string): Promise<Row> {
  await using browser = await startWatchedBrowser(engine);
  const file = join(browser.downloads, "large.bin");
  await writeFile(file, largeFile(FILE_BYTES));
  await browser.open(origin);
  await browser.until("file-input");
  await browser.run(WATCH);
  await browser.choose("file-input", file);
  await browser.until("upload-button");
  await browser.click("upload-button");
  await browser.until("upload-finished");
  const value = Number(await browser.run("return document.documentElement.dataset.longestTaskMs"));
  return {
    what: `1 GiB from ${engine}, longest task`,
    unit: "ms",
    value,
    limit: LONGEST_TASK_MS,
    ratio: value / LONGEST_TASK_MS,
    spread: 0,
    n: 1,
    peakMebibytes: Math.round((await browser.memoryBytes()) / MEBIBYTE),
  };
}

/** The page while it sends: whether it stays at hand for the person. */
export async function benchPage(): Promise<Row[]> {
  await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn" });
  const rows: Row[] = [];
  for (const engine of ENGINES) rows.push(await benchUpload(engine, envoi.origin));
  return rows;
}
