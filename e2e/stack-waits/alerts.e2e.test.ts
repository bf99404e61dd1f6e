import { startStackProcess } from "@envoi/dev-stack";
import { call, uploadOld, WHATEVER_THE_LOAD } from "@envoi/testkit";
import { expect, inject, test } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { startPrometheus } from "../support/start-prometheus.ts";

const FILE_BYTES = 100_000;
/** Room for a few files. */
const STORAGE_HARD_BYTES = 1_000_000;
/** Often enough for alerts that need a rate. */
const severalTimes = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 5 }, act));
const PATIENCE = { timeout: 240_000, interval: 1_000 };

test("alerts fire on the running stack in their situations, and end with them", async () => {
  await using stack = await startStackProcess(
    { ...WHATEVER_THE_LOAD, STORAGE_HARD_BYTES: String(STORAGE_HARD_BYTES) },
    { objectStore: inject("objectStore") },
  );
  const { origin } = stack;
  await using prometheus = await startPrometheus(stack.dataDirectory);
  const send = () => uploadOld(origin, generatorBytes(FILE_BYTES), { declared: true });
  const { id } = await send();
  const scraped = stack.processes().filter(({ privatePort }) => privatePort !== null).length;
  await expect.poll(prometheus.reachable, PATIENCE).toBe(scraped);
  // Longer than any alert's `for` below, and than the ranges of its expression.
  await new Promise((done) => setTimeout(done, 60_000));
  const situations: [alerts: string[], begin: () => Promise<unknown>, end: () => Promise<unknown>][] = [
    [
      ["EnvoiCredentialsGuessed warning"],
      () =>
        severalTimes(() =>
          call(origin, `/api/metadata/${id}`, { headers: { Authorization: `send-v1 ${"A".repeat(43)}` } }),
        ),
      async () => {},
    ],
    [
      ["EnvoiStorageFull critical", "EnvoiUploadBudgetBurn critical"],
      () => severalTimes(() => send().catch(() => null)),
      async () => {},
    ],
    [
      ["EnvoiComponentDown critical", "EnvoiProcessUnreachable warning"],
      () => stack.stopProcess("filelist"),
      () => stack.startProcess("filelist-1"),
    ],
    [["EnvoiProcessFailing warning"], () => stack.stopProcess("redis"), () => stack.startProcess("redis")],
  ];
  const all = situations.flatMap(([alerts]) => alerts);
  expect((await prometheus.firing()).filter((alert) => all.includes(alert))).toEqual([]);
  for (const [alerts, begin, end] of situations) {
    await expect
      .poll(async () => {
        await begin();
        return prometheus.firing();
      }, PATIENCE)
      .toEqual(expect.arrayContaining(alerts));
    await end();
  }
  await expect
    .poll(async () => (await prometheus.firing()).filter((alert) => all.includes(alert)), PATIENCE)
    .toEqual([]);
});
