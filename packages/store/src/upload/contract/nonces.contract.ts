import type { Nonce } from "@envoi/protocol";
import { expect, test } from "vitest";
import { MAX_NONCES, NONCE_SECONDS } from "../port.ts";
import {
  download,
  newAuthKey,
  newNonce,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  visible,
} from "./fixtures.ts";

function nonces(count: number): Nonce[] {
  return Array.from({ length: count }, newNonce);
}

export function describeNonces(open: OpenHarness): void {
  test("each mint adds its own Nonce and answers with the Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [first, second] = [newNonce(), newNonce()];
    expect(await store.readChallenge(id)).toEqual({ authKey, nonces: [] });
    expect(await store.mintNonce(id, first, "requester")).toEqual(
      expect.objectContaining({ id, authKey, downloads: 0, ciphertextBytes: 1_000_000 }),
    );
    visible(await store.mintNonce(id, second, "requester"));
    visible(await store.mintNonce(id, second, "requester"));
    const challenge = await store.readChallenge(id);
    expect(challenge?.authKey).toBe(authKey);
    expect(challenge?.nonces.toSorted()).toEqual([first, second].toSorted());
    expect((await (await harness.reopen()).readChallenge(id))?.nonces).toHaveLength(2);
  });

  test("there is no Nonce for an id nobody knows", async () => {
    await using harness = await open();
    const id = newUploadId();
    const redeem = {
      operationId: "redeem",
      nonce: newNonce(),
      authKey: newAuthKey(),
      nextNonce: newNonce(),
      requester: "requester",
    };
    expect(await harness.store.mintNonce(id, newNonce(), "requester")).toBeNull();
    expect(await harness.store.readChallenge(id)).toBeNull();
    expect(await harness.store.redeemNonce(id, redeem)).toBeNull();
  });

  test("redeeming uses the Nonce up and adds the next one", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, kept, nextNonce] = [newNonce(), newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "one");
    await store.mintNonce(id, kept, "two");
    const redeem = { nonce, authKey, nextNonce, requester: "one" };
    expect(visible(await store.redeemNonce(id, { ...redeem, operationId: "first" })).id).toBe(id);
    expect((await store.readChallenge(id))?.nonces.toSorted()).toEqual([kept, nextNonce].toSorted());
    const late = { ...redeem, nextNonce: newNonce() };
    expect(await store.redeemNonce(id, { ...late, operationId: "second" })).toBe("lost");
    expect(await store.redeemNonce(id, { ...late, operationId: "third", nonce: newNonce() })).toBe("lost");
    expect((await store.readChallenge(id))?.nonces.toSorted()).toEqual([kept, nextNonce].toSorted());
  });

  test("redeeming sent twice has one effect, even when the next Nonce was used in between", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, next, last] = [newNonce(), newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "one");
    const first = { operationId: "first", nonce, authKey, nextNonce: next, requester: "one" };
    visible(await store.redeemNonce(id, first));
    visible(await store.redeemNonce(id, first));
    expect((await store.readChallenge(id))?.nonces).toEqual([next]);
    visible(await store.redeemNonce(id, { ...first, operationId: "second", nonce: next, nextNonce: last }));
    await download(store, id);
    expect(visible(await store.redeemNonce(id, first)).downloads).toBe(1);
    expect((await store.readChallenge(id))?.nonces).toEqual([last]);
  });

  test("of 50 requests with one Nonce at once, one wins", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const nonce = newNonce();
    await store.mintNonce(id, nonce, "one");
    const answers = await Promise.all(
      nonces(50).map((nextNonce) =>
        store.redeemNonce(id, { operationId: randomHex(8), nonce, authKey, nextNonce, requester: "one" }),
      ),
    );
    expect(answers.filter((answer) => answer !== "lost")).toHaveLength(1);
    expect((await store.readChallenge(id))?.nonces).toHaveLength(1);
  });

  test("a Proof checked with an AuthKey that was replaced meanwhile is lost and uses nothing up", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, nextNonce] = [newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "one");
    const newKey = newAuthKey();
    visible(await store.setPassword(id, { operationId: "password", authKey: newKey }));
    expect(await store.readChallenge(id)).toEqual({ authKey: newKey, nonces: [nonce] });
    const redeem = { nonce, nextNonce, requester: "one" };
    expect(await store.redeemNonce(id, { ...redeem, operationId: "stale", authKey })).toBe("lost");
    expect((await store.readChallenge(id))?.nonces).toEqual([nonce]);
    visible(await store.redeemNonce(id, { ...redeem, operationId: "current", authKey: newKey }));
  });

  test("beyond the cap, a flooding requester loses its own oldest Nonces", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const quiet = nonces(5);
    const flood = nonces(MAX_NONCES);
    for (const nonce of quiet) await store.mintNonce(id, nonce, "quiet");
    for (let at = 0; at < flood.length; at += 100) {
      await Promise.all(flood.slice(at, at + 100).map((nonce) => store.mintNonce(id, nonce, "flooding")));
    }
    const kept = new Set((await store.readChallenge(id))?.nonces);
    expect(kept.size).toBe(MAX_NONCES);
    expect(quiet.filter((nonce) => !kept.has(nonce))).toEqual([]);
    // Mints sent at once may arrive in another order, so the oldest five are among the first hundred.
    expect(flood.slice(100).filter((nonce) => !kept.has(nonce))).toEqual([]);
    expect(flood.filter((nonce) => kept.has(nonce))).toHaveLength(MAX_NONCES - quiet.length);
  });

  test("beyond the cap, Nonces past their time go before anyone's fresh one", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const old = nonces(10);
    for (const nonce of old) await store.mintNonce(id, nonce, "quiet");
    await harness.advance((NONCE_SECONDS + 30) * 1_000);
    const fresh = nonces(MAX_NONCES);
    for (let at = 0; at < fresh.length; at += 100) {
      await Promise.all(fresh.slice(at, at + 100).map((nonce) => store.mintNonce(id, nonce, "busy")));
    }
    const kept = new Set((await store.readChallenge(id))?.nonces);
    expect(fresh.filter((nonce) => !kept.has(nonce))).toEqual([]);
    expect(kept.size).toBe(MAX_NONCES);
  });

  test("a Nonce is good for at least its time", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const nonce = newNonce();
    await store.mintNonce(id, nonce, "one");
    await harness.advance((NONCE_SECONDS - 60) * 1_000);
    await store.mintNonce(id, newNonce(), "two");
    visible(
      await store.redeemNonce(id, { operationId: "late", nonce, authKey, nextNonce: newNonce(), requester: "one" }),
    );
  });

  test("I4: neither a mint nor a redeem revives what was deleted or is past its time", async () => {
    await using harness = await open();
    const { store } = harness;
    const deleted = await publishUpload(store);
    const expired = await publishUpload(store, { timeLimitSeconds: 60 });
    const nonce = newNonce();
    for (const { id } of [deleted, expired]) await store.mintNonce(id, nonce, "one");
    const redeem = { operationId: "first", nonce, nextNonce: newNonce(), requester: "one" };
    visible(await store.redeemNonce(deleted.id, { ...redeem, authKey: deleted.authKey }));
    await store.delete(deleted.id, "delete");
    await harness.advance(61_000);
    for (const { id, authKey } of [deleted, expired]) {
      expect(await store.mintNonce(id, newNonce(), "one")).toBeNull();
      expect(await store.readChallenge(id)).toBeNull();
      expect(await store.redeemNonce(id, { ...redeem, authKey })).toBeNull();
      expect(await store.redeemNonce(id, { ...redeem, authKey, operationId: "second" })).toBeNull();
      expect(await store.read(id)).toBeNull();
    }
  });
}
