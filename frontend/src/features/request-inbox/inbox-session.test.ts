import { type OpenedKeys, TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { LARGE_BYTES } from "../../shared/saving/saver.ts";
import type { InboxDelivery, Transfer } from "../../shared/transfer/transfer.ts";
import { fakeDownload, fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeDelivery, fakeOwnRequest } from "../../testing/fake-requests.ts";
import { createInboxSession } from "./inbox-session.ts";
import { unsaved } from "./inbox-state.ts";

const { signal } = new AbortController();
const own = fakeOwnRequest();

/** A session with an inbox that has been read. */
async function openInbox(deliveries: InboxDelivery[], answers: Partial<Transfer> = {}) {
  const collected: UploadId[] = [];
  const environment = fakeEnvironment({
    readInbox: async () => ({ ...own, isOpen: true, deliveries }),
    collectDeliveries: async (_, ids) => void collected.push(...ids),
    ...answers,
  });
  const session = createInboxSession(environment, own.owner);
  await session.read(signal);
  return { session, environment, collected, contents: () => session.store.getState().contents };
}

test("a delivery is reported as collected only after all its files are saved, one by one [R10.11]", async () => {
  const one = fakeDelivery("a");
  const files = ["one.txt", "two.txt"].map((name) => ({ name, size: 5, type: "" }));
  const metadata = { name: "Send-Archive.zip", size: 10, type: "send-archive", manifest: { files } };
  const { session, environment, collected } = await openInbox([one], {
    openDelivery: async () => fakeDownload({ metadata }),
  });
  await session.save(unsaved(session.store.getState()));
  expect(environment.saved.map(({ name }) => name)).toEqual(["one.txt", "two.txt"]);
  expect(collected).toEqual([one.id]);
  expect(session.store.getState()).toMatchObject({ saving: null, problem: null });
  expect(unsaved(session.store.getState())).toEqual([]);
});

test("a delivery that cannot be saved completely is not reported as collected", async () => {
  const read = () => Promise.reject(new DecryptionError("truncated"));
  const { session, collected } = await openInbox([fakeDelivery("a")], {
    openDelivery: async () => fakeDownload({ read, readFiles: read }),
  });
  await session.save(unsaved(session.store.getState()));
  expect(collected).toEqual([]);
  expect(session.store.getState()).toMatchObject({ saving: null, problem: "downloadError-damaged" });
});

/** A download whose bytes arrive once `release` is called. */
function holdDownload() {
  let release = () => {};
  const released = new Promise<Blob>((resolve) => {
    release = () => resolve(new Blob(["hello"]));
  });
  const read = ({ signal }: { signal: AbortSignal }) =>
    new Promise<Blob>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new TransferError("cancelled")));
      released.then(resolve, reject);
    });
  return { download: fakeDownload({ read, readFiles: read }), release };
}

test("a delivery chosen while another is being saved is saved after it, once", async () => {
  const [one, other] = [fakeDelivery("a"), fakeDelivery("b")];
  const held = holdDownload();
  const { session, collected } = await openInbox([one, other], {
    openDelivery: async (_, { id }) => (id === one.id ? held.download : fakeDownload()),
  });
  const saving = session.save([one.id]);
  for (let count = 0; count < 2; count += 1) await session.save([other.id]);
  expect(session.store.getState()).toMatchObject({ saving: { id: one.id }, waiting: [other.id] });
  held.release();
  await saving;
  expect(collected).toEqual([one.id, other.id]);
});

test("a cancelled delivery can be saved again, and the others are saved", async () => {
  const [one, other, last] = [fakeDelivery("a"), fakeDelivery("b"), fakeDelivery("c")];
  const downloads = [holdDownload().download];
  const { session, collected } = await openInbox([one, other, last], {
    openDelivery: async () => downloads.pop() ?? fakeDownload(),
  });
  const saving = session.save([one.id, other.id, last.id]);
  await vi.waitFor(() => expect(session.store.getState().saving).toMatchObject({ id: one.id }));
  session.cancel([other.id]);
  session.cancel([one.id]);
  await saving;
  expect(collected).toEqual([last.id]);
  expect(session.store.getState()).toMatchObject({ saving: null, waiting: [], problem: null });
  await session.save([one.id]);
  expect(collected).toEqual([last.id, one.id]);
});

test("before a large file is saved from memory, the user is asked, and the deliveries after it wait", async () => {
  const [small, large, last] = [fakeDelivery("a"), fakeDelivery("b"), fakeDelivery("c")];
  const big = { ...fakeDownload().metadata, size: LARGE_BYTES + 1, manifest: { files: [] } };
  const { session, environment, collected } = await openInbox([small, large, last], {
    openDelivery: async (_, { id }) => fakeDownload(id === large.id ? { metadata: big } : {}),
  });
  await session.save(unsaved(session.store.getState()));
  expect(collected).toEqual([small.id]);
  expect(environment.saved).toHaveLength(1);
  const { largeOnes, saving, problem } = session.store.getState();
  expect({ largeOnes, saving, problem }).toEqual({ largeOnes: [large.id, last.id], saving: null, problem: null });
  await session.save(largeOnes, { mayUseMemory: true });
  expect(collected).toEqual([small.id, large.id, last.id]);
  expect(session.store.getState().largeOnes).toEqual([]);
});

test("a large file is saved without a question if it need not be held in memory", async () => {
  const big = { ...fakeDownload().metadata, size: LARGE_BYTES + 1, manifest: { files: [] } };
  const openDelivery = async () => fakeDownload({ metadata: big });
  const { session, collected } = await openInbox([fakeDelivery("a")], { openDelivery });
  await session.save(unsaved(session.store.getState()), { folder: {} as FileSystemDirectoryHandle });
  expect(collected).toEqual([fakeDelivery("a").id]);
});

test("a forged delivery is refused by name, and the others are saved [R10.8b]", async () => {
  const [forged, honest] = [fakeDelivery("a"), fakeDelivery("b")];
  const { session, collected, contents } = await openInbox([forged, honest], {
    async openDelivery(_, { id }) {
      if (id === forged.id) throw new DecryptionError("commitment");
      return fakeDownload();
    },
  });
  await session.save(unsaved(session.store.getState()));
  expect(contents()[forged.id]).toEqual({ refusal: "forged" });
  expect(collected).toEqual([honest.id]);
});

test("an opened delivery can be reported with its own key, if the server accepts reports", async () => {
  const openedKeys = { authKey: "auth", contentKeyB64: "content" } as OpenedKeys;
  const [reportable, other] = [fakeDelivery("a"), fakeDelivery("b")];
  const { session, contents } = await openInbox([reportable, other], {
    openDelivery: async (_, { id }) =>
      fakeDownload({ openedKeys, ...(id === reportable.id && { reportTicket: "ticket" }) }),
  });
  for (const delivery of [reportable, other]) session.open(delivery);
  const key = { kind: "content_key", keyB64: "content" };
  await vi.waitFor(() =>
    expect(contents()).toMatchObject({
      [reportable.id]: { reportable: { id: reportable.id, ticket: "ticket", key } },
      [other.id]: { reportable: null },
    }),
  );
});

test("a delivery that is listed twice is refused without being opened", async () => {
  const openDelivery = vi.fn<Transfer["openDelivery"]>(async () => fakeDownload());
  const repeated = fakeDelivery("a", { isRepeated: true });
  const { session, contents } = await openInbox([repeated], { openDelivery });
  session.open(repeated);
  expect(contents()[repeated.id]).toEqual({ refusal: "repeated" });
  expect(openDelivery).not.toHaveBeenCalled();
});

test("an opened delivery is remembered on the device, so that a later page can recognise it under another id", async () => {
  const [authentic, forged] = [fakeDelivery("a"), fakeDelivery("b")];
  const known: ReadonlyMap<string, UploadId>[] = [];
  const { session, environment, contents } = await openInbox([authentic, forged], {
    async readInbox(_, seen) {
      known.push(seen);
      return { ...own, isOpen: true, deliveries: [authentic, forged] };
    },
    async openDelivery(_, { id }) {
      if (id === forged.id) throw new DecryptionError("commitment");
      return fakeDownload();
    },
  });
  for (const delivery of [authentic, forged]) session.open(delivery);
  await vi.waitFor(() => expect(contents()[forged.id]).toEqual({ refusal: "forged" }));
  await createInboxSession(environment, own.owner).read(signal);
  expect(known).toEqual([new Map(), new Map([["a", authentic.id]])]);
});

test("a request that its owner has taken off the device while its page is open stays off it", async () => {
  const { session, environment } = await openInbox([]);
  environment.ownRequests.forget(own.terms.id);
  await session.read(signal);
  expect(environment.storage.listRequests()).toEqual([]);
});

test("a removed delivery disappears at once, although the server lists it a moment longer", async () => {
  const [first, second] = [fakeDelivery("a", { state: "collected" }), fakeDelivery("b")];
  const { session } = await openInbox([first, second]);
  await session.remove(first.id);
  expect(session.store.getState().inbox?.deliveries.map(({ state }) => state)).toEqual(["gone", "delivered"]);
});

test("deliveries are opened three at a time", async () => {
  const all = ["a", "b", "c", "d", "e"].map((letter) => fakeDelivery(letter));
  let running = 0;
  let most = 0;
  const { session, contents } = await openInbox(all, {
    async openDelivery() {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return fakeDownload();
    },
  });
  all.forEach(session.open);
  await vi.waitFor(() => {
    const opened = Object.values(contents()).filter((content) => typeof content === "object");
    expect(opened).toHaveLength(5);
  });
  expect(most).toBe(3);
});

test.each([
  [new ProtocolError("not_found"), "gone"],
  [new DecryptionError("commitment"), "untrusted"],
  [new ProtocolError("busy"), "unreached"],
] as const)("if an inbox cannot be read because of %s, it is %s", async (error, failure) => {
  const { session, environment } = await openInbox([], { readInbox: () => Promise.reject(error) });
  expect(session.store.getState()).toMatchObject({ inbox: null, failure });
  expect(environment.storage.listRequests()).toEqual([]);
});

test("an inbox that was read stays on the page while the server cannot be reached", async () => {
  let isAway = false;
  const { session, environment } = await openInbox([], {
    async readInbox() {
      if (isAway) throw new ProtocolError("busy");
      return { ...own, isOpen: true, deliveries: [] };
    },
  });
  isAway = true;
  await session.read(signal);
  expect(session.store.getState()).toMatchObject({ inbox: { label: own.label }, failure: "unreached" });
  expect(environment.storage.listRequests()).toMatchObject([{ id: own.terms.id }]);
});
