import type { Nonce } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { newNonce, newSession } from "../../testing/upload/fixtures.ts";
import { openMemoryStore } from "../../testing/upload/memory-store.ts";
import { sqliteModule } from "./sqlite-module.ts";

const { durableSoon = [], afterBoot } = sqliteModule;

test("I3, I4, I6: publishing, counting, changing and ending an Upload are durable before acknowledgement", () => {
  const durable = ["publish", "attachParts", "recordParts", "spendClaim", "spendRange", "releaseClaim", "endClaim"];
  const ofOwners = ["changeLimits", "setPassword", "delete", "admitList", "writeList"];
  const ofJanitors = ["abandonSession", "beginRemoval", "finishRemoval"];
  const names: readonly string[] = durableSoon;
  expect([...durable, ...ofOwners, ...ofJanitors].filter((name) => names.includes(name))).toEqual([]);
});

test("I6: rejects every earlier Proof after a boot, even if the record of the Proof's use was lost", async () => {
  const { store, connection, close } = openMemoryStore({ times: {} });
  onTestFinished(close);
  const session = newSession();
  const { id, authKey } = session;
  await store.openSession(session);
  await store.publish(id, 1, 1_000);
  const nonce = newNonce();
  await store.mintNonce(id, nonce, "one");
  afterBoot?.(connection);
  const redeem = (used: Nonce, operationId: string) =>
    store.redeemForMetadata(id, {
      operationId,
      nonce: used,
      mintedFor: "one",
      authKey,
      nextNonce: newNonce(),
      requester: "one",
    });
  expect(await redeem(nonce, "before")).toBe("lost");
  const fresh = newNonce();
  await store.mintNonce(id, fresh, "one");
  expect(await redeem(fresh, "after")).toMatchObject({ upload: { id } });
});
