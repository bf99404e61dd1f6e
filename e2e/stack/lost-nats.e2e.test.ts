import { rm } from "node:fs/promises";
import { join } from "node:path";
import { post, uploadOld, waitFor } from "@envoi/testkit";
import { expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";
import { observeFacts } from "../support/observe-facts.ts";
import { startStackApp } from "../support/stack-app.ts";

const UPLOADS = 5;
const PATIENCE_SECONDS = 120;

it("I6: if NATS loses everything, its streams are made again, and each fact that nobody had handled is counted once", async () => {
  await using app = await startStackApp({ LOG_LEVEL: "warn" });
  const sendAndDelete = async () => {
    for (let at = 0; at < UPLOADS; at++) {
      const { id, ownerToken } = await uploadOld(app.origin, generatorBytes(1_000));
      expect((await post(app.origin, `/api/delete/${id}`, { owner_token: ownerToken })).status).toBe(200);
    }
  };
  const untilCounted = async (expected: number) => {
    for (const type of ["upload.completed", "upload.deleted"]) {
      const read = () => metric(app, `facts_total{type="${type}"}`).catch(() => 0);
      expect(await waitFor(read, (count) => count >= expected, PATIENCE_SECONDS)).toBe(expected);
    }
  };

  await app.stopProcess("metrics-1");
  {
    await using observed = await observeFacts(app.nats);
    await sendAndDelete();
    await waitFor(
      async () => observed.count("upload.deleted"),
      (count) => count === UPLOADS,
    );
  }
  await app.stopProcess("nats");
  await rm(join(app.dataDirectory, "nats", "jetstream"), { recursive: true });
  await app.bringBack("nats");
  await app.bringBack("metrics-1");
  await untilCounted(UPLOADS);
  await sendAndDelete();
  await untilCounted(2 * UPLOADS);
  expect(await app.blobs()).toEqual([]);
});
