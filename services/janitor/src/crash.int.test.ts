import type { BlobStore, UploadStore } from "@envoi/store";
import { openStores, type Stores, withCalls } from "@envoi/test-stores";
import { expect, test } from "vitest";
import { makeJanitor, startJanitor } from "./testing/host-janitor.ts";

const SOON = { timeout: 20_000, interval: 20 };

type Step = "due" | "beginRemoval" | "remove" | "finishRemoval";
const STEPS: readonly Step[] = ["due", "beginRemoval", "remove", "finishRemoval"];

/** The stores for a janitor that dies at this step, before or after the step takes effect. */
function dyingAt(stores: Stores, step: Step, when: "before" | "after") {
  const died = Promise.withResolvers<void>();
  const die = async (take: () => Promise<unknown>): Promise<never> => {
    if (when === "after") await take();
    died.resolve();
    return new Promise<never>(() => {});
  };
  const { uploads, blobs } = stores;
  const uploadCalls: Partial<UploadStore> = {
    ...(step === "due" && { due: (...args) => die(() => uploads.due(...args)) }),
    ...(step === "beginRemoval" && { beginRemoval: (...args) => die(() => uploads.beginRemoval(...args)) }),
    ...(step === "finishRemoval" && { finishRemoval: (...args) => die(() => uploads.finishRemoval(...args)) }),
  };
  const blobCalls: Partial<BlobStore> = {
    ...(step === "remove" && { remove: (...args) => die(() => blobs.remove(...args)) }),
  };
  return {
    died: died.promise,
    uploads: withCalls(uploads, uploadCalls),
    blobs: withCalls(blobs, blobCalls),
    // A dead process consumes no Facts.
    bus: { ...stores.bus, consume: async () => ({ async [Symbol.asyncDispose]() {} }) },
  };
}

const CRASHES = STEPS.flatMap((step) => [
  { step, when: "before" as const },
  { step, when: "after" as const },
]);

test.each(CRASHES)(
  "I6: the next janitor finishes everything after a janitor that died $when $step",
  async ({ step, when }) => {
    await using stores = await openStores();
    const deleted = await stores.upload();
    await stores.uploads.delete(deleted, "operation");
    const expired = await stores.upload({ timeLimitSeconds: 30 });
    const lapsed = await stores.beginUpload();
    stores.advance(31_000);
    const live = await stores.upload();

    const dying = dyingAt(stores, step, when);
    // This janitor is never stopped, because a dead process does not stop either: its first removal hangs forever.
    await makeJanitor(stores, { concurrency: 1, intervalSeconds: 100_000 }, dying).service.start();
    await dying.died;

    await using next = await startJanitor(stores);
    // The dead janitor's leases expire.
    stores.advance(16_000);
    await expect.poll(() => stores.keys(), SOON).toEqual([`uploads/${live.slice(0, 2)}/${live}`]);
    await expect.poll(() => stores.uploads.inspect(deleted), SOON).toMatchObject({ blobRemoved: true });
    await expect.poll(() => stores.uploads.inspect(expired), SOON).toMatchObject({ blobRemoved: true });
    await expect.poll(() => stores.uploads.inspect(lapsed), SOON).toBeNull();
    expect(await next.metric("janitor_failures_total")).toBe(0);
  },
);
