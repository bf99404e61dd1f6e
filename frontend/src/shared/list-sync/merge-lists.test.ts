import type { UploadId } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { type OwnUpload, toListedUpload } from "../uploads/own-upload.ts";
import { disputedUploads, mergeLists, type Standings } from "./merge-lists.ts";

const NOW_MS = 1_000_000;
const first = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), createdAt: 1, dlimit: 3 });
const second = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), createdAt: 2, dlimit: 3 });
const counts = { dlimit: 3, dtotal: 0 };
const NOTHING = { incoming: [], gone: [], synced: [], outgoing: null };

function live(...uploads: OwnUpload[]): Standings {
  return { live: new Map(uploads.map(({ id }) => [id, counts])), gone: new Set() };
}

function gone(...uploads: OwnUpload[]): Standings {
  return { live: new Map<UploadId, typeof counts>(), gone: new Set(uploads.map(({ id }) => id)) };
}

const nobodyKnows = live();

function synced(upload: OwnUpload): OwnUpload {
  return { ...upload, awaitsSync: false };
}

describe("an upload that only the device has", () => {
  const lists = { own: [second], entries: [toListedUpload(first)] };

  test("goes to the account when it can be fetched, in its place by age", () => {
    const { outgoing, synced: sent } = mergeLists({ ...lists, own: [first, second] }, live(second), NOW_MS);
    expect(outgoing).toEqual([toListedUpload(first), toListedUpload(second)]);
    expect(sent).toContainEqual(second);
    expect(mergeLists({ own: [first], entries: [toListedUpload(second)] }, live(first), NOW_MS).outgoing).toEqual([
      toListedUpload(first),
      toListedUpload(second),
    ]);
  });

  test("leaves the device when it is gone: another one has deleted it", () => {
    const merged = mergeLists({ own: [synced(second)], entries: [] }, gone(second), NOW_MS);
    expect(merged).toEqual({ ...NOTHING, gone: [second.id] });
  });

  test("goes to the account again when another client's writing has lost it", () => {
    const { outgoing } = mergeLists({ own: [synced(second)], entries: [] }, live(second), NOW_MS);
    expect(outgoing).toEqual([toListedUpload(second)]);
  });

  test("stays where it is while the server can't be asked", () => {
    expect(mergeLists({ own: [second], entries: [] }, nobodyKnows, NOW_MS)).toEqual(NOTHING);
  });

  test("and waits for its password has no part in it", () => {
    const own = [{ ...second, awaitsPassword: true }];
    expect(disputedUploads({ own, entries: [] })).toEqual([]);
    expect(mergeLists({ own, entries: [] }, live(second), NOW_MS)).toEqual(NOTHING);
  });
});

describe("an upload that only the account has", () => {
  const lists = { own: [], entries: [toListedUpload(first)] };

  test("comes to the device when it can be fetched, with the server's counts, and nothing is written", () => {
    const standings = { live: new Map([[first.id, { dlimit: 5, dtotal: 2 }]]), gone: new Set<UploadId>() };
    const { incoming, outgoing } = mergeLists(lists, standings, NOW_MS);
    expect(incoming).toEqual([{ ...first, dlimit: 5, dtotal: 2 }]);
    expect(outgoing).toBeNull();
  });

  test("leaves the account when it is gone, and never comes back", () => {
    expect(mergeLists(lists, gone(first), NOW_MS)).toEqual({ ...NOTHING, outgoing: [] });
  });

  test("does not come while the server can't be asked: it may have been deleted here", () => {
    expect(mergeLists(lists, nobodyKnows, NOW_MS)).toEqual(NOTHING);
  });

  test("does not come once its time is over by this device's clock, but others keep it", () => {
    expect(mergeLists(lists, live(first), first.expiresAt + 1)).toEqual(NOTHING);
  });
});

describe("an upload that both have", () => {
  const changes = { expiresAt: first.expiresAt + 60_000, timeLimit: 90_000, hasPassword: true };

  test("is not asked about, and leaves both lists alone", () => {
    const lists = { own: [synced(first)], entries: [toListedUpload(first)] };
    expect(disputedUploads(lists)).toEqual([]);
    expect(mergeLists(lists, nobodyKnows, NOW_MS)).toEqual(NOTHING);
  });

  test("is taken over in the account's version", () => {
    const lists = { own: [synced(first)], entries: [{ ...toListedUpload(first), ...changes }] };
    const { incoming, outgoing } = mergeLists(lists, nobodyKnows, NOW_MS);
    expect(incoming).toEqual([{ ...synced(first), ...changes }]);
    expect(outgoing).toBeNull();
  });

  test("goes to the account in the device's version when it was changed here, with what another client keeps in it", () => {
    const own = [{ ...first, ...changes }];
    const lists = { own, entries: [{ ...toListedUpload(first), color: "blue" }] };
    const merged = mergeLists(lists, nobodyKnows, NOW_MS);
    expect(merged).toEqual({
      ...NOTHING,
      synced: own,
      outgoing: [{ ...toListedUpload(first), ...changes, color: "blue" }],
    });
  });

  test("gets the title that an earlier page of this device did not keep, and loses none", () => {
    const named = { ...first, title: "A title", contentKey: "key" };
    const lists = { own: [synced(first)], entries: [toListedUpload(named)] };
    expect(mergeLists(lists, nobodyKnows, NOW_MS)).toEqual({ ...NOTHING, incoming: [synced(named)] });
    const reverse = { own: [synced(named)], entries: [toListedUpload(first)] };
    expect(mergeLists(reverse, nobodyKnows, NOW_MS)).toEqual(NOTHING);
    const changed = { own: [{ ...first, ...changes }], entries: [toListedUpload(named)] };
    expect(mergeLists(changed, nobodyKnows, NOW_MS).outgoing).toEqual([{ ...toListedUpload(named), ...changes }]);
  });

  test("is known to be there when the answer to its writing was lost", () => {
    const lists = { own: [first], entries: [toListedUpload(first)] };
    expect(mergeLists(lists, nobodyKnows, NOW_MS)).toEqual({ ...NOTHING, synced: [first] });
  });

  test("differs by its counts only: each device asks for them itself", () => {
    const lists = { own: [synced(first)], entries: [{ ...toListedUpload(first), dtotal: 2, dlimit: 9 }] };
    expect(mergeLists(lists, nobodyKnows, NOW_MS)).toEqual(NOTHING);
  });
});

test("what another client wrote and is no upload stays in the list as it is", () => {
  const strange = [null, 5, { id: "aaaaaaaaaaaaaaaa" }, ["x"]];
  const { incoming, outgoing } = mergeLists({ own: [second], entries: strange }, live(second), NOW_MS);
  expect(incoming).toEqual([]);
  expect(outgoing).toEqual([...strange, toListedUpload(second)]);
});

test("the account is told the fields of the protocol, nothing of this device, and no nonce", () => {
  expect(Object.keys(toListedUpload(first)).sort()).toEqual(
    [
      ...["id", "url", "name", "size", "manifest", "time", "speed", "createdAt", "expiresAt", "secretKey"],
      ...["ownerToken", "dlimit", "dtotal", "hasPassword", "timeLimit"],
    ].sort(),
  );
});
