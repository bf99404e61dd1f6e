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

const noStandings = live();

function synced(upload: OwnUpload): OwnUpload {
  return { ...upload, awaitsSync: false };
}

describe("an upload that only the device has", () => {
  const lists = { own: [second], entries: [toListedUpload(first)] };

  test("is added to the account in order of age, if the server still has it", () => {
    const { outgoing, synced: sent } = mergeLists({ ...lists, own: [first, second] }, live(second), NOW_MS);
    expect(outgoing).toEqual([toListedUpload(first), toListedUpload(second)]);
    expect(sent).toContainEqual(second);
    expect(mergeLists({ own: [first], entries: [toListedUpload(second)] }, live(first), NOW_MS).outgoing).toEqual([
      toListedUpload(first),
      toListedUpload(second),
    ]);
  });

  test("is removed from the device if another device has deleted it from the server", () => {
    const merged = mergeLists({ own: [synced(second)], entries: [] }, gone(second), NOW_MS);
    expect(merged).toEqual({ ...NOTHING, gone: [second.id] });
  });

  test("is added to the account again if it was lost in another client's write", () => {
    const { outgoing } = mergeLists({ own: [synced(second)], entries: [] }, live(second), NOW_MS);
    expect(outgoing).toEqual([toListedUpload(second)]);
  });

  test("stays only on the device if the server does not respond", () => {
    expect(mergeLists({ own: [second], entries: [] }, noStandings, NOW_MS)).toEqual(NOTHING);
  });

  test("is ignored until its password has been set", () => {
    const own = [{ ...second, awaitsPassword: true }];
    expect(disputedUploads({ own, entries: [] })).toEqual([]);
    expect(mergeLists({ own, entries: [] }, live(second), NOW_MS)).toEqual(NOTHING);
  });
});

describe("an upload that only the account has", () => {
  const lists = { own: [], entries: [toListedUpload(first)] };

  test("is added to the device with the server's counts if the server has it, without writing the list", () => {
    const standings = { live: new Map([[first.id, { dlimit: 5, dtotal: 2 }]]), gone: new Set<UploadId>() };
    const { incoming, outgoing } = mergeLists(lists, standings, NOW_MS);
    expect(incoming).toEqual([{ ...first, dlimit: 5, dtotal: 2 }]);
    expect(outgoing).toBeNull();
  });

  test("is removed from the account if the server no longer has it, and does not return", () => {
    expect(mergeLists(lists, gone(first), NOW_MS)).toEqual({ ...NOTHING, outgoing: [] });
  });

  test("is not added while the server does not respond, because this device may have deleted it", () => {
    expect(mergeLists(lists, noStandings, NOW_MS)).toEqual(NOTHING);
  });

  test("is not added if it has expired by this device's clock, but stays in the account's list", () => {
    expect(mergeLists(lists, live(first), first.expiresAt + 1)).toEqual(NOTHING);
  });
});

describe("an upload that both the device and the account have", () => {
  const changes = { expiresAt: first.expiresAt + 60_000, timeLimit: 90_000, hasPassword: true };

  test("is not queried from the server and changes neither list if both have the same version", () => {
    const lists = { own: [synced(first)], entries: [toListedUpload(first)] };
    expect(disputedUploads(lists)).toEqual([]);
    expect(mergeLists(lists, noStandings, NOW_MS)).toEqual(NOTHING);
  });

  test("is replaced by the account's version", () => {
    const lists = { own: [synced(first)], entries: [{ ...toListedUpload(first), ...changes }] };
    const { incoming, outgoing } = mergeLists(lists, noStandings, NOW_MS);
    expect(incoming).toEqual([{ ...synced(first), ...changes }]);
    expect(outgoing).toBeNull();
  });

  test("is updated in the account if this device has changed it, keeping other clients' fields", () => {
    const own = [{ ...first, ...changes }];
    const lists = { own, entries: [{ ...toListedUpload(first), color: "blue" }] };
    const merged = mergeLists(lists, noStandings, NOW_MS);
    expect(merged).toEqual({
      ...NOTHING,
      synced: own,
      outgoing: [{ ...toListedUpload(first), ...changes, color: "blue" }],
    });
  });

  test("receives a title that only the account's list has, and keeps a title that another client has dropped", () => {
    const named = { ...first, title: "A title", contentKey: "key" };
    const lists = { own: [synced(first)], entries: [toListedUpload(named)] };
    expect(mergeLists(lists, noStandings, NOW_MS)).toEqual({ ...NOTHING, incoming: [synced(named)] });
    const reverse = { own: [synced(named)], entries: [toListedUpload(first)] };
    expect(mergeLists(reverse, noStandings, NOW_MS)).toEqual(NOTHING);
    const changed = { own: [{ ...first, ...changes }], entries: [toListedUpload(named)] };
    expect(mergeLists(changed, noStandings, NOW_MS).outgoing).toEqual([{ ...toListedUpload(named), ...changes }]);
  });

  test("counts as synced if the account's list has this version, even if the response to the write was lost", () => {
    const lists = { own: [first], entries: [toListedUpload(first)] };
    expect(mergeLists(lists, noStandings, NOW_MS)).toEqual({ ...NOTHING, synced: [first] });
  });

  test("can have different counts on the device and in the list, because each device fetches the counts itself", () => {
    const lists = { own: [synced(first)], entries: [{ ...toListedUpload(first), dtotal: 2, dlimit: 9 }] };
    expect(mergeLists(lists, noStandings, NOW_MS)).toEqual(NOTHING);
  });
});

test("unknown records of other clients remain in the list unchanged", () => {
  const strange = [null, 5, { id: "aaaaaaaaaaaaaaaa" }, ["x"]];
  const { incoming, outgoing } = mergeLists({ own: [second], entries: strange }, live(second), NOW_MS);
  expect(incoming).toEqual([]);
  expect(outgoing).toEqual([...strange, toListedUpload(second)]);
});

test("the account receives only the protocol's fields, without the device's own data and the nonce", () => {
  expect(Object.keys(toListedUpload(first)).sort()).toEqual(
    [
      ...["id", "url", "name", "size", "manifest", "time", "speed", "createdAt", "expiresAt", "secretKey"],
      ...["ownerToken", "dlimit", "dtotal", "hasPassword", "timeLimit"],
    ].sort(),
  );
});
