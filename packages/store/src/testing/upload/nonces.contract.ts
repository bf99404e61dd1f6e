import type { Nonce, UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import {
  MAX_NONCES,
  MAX_NONCES_OF_REQUESTER,
  MIN_NONCE_MS,
  NONCE_SECONDS,
  type UploadStore,
} from "../../upload/port.ts";
import {
  download,
  type Harness,
  newAuthKey,
  newNonce,
  newUploadId,
  type OpenHarness,
  publishUpload,
  randomHex,
  redeemed,
  visible,
} from "./fixtures.ts";

const EVERYONE = null;

/** The stored Nonces of the given requesters, or of all requesters for `EVERYONE`. */
async function keptNonces(store: UploadStore, id: UploadId, requesters: readonly string[] | null = EVERYONE) {
  return (await store.readChallenge(id, requesters))?.nonces.map(({ nonce }) => nonce).sort();
}

function nonces(count: number): Nonce[] {
  return Array.from({ length: count }, newNonce);
}

const siteOfItsOwn = (index: number) => `site ${index}`;

/** Mints a Nonce per requester and round until the cap is reached. By default, each requester has its own site. */
async function fill({ store, advance }: Harness, id: UploadId, requesters: number, nameOf = siteOfItsOwn) {
  const minted: { nonce: Nonce; round: number }[] = [];
  for (let round = 0; round < Math.ceil(MAX_NONCES / requesters); round++) {
    const some = nonces(requesters).map((nonce) => ({ nonce, round }));
    for (let at = 0; at < requesters; at += 100) {
      const batch = some.slice(at, at + 100);
      await Promise.all(batch.map(({ nonce }, index) => store.mintNonce(id, nonce, nameOf(at + index))));
    }
    minted.push(...some);
    await advance(1);
  }
  return minted;
}

export function describeNonces(open: OpenHarness): void {
  test("minting adds a Nonce to the earlier ones and returns the Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [first, second] = [newNonce(), newNonce()];
    expect(await store.readChallenge(id, EVERYONE)).toEqual({ authKey, passwordSet: false, nonces: [] });
    expect(await store.mintNonce(id, first, "requester")).toEqual(
      expect.objectContaining({ id, authKey, downloads: 0, ciphertextBytes: 1_000_000 }),
    );
    visible(await store.mintNonce(id, second, "requester"));
    visible(await store.mintNonce(id, second, "requester"));
    expect(await keptNonces(store, id)).toEqual([first, second].toSorted());
    expect(await keptNonces(await harness.reopen(), id)).toHaveLength(2);
  });

  test("no Nonce is minted or redeemed for an unknown id", async () => {
    await using harness = await open();
    const id = newUploadId();
    const redeem = {
      operationId: "redeem",
      nonce: newNonce(),
      mintedFor: "requester",
      authKey: newAuthKey(),
      nextNonce: newNonce(),
      requester: "requester",
    };
    expect(await harness.store.mintNonce(id, newNonce(), "requester")).toBeNull();
    expect(await harness.store.readChallenge(id, EVERYONE)).toBeNull();
    expect(await harness.store.redeemForMetadata(id, redeem)).toBeNull();
  });

  test("redeeming uses up the Nonce and adds the next one", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, kept, nextNonce] = [newNonce(), newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "one");
    await store.mintNonce(id, kept, "two");
    const redeem = { nonce, mintedFor: "one", authKey, nextNonce, requester: "one" };
    expect(redeemed(await store.redeemForMetadata(id, { ...redeem, operationId: "first" })).id).toBe(id);
    expect(await keptNonces(store, id)).toEqual([kept, nextNonce].toSorted());
    const late = { ...redeem, nextNonce: newNonce() };
    expect(await store.redeemForMetadata(id, { ...late, operationId: "second" })).toBe("lost");
    expect(await store.redeemForMetadata(id, { ...late, operationId: "third", nonce: newNonce() })).toBe("lost");
    expect(await keptNonces(store, id)).toEqual([kept, nextNonce].toSorted());
  });

  test("redeeming a Nonce repeatedly has only one effect, even if the next Nonce has been used in the meantime", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, next, last] = [newNonce(), newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "one");
    const first = { operationId: "first", nonce, mintedFor: "one", authKey, nextNonce: next, requester: "one" };
    redeemed(await store.redeemForMetadata(id, first));
    redeemed(await store.redeemForMetadata(id, first));
    expect(await keptNonces(store, id)).toEqual([next]);
    redeemed(await store.redeemForMetadata(id, { ...first, operationId: "second", nonce: next, nextNonce: last }));
    await download(store, id);
    expect(redeemed(await store.redeemForMetadata(id, first)).downloads).toBe(1);
    expect(await keptNonces(store, id)).toEqual([last]);
  });

  test("only one of 50 concurrent requests with the same Nonce succeeds", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const nonce = newNonce();
    await store.mintNonce(id, nonce, "one");
    const answers = await Promise.all(
      nonces(50).map((nextNonce) =>
        store.redeemForMetadata(id, {
          operationId: randomHex(8),
          nonce,
          mintedFor: "one",
          authKey,
          nextNonce,
          requester: "one",
        }),
      ),
    );
    expect(answers.filter((answer) => answer !== "lost")).toHaveLength(1);
    expect(await keptNonces(store, id)).toHaveLength(1);
  });

  test("redeeming returns `lost` and uses up no Nonce if the AuthKey has been replaced", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, nextNonce] = [newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "one");
    const newKey = newAuthKey();
    visible(await store.setPassword(id, { operationId: "password", authKey: newKey }));
    const challenge = { authKey: newKey, passwordSet: true, nonces: [{ nonce, requester: "one" }] };
    expect(await store.readChallenge(id, EVERYONE)).toEqual(challenge);
    const redeem = { nonce, mintedFor: "one", nextNonce, requester: "one" };
    expect(await store.redeemForMetadata(id, { ...redeem, operationId: "stale", authKey })).toBe("lost");
    expect(await keptNonces(store, id)).toEqual([nonce]);
    redeemed(await store.redeemForMetadata(id, { ...redeem, operationId: "current", authKey: newKey }));
  });

  test("keeps a requester's newest Nonces, and reads only those of the given requesters", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const others = { one: newNonce(), oneself: newNonce(), "one+": newNonce() };
    for (const [requester, nonce] of Object.entries(others)) await store.mintNonce(id, nonce, requester);
    const flood = nonces(MAX_NONCES_OF_REQUESTER + 10);
    for (const nonce of flood) {
      await store.mintNonce(id, nonce, "flooding");
      await harness.advance(MIN_NONCE_MS);
    }
    expect(await keptNonces(store, id, ["flooding"])).toEqual(flood.slice(10).sort());
    expect(await keptNonces(store, id, ["one"])).toEqual([others.one]);
    expect(await keptNonces(store, id, ["one", "one+"])).toEqual([others.one, others["one+"]].sort());
    expect(await keptNonces(store, id, ["nobody"])).toEqual([]);
    expect(await keptNonces(store, id)).toHaveLength(MAX_NONCES_OF_REQUESTER + 3);
  });

  test("limits the Nonces of a requester that floods the store, and evicts no other requester's Nonces", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const first = nonces(MAX_NONCES_OF_REQUESTER);
    for (const nonce of first) await store.mintNonce(id, nonce, "flooding");
    await harness.advance(MIN_NONCE_MS + 1_000);
    const second = nonces(MAX_NONCES_OF_REQUESTER);
    await Promise.all(second.map((nonce) => store.mintNonce(id, nonce, "flooding")));
    expect(await keptNonces(store, id)).toEqual(second.toSorted());
    const flood = nonces(MAX_NONCES);
    await Promise.all(flood.map((nonce) => store.mintNonce(id, nonce, "flooding")));
    const another = newNonce();
    await store.mintNonce(id, another, "another");
    expect(await keptNonces(store, id, ["flooding"])).toHaveLength(MAX_NONCES_OF_REQUESTER);
    expect(await keptNonces(store, id, ["another"])).toEqual([another]);
  });

  test("above the cap, evicts the oldest Nonces of the requesters that have the most", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const quiet = newNonce();
    await store.mintNonce(id, quiet, "quiet");
    const busy = await fill(harness, id, 20);
    await store.mintNonce(id, newNonce(), "late");
    const kept = new Set(await keptNonces(store, id));
    expect(kept.size).toBe(MAX_NONCES);
    expect(kept).toContain(quiet);
    const dropped = busy.filter(({ nonce }) => !kept.has(nonce));
    expect(dropped).toHaveLength(busy.length + 2 - MAX_NONCES);
    expect(dropped.every(({ round }) => round < 2)).toBe(true);
  });

  test("I10: a site evicts only its own oldest Nonces, however many networks it has", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const [nonce, first, neighbour] = [newNonce(), newNonce(), newNonce()];
    await store.mintNonce(id, nonce, "quiet/home");
    await store.mintNonce(id, first, "attacker/first");
    await harness.advance(1);
    await fill(harness, id, MAX_NONCES + 200, (index) => `attacker/${index}`);
    await store.mintNonce(id, neighbour, "attacker/neighbour");
    await harness.advance(1);
    await fill(harness, id, MAX_NONCES / 2, (index) => `attacker/later ${index}`);
    const kept = new Set(await keptNonces(store, id));
    expect(kept.size).toBe(MAX_NONCES);
    expect([nonce, first, neighbour].map((one) => kept.has(one))).toEqual([true, false, true]);
    const redeem = { operationId: "quiet", nonce, mintedFor: "quiet/home", authKey, nextNonce: newNonce() };
    redeemed(await store.redeemForMetadata(id, { ...redeem, requester: "quiet/home+" }));
  });

  test("within a site, first evicts the oldest Nonces of the network that has the most", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    for (const nonce of nonces(300)) await store.mintNonce(id, nonce, "site/flooding");
    await harness.advance(1);
    const latest = newNonce();
    await store.mintNonce(id, latest, "site/flooding");
    await harness.advance(1);
    for (let index = 1; index < MAX_NONCES; index++) await store.mintNonce(id, newNonce(), `site/${index}`);
    expect(await keptNonces(store, id, ["site/flooding"])).toEqual([latest]);
    expect(await keptNonces(store, id)).toHaveLength(MAX_NONCES);
  });

  test("I10: while each site has only one Nonce, a new Nonce evicts the oldest one", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const oldest = newNonce();
    await store.mintNonce(id, oldest, "oldest");
    await harness.advance(1_000);
    await fill(harness, id, MAX_NONCES - 1, siteOfItsOwn);
    const late = newNonce();
    await store.mintNonce(id, late, "late");
    const kept = await keptNonces(store, id);
    expect(kept).toHaveLength(MAX_NONCES);
    expect(kept).toContain(late);
    expect(kept).not.toContain(oldest);
  });

  test("evicts expired Nonces before fresh ones", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id } = await publishUpload(store);
    const old = nonces(10);
    for (const [index, nonce] of old.entries()) await store.mintNonce(id, nonce, `quiet ${index}`);
    await harness.advance((NONCE_SECONDS + 30) * 1_000);
    const fresh = await fill(harness, id, 20);
    const kept = new Set(await keptNonces(store, id));
    expect(kept.size).toBe(MAX_NONCES);
    expect(old.filter((nonce) => kept.has(nonce))).toEqual([]);
    expect(fresh.filter(({ nonce }) => kept.has(nonce))).toHaveLength(MAX_NONCES);
  });

  test("a Nonce is valid for at least its lifetime", async () => {
    await using harness = await open();
    const { store } = harness;
    const { id, authKey } = await publishUpload(store);
    const nonce = newNonce();
    await store.mintNonce(id, nonce, "one");
    await harness.advance((NONCE_SECONDS - 60) * 1_000);
    await store.mintNonce(id, newNonce(), "two");
    redeemed(
      await store.redeemForMetadata(id, {
        operationId: "late",
        nonce,
        mintedFor: "one",
        authKey,
        nextNonce: newNonce(),
        requester: "one",
      }),
    );
  });

  test("I4: neither minting nor redeeming a Nonce revives a deleted or expired Upload", async () => {
    await using harness = await open();
    const { store } = harness;
    const deleted = await publishUpload(store);
    const expired = await publishUpload(store, { timeLimitSeconds: 60 });
    const nonce = newNonce();
    for (const { id } of [deleted, expired]) await store.mintNonce(id, nonce, "one");
    const redeem = { operationId: "first", nonce, mintedFor: "one", nextNonce: newNonce(), requester: "one" };
    redeemed(await store.redeemForMetadata(deleted.id, { ...redeem, authKey: deleted.authKey }));
    await store.delete(deleted.id, "delete");
    await harness.advance(61_000);
    for (const { id, authKey } of [deleted, expired]) {
      expect(await store.mintNonce(id, newNonce(), "one")).toBeNull();
      expect(await store.readChallenge(id, EVERYONE)).toBeNull();
      expect(await store.redeemForMetadata(id, { ...redeem, authKey })).toBeNull();
      expect(await store.redeemForMetadata(id, { ...redeem, authKey, operationId: "second" })).toBeNull();
      expect(await store.read(id)).toBeNull();
    }
  });
}
