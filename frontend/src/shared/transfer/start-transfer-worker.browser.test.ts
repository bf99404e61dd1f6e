import { expect, test } from "vitest";
import { startTransferWorker } from "./start-transfer-worker.ts";

test("a crashed worker is terminated", async () => {
  const lock = crypto.randomUUID();
  const script = `
    navigator.locks.request(${JSON.stringify(lock)}, () => {
      setTimeout(() => { throw new Error("nobody catches this"); });
      return new Promise(() => {});
    });`;
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = startTransferWorker(url, "");
  await new Promise<void>((resolve) => worker.onBreak(resolve));
  // The lock is released once the worker holding it is terminated.
  expect(await navigator.locks.request(lock, () => "free")).toBe("free");
});
