import { expect, test } from "vitest";
import type { BlobKey } from "../../blob/port.ts";
import { type ListPointer, shardOf } from "../../upload/port.ts";
import { ALL_SHARDS, newListBlob, type OpenHarness, randomHex, sweep, TOLERANCE_MS } from "./fixtures.ts";

type Version = { etag: string; blobKey: BlobKey; bytes: number; lifeSeconds: number };

function version(overrides: Partial<Version> = {}): Version {
  return { etag: randomHex(8), blobKey: newListBlob(), bytes: 100, lifeSeconds: 3_600, ...overrides };
}

function pointerTo(list: Version): Partial<ListPointer> {
  return { etag: list.etag, blobKey: list.blobKey, bytes: list.bytes };
}

export function describeLists(open: OpenHarness): void {
  test("reads back a list unchanged", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const first = version();
    expect(await store.readList(listKey)).toBeNull();
    expect(await store.writeList(listKey, first, undefined)).toBe("written");
    expect(await store.readList(listKey)).toMatchObject(pointerTo(first));
    expect(await store.readList(randomHex(32))).toBeNull();
    expect(await (await harness.reopen()).readList(listKey)).toMatchObject(pointerTo(first));
  });

  test("rejects a write unless its expected version is current", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const [first, second, third] = [version(), version(), version()];
    expect(await store.writeList(listKey, first, "something")).toBe("conflict");
    expect(await store.writeList(listKey, first, null)).toBe("written");
    expect(await store.writeList(listKey, second, null)).toBe("conflict");
    expect(await store.writeList(listKey, second, "something")).toBe("conflict");
    expect(await store.readList(listKey)).toMatchObject(pointerTo(first));
    expect(await store.writeList(listKey, second, first.etag)).toBe("written");
    expect(await store.writeList(listKey, third, first.etag)).toBe("conflict");
    expect(await store.writeList(listKey, third, undefined)).toBe("written");
    expect(await store.readList(listKey)).toMatchObject(pointerTo(third));
  });

  test("loses no updates from 50 concurrent writers", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const contents = new Map<string, number[]>();
    const append = async (writer: number): Promise<void> => {
      for (;;) {
        const current = await store.readList(listKey);
        const next = version();
        contents.set(next.etag, [...(current === null ? [] : (contents.get(current.etag) ?? [])), writer]);
        if ((await store.writeList(listKey, next, current?.etag ?? null)) === "written") return;
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, writer) => append(writer)));
    const last = await store.readList(listKey);
    const writers = contents.get(last?.etag ?? "") ?? [];
    expect(writers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, writer) => writer));
  });

  test("a repeated write has one effect, even if a newer version has been written since", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const [first, second, third] = [version(), version(), version()];
    await store.writeList(listKey, first, null);
    expect(await store.writeList(listKey, second, first.etag)).toBe("written");
    expect(await store.writeList(listKey, second, first.etag)).toBe("written");
    expect(await sweep(store)).toEqual([]);
    expect(await store.writeList(listKey, third, second.etag)).toBe("written");
    expect(await store.writeList(listKey, second, undefined)).toBe("written");
    expect(await store.readList(listKey)).toMatchObject(pointerTo(third));
    expect(await sweep(store)).toEqual([{ key: first.blobKey, partsId: null }]);
  });

  test("I4, I6: repeating a write does not restore a version due for removal", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const [first, second, third] = [version(), version(), version()];
    for (const each of [first, second, third]) await store.writeList(listKey, each, undefined);
    expect(await store.writeList(listKey, first, undefined)).toBe("written");
    expect(await store.readList(listKey)).toMatchObject(pointerTo(third));
    expect(await sweep(store)).toEqual([{ key: first.blobKey, partsId: null }]);
    expect(await store.readList(listKey)).toMatchObject(pointerTo(third));
  });

  test("I5: keeps the previous version, and makes older ones due one by one", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const versions = [version(), version(), version(), version()];
    for (const each of versions) await store.writeList(listKey, each, undefined);
    const entries = await store.due(ALL_SHARDS, 100);
    expect(entries.map((entry) => entry.kind)).toEqual(["blob", "blob"]);
    expect(entries.map((entry) => entry.shard)).toEqual([shardOf(listKey), shardOf(listKey)]);
    const removed = await sweep(store);
    expect(removed.map((blob) => blob.key).toSorted()).toEqual(
      versions
        .slice(0, 2)
        .map((each) => each.blobKey)
        .toSorted(),
    );
    expect(await store.due(ALL_SHARDS, 100)).toEqual([]);
    for (const entry of entries) expect(await store.beginRemoval(entry)).toBeNull();
    expect(await store.readList(listKey)).toMatchObject(pointerTo(versions[3] ?? version()));
  });

  test("limits the number of an account's lists, each of which counts until it expires", async () => {
    await using harness = await open();
    const { store } = harness;
    const [account, other] = [randomHex(32), randomHex(32)];
    const [first, second, third] = [randomHex(32), randomHex(32), randomHex(32)];
    const admit = (listKey: string, of = account) => store.admitList(of, listKey, { most: 2, lifeSeconds: 60 });
    expect([await admit(first), await admit(second), await admit(third)]).toEqual(["admitted", "admitted", "too_many"]);
    expect(await admit(third, other)).toBe("admitted");
    await harness.advance(40_000);
    expect([await admit(first), await admit(third)]).toEqual(["admitted", "too_many"]);
    await harness.advance(21_000);
    expect([await admit(third), await admit(second)]).toEqual(["admitted", "too_many"]);
  });

  test("I5: `inspectList` returns the versions of a list, even an expired one, until they are removed", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const kept = async () => (await store.inspectList(listKey)).toSorted();
    const versions = [1, 2, 3].map(() => version({ lifeSeconds: 60 }));
    const [first, second, third] = versions.map((each) => each.blobKey) as [BlobKey, BlobKey, BlobKey];
    expect(await kept()).toEqual([]);
    await store.writeList(listKey, versions[0] ?? version(), undefined);
    expect(await kept()).toEqual([first]);
    for (const each of versions.slice(1)) await store.writeList(listKey, each, undefined);
    expect(await kept()).toEqual([second, third].toSorted());
    expect(await store.inspectList(randomHex(32))).toEqual([]);
    await harness.advance(61_000);
    await store.beginRemoval({ kind: "list", key: listKey });
    expect(await kept()).toEqual([second, third].toSorted());
    await store.finishRemoval({ kind: "list", key: listKey });
    expect(await kept()).toEqual([]);
  });

  test("restarts the removal of an old version after an interruption", async () => {
    await using harness = await open();
    const listKey = randomHex(32);
    const versions = [version(), version(), version()];
    for (const each of versions) await harness.store.writeList(listKey, each, undefined);
    const [entry] = await harness.store.due(ALL_SHARDS, 100);
    if (entry === undefined) throw new Error("nothing due");
    await harness.store.beginRemoval(entry);
    const store = await harness.reopen();
    expect(await sweep(store)).toEqual([{ key: versions[0]?.blobKey, partsId: null }]);
  });

  test("renews a list's lifetime with each write, and returns null for an expired list", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const first = version({ lifeSeconds: 600 });
    await store.writeList(listKey, first, null);
    await harness.advance(500_000);
    const second = version({ lifeSeconds: 600 });
    const before = await store.readList(listKey);
    await store.writeList(listKey, second, first.etag);
    const after = await store.readList(listKey);
    const renewedMs = (after?.expiresAtMs ?? 0) - (before?.expiresAtMs ?? 0);
    expect(Math.abs(renewedMs - 500_000)).toBeLessThan(TOLERANCE_MS);
    await harness.advance(300_000);
    expect(await sweep(store)).toEqual([]);
    expect(await store.readList(listKey)).toMatchObject(pointerTo(second));
    await harness.advance(301_000);
    expect(await store.readList(listKey)).toBeNull();
  });

  test("I5: removes an expired list with both versions", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const versions = [version({ lifeSeconds: 60 }), version({ lifeSeconds: 60 })];
    for (const each of versions) await store.writeList(listKey, each, undefined);
    const entry = { kind: "list", key: listKey } as const;
    expect(await store.beginRemoval(entry)).toBeNull();
    await store.finishRemoval(entry);
    expect(await store.readList(listKey)).not.toBeNull();
    await harness.advance(61_000);
    expect(await store.due(ALL_SHARDS, 100)).toMatchObject([entry]);
    const removal = await store.beginRemoval(entry);
    const keys = versions.map((each) => each.blobKey).toSorted();
    expect(removal?.blobs.map((blob) => blob.key).toSorted()).toEqual(keys);
    expect((await store.beginRemoval(entry))?.blobs).toHaveLength(2);
    expect(await store.readList(listKey)).toBeNull();
    await store.finishRemoval(entry);
    await store.finishRemoval(entry);
    expect(await store.beginRemoval(entry)).toBeNull();
    expect(await store.due(ALL_SHARDS, 100)).toEqual([]);
    expect(await store.writeList(listKey, version(), null)).toBe("written");
  });

  test("treats a list written after its expiry as new, and removes the old versions", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const old = version({ lifeSeconds: 60 });
    await store.writeList(listKey, old, null);
    await harness.advance(61_000);
    const next = version();
    expect(await store.writeList(listKey, next, old.etag)).toBe("conflict");
    expect(await store.writeList(listKey, next, null)).toBe("written");
    expect(await sweep(store)).toEqual([{ key: old.blobKey, partsId: null }]);
    expect(await store.readList(listKey)).toMatchObject(pointerTo(next));
  });

  test("I5: if a list is written during its removal, keeps the new version", async () => {
    await using harness = await open();
    const { store } = harness;
    const listKey = randomHex(32);
    const old = version({ lifeSeconds: 60 });
    await store.writeList(listKey, old, null);
    await harness.advance(61_000);
    const entry = { kind: "list", key: listKey } as const;
    expect((await store.beginRemoval(entry))?.blobs).toEqual([{ key: old.blobKey, partsId: null }]);
    const next = version();
    expect(await store.writeList(listKey, next, null)).toBe("written");
    await store.finishRemoval(entry);
    expect(await store.readList(listKey)).toMatchObject(pointerTo(next));
    const again = await sweep(store);
    expect(again.filter((blob) => blob.key !== old.blobKey)).toEqual([]);
    expect(await store.readList(listKey)).toMatchObject(pointerTo(next));
  });
}
