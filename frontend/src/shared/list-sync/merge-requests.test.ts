import { describe, expect, test } from "vitest";
import { fakeKeptRequest, requestId } from "../../testing/fake-requests.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { type KeptRequest, toListedRequest } from "../storage/kept-request.ts";
import { toListedUpload } from "../uploads/own-upload.ts";
import { mergeLists } from "./merge-lists.ts";
import { disputedRequests, mergeRequests, type RequestStandings } from "./merge-requests.ts";

const NOW_MS = 1_000_000;
const first = fakeKeptRequest({ id: requestId("aaaaaaaaaaaaaaaa") });
const second = fakeKeptRequest({ id: requestId("bbbbbbbbbbbbbbbb") });
const upload = toListedUpload(fakeOwnUpload());
const NOTHING = { incoming: [], gone: [], synced: [], outgoing: null };
const noStandings: RequestStandings = { live: new Set(), gone: new Set() };

const live = ({ id }: KeptRequest): RequestStandings => ({ ...noStandings, live: new Set([id]) });
const gone = ({ id }: KeptRequest): RequestStandings => ({ ...noStandings, gone: new Set([id]) });

describe("a request that only the device has", () => {
  const lists = { own: [first], entries: [upload, toListedRequest(second)] };

  test("is added to the account if the server still has it, also after another client's write has lost it", () => {
    for (const own of [first, { ...first, awaitsSync: false }]) {
      const { outgoing, synced } = mergeRequests({ ...lists, own: [own] }, live(own), NOW_MS);
      expect(outgoing).toEqual([upload, toListedRequest(second), toListedRequest(first)]);
      expect(synced).toEqual([first.id]);
    }
  });

  test("is removed from the device if it was deleted on the server", () => {
    expect(mergeRequests({ own: [first], entries: [] }, gone(first), NOW_MS)).toEqual({ ...NOTHING, gone: [first.id] });
  });

  test("stays only on the device if the server does not respond", () => {
    expect(mergeRequests({ own: [first], entries: [] }, noStandings, NOW_MS)).toEqual(NOTHING);
  });
});

describe("a request that only the account has", () => {
  const lists = { own: [], entries: [toListedRequest(first), upload] };

  test("is added to the device if the server has it, without writing the list", () => {
    const { incoming, outgoing } = mergeRequests(lists, live(first), NOW_MS);
    expect(incoming).toEqual([first]);
    expect(outgoing).toBeNull();
  });

  test("is removed from the account if the server no longer has it, and everything else stays", () => {
    expect(mergeRequests(lists, gone(first), NOW_MS)).toEqual({ ...NOTHING, outgoing: [upload] });
  });

  test("is not added while the server does not respond, or if it has expired by this device's clock", () => {
    expect(mergeRequests(lists, noStandings, NOW_MS)).toEqual(NOTHING);
    expect(mergeRequests(lists, live(first), first.expiresAt)).toEqual(NOTHING);
  });
});

test("a request that both have is not queried, and counts as synced even if the response to the write was lost", () => {
  const lists = { own: [first], entries: [{ ...toListedRequest(first), colour: "blue" }] };
  expect(disputedRequests(lists)).toEqual([]);
  expect(mergeRequests(lists, noStandings, NOW_MS)).toEqual({ ...NOTHING, synced: [first.id] });
  const own = [{ ...first, awaitsSync: false }];
  expect(mergeRequests({ ...lists, own }, noStandings, NOW_MS)).toEqual(NOTHING);
});

test("a client that knows only uploads keeps the account's requests", () => {
  const own = fakeOwnUpload({ dlimit: 3 });
  const standings = { live: new Map([[own.id, { dlimit: 3, dtotal: 0 }]]), gone: new Set<typeof own.id>() };
  const entries = [toListedRequest(first)];
  expect(mergeLists({ own: [own], entries }, standings, NOW_MS).outgoing).toEqual([...entries, toListedUpload(own)]);
});

test("the account receives only what opens and names the inbox, without the device's own data", () => {
  expect(Object.keys(toListedRequest(first)).toSorted()).toEqual(
    ["id", "ownerLink", "title", "createdAt", "closesAt", "expiresAt"].toSorted(),
  );
});
