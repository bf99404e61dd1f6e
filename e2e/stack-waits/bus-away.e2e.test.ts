import { setTimeout as delay } from "node:timers/promises";
import { downloadOld, post, uploadOld, waitFor } from "@envoi/testkit";
import { expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";
import { observeFacts } from "../support/observe-facts.ts";
import { startStackApp } from "../support/stack-app.ts";

/** Duration of the NATS outage: Envoi promises to survive an outage of this length, so the test waits that long. */
const AWAY_MS = 60_000;

it("I6: while NATS is down for 60 s, transfers work, and afterwards each of their facts arrives and is counted once", async () => {
  await using app = await startStackApp({ LOG_LEVEL: "warn" });
  const before = app.pids();
  await app.stopProcess("nats");
  const isOver = delay(AWAY_MS, true);
  const uploads: string[] = [];
  let over = false;
  void isOver.then(() => {
    over = true;
  });
  while (!over) {
    const upload = await uploadOld(app.origin, generatorBytes(100_000), { dlimit: 2 });
    expect((await downloadOld(app.origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
    expect((await post(app.origin, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken })).status).toBe(200);
    uploads.push(upload.id);
    await delay(500);
  }
  // Expired data is removed even without the bus.
  await waitFor(
    () => app.blobs(),
    (blobs) => blobs.length === 0,
  );
  await app.bringBack("nats");

  await using observed = await observeFacts(app.nats);
  const types = ["upload.completed", "download.completed", "upload.deleted"] as const;
  await waitFor(
    async () => types.map((type) => observed.count(type)),
    (counts) => counts.every((count) => count >= uploads.length),
    120,
  );
  for (const type of types) {
    for (const id of uploads) expect(observed.about(id, type)).toHaveLength(1);
    const counted = await waitFor(
      () => metric(app, `facts_total{type="${type}"}`),
      (count) => count >= uploads.length,
    );
    expect(counted).toBe(uploads.length);
  }
  expect({ ...app.pids(), nats: 0 }).toEqual({ ...before, nats: 0 });
});
