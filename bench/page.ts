import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ENGINES, type Engine, largeFile, startStandaloneProcess, startWatchedBrowser } from "@envoi/testkit";
import { type Options, type Row, rowOf } from "./figures.ts";
import { peakWhile } from "./peak-while.ts";
import { shown } from "./shown.ts";

const MEBIBYTE = 1_048_576;
const FILE_MEBIBYTES = 1_024;
const SMALL_FILE_MEBIBYTES = 128;
/** People notice when the main thread is blocked for longer. */
const LONGEST_TASK_MS = 200;
/** This is the longest task of a run, so a pause of the machine counts in full. */
const GOAL = { atMost: 1, noise: 0.1 };
/** Ten a second for the progress, and a few for the views before and after it. */
const CHANGES_PER_SECOND = 15;
const TICK_MS = 10;
const TRANSFER_SECONDS = 600;

/** A task delays timers by its own duration. The document stores the result, because each script has its own scope. */
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
  const count = () => { kept.changes = String(1 + Number(kept.changes ?? 0)); };
  new MutationObserver(count).observe(document.getElementById("root"), {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
`;

async function benchUpload(engine: Engine, origin: string, mebibytes: number): Promise<Row[]> {
  await using browser = await startWatchedBrowser(engine);
  const file = join(browser.downloads, "large.bin");
  await writeFile(file, largeFile(mebibytes * MEBIBYTE));
  await browser.open(origin);
  await shown(browser, "file-input");
  await browser.run(WATCH);
  await browser.choose("file-input", file);
  await shown(browser, "upload-button");
  const startedAt = performance.now();
  const { peakBytes } = await peakWhile(browser.memoryBytes, async () => {
    await browser.click("upload-button");
    await shown(browser, "upload-finished", TRANSFER_SECONDS);
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const kept = async (name: string) => Number(await browser.run(`return document.documentElement.dataset.${name}`));
  const what = `${mebibytes} MiB from ${engine}`;
  return [
    rowOf({
      what: `${what}, longest task`,
      unit: "ms",
      values: [await kept("longestTaskMs")],
      limit: LONGEST_TASK_MS,
      goal: GOAL,
      peakBytes,
    }),
    rowOf({
      what: `${what}, DOM changes`,
      unit: "per s",
      values: [(await kept("changes")) / seconds],
      limit: CHANGES_PER_SECOND,
      goal: GOAL,
      peakBytes,
    }),
  ];
}

/** Whether the page stays responsive while it sends. */
export async function benchPage({ isSmall }: Options): Promise<Row[]> {
  await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn" });
  const mebibytes = isSmall ? SMALL_FILE_MEBIBYTES : FILE_MEBIBYTES;
  const rows: Row[] = [];
  for (const engine of ENGINES) rows.push(...(await benchUpload(engine, envoi.origin, mebibytes)));
  return rows;
}
