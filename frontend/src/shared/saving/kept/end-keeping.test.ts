import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { endKeeping, type KeptDownload } from "./keep-download.ts";

test.each([
  ["is saved", "removed", undefined],
  ["loses its connection", "left", new TransferError("connection_lost")],
  ["fills the disk", "left", new DOMException("full", "QuotaExceededError")],
  ["is cancelled", "discarded", new TransferError("cancelled")],
  ["is cancelled on the page", "discarded", new DOMException("cancelled", "AbortError")],
  ["is damaged", "discarded", new DecryptionError("truncated")],
  ["is refused", "discarded", new ProtocolError("not_found")],
])("when a download %s, the kept part is %s", async (_, end, error) => {
  const ends: string[] = [];
  const keeper: KeptDownload = {
    kept: null,
    isKeeping: () => true,
    begin: () => undefined,
    write: async () => undefined,
    remove: async () => void ends.push("removed"),
    discard: async () => void ends.push("discarded"),
    leave: async () => void ends.push("left"),
  };
  await endKeeping(keeper, error);
  await endKeeping(null, error);
  expect(ends).toEqual([end]);
});
