import { DeviceError } from "@envoi/client";
import { expect, test } from "vitest";
import { resumable } from "./interruption.ts";

const full = new DeviceError("no_space", "There is no space left.");
const { signal } = new AbortController();

test("a transfer that stopped because the disk is full says how to continue, if it can", async () => {
  const stopped = () => Promise.reject(full);
  await expect(resumable(stopped(), () => true, signal)).rejects.toThrow(/^There is no space left\..*envoi resume$/);
  await expect(resumable(stopped(), () => false, signal)).rejects.toBe(full);
});

test("other failures stay as they are, and an interruption says how to continue", async () => {
  const lost = new Error("lost");
  await expect(resumable(Promise.reject(lost), () => true, signal)).rejects.toBe(lost);
  const interrupted = resumable(Promise.reject(lost), () => true, AbortSignal.abort());
  await expect(interrupted).rejects.toThrow("Interrupted. Continue with: envoi resume");
});
