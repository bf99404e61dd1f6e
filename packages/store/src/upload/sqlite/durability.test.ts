import type { Nonce } from "@envoi/protocol";
import { expect, test } from "vitest";
import { newNonce, newSession } from "../../testing/upload/fixtures.ts";
import { openMemoryConnection } from "../../testing/upload/memory-connection.ts";
import { sqliteModule } from "./sqlite-module.ts";

const { operations: op, durableSoon = [], afterBoot } = sqliteModule;
const NOW_MS = 1_000_000;

test("I3, I4, I6: what publishes, counts, changes or ends an Upload is durable before it is acknowledged", () => {
  const durable = ["publish", "attachParts", "recordParts", "spendClaim", "spendRange", "releaseClaim", "endClaim"];
  const ofOwners = ["changeLimits", "setPassword", "deleteUpload", "admitList", "writeList"];
  const ofJanitors = ["abandonSession", "beginRemoval", "finishRemoval"];
  const names: readonly string[] = durableSoon;
  expect([...durable, ...ofOwners, ...ofJanitors].filter((name) => names.includes(name))).toEqual([]);
});

test("I6: after a boot, no Proof made before it is accepted, whether its use was lost or not", () => {
  const { connection: db } = openMemoryConnection();
  const session = newSession();
  const { id, authKey } = session;
  op.openSession(db, { session, leaseMs: 30_000, firstLeaseMs: 30_000, maxMs: 3_600_000 }, NOW_MS);
  op.publish(db, { id, epoch: 1, ciphertextBytes: 1_000 }, NOW_MS);
  const nonce = newNonce();
  op.mintNonce(db, { id, nonce, requester: "one" }, NOW_MS);
  afterBoot?.(db);
  const redeem = (used: Nonce, operationId: string) =>
    op.redeemForMetadata(
      db,
      { id, operationId, nonce: used, mintedFor: "one", authKey, nextNonce: newNonce(), requester: "one" },
      NOW_MS,
    );
  expect(redeem(nonce, "before")).toBe("lost");
  const fresh = newNonce();
  op.mintNonce(db, { id, nonce: fresh, requester: "one" }, NOW_MS);
  expect(redeem(fresh, "after")).toMatchObject({ upload: { id } });
});
